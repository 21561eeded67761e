# The browser client: all that is not a board.

client-motto = Vier Edelsteinspiele, genau nach den Regeln
client-nicknames = Opal, Onyx, Beryll, Achat, Jaspis, Bernstein, Jade, Granat, Zirkon, Spinell, Koralle, Perle

# Pages.
client-pages = Seiten
client-home = Zur Schachtel
client-my-games = Meine Spiele
client-lobby = Tische
client-settings = Einstellungen
client-lost = Diese Seite gibt es nicht
client-loading = Einen Moment …
client-connecting = Verbindung wird aufgenommen …
client-offline = Der Server ist nicht zu erreichen. Ohne ihn lässt sich hier nichts spielen.

# Opening the box.
client-go-on = Weiterspielen
client-play = Spielen
client-play-game = { $game } spielen
client-learn = Lernen
client-learn-game = { $game } lernen
client-rules = Regeln
client-rules-of = Regeln: { $game }
client-table-open = wartet auf Mitspieler
client-table-on = läuft
client-free = frei

# Who plays.
client-how-many = Wie viele spielen mit?
client-against-bot = { $others ->
    [one] Gegen einen Bot
   *[other] Gegen { $others } Bots
}
client-this-device = An diesem Gerät
client-this-device-about = Ihr teilt euch den Bildschirm. Verdeckte Hände bleiben hinter einem Vorhang.
client-begin = Anfangen
client-friend = { $others ->
    [one] Mit jemandem in der Ferne
   *[other] Mit Freunden in der Ferne
}
client-friend-about = Du bekommst einen Link und einen QR-Code zum Weitergeben.
client-invite = Einladen
client-more = Mehr: Varianten, Uhr, gemischte Runde
client-option = { $value ->
    [off] aus
    [on] an
    [basic] einfach
    [advanced] schwieriger
   *[other] { $value }
}
client-clock = Uhr
client-clock-none = ohne Uhr
client-clock-quick = schnell: 5 Minuten und 5 Sekunden je Zug
client-clock-calm = ruhig: 20 Minuten und 10 Sekunden je Zug
client-clock-move = eine Minute je Zug
client-clock-days = als Fernspiel: 3 Tage je Zug
client-lots = Auslosen, wer wo sitzt (G1)
client-listed = Den Tisch allen unter „Tische“ zeigen
client-mixed = Eine gemischte Runde
client-opponent = Gegner { $number }
client-somebody = jemand mit dem Link
client-begin-mixed = Mit diesen anfangen
client-not-opened = Der Tisch ließ sich nicht eröffnen: { $message }

# A table that waits.
client-waiting = Gleich geht es los, sobald alle sitzen.
client-come-in = Du bist an diesen Tisch eingeladen.
client-you = du
client-sit = Platz nehmen
client-share-about = Wer diese Adresse öffnet, kann Platz nehmen.
client-address = Adresse
client-qr = QR-Code der Adresse
client-share = Teilen
client-copied = Kopiert
client-get-up = Aufstehen
client-closed = Dieser Tisch ist geschlossen worden.

