title = BLOXX!
tagline = Deux dés, une feuille chacun : entoure les nombres et ne laisse pas de trous.

# Les règles, un message chacune ; leurs numéros figurent aussi dans les tests et les refus.
BLX-1 = De deux à quatre personnes, chacune avec une feuille quadrillée, d’ordinaire 7 colonnes et 10 rangées. Certaines cases portent un nombre ; certaines rangées ont une couleur.{ $sheet ->
    [standard] {" "}Les cases à nombre et les rangées de couleur sont de nous : la feuille imprimée était introuvable. Qui possède la boîte peut charger la vraie avant la partie.
   *[other] {""}
}
BLX-2 = Deux dés montrent des formes de quatre cases : l’une est un rond, les trois autres des croix.{ $dice ->
    [standard] {" "}Sur les dés habituels, aucune forme n’apparaît deux fois ; leur répartition est de nous.
   *[other] {""}
}
BLX-3 = La personne active lance les deux dés, en choisit un et dessine sa forme la première. Puis tous les autres choisissent un dé et dessinent, en même temps. La dernière personne à avoir joué à un jeu vidéo est active la première, ou qui la table choisit.
BLX-4 = Qui choisit le dé pris par la personne active dessine une croix à la place du rond. Si la personne active n’a rien pu dessiner, aucun dé n’est pris et les deux gardent leur rond.
BLX-5 = Tourne et retourne une forme comme tu veux. Le rond reste à sa place dans la forme.
BLX-6 = Ta première forme doit toucher le bord inférieur de la feuille.
BLX-7 = Chaque case d’une forme doit être dans la feuille, vide, non coloriée, et ne rien avoir de dessiné au-dessus. { $support ->
        [touch] Une forme suivante doit toucher une forme précédente par au moins un côté ; elle peut rester suspendue.
        [rest] Une forme suivante doit reposer sur une forme précédente : au moins une de ses cases juste au-dessus d’une case dessinée.
       *[settle] Une forme suivante doit reposer sur le sol ou sur une case dessinée, et toucher une forme précédente par au moins un côté.
    }
BLX-8 = Les cases vides sous un dessin sont des trous. On les colorie aussitôt, et elles ne seront jamais remplies.
BLX-9 = Si l’une des deux formes tient sur ta feuille, tu dois en dessiner une. Si aucune ne tient, ce lancer est perdu pour toi.
BLX-10 = Une rangée de couleur remplie de croix et de ronds rapporte 4 points à qui la remplit d’abord et 2 à tous ceux qui suivent. Si plusieurs la remplissent au même lancer, tous comptent comme premiers. Avec un trou, la rangée ne rapporte rien.
BLX-11 = C’est ensuite à la personne suivante, dans le sens des aiguilles d’une montre, de lancer. La partie finit après un lancer où deux personnes n’ont rien pu dessiner.
BLX-12 = Additionne tes nombres entourés et tes rangées de couleur, puis retire 1 par trou et 1 par case vide. Le plus grand total gagne ; à égalité, la victoire est partagée.

rule-name-BLX-1 = Joueurs et feuilles
rule-name-BLX-2 = Les dés
rule-name-BLX-3 = Un lancer
rule-name-BLX-4 = Le dé pris
rule-name-BLX-5 = Tourner et retourner
rule-name-BLX-6 = La première forme
rule-name-BLX-7 = Où une forme tient
rule-name-BLX-8 = Les trous
rule-name-BLX-9 = Dessiner si l’on peut
rule-name-BLX-10 = Rangées de couleur
rule-name-BLX-11 = La fin
rule-name-BLX-12 = Points et victoire

option-support = Ce que doit faire une forme suivante.
option-sheet = La feuille de tous : ses rangées à partir du haut, un point ou un nombre par case, la couleur derrière la rangée.
stand-in-sheet = La feuille est provisoire. Si tu as la boîte, garde le fichier, corrige-le et charge-le.
option-dice = Les formes des deux dés : une ligne chacun, O pour le rond, X pour une croix, une barre oblique avant la rangée suivante d’une forme.
stand-in-dice = La répartition des formes sur les dés est provisoire. Si tu as la boîte, garde le fichier, corrige-le et charge-le.
option-start = Qui commence.

