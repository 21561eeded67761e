# Diamantenraub.

diamantenraub-title = Diamantenraub
diamantenraub-about = Alle wählen heimlich eine Karte und decken sie auf: Karten beschießen einander, und was dann noch steht, kämpft um die Diamanten.

diamantenraub-option-junior = Für jüngere Mitspieler: Nur Phase 2 wird gespielt, außer den Pfeilen zählt kein Symbol (D14).
diamantenraub-option-deck = Der Kartensatz: house (der Haussatz) oder eine Textdatei mit 80 Zeilen, in jeder eine Karte (D3).

diamantenraub-move-play = { $cards } spielen
diamantenraub-move-keep = die Hand behalten
diamantenraub-move-swap = die ganze Hand tauschen
diamantenraub-move-keep-two = { $cards } behalten

diamantenraub-chose = { $who } hat { $step ->
    [card] eine Karte gewählt
   *[hand] über die Handkarten entschieden
}.
diamantenraub-turned-up = { $count ->
    [one] Die Karte wird aufgedeckt
   *[other] Alle decken gleichzeitig auf
}. { $cards }.
diamantenraub-covered = { $who } legt { $by } auf { $card }; die verdeckte Karte ist endgültig aus dem Spiel.
diamantenraub-hit = { $card } von { $who } trifft { $target } von { $owner }: { $reason ->
    [number] Die Karte hat die Zahl { $what }
    [colour] Ihre Farbe ist { $what }
    [up] Sie trägt einen Pfeil oben
    [down] Sie trägt einen Pfeil unten
   *[diamond] Sie trägt einen Diamanten
}.
diamantenraub-beaten = { $who } legt { $card } ab{ $under ->
    [0] { "" }
    [one] {" "}und dazu die Karte darunter
   *[other] {" "}und dazu die { $under } Karten darunter
}.
diamantenraub-nobody = Niemand hat eine aktive Karte: Diese Runde gewinnt keiner.
diamantenraub-alone = Nur { $who } hat aktive Karten und gewinnt die Runde kampflos.
diamantenraub-strength = { $who } hat die Spielstärke { $strength }: { $cards }.
diamantenraub-arrows = { $arrows ->
    [none] Kein Pfeil ist aktiv, also gewinnt die höchste Spielstärke
    [up] Ein Pfeil oben ist aktiv, also gewinnt die höchste Spielstärke
    [down] Ein Pfeil unten ist aktiv und kein Pfeil oben, also gewinnt die niedrigste Spielstärke
   *[both] Beide Pfeile sind aktiv, also gewinnt die höchste Spielstärke
}: { $strength }.
diamantenraub-won = { $who } gewinnt { $shared ->
    [yes] bei Gleichstand mit und nimmt
   *[no] und nimmt
} einen Diamanten aus dem Säckchen.
diamantenraub-won-spare = { $who } gewinnt { $shared ->
    [yes] bei Gleichstand mit und nimmt
   *[no] und nimmt
} einen Ersatzdiamanten, denn das Säckchen ist leer.
diamantenraub-extra = { $who } nimmt für das Symbol auf { $card } noch einen Diamanten.
diamantenraub-extra-spare = { $who } nimmt für das Symbol auf { $card } noch einen Diamanten, einen Ersatzdiamanten, denn das Säckchen ist leer.
diamantenraub-lost = { $who } legt einen Diamanten ins Säckchen zurück: { $card } hat die Farbe { $colour }, und dafür kostet { $cause } von { $by } alle Gegner einen.
diamantenraub-nothing-to-lose = { $who } müsste für { $card } einen Diamanten zurücklegen (Farbe { $colour }, Verlustsymbol auf { $cause } von { $by }), hat aber keinen.
diamantenraub-played-on = { $who } teilen sich die Führung mit { $diamonds } Diamanten: Es geht weiter, bis einer allein vorne liegt.
diamantenraub-usual-limit = { $who } darf wie üblich { $limit } Karten halten.
diamantenraub-five-limit = { $who } darf dank { $card } { $limit } Karten halten{ $beats ->
    [no] { "" }
   *[other] ; fünf schlägt zwei, also gilt { $beats } hier nicht
}.
diamantenraub-two-limit = { $who } darf wegen { $card } von { $by } nur { $limit } Karten halten.
diamantenraub-swapped = { $who } { $threw ->
    [0] hat keine Hand mehr abzuwerfen
    [one] wirft die letzte Handkarte ab{ $thrown }
   *[other] wirft alle { $threw } Handkarten ab{ $thrown }
} und zieht { $drew ->
    [one] eine Karte
   *[other] { $drew } Karten
}{ $drawn }.
diamantenraub-kept = { $who } behält die Hand und zieht { $drew ->
    [0] nichts nach
    [one] eine Karte nach{ $drawn }
   *[other] { $drew } Karten nach{ $drawn }
}.
diamantenraub-reduced = { $who } hält zu viele Karten und wirft { $threw ->
    [one] eine
   *[other] { $threw }
} ab{ $thrown }.
diamantenraub-refilled = { $who } { $drew ->
    [0] hat nichts mehr zu ziehen
    [one] zieht eine Karte{ $drawn }
   *[other] zieht { $drew } Karten{ $drawn }
}.
diamantenraub-out = { $who } hat keine Karten mehr und scheidet aus{ $diamonds ->
    [0] , ohne einen Diamanten
    [one] , mit einem Diamanten
   *[other] , mit { $diamonds } Diamanten
}{ $discarded ->
    [0] { "" }
    [one] ; die letzte ausliegende Karte kommt auf die Ablage
   *[other] ; die { $discarded } ausliegenden Karten kommen auf die Ablage
}.
diamantenraub-last = Nur { $who } ist noch im Spiel und spielt allein weiter.
diamantenraub-began = Runde { $round }: Alle wählen eine Karte.

diamantenraub-ended-seven = Einer allein hat die meisten Diamanten, und zwar mindestens sieben.
diamantenraub-ended-all_out = Niemand hat mehr Karten; die meisten Diamanten gewinnen.
