# Das Spiel im Terminal.

terminal-menu-motto = Vier Edelsteinspiele, genau nach den Regeln
terminal-menu-resume = Eine Partie fortsetzen ({ $tables })

terminal-key-play = Spielen
terminal-key-rules = Regeln
terminal-key-hint = Tipp
terminal-key-resume = Fortsetzen
terminal-key-language = Sprache
terminal-key-colours = Farben
terminal-key-quit = Ende
terminal-key-back = Zurück
terminal-key-scroll = Blättern
terminal-key-sections = Inhalt
terminal-key-open = Öffnen
terminal-key-begin = Beginnen
terminal-key-next-field = Weiter
terminal-key-log = Verlauf
terminal-key-undo = Zurück
terminal-key-give-up = Aufgeben
terminal-key-leave = Gehen
terminal-key-look = Niemand sonst schaut hin
terminal-key-result = Ergebnis

terminal-press-enter = Enter: verstanden
terminal-yes = Ja
terminal-no = Nein

terminal-loading = { $game }: Die Regeln werden übersetzt, einmal auf diesem Rechner.
terminal-loading-seconds = { $seconds } s · Esc: jetzt nicht
terminal-loading-fault = Die Regeln lassen sich nicht bereitmachen. { $fault }

terminal-small =
    Dieses Fenster ist zu klein für ein Spielbrett:
    Es hat { $now_width } × { $now_height } Zeichen,
    nötig sind mindestens { $width } × { $height }.

    Deine Partie wartet; nichts geht verloren.

terminal-rules-title = Die Regeln: { $game }

terminal-saves-title = Angefangene Partien
terminal-saves-line = { $when } · { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
} · { $names }
terminal-saves-none = Es gibt keine angefangene Partie.
terminal-saves-fault = Diese Partie lässt sich nicht öffnen. { $fault }
terminal-save-fault = Die Partie lässt sich nicht speichern: { $fault }

terminal-setup-title = ein neuer Tisch
terminal-setup-seats = Plätze
terminal-setup-person = ein Mensch
terminal-setup-name = Name
terminal-setup-lots = Auslosen, wer wo sitzt (G1)
terminal-setup-options = Optionen
terminal-setup-begin = Das Spiel beginnen (F5)

terminal-prompt = Zug
terminal-hint = Mit Pfeiltasten und Enter auf dem Brett wählen oder einen Zug eintippen.
terminal-hint-title = Tipp: was ein starker Bot spielen würde
terminal-hint-keys = Enter: den ersten spielen · ?: Regeln · Esc: zurück
terminal-turn = { $who } ist am Zug
terminal-thinks = { $who } überlegt …
terminal-choose = Es fehlt noch die Wahl von { $who }
terminal-over = Die Partie ist zu Ende.
terminal-illegal = Das ist nicht erlaubt (Regel { $reason }); ? zeigt die Regeln.
terminal-no-move = Das ist kein Zug.
terminal-no-such-move = Kein erlaubter Zug beginnt mit { $typed }. Tab ergänzt, Esc geht zurück.
terminal-undo-not = Das lässt sich nicht zurücknehmen: Es hat etwas Verborgenes gezeigt.
terminal-undo-nothing = Es gibt keinen Zug zurückzunehmen.
terminal-undone = Zurückgenommen; { $who } entscheidet neu.
terminal-give-up = Gibt { $who } die Partie wirklich auf? (G5)
terminal-give-up-not = Aufgeben kann man nur zu zweit (G5).
terminal-leave = Den Tisch verlassen? Die Partie ist gespeichert und lässt sich jederzeit fortsetzen.

terminal-curtain = Das Gerät geht an { $who }.
terminal-curtain-ready = Enter, sobald niemand sonst hinschaut.

terminal-log-title = Was geschehen ist

terminal-result-kept = Das Protokoll ist aufgehoben:
terminal-result-rematch = Revanche
terminal-result-look = Brett
terminal-result-menu = Menü

terminal-halbedelstein-cw = im Uhrzeigersinn ↻
terminal-halbedelstein-ccw = dagegen ↺
terminal-halbedelstein-quiet = { $turns } Züge ohne Beute; bei 100 unentschieden (H3)

terminal-carat-seat = Pl. { $seat }
terminal-carat-supply = Vorrat { $left }
terminal-carat-hands = Hand
terminal-carat-hand = Deine Hand
terminal-carat-step-field = Wohin?
terminal-carat-step-tile = Welcher?
terminal-carat-step-laid = Drehen: + -

# Das Brett von Mister Diamond