# Pourquoi un coup est refusé.
where-it-fits = { $row ->
        [0] tournée ainsi, elle ne tient nulle part dans la colonne { $column }
       *[other] dans la colonne { $column }, sa place la plus basse est la rangée { $row }
    }
refusal-game-is-over = la partie est finie
refusal-dice-are-not-rolled = { $seat } doit d’abord lancer les dés
refusal-not-your-turn-to-draw = { $seat } choisit un dé et dessine en premier
refusal-has-drawn = tu as déjà dessiné à ce lancer
refusal-roll-is-lost = aucune des deux formes ne tient sur ta feuille, ce lancer est perdu pour toi
refusal-looks-the-same = tournée ainsi, la forme donne le même dessin que « { $die } { $turn } { $square } », et seul ce mot compte
refusal-same-on-both-dice = les deux dés montrent la même forme, on la dessine avec « { $die } { $turn } { $square } »
refusal-leaves-the-sheet = la forme dépasserait { $edge ->
        [right] du côté droit
       *[top] du haut
    } de la feuille ; { where-it-fits }
refusal-square-is-drawn = la case { $square } est déjà prise ; { where-it-fits }
refusal-square-is-a-gap = la case { $square } est un trou et reste coloriée ; { where-it-fits }
refusal-first-on-the-bottom-edge = la première forme doit toucher le bord inférieur ; { where-it-fits }
refusal-touches-nothing-drawn = aucun côté de la forme ne toucherait une forme précédente ; { where-it-fits }
refusal-would-hang = la forme resterait suspendue, sans une case sur le sol ni sur une case dessinée ; { where-it-fits }
refusal-lies-on-nothing-drawn = aucune case de la forme ne reposerait sur une case dessinée ; { where-it-fits }

ending-two-stuck = Deux personnes n’ont rien pu dessiner au même lancer.

option-support-settle = reposer et toucher une forme
option-support-touch = toucher une forme, même suspendue
option-support-rest = reposer sur une forme

colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-violet = violet

part-numbers = Nombres entourés
part-rows = Rangées de couleur
part-gaps = Trous
part-empties = Cases vides

# Ce que ferait un choix.
filled-row = { $colour ->
    [green] la rangée verte
    [blue] la rangée bleue
    [orange] la rangée orange
   *[violet] la rangée violette
}
preview-rolled = {""}
preview-stuck = {""}
preview-took-die = {""}
preview-drew = {""}
preview-covered = couvre 4 cases : +4
preview-circled = { $number ->
    [0] {""}
   *[other] entoure le { $number } : +{ $number }
}
preview-crossed = { $number ->
    [0] {""}
   *[other] ne met qu’une croix sur le { $number }
}
preview-coloured-in = {""}
preview-left-gaps = { $count ->
    [0] aucun trou
    [one] fait un trou
   *[other] fait { $count } trous
}
preview-row-filled = remplit { filled-row } : +{ $points }
preview-scored = {""}
preview-turn-began = {""}
preview-game-over = met fin à la partie

# Ce qui s’est passé.
effect-rolled = { $seat_is ->
    [you] Tu lances
   *[other] { $seat } lance
} les deux dés.
effect-stuck = { $seat_is ->
    [you] Tu ne peux dessiner aucune des deux formes et perds ce lancer.
   *[other] { $seat } ne peut dessiner aucune des deux formes et perd ce lancer.
}
effect-took-die = {""}
effect-drew = { $seat_is ->
    [you] Tu dessines
   *[other] { $seat } dessine
} la forme du dé { $die } en { $square }.
effect-covered = {""}
effect-circled = { $number ->
    [0] {""}
   *[other] Le { $number } est entouré : +{ $number }.
}
effect-crossed = { $number ->
    [0] {""}
   *[other] Le { $number } n’y reçoit qu’une croix.
}
effect-coloured-in = {""}
effect-left-gaps = { $count ->
    [0] {""}
    [one] Cela fait un trou.
   *[other] Cela fait { $count } trous.
}
effect-row-filled = Cela remplit { filled-row } : +{ $points }.
effect-scored = {""}
effect-turn-began = {""}
effect-game-over = La partie est finie : deux personnes n’ont rien pu dessiner.
