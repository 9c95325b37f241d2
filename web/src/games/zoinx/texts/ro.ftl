# At the board.
board-zoinx-how-many = { $you ->
    [yes] Câte buline vei arunca?
   *[no] Câte buline va arunca { $name }?
}
board-zoinx-bet = Pariază pe asta.
board-zoinx-place = Pariază
board-zoinx-bets = { $name } pariază pe { $dots } buline
board-zoinx-bets-zoinx = { $name } pariază pe ZOINX
board-zoinx-sealed = { $name } a pariat, cu fața în jos
board-zoinx-stairs = { $name } are { $dots ->
    [one] o bulină
    [few] { $dots } buline
   *[other] { $dots } de buline
} în această tură
board-zoinx-dice = Ultima aruncare arată { $dots ->
    [one] o bulină
   *[other] { $dots } buline
}
board-zoinx-dice-rest = Zarurile sunt pregătite
board-zoinx-decides = { $you ->
    [yes] Ai { $dots }: mai arunci sau te oprești?
   *[no] { $name } are { $dots }: mai aruncă sau se oprește?
}
board-zoinx-throws = { $you ->
    [yes] Arunci zarurile.
   *[no] { $name } aruncă zarurile.
}
board-zoinx-was = { $you ->
    [yes] ZOINX! Nimic pentru tine.
   *[no] ZOINX! Nimic pentru { $name }.
}
board-zoinx-stopped = { $you ->
    [yes] Te oprești și primești { $points }.
   *[no] { $name } se oprește și primește { $points }.
}
board-zoinx-missing = { $you ->
    [yes] Aruncă! Îți mai
   *[no] { $name } aruncă! Mai
} { $dots ->
    [one] trebuie o bulină
    [few] trebuie { $dots } buline
   *[other] trebuie { $dots } de buline
} până la pariu.
board-zoinx-throw-again = { $you ->
    [yes] Aruncă din nou!
   *[no] { $name } aruncă din nou!
}
board-zoinx-reached = Atins!
board-zoinx-opens-last = { $you ->
    [yes] Deschizi ultima rundă!
   *[no] { $name } deschide ultima rundă!
}
board-zoinx-roll = Aruncă iar
board-zoinx-stop = Stop
board-zoinx-last = Ultima rundă: { $turns ->
    [one] încă o tură
   *[other] încă { $turns } ture
}
board-zoinx-goal = { $goal ->
    [one] Un punct deschide
    [few] { $goal } puncte deschid
   *[other] { $goal } de puncte deschid
} ultima rundă.

# The lesson.
lesson-zoinx-1 = Tu arunci. Câte buline vei aduna? Mai întâi toți pariază în secret.
lesson-zoinx-1-done = Pariurile sunt la vedere. Sub pariul tău trebuie să arunci din nou.
lesson-zoinx-2 = Patru buline: pariul e atins și aduce 4. Una în plus, și aduce pariul și toate bulinele. Aruncă iar!
lesson-zoinx-2-done = Cinci buline la un pariu de 4: oprirea ar aduce 9.
lesson-zoinx-3 = O aruncare fără buline e un ZOINX, și totul e pierdut. Oprește-te cât mai poți.
lesson-zoinx-3-done = Nouă puncte. Marie pariase pe ZOINX și nu primește nimic.
lesson-zoinx-4 = Acum aruncă Marie, iar tu pariezi pe bulinele ei, sau pe un ZOINX.
lesson-zoinx-4-done = Două buline, apoi un ZOINX. Un pariu pe 2 aduce 2, unul pe ZOINX aduce 5, restul nimic.
lesson-zoinx-5 = Cu 30 de puncte după tura ta, și mai multe decât oricine, deschizi ultima rundă. Îți lipsesc 4: pariază măcar atât.
lesson-zoinx-5-done = Atins. Toți ceilalți mai aruncă o dată, apoi câștigă cine are cele mai multe puncte.
