# Wat de speelvlakken zelf zeggen. Zinnen noemen namen.
board-thinks = { $name } denkt na
board-draws = { $name } trekt een kaart.
board-ready = { $ready } van { $all } zijn klaar
board-chosen = Gekozen. Tot iedereen klaar is, kan het nog anders.
board-over = Het spel is uit.
board-round-over = Ronde { $round } is voorbij.
board-back = Terug
board-go-on = Verder
board-new-total = Nieuwe stand:
board-throw = Gooi
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
board-nox-which = { $you ->
    [yes] Kies een kaart.
   *[no] { $name } kiest een kaart.
}
board-nox-dealing = De kaarten worden gedeeld.
board-nox-new = { $you ->
    [yes] een nieuwe stapel voor jou
   *[no] een nieuwe stapel voor { $name }
}
board-nox-lay = Leggen
board-nox-turn = { $you ->
    [yes] Jij bent aan de beurt
   *[no] { $name } is aan de beurt
}
board-nox-draws = { $you ->
    [yes] Je trekt een kaart.
   *[no] { $name } trekt een kaart.
}
board-nox-held = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
board-nox-round = Ronde { $round }: { $you ->
    [yes] jij begint
   *[no] { $name } begint
}
board-nox-why = { $why ->
    [six-stacks] { $you ->
        [yes] Voor jou liggen zes stapels.
       *[no] Voor { $name } liggen zes stapels.
    }
    [hands-empty] Alle kaarten zijn gespeeld.
   *[pile-empty] De stapel is leeg.
}
board-nox-sum = { $written ->
    [yes] samen { $worth }
   *[no] { $worth }, maar alleen de beste etalage telt
}

board-zoinx-how-many = { $you ->
    [yes] Hoeveel stippen gooi jij?
   *[no] Hoeveel stippen gooit { $name }?
}
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
board-zoinx-decides = { $you ->
    [yes] Je hebt { $dots }: door of stoppen?
   *[no] { $name } heeft { $dots }: door of stoppen?
}
board-zoinx-throws = { $you ->
    [yes] Jij gooit.
   *[no] { $name } gooit.
}
board-zoinx-was = { $you ->
    [yes] ZOINX! Niets voor jou.
   *[no] ZOINX! Niets voor { $name }.
}
board-zoinx-stopped = { $you ->
    [yes] Je stopt en krijgt { $points }.
   *[no] { $name } stopt en krijgt { $points }.
}
board-zoinx-missing = { $you ->
    [yes] Gooi! Je hebt nog
   *[no] { $name }, gooi! Er zijn nog
} { $dots ->
    [one] { $dots } stip
   *[other] { $dots } stippen
} nodig voor de inzet.
board-zoinx-throw-again = { $you ->
    [yes] Gooi nog eens!
   *[no] { $name } gooit nog eens!
}
board-zoinx-reached = Gehaald!
board-zoinx-opens-last = { $you ->
    [yes] Jij opent de laatste ronde!
   *[no] { $name } opent de laatste ronde!
}
board-zoinx-roll = Doorgooien
board-zoinx-stop = Stoppen
board-zoinx-last = Laatste ronde: nog { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
board-zoinx-goal = { $goal } punten openen de laatste ronde.

board-is-ready = klaar
board-bloxx-sheet = { $you ->
    [yes] Jouw blad
   *[no] Het blad van { $name }
}: omcirkelde getallen { $circled }, gaten { $gaps }, hoogtes van de kolommen { $heights }
board-bloxx-gaps = { $count ->
    [0] geen gat
    [one] { $count } gat
   *[other] { $count } gaten
}
board-bloxx-empty = { $count } leeg
board-bloxx-choose = { $you ->
    [yes] Kies een dobbelsteen.
   *[no] { $name } kiest een dobbelsteen.
}
board-bloxx-rolls = { $you ->
    [yes] Jij gooit.
   *[no] { $name } gooit.
}
board-bloxx-throw = { $you ->
    [yes] Jij bent aan de beurt: gooi!
   *[no] { $name } gooit.
}
board-bloxx-draws = { $you ->
    [yes] Jij tekent.
   *[no] { $name } tekent.
}
board-bloxx-others-draw = { $you ->
    [yes] De anderen tekenen.
   *[no] Iedereen behalve { $name } tekent.
}
board-bloxx-stuck = { $who ->
    [you] Op jouw blad past niets.
    [all] Bij jou en { $names } past niets.
   *[others] Bij { $names } past niets.
}
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
board-bloxx-die-taken = Dobbelsteen { $die }, genomen door { $you ->
    [yes] jou
   *[no] { $name }
}, dus zonder cirkel: { $shape }
board-bloxx-die-rolling = Dobbelsteen { $die }

board-why = Waarom niet?
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
board-nmbrs-no-row = Geen reeks: er zijn drie kaarten of meer met gelijke stappen nodig, en terugtellend moet je op 0 uitkomen.
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
