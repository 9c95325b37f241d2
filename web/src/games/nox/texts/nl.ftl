# At the board.
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
   *[no] { $worth }, maar alleen de beste uitstalling telt
}

# The lesson.
lesson-nox-1 = Iedereen heeft een eigen uitstalling. In je beurt leg je één kaart voor wie je wilt. Begin je eigen uitstalling: kies een kaart, dan je lege plaats.
lesson-nox-1-done = Een eerste stapel. Op het eind tellen de bovenste kaarten, maar alleen als je alle drie de kleuren toont.
lesson-nox-2 = Een kaart mag een andere van haar eigen kleur bedekken. Leg de groene 14 op je groene 5.
lesson-nox-2-done = Alleen de bovenste telt: negen punten meer, en geen stapel erbij.
lesson-nox-3 = Stapels met hetzelfde getal worden één stapel. Leg de groene 14 waar bij jou al een 14 ligt.
lesson-nox-3-done = Samengevoegd! Minder stapels, evenveel waard.
lesson-nox-4 = Zonder blauw is je uitstalling niets waard. Leg de blauwe 15 erbij.
lesson-nox-4-done = Alle drie de kleuren: nu telt alles. Een kleur die er ligt, gaat nooit meer weg.
lesson-nox-5 = Je mag ook voor anderen leggen. Bederf iets voor Marie: bedek een hoge kaart van haar met een lage van dezelfde kleur.
lesson-nox-5-done = Sluw. De anderen doen het ook bij jou.
lesson-nox-6 = De zesde stapel beëindigt de ronde meteen. Je hebt er vijf: begin er nog een.
lesson-nox-6-done = De ronde is voorbij en wie alle drie de kleuren heeft, noteert punten. Met 150 eindigt het spel.
