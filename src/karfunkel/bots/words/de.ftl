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

reason-carat-gains = schließt { $place } für { $points } eigene Punkte
reason-carat-gives = schließt { $place }; das bringt { $who } { $points } Punkte
reason-carat-buries = schließt { $place }; den Chip mit { $chip } bekommt niemand
reason-carat-takes-over = gewänne danach { $place }, einen Chip mit { $chip }, so wie er steht
reason-carat-spoils = { $who } gewänne { $place }, einen Chip mit { $chip }, nicht mehr, so wie er steht
reason-carat-leaves = lässt bei { $place }, einem Chip mit { $chip }, ein Feld offen

reason-mister-diamond-odds = lose mit { $percent } %: { $loose } von { $untried } noch nicht versuchten Diamanten sind lose
reason-mister-diamond-known-fixed = dieser Diamant wurde in dieser Runde versucht und sitzt fest
reason-mister-diamond-steals = ist { $gain } Dollar wert und kostet { $who } { $loss } Dollar
reason-mister-diamond-next = { $who } ist dann außer der Reihe dran
reason-mister-diamond-again = deckt stattdessen die nächste Karte auf; { $cards } sind übrig

reason-hits = trifft { $card } von { $seat }
reason-is-hit = wird von { $card } von { $seat } getroffen, die dort liegt
reason-may-be-hit = { $hitting } von { $unseen } noch nicht gesehenen Karten würden sie treffen
reason-strong = Stärke { $own } gegen { $others }, wie die Karten liegen, { $lowest ->
    [yes] und die niedrigste gewinnt
   *[no] und die höchste gewinnt
}
reason-more-loot = ein Sieg bringt einen zweiten Diamanten
reason-costs = kostet { $seat } einen Diamanten, wegen { $card }
reason-costs-me = kostet einen Diamanten, wegen { $card } von { $seat }
reason-five-cards = erlaubt fünf Handkarten
reason-two-cards = lässt den anderen nur je zwei Handkarten
reason-hand-worth = mittlere Zahl der Handkarten { $hand }, der noch nicht gesehenen Karten { $unseen }

bot-plays-random = Irgendein erlaubter Zug.
bot-plays-greedy = Der größte Vorsprung gleich nach dem Zug.

bot-carat-level1 = Legt seine Spielsteine, wie es sie in der Hand hält, dorthin, wo einer sofort punktet.
bot-carat-level2 = Dreht seine Spielsteine und sieht, was es bald gewinnt, aber nicht, was andere gewinnen.
bot-carat-level3 = Sieht auch, was andere gewinnen, bei Chips mit einem offenen Feld.
bot-carat-level4 = Wägt jeden Chip auf dem Brett ab, denkt aber keinen Zug voraus.
bot-carat-level5 = Spielt Tausende Antworten durch und behält die beste.

bot-mister-diamond-level1 = Vergisst alle Versuche bis auf den letzten und stiehlt aufs Geratewohl.
bot-mister-diamond-level2 = Merkt sich die letzten fünf Fehlversuche und stiehlt aufs Geratewohl.
bot-mister-diamond-level3 = Merkt sich die letzten fünf Fehlversuche und stiehlt den teuersten Ring.
bot-mister-diamond-level4 = Merkt sich die letzten zehn Fehlversuche und stiehlt den teuersten Ring.
bot-mister-diamond-level5 = Vergisst nichts und spielt den Rest durch, bevor es stiehlt.

bot-diamantenraub-level1 = Hebt hohe Karten für später auf und wirft jede Hand weg, weil bessere kommen könnten.
bot-diamantenraub-level2 = Hebt hohe Karten für später auf und spielt die niedrigste.
bot-diamantenraub-level3 = Macht seine zwei Karten so stark es geht und sieht nicht, was die anderen haben.
bot-diamantenraub-level4 = Sieht, was jede Karte auf dem Tisch bewirkt, aber nicht, was die anderen gleich ausspielen.
bot-diamantenraub-level5 = Rechnet mit allem, was die anderen haben könnten, und mischt seine Wahl, damit niemand sie errät.

bot-halbedelstein-level1 = Sieht, was sein eigener Zug bringt, und übersieht mehr als die Hälfte seiner Züge.
bot-halbedelstein-level2 = Sieht auch die Antwort, übersieht aber ein Drittel seiner Züge.
bot-halbedelstein-level3 = Schaut drei Züge voraus und übersieht jeden fünften Zug.
bot-halbedelstein-level4 = Schaut sechs Züge voraus und übersieht selten einen Zug.
bot-halbedelstein-level5 = Schaut so tief, wie zwei Sekunden reichen: in Spiel 2 meist bis zum Ende.