terminal-mister-diamond-number = { $number }
terminal-mister-diamond-money = { $number } $
terminal-mister-diamond-unit = { $unit ->
    [1] Ringe in $
   *[other] Ringe in 1.000 $
}
terminal-mister-diamond-in-pile = Im Stapel
terminal-mister-diamond-pile = Stapel
terminal-mister-diamond-loose = Lose
terminal-mister-diamond-aside = Beiseite
terminal-mister-diamond-round = Runde
terminal-mister-diamond-now = $
terminal-mister-diamond-all = gesamt
terminal-mister-diamond-steal = Klauen!
terminal-mister-diamond-decline = Nein
terminal-mister-diamond-taken = { $who }: { $place } war lose, ein Ring für { $money }.
terminal-mister-diamond-stuck = { $who }: { $place } sitzt fest, nichts mit { $money }.
terminal-mister-diamond-stuck-somewhere = { $who } erwischte einen festen: nichts mit { $money }.
terminal-mister-diamond-stolen = { $who } klaut { $victim } einen für { $money }.
terminal-mister-diamond-declined = { $who } verzichtet aufs Klauen.
terminal-mister-diamond-robbed = { $who } wurde beklaut und ist dran.
terminal-mister-diamond-choose-decline = Aufs Klauen verzichten und weiter aufdecken.
terminal-mister-diamond-choose-theft = { $victim } einen Diamanten für { $money } klauen.
terminal-mister-diamond-legend = ◆ Diamant  ◦ weg  × fest  2/1 Ringe voll/leer

# Das Brett von Diamantenraub

terminal-diamantenraub-round = Runde { $round }
terminal-diamantenraub-bag = Säckchen ◆{ $bag }{ $spares ->
    [0] { "" }
   *[other] {" "}Ersatz −{ $spares }
}
terminal-diamantenraub-highest = höchste siegt
terminal-diamantenraub-lowest = niedrigste siegt
terminal-diamantenraub-hand = Hand
terminal-diamantenraub-pile = Stapel
terminal-diamantenraub-beaten = weg
terminal-diamantenraub-out = ist raus
terminal-diamantenraub-your-hand = Deine Hand
terminal-diamantenraub-pick = Welche Karte spielst du?
terminal-diamantenraub-decide = Hand tauschen?
terminal-diamantenraub-reduce = Welche { $limit } behältst du?
terminal-diamantenraub-chosen = Gewählt: { $move }
terminal-diamantenraub-swap = Tauschen
terminal-diamantenraub-keep = Behalten
terminal-diamantenraub-about-swap = Die ganze Hand abwerfen, dann bis { $limit } nachziehen.
terminal-diamantenraub-about-keep = Die Hand behalten und bis { $limit } nachziehen.
terminal-diamantenraub-legend = x schießt  ^v Pfeil  * Diamant  -R Verlust  + mehr
terminal-diamantenraub-card = { $side ->
    [L] linke
   *[R] rechte
} Karte { $number } { $colour ->
    [R] rot
    [Y] gelb
    [B] blau
   *[G] grün
}
terminal-diamantenraub-ammunition = schießt auf { $kind ->
    [number] Zahl { $what }
    [colour] { $colour ->
        [R] Rot
        [Y] Gelb
        [B] Blau
       *[G] Grün
    }
    [up] Pfeile oben
    [down] Pfeile unten
   *[diamond] Diamanten
}
terminal-diamantenraub-loss = Verlust für { $colour ->
    [R] Rot
    [Y] Gelb
    [B] Blau
   *[G] Grün
}
terminal-diamantenraub-symbol = { $symbol ->
    [up] Pfeil oben: höchste siegt
    [down] Pfeil unten: niedrigste siegt
    [diamond] Siegern bringt er noch einen
    [two] Gegner halten nur zwei Karten
   *[five] fünf Karten halten
}
terminal-diamantenraub-no-hits = kein Treffer
terminal-diamantenraub-nobody = niemand hat eine aktive Karte
terminal-diamantenraub-alone = nur { $who }
terminal-diamantenraub-done = { $kind ->
    [swapped] tauscht, +{ $cards }
    [kept] behält, +{ $cards }
    [refilled] +{ $cards }
   *[reduced] wirft { $cards } ab
}
terminal-diamantenraub-piles = Karten auf dem Tisch, aktive zuletzt   + zurück
terminal-diamantenraub-left = links:
terminal-diamantenraub-right = rechts:
terminal-diamantenraub-thrown = abgeworfen:
terminal-diamantenraub-discards = getroffen:
