# Mister Diamond.

mister-diamond-title = Mister Diamond
mister-diamond-about = Welke diamanten zitten los? Pluk ze van het bord, zet ze in ringen en jat wat je nog mist.

mister-diamond-option-marks = off: waar een diamant vastzat, onthoud je zelf; on: het wordt voor iedereen gemarkeerd (M5).
mister-diamond-option-empty_rings_cost = Voor echte gokkers: elke lege ring telt als min zijn waarde (M11).
mister-diamond-option-rounds = Zoveel rondes worden opgeteld; een veelvoud van het aantal spelers is eerlijk (M12).
mister-diamond-option-edition = Wat er in de doos zit: 1993 of een eigen bestand waarin het staat (M1).

mister-diamond-move-try = plek { $place } proberen
mister-diamond-move-decline = afzien van jatten
mister-diamond-move-steal = { $value } dollar jatten van { $victim }

mister-diamond-round-begins = { $rounds ->
    [one] Het bord is geschud en de kaarten zijn gemengd
   *[other] Ronde { $round } van { $rounds } is gedeeld: het bord is geschud en de kaarten zijn gemengd
}. { $who } begint.
mister-diamond-turned-up-ring = { $who } draait een ring van { $value } dollar open en moet er een diamant voor proberen te pakken.
mister-diamond-turned-up-steal = { $who } draait een jatkaart open.
mister-diamond-taken = { $who } probeert plek { $place }: de diamant zit los en komt in de nieuwe ring, die nu { $value } dollar telt.
mister-diamond-stuck = { $who } probeert plek { $place }: de diamant zit vast en de nieuwe ring van { $value } dollar blijft leeg. Onthoud de plek, ze wordt niet nog eens getoond.
mister-diamond-stuck-marked = { $who } probeert plek { $place }: de diamant zit vast en de nieuwe ring van { $value } dollar blijft leeg. De plek is vanaf nu gemarkeerd.
mister-diamond-stuck-somewhere = { $who } probeerde een vaste diamant; de nieuwe ring van { $value } dollar bleef leeg.
mister-diamond-set-aside-no_empty_ring = { $who } heeft geen lege ring waar een gejatte diamant in kan; de jatkaart gaat ongebruikt opzij.
mister-diamond-set-aside-no_matching_ring = Niemand anders heeft een diamant in een ring van dezelfde waarde als een lege ring van { $who }; de jatkaart gaat ongebruikt opzij.
mister-diamond-declined = { $who } ziet af van jatten; de jatkaart geldt als ongebruikt.
mister-diamond-stolen = { $who } jat een diamant van { $victim }: uit een ring van { $value } dollar, in een lege van dezelfde waarde.
mister-diamond-robbed-is-next = { $who } is bestolen en is daarom nu aan de beurt.
mister-diamond-round-over = Ronde { $round } is afgelopen: { $reason ->
    [pile_empty] de stapel is op
   *[all_loose_taken] de laatste losse diamant is gepakt
}. De opbrengst: { $sums }.
mister-diamond-counted = De ringen worden geteld: { $sums }.
mister-diamond-together = In totaal: { $sums }.
mister-diamond-sum = { $who } { $sign ->
    [minus] −
   *[plus] { "" }
}{ $dollars } dollar

mister-diamond-ended-pile_empty = De stapel is op.
mister-diamond-ended-all_loose_taken = De laatste losse diamant is gepakt.