# At the table.
client-your-turn = Du bist am Zug
client-turn-of = { $who } ist am Zug
client-thinking = { $who } denkt nach …
client-waiting-for = Es fehlt noch: { $who }
client-over = Das Spiel ist zu Ende
client-hand-over = Das Gerät an { $who } weitergeben
client-curtain = { $who }, du bist dran. Sieht sonst niemand zu?
client-curtain-open = Ich bin { $who }: öffnen
client-winner = gewonnen
client-has-chosen = hat gewählt
client-away = nicht da
client-score = Stand
client-to-move = am Zug
client-watching = { $watching ->
    [one] Eine Person schaut zu
   *[other] { $watching } Personen schauen zu
}
client-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
client-hours = { $hours } Std.
client-actions = Aktionen
client-hint = Tipp
client-hint-title = Was ein starker Bot spielen würde
client-hint-thinking = Überlegt …
client-hint-play = So spielen
client-take-back = Zurück
client-resign = Aufgeben
client-resign-sure = Willst du diese Partie wirklich aufgeben? (G5)
client-leave = Verlassen
client-leave-about = Der Tisch bleibt, wie er ist: Unter „Meine Spiele“ kannst du jederzeit zurück.
client-leave-keep = Später weiterspielen
client-leave-close = Den Tisch für immer schließen
client-leave-bot = Aufstehen: ein Bot übernimmt
client-return = Wieder Platz nehmen
client-replace = Bot spielen lassen
client-asked = { $what ->
    [take_back] { $who } möchte den letzten Zug zurücknehmen.
   *[replace] { $who } möchte einen Bot für { $target } spielen lassen.
}
client-agree = Einverstanden
client-decline = Ablehnen
client-withdraw = Zurückziehen
client-close = Schließen

# Beside the board.
client-beside = Neben dem Brett
client-last-move = Zuletzt
client-tab-log = Verlauf
client-tab-talk = Gespräch
client-tab-rules = Regeln
client-log = { $kind ->
    [deal] Das Spiel beginnt.
    [take_back] { $who } nimmt einen Zug zurück.
    [replace] Ein Bot übernimmt für { $who }.
    [return] { $who } ist wieder da.
    [leave] { $who } steht auf.
    [resign] { $who } gibt auf (G5).
   *[time] { $who } hat die Zeit überschritten (G5).
}
client-unread = { $unread ->
    [one] eine neue Zeile
   *[other] { $unread } neue Zeilen
}
client-show-talk = Zeigen, was am Tisch gesprochen wird
client-mute = { $who } stummschalten
client-gestures = Gesten
client-emote = { $emote ->
    [hello] Hallo!
    [good_luck] Viel Glück!
    [well_played] Gut gespielt!
    [thanks] Danke!
    [wow] Oh!
    [oops] Hoppla!
    [thinking] Ich überlege noch …
   *[bye] Tschüss!
}
client-say = Etwas sagen
client-send = Senden

# Afterwards.
client-drawn = Unentschieden
client-you-win = Du hast gewonnen!
client-wins = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}
client-breakdown = Woraus sich der Stand ergibt
client-break-chips = Gewonnene Chips
client-break-best = Der teuerste Chip
client-break-colour = Farbe { $number }
client-break-rings = Ringe zu { $value } $, voll/alle
client-break-cards = Geschlagene Karten
client-break-inner = Steine in der inneren Reihe
client-rematch = Revanche
client-to-rematch = Zur Revanche
client-picture = Bild
client-record = Aufzeichnung
client-proof = Das Geben prüfen
client-replay = Nachspielen
client-replay-of = Nachgespielt: { $game }
client-replay-controls = Durch das Spiel gehen
client-replay-first = Zum Anfang
client-replay-back = Einen Zug zurück
client-replay-play = Abspielen
client-replay-pause = Anhalten
client-replay-next = Einen Zug weiter
client-replay-last = Zum Ende
client-replay-ply = Zug
client-replay-eyes = Mit den Augen von
client-spectator = jemand, der zuschaut
client-replay-move = { $ply }. { $who }: { $move }
client-proof-title = War das Glück ehrlich?
client-proof-fair = Ja. Dein Browser hat alles selbst nachgerechnet.
client-proof-unfair = Nein: Etwas stimmt nicht.
client-proof-right = Stimmt:
client-proof-wrong = Falsch:
client-proof-check = { $what ->
    [commitment] Der Startwert des Servers ist der, auf den er sich festgelegt hatte, ehe jemand Platz nahm.
    [own] Was dieser Browser beigetragen hat, ist darin enthalten.
    [seed] Der Startwert des Gebens ergibt sich aus dem des Servers und allen Beiträgen.
    [record] Die Aufzeichnung hat diesen Startwert.
    [lots] Die Lose für die Plätze kommen daraus.
   *[deal] Alles, was gegeben wurde, kommt daraus.
}
client-proof-how = Der Server veröffentlicht die Prüfsumme seines Startwerts, ehe jemand Platz nimmt; wer Platz nimmt, fügt eine eigene Zahl hinzu. So kann niemand allein bestimmen, was herauskommt.
client-proof-commitment = Festlegung, vor dem Geben veröffentlicht
client-proof-server-seed = Der Startwert des Servers
client-proof-contribution = Beitrag von Platz { $seat }
client-proof-seed = Der Startwert des Gebens
client-proof-elsewhere = Zum Prüfen ohne Browser:

