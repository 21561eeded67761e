# Bots: ihre Namen, wie sie spielen, und die Worte der Tipps.

bot-name = { $bot ->
    [random] Zufall
    [greedy] Gierig
    [level1] Talk
    [level2] Flussspat
    [level3] Quarz
    [level4] Topas
   *[level5] Diamant
}
bot-strength = { $bot ->
    [random] lost aus
    [greedy] rafft
    [level1] Stufe 1
    [level2] Stufe 2
    [level3] Stufe 3
    [level4] Stufe 4
   *[level5] Stufe 5
}

hint-often = in { $percent } % der Fälle
hint-wins = ein sicherer Sieg
hint-loses = verloren gegen fehlerloses Spiel
hint-chance = gewinnt zu etwa { $percent } %
hint-scores = endet etwa { $scores }

reason-wins = beendet das Spiel, und zwar als Sieger
reason-halbedelstein-captures = erbeutet { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} gegenüber von { $pits }
reason-halbedelstein-sows-on = sät { $sowings }-mal, bis { $last }
reason-halbedelstein-loses = beendet das Spiel und verliert es
reason-halbedelstein-lets-win = doch { $rival } kann dann mit { $pit } sofort gewinnen
reason-halbedelstein-saves = so, wie es steht, könnte { $rival } mit { $pit } { $before ->
    [one] einen Stein
   *[other] { $before } Steine
} erbeuten; danach { $after ->
    [0] keinen
   *[other] höchstens { $after }
}
reason-halbedelstein-exposes = { $rival } kann mit { $pit } antworten und { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} erbeuten

bot-plays-random = Irgendein erlaubter Zug.
bot-plays-greedy = Der größte Vorsprung gleich nach dem Zug.

bot-carat-level1 = Nimmt, was sofort Punkte bringt, und sieht nicht, was es anderen überlässt.
bot-carat-level2 = Sieht auch, was der Nächste tun könnte.
bot-carat-level3 = Wägt ab, wie die Chips später fallen könnten.
bot-carat-level4 = Spielt viele Enden des Spiels im Kopf durch.
bot-carat-level5 = Spielt Tausende Enden durch und schenkt nichts her.

bot-mister-diamond-level1 = Vergisst sofort, welche Diamanten fest sitzen.
bot-mister-diamond-level2 = Merkt sich die letzten paar Versuche.
bot-mister-diamond-level3 = Merkt sich die meisten Versuche eine Weile.
bot-mister-diamond-level4 = Merkt sich fast alles und stiehlt mit Bedacht.
bot-mister-diamond-level5 = Vergisst nichts und kennt die Chancen.

bot-diamantenraub-level1 = Spielt die höchste Karte und hofft.
bot-diamantenraub-level2 = Sieht auf die Karten am Tisch, eine Runde voraus.
bot-diamantenraub-level3 = Überlegt, was die anderen wählen könnten.
bot-diamantenraub-level4 = Wechselt seine Wahl und achtet auf die Handgrößen.
bot-diamantenraub-level5 = Mischt so gut, dass niemand es durchschaut.

bot-halbedelstein-level1 = Sieht, was sein eigener Zug bringt, und übersieht mehr als die Hälfte seiner Züge.
bot-halbedelstein-level2 = Sieht auch die Antwort, übersieht aber ein Drittel seiner Züge.
bot-halbedelstein-level3 = Schaut drei Züge voraus und übersieht jeden fünften Zug.
bot-halbedelstein-level4 = Schaut sechs Züge voraus und übersieht selten einen Zug.
bot-halbedelstein-level5 = Schaut so tief, wie zwei Sekunden reichen: in Spiel 2 meist bis zum Ende.
