# Berichten van een tafel, wat er ook gespeeld wordt. In het verslag zijn $who en $other namen.

## Het verslag

table-joined = { $who } gaat zitten.
table-stood-up = { $who } staat op.
table-number-withheld = { $who } heeft een getal niet onthuld; alle anderen trokken een nieuw.
table-number-late = Het getal van { $who } kwam te laat en telt niet mee.
table-number-away = { $who } was er niet: het getal telt niet mee.
table-void = { $who } heeft een getal niet onthuld. Daarom wordt hier niet gespeeld: zo kon iemand kaarten weigeren.
table-begun = Het spel begint.
table-over = Het spel is voorbij.
table-wished = { $who } wil graag terug naar stap { $to }.
table-declined = { $who } speelt liever verder.
table-wish-ended = { $who } is er niet; het verzoek om terug te gaan vervalt.
table-undone = { $who } neemt terug wat er gedaan is.
table-kept-left = { $who } is weggegaan; een bot neemt de plaats waar.
table-kept-away = { $who } is er even niet; een bot neemt de plaats waar.
table-kept-time = De tijd van { $who } is om; een bot neemt de plaats waar.
table-returned = { $who } is terug.
table-paused = { $who } pauzeert het spel.
table-resumed = { $who } gaat verder.
table-time = { $who } geeft { $other } { $seconds } seconden extra.
table-bot-replaced = { $who } deed er te lang over; er is eenvoudiger gekozen.
table-moved = { $who }: { $word }
table-happened = { $word }

## Weigeringen

table-only-watching = daarvoor heb je een plaats aan tafel nodig; je kijkt toe
table-not-your-seat = dat kan alleen voor je eigen plaats; deze is niet van jou
table-only-host = dat mag alleen wie de tafel heeft geopend; dat ben jij niet
table-is-waiting = dat kan pas als het spel begonnen is; dat is het nog niet
table-is-playing = dat kan alleen voor het begin; het spel is al bezig
table-is-paused = dat kan alleen terwijl het spel loopt; het staat op pauze
table-is-over = dat kan alleen terwijl het spel loopt; het is voorbij
table-is-closed = deze tafel is gesloten
table-not-over = dat kan pas als het spel voorbij is; het loopt nog
table-no-such-seat = plaatsen hebben een nummer onder { $seats }; gekregen: { $seat }
table-other-step = verwacht was stap { $expected }; gekregen: { $got }
table-name-characters = een naam bestaat uit zichtbare tekens
table-name-length = een naam heeft 1 tot { $most } tekens; gekregen: { $got }
table-name-taken = aan deze tafel heet al iemand zo: '{ $name }'
table-name-alphabets = deze letters komen uit verschillende alfabetten; kies er één
table-name-alike = deze naam lijkt te veel op '{ $name }'; kies een andere
table-no-such-level = verwacht was een niveau, een van { $known }; gekregen: '{ $got }'
table-full = er is geen plaats meer vrij
table-taken = plaats { $seat } is al bezet
table-seats-taken = alleen de eerste { $seats } plaatsen mogen bezet zijn; verderop zit nog iemand
table-open-seats = op elke plaats moet iemand zitten; er zijn er nog vrij
table-numbers-collected = het getal moet er voor het begin van het spel zijn; daarvoor is het te laat
table-numbers-not-yet = het getal komt pas als iedereen zich heeft vastgelegd; daarvoor is het te vroeg
table-number-differs = dat is niet het getal waarop dit apparaat zich heeft vastgelegd
table-number-spent = dit getal is al gebruikt; het moet een nieuw zijn
table-seat-is-kept = neem eerst je plaats terug; een bot neemt hem nu waar
table-not-your-turn = je bent niet aan de beurt; het wachten is op plaats { $acting }
table-not-your-dice = jij hebt de dobbelstenen niet in handen
table-no-undo = aan deze tafel kun je niet terug
table-no-wish = er is geen wens om te beantwoorden
table-undo-needs = daar moeten alle betrokkenen het mee eens zijn; voor { $who } speelt nu een bot. Wacht tot die terug is
table-no-person = op plaats { $seat } zit geen mens
table-not-away = wie op plaats { $seat } zit, is er gewoon
table-not-away-yet = een bot mag pas na { $grace } seconden invallen; { $who } heeft nog { $seconds } seconden
table-time-for-others = tijd is een cadeau: je geeft hem alleen aan een ander
table-no-clock = op plaats { $seat } loopt geen klok
table-only-bots = aan deze tafel moet minstens één mens meespelen; op deze server spelen bots niet onder elkaar
table-no-hints = aan deze tafel zijn er geen tips
table-no-reactions = aan deze tafel zijn er geen reacties
table-no-invitation = deze link werkt niet meer
table-removed = deze link werkt niet meer voor jou; de gastheer of gastvrouw heeft je bezoek beëindigd
table-unknown = op dit adres is geen tafel
table-unreadable = deze tafel kan niet worden gelezen; wat erover is bewaard, is beschadigd, en wie de server beheert, weet ervan
table-too-many = dat waren te veel berichten; wacht even
table-seating = zeg wie er op elk van de { $seats } plaatsen zit; gekregen: { $got }
table-names = elk van de { $seats } plaatsen heeft een naam nodig; gekregen: { $got }
table-no-hint = op dit moment weet niemand een tip
table-notice-address = verwacht was een bereikbaar adres dat met https:// of http:// begint
table-notice-private = verwacht was een adres buiten dit netwerk
