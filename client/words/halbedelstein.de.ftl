client-halbedelstein-pits = Mulden
client-halbedelstein-pit = { $who }, { $pit }: { $stones ->
    [0] leer
    [one] ein Stein
   *[other] { $stones } Steine
}
client-halbedelstein-may-lift = Du darfst sie heben
client-halbedelstein-stones = { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
}
client-halbedelstein-cw = im Uhrzeigersinn
client-halbedelstein-ccw = gegen den Uhrzeigersinn
client-halbedelstein-choose = Deine Richtung für das ganze Spiel
client-halbedelstein-skip = Überspringen
client-halbedelstein-quiet = { $turns } Züge ohne Beute; bei 100 endet das Spiel unentschieden
client-halbedelstein-promise = { $first }: { $sowings ->
    [one] eine Aussaat
   *[other] { $sowings } Aussaaten
} bis { $last }; { $captured ->
    [0] keine Beute
    [one] erbeutet einen Stein
   *[other] erbeutet { $captured } Steine
}.
