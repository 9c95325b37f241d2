# Wat de speelvlakken zelf zeggen. Zinnen noemen namen.
board-thinks = { $name } denkt na
board-draws = { $name } trekt een kaart.
board-ready = { $ready } van { $all } zijn klaar
board-chosen = Gekozen. Tot iedereen klaar is, kan het nog anders.
board-over = Het spel is uit.
board-round-over = Ronde { $round } is voorbij.
board-back = Terug
board-hand = De hand van { $name }
board-no-cards = Geen kaarten meer
board-pile = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}

board-nox-card = { $number } in { $colour }
board-nox-lacks = { $colour } ontbreekt
board-nox-here = Hier leggen.
board-nox-where = Waar komt de { $number } in { $colour }?
board-nox-which = { $name } kiest een kaart.
board-nox-dealing = De kaarten worden gedeeld.
board-nox-new = een nieuwe stapel voor { $name }
board-nox-lay = Leggen

board-zoinx-how-many = Hoeveel stippen gooit { $name }?
board-zoinx-bet = Hierop wedden.
board-zoinx-place = Wedden
board-zoinx-bets = { $name } wedt op { $dots } stippen
board-zoinx-bets-zoinx = { $name } wedt op ZOINX
board-zoinx-sealed = { $name } heeft verdekt gewed
board-zoinx-stairs = { $name } heeft in deze beurt { $dots ->
    [one] { $dots } stip
   *[other] { $dots } stippen
}
board-zoinx-dice = De laatste worp toont { $dots ->
    [one] { $dots } stip
   *[other] { $dots } stippen
}
board-zoinx-dice-rest = De dobbelstenen liggen klaar
board-zoinx-decides = { $name } heeft { $dots }: door of stoppen?
board-zoinx-throws = { $name } gooit.
board-zoinx-was = ZOINX! Niets voor { $name }.
board-zoinx-stopped = { $name } stopt en krijgt { $points }.
board-zoinx-roll = Doorgooien
board-zoinx-stop = Stoppen
board-zoinx-last = Laatste ronde: nog { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
board-zoinx-goal = { $goal } punten openen de laatste ronde.

board-is-ready = klaar
board-bloxx-sheet = Het blad van { $name }: omcirkelde getallen { $circled }, gaten { $gaps }, hoogtes van de kolommen { $heights }
board-bloxx-gaps = { $count ->
    [0] geen gat
    [one] { $count } gat
   *[other] { $count } gaten
}
board-bloxx-choose = { $name } kiest een dobbelsteen.
board-bloxx-rolls = { $name } gooit.
board-bloxx-draws = { $name } tekent.
board-bloxx-here = Kolom { $column }, rij { $row }
board-bloxx-not-here = Hier past de vorm niet.
board-bloxx-draw = Tekenen
board-bloxx-rotate = Draaien
board-bloxx-mirror = Spiegelen
board-bloxx-left = Naar links
board-bloxx-right = Naar rechts
board-bloxx-up = Hoger
board-bloxx-down = Lager
board-bloxx-die = Dobbelsteen { $die }: { $shape }
board-bloxx-die-taken = Dobbelsteen { $die }, genomen door { $name }, dus zonder cirkel: { $shape }
board-bloxx-die-rolling = Dobbelsteen { $die }

board-why = Waarom niet?
board-nmbrs-card = { $number } in { $colour }, waarde { $worth }
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
board-nmbrs-asked = Neemt { $name } { $card }?
board-nmbrs-asks = { $name } krijgt de open kaart aangeboden.
board-nmbrs-pick = { $name }: kaarten voor een reeks, of één om af te leggen
board-nmbrs-more = Tot zover goed: welke kaart komt erbij?
board-nmbrs-no-row = Geen reeks: er zijn drie kaarten of meer met gelijke stappen nodig, en terugtellend moet je op 0 uitkomen.
board-nmbrs-ways = Wat met deze kaarten kan
board-nmbrs-by-colour = Op kleur sorteren
board-nmbrs-by-number = Op getal sorteren
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
