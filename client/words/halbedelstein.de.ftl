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

client-halbedelstein-lesson-sow = { $part ->
    [title] Säen
    [task] Die beiden unteren Reihen gehören dir. Du hebst alle Steine einer Mulde und säst sie einzeln im Uhrzeigersinn: in der inneren Reihe nach rechts, in der äußeren zurück nach links und wieder herum. Fällt der letzte Stein in eine leere Mulde, ist dein Zug zu Ende. Such eine solche Mulde; zeigst du auf eine, siehst du, wo ihre Aussaat endet.
    [why] Der letzte Stein fiel in eine leere Mulde, und Bo war am Zug.
   *[hint] Der letzte Stein fiel in eine gefüllte Mulde, also hast du weitergesät. Zähl eine Mulde ab, deren letzter Stein in eine leere fällt.
}
client-halbedelstein-lesson-on = { $part ->
    [title] Weitersäen
    [task] Fällt der letzte Stein in eine gefüllte Mulde, hebst du alle ihre Steine und säst von dort weiter, Runde um Runde, bis einer in eine leere Mulde fällt. Such einen Zug mit mindestens drei Aussaaten.
    [why] So kommt ein einziger Zug weit herum. In einem langen laufen die Steine schneller; ein Klick springt ans Ende.
   *[hint] Dieser Zug war zu kurz. Such eine Mulde, deren letzter Stein in eine gefüllte fällt, und denk von dort weiter.
}
client-halbedelstein-lesson-capture = { $part ->
    [title] Erbeuten
    [task] Fällt der letzte Stein in eine gefüllte Mulde deiner inneren Reihe, nimmst du auch die Steine der Mulde gegenüber aus der inneren Reihe des Gegners und säst mit allen weiter. Erbeute etwas.
    [why] Die Beute läuft auf deiner Seite um: Jetzt gehören diese Steine dir.
   *[hint] Keine Beute. Der letzte Stein muss in eine gefüllte Mulde deiner inneren Reihe fallen, der oberen deiner beiden, und gegenüber müssen Steine liegen.
}
client-halbedelstein-lesson-plunder = { $part ->
    [title] Das schwierigere Spiel: plündern
    [task] Im zweiten Spiel hebst du nur Mulden mit mindestens zwei Steinen, und erbeutet werden zwei Mulden: die innere gegenüber und die äußere dahinter. Ist die innere leer, gibt es nichts. Plündere etwas.
    [why] Zwei Mulden auf einmal. In diesem Spiel verliert auch, wer nur noch Einzelsteine hat.
   *[hint] Nichts geplündert. Dein letzter Stein muss in eine gefüllte innere Mulde fallen, der eine gefüllte gegenüberliegt.
}
client-halbedelstein-lesson-win = { $part ->
    [title] Gewinnen
    [task] Wer dem Gegner die innere Reihe leert, gewinnt sofort. Aber Vorsicht: Wer am Ende seines Zuges selbst eine leere innere Reihe hat, hat verloren. In Bos innerer Reihe liegen nur noch in einer Mulde Steine. Hol sie dir!
    [why] Bos innere Reihe ist leer: Du hast gewonnen. Mehr musst du nicht wissen; vor dem ersten Zug des einfachen Spiels wählt jeder seine Richtung.
   *[hint] Bos Steine liegen noch da. Such die Mulde, deren letzter Stein ihnen gegenüber in eine deiner Mulden fällt, die nicht leer ist.
}
