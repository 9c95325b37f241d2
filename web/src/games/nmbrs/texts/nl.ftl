# At the board.
board-nmbrs-card = { $number } in { $colour }{ $worth ->
    [0] {""}
   *[other] , waarde { $worth }
}
board-nmbrs-joker = joker in { $colour }
board-nmbrs-joker-as = joker in { $colour } als { $number }
board-nmbrs-holds = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
board-nmbrs-holds-opened = { $count ->
    [one] { $count } kaart in de hand, heeft geopend
   *[other] { $count } kaarten in de hand, heeft geopend
}
board-nmbrs-seen = Open genomen: { $cards }
board-nmbrs-table = { $rows ->
    [0] Geen reeks op tafel
    [one] Eén reeks op tafel
   *[other] { $rows } reeksen op tafel
}
board-nmbrs-row = Reeks { $cards }
board-nmbrs-bare = Hier komen de reeksen: drie kaarten of meer met gelijke stappen.
board-nmbrs-open = Open stapel: { $card }
board-nmbrs-open-none = De open stapel is leeg
board-nmbrs-asked = { $you ->
    [yes] Neem je de { $card }?
   *[no] Neemt { $name } de { $card }?
}{ $also ->
    [yes] {" "}{ $you ->
        [yes] Je trekt ook een kaart.
       *[no] { $name } trekt ook een kaart.
    }
   *[no] {""}
}
board-nmbrs-asks = { $name } krijgt de open kaart aangeboden.
board-nmbrs-pick = { $you ->
    [yes] Kies kaarten voor een reeks, of één om af te leggen
   *[no] { $name }: kaarten voor een reeks, of één om af te leggen
}
board-nmbrs-more = Tot zover goed: welke kaart komt erbij?
board-nmbrs-no-row = Deze kaarten kun je nu niet samen leggen.
board-nmbrs-ways = Wat met deze kaarten kan
board-nmbrs-by-colour = Op kleur sorteren
board-nmbrs-by-number = Op getal sorteren
board-nmbrs-dealing = De kaarten worden gedeeld.
board-nmbrs-draws = { $you ->
    [yes] Je trekt een kaart.
   *[no] { $name } trekt een kaart.
}
board-nmbrs-no-thanks = Nee, dank je
board-nmbrs-no-card = Geen kaart voor mij
board-nmbrs-out = { $you ->
    [yes] Dat was je laatste kaart!
   *[no] Dat was de laatste kaart van { $name }!
}
board-nmbrs-ran-out = De stapel is weer op.
board-nmbrs-left = { $cards ->
    [0] geen kaart over
    [one] nog één kaart in de hand, waarde { $points }
   *[other] nog { $cards } kaarten in de hand, samen { $points } waard
}
board-nmbrs-began = Ronde { $round }: { $you ->
    [yes] jij begint
   *[no] { $name } begint
}
board-nmbrs-do-lay = Leggen
board-nmbrs-do-grow = Uitbreiden
board-nmbrs-do-cross = Kruisen
board-nmbrs-do-say = Noemen
board-nmbrs-do-swap = Ruilen
board-nmbrs-do-discard = Afleggen
board-nmbrs-do-done = Beurt beëindigen
board-nmbrs-do-take = Nemen
board-nmbrs-do-pass = Laten
board-nmbrs-do-with = Met joker { $joker }
board-nmbrs-do-without = Zonder joker { $joker }

# The lesson.
lesson-nmbrs-1 = Een reeks heeft minstens drie kaarten met gelijke stappen, en terugtellend kom je op 0. Leg 10, 20 en 30.
lesson-nmbrs-1-done = Wat de gelegde kaarten waard zijn, is van jou, en de tafel staat voor je open.
lesson-nmbrs-2 = Een reeks in één kleur, of met louter verschillende kleuren, telt dubbel. Leg 10, 15 en 20.
lesson-nmbrs-2-done = Drie verschillende kleuren: dubbele punten.
lesson-nmbrs-3 = Wie geopend heeft, mag elke reeks uitbreiden, aan de uiteinden of ertussen. Breid 10-20-30 uit.
lesson-nmbrs-3-done = Uitgebreid, en je kaarten tellen.
lesson-nmbrs-4 = Reeksen mogen elkaar kruisen, zoals in een kruiswoordpuzzel. Leg 19 en 21 dwars over de 20.
lesson-nmbrs-4-done = Eén kaart in twee reeksen. In meer dan twee ligt er geen.
lesson-nmbrs-5 = Een joker is elk getal dat je zegt. Tussen 10 en 30: laat de rode joker 20 zijn.
lesson-nmbrs-5-done = Nu is het een 20, en 10-20-30 kan liggen. Wie de echte 20 heeft, mag later ruilen.
lesson-nmbrs-6 = Een beurt eindigt met het afleggen van een kaart. Leg een kaart af.
lesson-nmbrs-6-done = Wie de laatste kaart aflegt, beëindigt de ronde, en de anderen verliezen wat ze nog hebben. Met 100 punten win je.
