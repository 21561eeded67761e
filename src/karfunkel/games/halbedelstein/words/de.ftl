# Das Halbedelstein-Spiel.

halbedelstein-title = Halbedelstein-Spiel
halbedelstein-about = Zwei Mancala-Spiele auf vier Muldenreihen: säen, weitersäen und dem Gegner die innere Reihe leerräumen.

halbedelstein-option-rules = Die Regeln: basic (64 Steine, jeder wählt seine Richtung) oder advanced (48 Steine, schwieriger).
halbedelstein-option-plunder_from_start = Nur advanced: Schon im ersten Zug darf geplündert werden (H9).
halbedelstein-option-first_by_lot = Nur advanced: Das Los bestimmt, aus welcher Mulde Platz 1 zuerst aufnimmt; so ist das Spiel gerecht (H11).

halbedelstein-move = { $pit ->
    [cw] im Uhrzeigersinn säen
    [ccw] gegen den Uhrzeigersinn säen
   *[other] in { $pit } beginnen
}

halbedelstein-fixed-cw = { $who } sät im Uhrzeigersinn.
halbedelstein-fixed-ccw = { $who } sät gegen den Uhrzeigersinn.
halbedelstein-lifted = { $who } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} aus { $pit }.
halbedelstein-sown = { $who } sät { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}; der letzte fällt in { $last }.
halbedelstein-captured = { $who } erbeutet { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} gegenüber von { $pit }.
halbedelstein-plundered = { $who } plündert { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} aus den beiden Mulden gegenüber von { $pit }.
halbedelstein-settled = Die innere Reihe gegenüber ist leer: Die { $stones } Steine auf der Hand bleiben in { $pit }.
halbedelstein-turned = { $who } beginnt in { $first } und sät { $sowings ->
    [one] einmal
   *[other] { $sowings }-mal
} bis { $last }{ $captured ->
    [0] { "" }
    [one] ; erbeutet ist ein Stein
   *[other] ; erbeutet sind { $captured } Steine
}.

halbedelstein-ended-inner_row_empty = Eine innere Reihe ist leer.
halbedelstein-ended-only_singles = Auf einer Seite liegen nur noch Einzelsteine.
halbedelstein-ended-quiet = Hundert Züge ohne Beute.
