# Meldungen eines Tisches, was auch immer dort gespielt wird. Im Verlauf sind $who und $other Namen.

## Der Verlauf

table-joined = { $who } setzt sich.
table-stood-up = { $who } steht auf.
table-number-withheld = { $who } hat eine Zahl nicht aufgedeckt; alle anderen haben neue gezogen.
table-number-late = Die Zahl von { $who } kam zu spät und zählt nicht.
table-number-away = { $who } war nicht da: Die Zahl zählt nicht.
table-void = { $who } hat eine Zahl nicht aufgedeckt. Darum wird hier nicht gespielt: So könnte man Karten ablehnen.
table-begun = Das Spiel beginnt.
table-over = Das Spiel ist zu Ende.
table-wished = { $who } möchte zurück zu Schritt { $to }.
table-declined = { $who } möchte lieber weiterspielen.
table-wish-ended = { $who } ist nicht da; die Bitte um Rücknahme ist erledigt.
table-undone = { $who } nimmt zurück, was geschehen ist.
table-kept-left = { $who } ist gegangen; ein Bot hält den Platz frei.
table-kept-away = { $who } ist nicht da; ein Bot hält den Platz frei.
table-kept-time = Die Zeit von { $who } ist um; ein Bot hält den Platz frei.
table-returned = { $who } ist wieder da.
table-paused = { $who } hält das Spiel an.
table-resumed = { $who } spielt weiter.
table-time = { $who } schenkt { $other } { $seconds } Sekunden mehr.
table-bot-replaced = { $who } hat zu lange gebraucht; es wurde einfacher gewählt.
table-moved = { $who }: { $word }
table-happened = { $word }

## Ablehnungen

table-only-watching = das geht nur mit einem Platz am Tisch; du schaust zu
table-not-your-seat = das geht nur für deinen eigenen Platz; dieser gehört dir nicht
table-only-host = das darf nur, wer den Tisch eröffnet hat; das bist nicht du
table-is-waiting = das geht erst, wenn das Spiel begonnen hat; noch hat es nicht
table-is-playing = das geht nur, bevor das Spiel beginnt; es läuft schon
table-is-paused = das geht nur, während das Spiel läuft; es ist angehalten
table-is-over = das geht nur, während das Spiel läuft; es ist zu Ende
table-is-closed = dieser Tisch ist geschlossen
table-not-over = das geht erst, wenn das Spiel zu Ende ist; noch läuft es
table-no-such-seat = die Plätze haben Nummern unter { $seats }; gekommen ist { $seat }
table-other-step = erwartet war Schritt { $expected }; gekommen ist { $got }
table-name-characters = ein Name besteht aus sichtbaren Zeichen
table-name-length = ein Name hat 1 bis { $most } Zeichen; gekommen sind { $got }
table-name-taken = an diesem Tisch heißt schon jemand so: „{ $name }“
table-name-alphabets = die Buchstaben stammen aus verschiedenen Alphabeten; bleib bei einem
table-name-alike = dieser Name sieht aus wie „{ $name }“; nimm einen anderen
table-no-such-level = erwartet war eine Spielstärke, eine von { $known }; gekommen ist „{ $got }“
table-full = es ist kein Platz mehr frei
table-taken = Platz { $seat } ist schon besetzt
table-seats-taken = nur die ersten { $seats } Plätze dürfen besetzt sein; weiter hinten sitzt noch jemand
table-open-seats = auf jedem Platz muss jemand sitzen; es sind noch welche frei
table-numbers-collected = die Zahl muss vor dem Spielbeginn da sein; dafür ist es zu spät
table-numbers-not-yet = die Zahl kommt erst, wenn alle sich festgelegt haben; dafür ist es zu früh
table-number-differs = das ist nicht die Zahl, auf die sich dieses Gerät festgelegt hat
table-number-spent = diese Zahl ist schon verbraucht; es muss eine neue sein
table-seat-is-kept = nimm zuerst deinen Platz zurück; gerade hält ihn ein Bot
table-not-your-turn = du bist nicht am Zug; gewählt wird gerade auf Platz { $acting }
table-not-your-dice = du hast die Würfel nicht in der Hand
table-no-undo = an diesem Tisch geht es nicht zurück
table-no-wish = es gibt keinen Wunsch, der zu beantworten wäre
table-undo-needs = dazu müssen alle Betroffenen Ja sagen; für { $who } spielt gerade ein Bot. Das geht erst nach der Rückkehr
table-no-person = auf Platz { $seat } sitzt kein Mensch
table-not-away = wer auf Platz { $seat } sitzt, ist da
table-not-away-yet = ein Bot darf erst nach { $grace } Sekunden übernehmen; { $who } hat noch { $seconds } Sekunden Zeit
table-time-for-others = Zeit ist ein Geschenk: du kannst sie nur anderen geben
table-no-clock = auf Platz { $seat } läuft keine Uhr
table-only-bots = an diesem Tisch muss mindestens ein Mensch mitspielen; auf diesem Server spielen Bots nicht unter sich
table-no-hints = an diesem Tisch gibt es keine Tipps
table-no-reactions = an diesem Tisch gibt es keine Reaktionen
table-no-invitation = diese Einladung gilt nicht mehr
table-removed = dieser Link gilt für dich nicht mehr; die Gastgeberin oder der Gastgeber hat deinen Besuch beendet
table-unknown = unter dieser Adresse gibt es keinen Tisch
table-unreadable = dieser Tisch lässt sich nicht lesen; was über ihn gespeichert ist, ist beschädigt, und wer den Server betreibt, weiß davon
table-too-many = das waren zu viele Nachrichten; warte bitte einen Moment
table-seating = zu sagen ist, wer auf jedem der { $seats } Plätze sitzt; gekommen sind { $got }
table-names = jeder der { $seats } Plätze braucht einen Namen; gekommen sind { $got }
table-no-hint = gerade weiß niemand einen Tipp
table-notice-address = erwartet war eine erreichbare Adresse, die mit https:// oder http:// beginnt
table-notice-private = erwartet war eine Adresse außerhalb dieses Netzes
