# Mesajele unei mese, orice s-ar juca la ea. În jurnal, $who și $other sunt nume.

## Jurnalul

table-joined = { $who } se așază la masă.
table-stood-up = { $who } se ridică de la masă.
table-number-withheld = { $who } nu și-a dezvăluit numărul; toți ceilalți au tras altul.
table-number-late = { $who } a întârziat cu numărul: nu contează.
table-number-away = { $who } nu era de față: numărul nu contează.
table-void = { $who } nu și-a dezvăluit numărul, așa că aici nu se joacă: așa s-ar putea refuza cărțile.
table-begun = Jocul începe.
table-lot = Sorții au căzut: începe { $who }.
table-over = Jocul s-a încheiat.
table-wished = { $who } ar vrea să revină la pasul { $to }.
table-declined = { $who } ar vrea mai degrabă să continue.
table-wish-ended = { $who } lipsește; cererea de întoarcere s-a încheiat.
table-undone = { $who } ia înapoi ce s-a făcut.
table-kept-left = { $who } a plecat; un bot păstrează locul.
table-kept-away = { $who } lipsește; un bot păstrează locul.
table-kept-time = { $who } nu mai are timp; un bot păstrează locul.
table-returned = { $who } a revenit.
table-paused = { $who } pune jocul pe pauză.
table-resumed = { $who } continuă jocul.
table-time = { $who } dă { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} în plus pentru { $other }.
table-bot-replaced = { $who } a stat prea mult pe gânduri; s-a ales mai simplu.
table-moved = { $who }: { $word }
table-happened = { $word }

## Refuzuri

table-only-watching = pentru asta ai nevoie de un loc la masă; tu privești
table-not-your-seat = asta se poate doar pentru locul tău; acesta nu este al tău
table-only-host = asta poate doar cine a deschis masa; nu ești tu
table-is-waiting = asta se poate abia după ce jocul a început; încă nu a început
table-is-playing = asta se poate doar înainte de început; jocul este deja în desfășurare
table-is-paused = asta se poate doar cât jocul merge; acum este pe pauză
table-is-over = asta se poate doar cât jocul merge; s-a încheiat
table-is-closed = această masă este închisă
table-not-over = asta se poate abia după ce jocul s-a încheiat; încă merge
table-no-such-seat = locurile au numere sub { $seats }; a venit { $seat }
table-other-step = se aștepta pasul { $expected }; a venit { $got }
table-name-characters = un nume este făcut din caractere vizibile
table-name-length = un nume are între 1 și { $most } caractere; au venit { $got }
table-name-taken = la această masă pe cineva îl cheamă deja așa: „{ $name }”
table-name-alphabets = literele vin din alfabete diferite; rămâi la unul
table-name-alike = numele seamănă prea mult cu „{ $name }”; alege altul
table-no-such-level = se aștepta un nivel, unul dintre { $known }; a venit „{ $got }”
table-full = nu mai este niciun loc liber
table-taken = locul { $seat } este deja ocupat
table-seats-taken = pot fi ocupate doar primele { $seats } locuri; mai încolo stă cineva
table-open-seats = pe fiecare loc trebuie să stea cineva; mai sunt locuri libere
table-numbers-collected = numărul trebuia să vină înainte de începerea jocului; este prea târziu
table-numbers-not-yet = numărul vine abia după ce toți s-au angajat; este prea devreme
table-number-differs = nu este numărul pentru care s-a angajat acest dispozitiv
table-number-spent = acest număr a fost deja folosit; trebuie unul nou
table-seat-is-kept = ia-ți mai întâi locul înapoi; îl păstrează un bot
table-not-your-turn = nu este rândul tău; se așteaptă locul { $acting }
table-not-your-dice = zarurile nu sunt în mâna ta
table-no-undo = la această masă nu se merge înapoi
table-no-wish = nu este nicio dorință la care să răspunzi
table-undo-needs = trebuie să fie de acord toți cei implicați; pentru { $who } joacă acum un bot. Așteaptă să se întoarcă
table-no-person = pe locul { $seat } nu stă un om
table-not-away = cine stă pe locul { $seat } este aici
table-not-away-yet = un bot poate juca abia după { $grace } secunde de absență; { $who } mai are { $seconds } secunde
table-time-for-others = timpul este un dar: îl poți da doar altora
table-no-clock = pe locul { $seat } nu merge niciun ceas
table-only-bots = la masă trebuie să joace cel puțin un om; pe acest server, boții nu joacă între ei
table-log-full = fă mai întâi o mutare; la această masă ai făcut deja foarte multe pauze sau ai dăruit timp
table-no-hints = la această masă nu se dau sfaturi
table-no-reactions = la această masă nu sunt reacții
table-no-invitation = acest link nu mai este valabil
table-removed = linkul nu mai merge pentru tine; gazda ți-a încheiat vizita
table-unknown = la această adresă nu este nicio masă
table-unreadable = masa aceasta nu poate fi citită; ce s-a păstrat despre ea este deteriorat, iar cine ține serverul a fost anunțat
table-too-many = au fost prea multe mesaje; așteaptă o clipă
table-seating = spune cine stă pe fiecare dintre cele { $seats } locuri; au venit { $got }
table-names = fiecare dintre cele { $seats } locuri are nevoie de un nume; au venit { $got }
table-no-hint = acum nimeni nu are un sfat
table-notice-address = se aștepta o adresă la care se poate ajunge și care începe cu https:// sau http://
table-notice-private = se aștepta o adresă din afara acestei rețele
