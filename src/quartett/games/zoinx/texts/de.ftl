# Die Regeln, je eine Meldung; die Kennungen stehen auch in Tests und Ablehnungen.
ZNX-1 = Zwei bis vier Personen spielen. Jeder der vier Würfel hat auf zwei Seiten einen Punkt und auf vier Seiten ein Quadrat; ein Wurf zeigt also null bis vier Punkte.
ZNX-2 = Vor dem ersten Wurf wetten alle geheim, wie viele Punkte die aktive Person sammelt: 2, 4, 6, 8 oder 10. Alle anderen dürfen stattdessen auf ZOINX wetten. Dann werden die Wetten gemeinsam aufgedeckt.
ZNX-3 = Die aktive Person wirft alle vier Würfel und zählt die Punkte zusammen. Unter der eigenen Wette muss weitergeworfen werden; ist sie erreicht, darf man aufhören oder weiterwerfen.
ZNX-4 = Ein Wurf ganz ohne Punkt ist ein ZOINX. Er beendet den Zug, und die aktive Person bekommt dafür nichts.
ZNX-5 = Wer mit genau so vielen Punkten aufhört, wie gewettet waren, bekommt die Wette gutgeschrieben. Sind es mehr, gibt es die Wette und alle Punkte dazu.
ZNX-6 = Alle anderen bekommen ihre Wette, wenn die Punkte sie erreicht haben, auch wenn danach ein ZOINX kam. Eine Wette auf ZOINX bringt 5, wenn der Zug so endet. Alles andere bringt nichts.
ZNX-7 = Wer am Ende des eigenen Zuges mindestens { $goal } Punkte hat und mehr als alle anderen, eröffnet die letzte Runde: Alle anderen sind noch einmal aktiv, gewertet wird wie immer.
ZNX-8 = Die meisten Punkte gewinnen. Bei Gleichstand liegt vorn, wer diesen Stand in einem früheren Zug hatte; ist auch das gleich, wird der Sieg geteilt.

option-goal = So viele Punkte eröffnen die letzte Runde.
option-start = Wer beginnt.

active-may-not-bet-zoinx = wer am Zug ist, kann nicht auf ZOINX wetten
bet-before-throwing = erst wetten alle, dann fliegen die Würfel
bets-are-shown = die Wetten liegen offen und gelten bis zum Ende des Zuges

ending-last-round = Die letzte Runde ist gespielt.
