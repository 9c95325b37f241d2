title = ZOINX!
tagline = Pariază pe buline, aruncă zarurile și oprește-te înainte de ZOINX.

# Regulile, câte un mesaj; numerele lor apar și în teste și în refuzuri.
ZNX-1 = Doi până la patru jucători. Fiecare dintre cele patru zaruri are o bulină pe două fețe și un pătrat pe celelalte patru; o aruncare arată deci de la zero la patru buline.
ZNX-2 = Înainte de prima aruncare toți pariază în secret câte buline va strânge jucătorul activ: 2, 4, 6, 8 sau 10. Ceilalți pot paria în schimb pe un ZOINX. Apoi pariurile se arată toate deodată.
ZNX-3 = Jucătorul activ aruncă toate cele patru zaruri și adună bulinele. Sub propriul pariu trebuie să arunce din nou; odată atins pariul, se oprește sau aruncă mai departe.
ZNX-4 = O aruncare fără nicio bulină este un ZOINX. Tura se încheie, iar jucătorul activ nu primește nimic.
ZNX-5 = Cine se oprește exact la bulinele pariate primește pariul. Cu mai multe buline primește pariul plus toate bulinele.
ZNX-6 = Ceilalți primesc pariul lor dacă bulinele l-au atins, chiar dacă apoi a venit un ZOINX. Un pariu pe ZOINX aduce 5 dacă tura se încheie așa. Orice altceva nu aduce nimic.
ZNX-7 = Cine își încheie tura activă cu cel puțin { $goal ->
    [one] { $goal } punct
    [few] { $goal } puncte
   *[other] { $goal } de puncte
} și mai mult decât oricine altcineva deschide ultima rundă: toți ceilalți mai sunt activi o dată, iar punctele se socotesc ca de obicei.
ZNX-8 = Câștigă cine are cele mai multe puncte. La egalitate este în față cine avea acest scor într-o tură mai devreme; dacă și asta e egal, victoria se împarte.

rule-name-ZNX-1 = Jucători și zaruri
rule-name-ZNX-2 = Pariul
rule-name-ZNX-3 = Aruncarea
rule-name-ZNX-4 = ZOINX!
rule-name-ZNX-5 = Punctele jucătorului activ
rule-name-ZNX-6 = Punctele celorlalți
rule-name-ZNX-7 = Ultima rundă
rule-name-ZNX-8 = Cine câștigă

option-goal = Punctele care deschid ultima rundă.
option-start = Locul care începe.

part-own-throws = Aruncări proprii
part-bets-on-dots = Pariuri pe buline
part-bets-on-zoinx = Pariuri pe ZOINX

ending-last-round = Ultima rundă a fost jucată.

# De ce este refuzată o mutare.
active-may-not-bet-zoinx = jucătorul activ nu poate paria pe un ZOINX
bet-before-throwing = toți pariază înainte să zboare zarurile
bets-are-shown = pariurile sunt la vedere și rămân până la sfârșitul turei

# Ce face o alegere.
does-bet = aduce { $dots } dacă ies cel puțin { $dots } buline ({ $percent } % dacă se aruncă până acolo)
does-bet-own = aduce { $dots } pentru exact { $dots } buline, { $dots } plus bulinele pentru mai multe; se ajunge acolo în { $percent } % din cazuri
does-bet-zoinx = aduce { $points } dacă tura se încheie cu un ZOINX ({ $percent } % la fiecare aruncare)
does-roll = riscă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: un ZOINX vine în { $percent } % din cazuri
does-stop = aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $then ->
    [last-round] {" "}și deschide ultima rundă
    [over] {" "}și încheie jocul
   *[on] {""}
}

# Ce s-a întâmplat.
told-bet = { $who } pariază pe { $dots } buline.
told-bet-zoinx = { $who } pariază pe un ZOINX.
told-roll = { $who } aruncă din nou, cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} în joc.
told-stop = { $who } se oprește la { $dots ->
    [one] { $dots } bulină
    [few] { $dots } buline
   *[other] { $dots } de buline
} și primește { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.{ $then ->
    [last-round] {" "}Începe ultima rundă!
    [over] {" "}Ultima rundă s-a încheiat.
   *[on] {""}
}
told-dots = { $who } aruncă { $dots ->
    [one] { $dots } bulină
    [few] { $dots } buline
   *[other] { $dots } de buline
} și are acum { $total }{ $reached ->
    [yes] : pariul de { $bet } este atins
   *[no] {""}
}.
told-zoinx = ZOINX! { $who } nu primește nimic pentru această tură; { $foreseen ->
    [0] nimeni nu l-a prevăzut.
    [one] un jucător l-a prevăzut și primește { $points } puncte.
    [few] { $foreseen } jucători l-au prevăzut și primesc câte { $points } puncte.
   *[other] { $foreseen } de jucători l-au prevăzut și primesc câte { $points } puncte.
}{ $then ->
    [last-round] {" "}Începe ultima rundă!
    [over] {" "}Ultima rundă s-a încheiat.
   *[on] {""}
}