# My games, and those of others.
client-running = Laufend
client-finished = Beendet
client-no-games = Du hast hier noch nicht gespielt.
client-lobby-about = Tische, die ihre Gastgeber allen zeigen.
client-lobby-open = Platz nehmen
client-lobby-on = Zuschauen
client-lobby-over = Nachspielen
client-lobby-none = Zurzeit keine.

# Settings.
client-language = Sprache
client-theme = Aussehen
client-theme-is = { $theme ->
    [auto] wie das System
    [light] hell
   *[dark] dunkel
}
client-palette = Farben
client-palette-is = { $palette ->
    [standard] normal
    [deutan] bei Grünschwäche (deutan)
    [protan] bei Rotschwäche (protan)
   *[tritan] bei Blauschwäche (tritan)
}
client-motion = Bewegung
client-motion-is = { $motion ->
    [auto] wie das System
    [full] voll
   *[reduced] reduziert
}
client-previews = Vorher zeigen, was ein Zug brächte
client-sounds = Töne
client-name = Mein Name am Tisch
client-name-about = Gilt für Tische, an denen du von nun an Platz nimmst.
client-name-saved = Du heißt jetzt { $name }.
client-save = Speichern
client-device = Ein anderes Gerät
client-device-about = Öffne dort einen Link, und du bist derselbe Gast mit allen Tischen. Er gilt einmal.
client-device-link = Link erzeugen
client-link = Mit diesem Link bist du an diesem Gerät derselbe Gast, mit deinen Tischen. Er gilt einmal.
client-link-yes = Ja, das bin ich

# What the server does not do.
client-refused = { $code ->
    [offline] Der Server ist nicht zu erreichen. Versuche es noch einmal.
    [unknown] Diesen Tisch gibt es nicht.
    [banned] Du bist von diesem Server ausgeschlossen.
    [illegal] Die Regeln erlauben diesen Zug nicht.
    [game_over] Das Spiel ist zu Ende.
    [seat_taken] Da sitzt schon jemand.
    [table_full] Alle Plätze sind besetzt. Du kannst zuschauen.
    [reserved] Dieser Platz ist für jemand anderen bestimmt.
    [hidden_seen] Dieser Zug hat etwas Verdecktes gezeigt: Er kann nicht zurückgenommen werden.
    [no_talk] Hier wird nicht gesprochen.
    [too_many] Das sind zu viele. Schließe erst etwas, oder versuche es später.
    [too_fast] Nicht so schnell. Warte einen Moment.
    [store] Die Datenbank des Servers hat Schwierigkeiten. Versuche es noch einmal.
    [busy] Der Server ist beschäftigt. Versuche es noch einmal.
    [stopping] Der Server wird neu gestartet. Versuche es noch einmal.
    [not_now] Das geht jetzt nicht.
    [closed] Dieser Tisch ist geschlossen worden.
    [bad_name] Ein Name hat 1 bis 24 Zeichen.
    [bad_link] Dieser Link ist verbraucht oder abgelaufen. Erzeuge auf dem anderen Gerät einen neuen.
    [not_over] Das gibt es erst, wenn das Spiel zu Ende ist.
    [no_guest] Der Server kennt dich nicht mehr. Lade die Seite neu.
   *[other] Der Server hat es nicht getan: { $message }
}
