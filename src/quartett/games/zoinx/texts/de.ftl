title = ZOINX!
tagline = Wette auf die Augen, wirf die Würfel und hör auf, bevor es ZOINX heißt.

# Die Regeln, je eine Meldung; die Kennungen stehen auch in Tests und Ablehnungen.
ZNX-1 = Zwei bis vier Personen spielen. Jeder der vier Würfel hat auf zwei Seiten ein Auge und auf vier Seiten ein Quadrat; ein Wurf zeigt also null bis vier Augen. Zuerst ist aktiv, wer am jüngsten ist oder wen der Tisch bestimmt.
ZNX-2 = Vor dem ersten Wurf wetten alle geheim, wie viele Augen die aktive Person sammelt: 2, 4, 6, 8 oder 10. Alle anderen dürfen stattdessen auf ZOINX wetten. Dann werden die Wetten gemeinsam aufgedeckt.
ZNX-3 = Die aktive Person wirft alle vier Würfel und zählt die Augen zusammen. Unter der eigenen Wette muss weitergeworfen werden; ist sie erreicht, darf man aufhören oder weiterwerfen.
ZNX-4 = Ein Wurf ganz ohne Auge ist ein ZOINX. Er beendet den Zug, und die aktive Person bekommt dafür nichts.
ZNX-5 = Wer mit genau so vielen Augen aufhört, wie gewettet waren, bekommt die Wette als Punkte. Sind es mehr, gibt es die Wette und alle Augen dazu.
ZNX-6 = Alle anderen bekommen ihre Wette, wenn die Augen sie erreicht haben, auch wenn danach ein ZOINX kam. Eine Wette auf ZOINX bringt 5, wenn der Zug so endet. Alles andere bringt nichts.
ZNX-7 = Wer am Ende des eigenen Zuges mindestens { $goal } Punkte hat und mehr als alle anderen, eröffnet die letzte Runde: Alle anderen sind noch einmal aktiv{ $last_round ->
    [everyone] {" "}und ganz zuletzt auch, wer sie eröffnet hat
   *[others] {""}
}. Gewertet wird wie immer.
ZNX-8 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand liegt vorn, wer diesen Stand in einem früheren Zug hatte; ist auch das gleich, wird der Sieg geteilt.

rule-name-ZNX-1 = Personen und Würfel
rule-name-ZNX-2 = Wetten
rule-name-ZNX-3 = Werfen
rule-name-ZNX-4 = ZOINX!
rule-name-ZNX-5 = Punkte für die aktive Person
rule-name-ZNX-6 = Punkte für alle anderen
rule-name-ZNX-7 = Die letzte Runde
rule-name-ZNX-8 = Wer gewinnt

option-goal = So viele Punkte eröffnen die letzte Runde.
option-last_round = Wer in der letzten Runde aktiv ist.
option-last_round-others = alle außer der Person, die sie eröffnet
option-last_round-everyone = alle, die eröffnende Person zuletzt
option-start = Wer beginnt.

part-own-throws = Eigene Würfe
part-bets-on-dots = Wetten auf Augen
part-bets-on-zoinx = Wetten auf ZOINX

ending-last-round = Die letzte Runde ist gespielt.

# Warum ein Wort abgelehnt wird.
refusal-active-may-not-bet-zoinx = wer am Zug ist, kann nicht auf ZOINX wetten
refusal-bet-before-throwing = erst wetten alle, dann fliegen die Würfel
refusal-bets-are-shown = die Wetten liegen offen und gelten bis zum Ende des Zuges
refusal-dice-are-flying = erst müssen die Würfel fliegen
refusal-not-your-throw = in diesem Zug wirft { $seat }
refusal-game-is-over = das Spiel ist zu Ende

# Was eine Wahl bewirken würde.
preview-bet = { $bet ->
    [zoinx] bringt 5, wenn der Zug mit einem ZOINX endet ({ $percent } % bei jedem Wurf)
   *[other] { $role ->
        [active] bringt { $bet } bei genau { $bet } Augen, bei mehr { $bet } und alle Augen (so weit kommt man mit { $percent } %)
       *[other] bringt { $bet }, wenn mindestens { $bet } Augen fallen ({ $percent } %, wenn so weit geworfen wird)
    }
}
preview-rolled-on = setzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} aufs Spiel: Mit { $percent } % kommt ein ZOINX
preview-threw = {""}
preview-reached = {""}
preview-zoinxed = {""}
preview-stopped = {""}
preview-scored = { $seat_is ->
    [you] bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
preview-last-round = eröffnet die letzte Runde
preview-turn-began = {""}
preview-game-over = beendet das Spiel

# Was geschehen ist.
effect-bet = { $bet ->
    [zoinx] { $seat_is ->
        [you] Du wettest auf ZOINX.
       *[other] { $seat } wettet auf ZOINX.
    }
   *[other] { $seat_is ->
        [you] Du wettest auf { $bet } Augen.
       *[other] { $seat } wettet auf { $bet } Augen.
    }
}
effect-rolled-on = { $seat_is ->
    [you] Du wirfst noch einmal und riskierst
   *[other] { $seat } wirft noch einmal und riskiert
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
effect-threw = { $dots ->
    [0] {""}
    [one] { $seat_is ->
        [you] Du wirfst { $dots } Auge und hast jetzt { $total }.
       *[other] { $seat } wirft { $dots } Auge und hat jetzt { $total }.
    }
   *[other] { $seat_is ->
        [you] Du wirfst { $dots } Augen und hast jetzt { $total }.
       *[other] { $seat } wirft { $dots } Augen und hat jetzt { $total }.
    }
}
effect-reached = { $seat_is ->
    [you] Du hast deine Wette auf { $bet } erreicht.
   *[other] { $seat } hat die Wette auf { $bet } erreicht.
}
effect-zoinxed = { $seat_is ->
    [you] ZOINX! Du bekommst für diesen Zug nichts.
   *[other] ZOINX! { $seat } bekommt für diesen Zug nichts.
}
effect-stopped = { $seat_is ->
    [you] Du hörst
   *[other] { $seat } hört
} bei { $total ->
    [one] { $total } Auge
   *[other] { $total } Augen
} auf.
effect-scored = { $part ->
    [own-throws] { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }
    [bets-on-zoinx] { $seat_is ->
        [you] Du hast es geahnt und bekommst
       *[other] { $seat } hat es geahnt und bekommt
    }
   *[other] { $seat_is ->
        [you] Deine Wette bringt dir
       *[other] Die Wette bringt { $seat }
    }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
effect-last-round = { $seat_is ->
    [you] Du eröffnest die letzte Runde
   *[other] { $seat } eröffnet die letzte Runde
}: { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge
}.
effect-turn-began = { $seat_is ->
    [you] Jetzt bist du am Zug.
   *[other] Jetzt ist { $seat } am Zug.
}
effect-game-over = Die letzte Runde ist vorbei.
