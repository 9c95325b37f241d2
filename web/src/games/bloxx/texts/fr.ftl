# At the board.
board-bloxx-sheet = { $you ->
    [yes] Ta feuille
   *[no] La feuille de { $name }
} : nombres entourés { $circled }, trous { $gaps }, hauteurs des colonnes { $heights }
board-bloxx-gaps = { $count ->
    [0] aucun trou
    [one] { $count } trou
   *[other] { $count } trous
}
board-bloxx-empty = { $count ->
    [one] { $count } vide
   *[other] { $count } vides
}
board-bloxx-choose = { $you ->
    [yes] Choisis un dé.
   *[no] { $name } choisit un dé.
}
board-bloxx-rolls = { $you ->
    [yes] Tu lances les dés.
   *[no] { $name } lance les dés.
}
board-bloxx-throw = { $you ->
    [yes] À toi : lance les dés.
   *[no] { $name } lance les dés.
}
board-bloxx-draws = { $you ->
    [yes] Tu dessines.
   *[no] { $name } dessine.
}
board-bloxx-others-draw = { $you ->
    [yes] Les autres dessinent.
   *[no] Tous dessinent, sauf { $name }.
}
board-bloxx-stuck = { $who ->
    [you] Rien ne tient sur ta feuille.
    [all] Rien ne tient chez toi ni chez { $names }.
   *[others] Rien ne tient chez { $names }.
}
board-bloxx-here = Colonne { $column }, rangée { $row }
board-bloxx-not-here = La forme ne tient pas ici.
board-bloxx-draw = Dessiner
board-bloxx-rotate = Tourner
board-bloxx-mirror = Retourner
board-bloxx-left = À gauche
board-bloxx-right = À droite
board-bloxx-up = Plus haut
board-bloxx-down = Plus bas
board-bloxx-die = Dé { $die } : { $shape }
board-bloxx-die-taken = Dé { $die }, pris par { $you ->
    [yes] toi
   *[no] { $name }
}, donc sans rond : { $shape }
board-bloxx-die-rolling = Dé { $die }

# The lesson.
lesson-bloxx-1 = Deux dés montrent deux formes. Choisis-en une, tourne-la, déplace-la et dessine-la. La première touche le bord du bas.
lesson-bloxx-1-done = Dessinée. Une case de chaque forme est un rond, les autres sont des croix.
lesson-bloxx-2 = Marie a lancé et pris le dé A. Avec ce dé, ton rond deviendrait une croix. Dessine le dé B.
lesson-bloxx-2-done = Ton rond reste un rond.
lesson-bloxx-3 = Les formes reposent sur quelque chose et se touchent. Les nombres entourés sont des points : mets le rond sur un nombre.
lesson-bloxx-3-done = Entouré ! Ce nombre est à toi.
lesson-bloxx-4 = Les cases vides sous un dessin deviennent des trous et coûtent un point chacune. Dessine sans en faire.
lesson-bloxx-4-done = Pas de trou. À la fin, les cases vides coûtent aussi un point.
lesson-bloxx-5 = Il manque deux cases à la rangée verte. Remplis-la.
lesson-bloxx-5-done = Quatre points pour les premiers, deux pour les suivants. C’est fini quand deux joueurs ne peuvent pas dessiner au même lancer.
