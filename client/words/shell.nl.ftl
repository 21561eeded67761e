# The browser client: all that is not a board.

client-motto = Vier edelsteenspellen, precies volgens de regels
client-nicknames = Opaal, Onyx, Beril, Agaat, Jaspis, Barnsteen, Jade, Granaat, Zirkoon, Spinel, Koraal, Parel

# Pages.
client-pages = Pagina’s
client-home = Naar de doos
client-my-games = Mijn spellen
client-lobby = Tafels
client-settings = Instellingen
client-lost = Deze pagina bestaat niet
client-loading = Een ogenblik …
client-connecting = Verbinding maken …
client-offline = De server is niet bereikbaar. Zonder server valt hier niets te spelen.

# Opening the box.
client-go-on = Verder spelen
client-play = Spelen
client-play-game = { $game } spelen
client-learn = Leren
client-learn-game = { $game } leren
client-rules = Regels
client-rules-of = Regels: { $game }
client-table-open = wacht op spelers
client-table-on = bezig
client-free = vrij

# Who plays.
client-how-many = Met hoeveel spelers?
client-against-bot = { $others ->
    [one] Tegen een bot
   *[other] Tegen { $others } bots
}
client-this-device = Op dit apparaat
client-this-device-about = Jullie delen het scherm. Verborgen handen blijven achter een gordijn.
client-begin = Beginnen
client-friend = { $others ->
    [one] Met een vriend op afstand
   *[other] Met vrienden op afstand
}
client-friend-about = Je krijgt een link en een QR-code om door te geven.
client-invite = Uitnodigen
client-more = Meer: varianten, klok, gemengd gezelschap
client-option = { $value ->
    [off] uit
    [on] aan
    [basic] eenvoudig
    [advanced] moeilijker
   *[other] { $value }
}
client-clock = Klok
client-clock-none = geen klok
client-clock-quick = snel: 5 minuten en 5 seconden per zet
client-clock-calm = rustig: 20 minuten en 10 seconden per zet
client-clock-move = één minuut per zet
client-clock-days = per correspondentie: 3 dagen per zet
client-lots = Loten wie waar zit (G1)
client-listed = De tafel voor iedereen tonen onder ‘Tafels’
client-mixed = Een gemengd gezelschap
client-opponent = Tegenstander { $number }
client-somebody = iemand met de link
client-begin-mixed = Met dezen beginnen
client-not-opened = De tafel kon niet worden geopend: { $message }

# A table that waits.
client-waiting = Zodra iedereen zit, gaat het beginnen.
client-come-in = Je bent aan deze tafel uitgenodigd.
client-you = jij
client-sit = Plaatsnemen
client-share-about = Wie dit adres opent, kan plaatsnemen.
client-address = Adres
client-qr = QR-code van het adres
client-share = Delen
client-copied = Gekopieerd
client-get-up = Opstaan
client-closed = Deze tafel is gesloten.

# At the table.
client-your-turn = Jij bent aan zet
client-turn-of = { $who } is aan zet
client-thinking = { $who } denkt na …
client-waiting-for = Wachten op { $who }
client-over = Het spel is afgelopen
client-hand-over = Het apparaat doorgeven aan { $who }
client-curtain = { $who }, jij bent aan de beurt. Kijkt er niemand mee?
client-curtain-open = Ik ben { $who }: openen
client-winner = winnaar
client-has-chosen = heeft gekozen
client-away = afwezig
client-score = Stand
client-to-move = aan zet
client-watching = { $watching ->
    [one] Eén toeschouwer
   *[other] { $watching } toeschouwers
}
client-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
client-hours = { $hours } u
client-actions = Acties
client-hint = Tip
client-hint-title = Wat een sterke bot zou spelen
client-hint-thinking = Denkt na …
client-hint-play = Dit spelen
client-take-back = Terug
client-resign = Opgeven
client-resign-sure = Wil je dit spel echt opgeven? (G5)
client-leave = Verlaten
client-leave-about = De tafel blijft zoals hij is: onder ‘Mijn spellen’ kun je altijd terug.
client-leave-keep = Later verder spelen
client-leave-close = De tafel voorgoed sluiten
client-leave-bot = Opstaan: een bot neemt het over
client-return = Weer plaatsnemen
client-replace = Bot laten spelen
client-asked = { $what ->
    [take_back] { $who } wil de laatste zet terugnemen.
   *[replace] { $who } wil een bot voor { $target } laten spelen.
}
client-agree = Akkoord
client-decline = Weigeren
client-withdraw = Intrekken
client-close = Sluiten

# Beside the board.
client-beside = Naast het bord
client-last-move = Zojuist
client-tab-log = Verloop
client-tab-talk = Gesprek
client-tab-rules = Regels
client-log = { $kind ->
    [deal] Het spel begint.
    [take_back] { $who } neemt een zet terug.
    [replace] Een bot neemt het over van { $who }.
    [return] { $who } is terug.
    [leave] { $who } staat op.
    [resign] { $who } geeft op (G5).
   *[time] De tijd van { $who } is om (G5).
}
client-unread = { $unread ->
    [one] één nieuwe regel
   *[other] { $unread } nieuwe regels
}
client-show-talk = Tonen wat er aan tafel wordt gezegd
client-mute = { $who } dempen
client-gestures = Gebaren
client-emote = { $emote ->
    [hello] Hallo!
    [good_luck] Succes!
    [well_played] Goed gespeeld!
    [thanks] Dank je!
    [wow] Wauw!
    [oops] Oeps!
    [thinking] Even denken …
   *[bye] Tot ziens!
}
client-say = Iets zeggen
client-send = Sturen

# Afterwards.
client-drawn = Gelijkspel
client-you-win = Jij hebt gewonnen!
client-wins = { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de overwinning
}
client-breakdown = Waaruit de stand bestaat
client-break-chips = Gewonnen fiches
client-break-best = Het duurste fiche
client-break-colour = Kleur { $number }
client-break-rings = Ringen van $ { $value }, vol/alle
client-break-cards = Verslagen kaarten
client-break-inner = Stenen in de binnenste rij
client-rematch = Revanche
client-to-rematch = Naar de revanche
client-picture = Plaatje
client-record = Verslag
client-proof = Het delen controleren
client-replay = Naspelen
client-replay-of = Nagespeeld: { $game }
client-replay-controls = Door het spel gaan
client-replay-first = Naar het begin
client-replay-back = Eén zet terug
client-replay-play = Afspelen
client-replay-pause = Pauze
client-replay-next = Eén zet verder
client-replay-last = Naar het einde
client-replay-ply = Zet
client-replay-eyes = Door de ogen van
client-spectator = een toeschouwer
client-replay-move = { $ply }. { $who }: { $move }
client-proof-title = Was het geluk eerlijk?
client-proof-fair = Ja. Je browser heeft alles zelf nagerekend.
client-proof-unfair = Nee: er klopt iets niet.
client-proof-right = Klopt:
client-proof-wrong = Onjuist:
client-proof-check = { $what ->
    [commitment] De startwaarde van de server is die waarop hij zich had vastgelegd voordat iemand plaatsnam.
    [own] Wat deze browser heeft bijgedragen, zit erin.
    [seed] De startwaarde van het delen volgt uit die van de server en alle bijdragen.
    [record] Het verslag heeft die startwaarde.
    [lots] De loten voor de plaatsen komen daaruit.
   *[deal] Alles wat gedeeld is, komt daaruit.
}
client-proof-how = De server publiceert de hash van zijn startwaarde voordat iemand plaatsneemt; wie plaatsneemt, voegt een eigen getal toe. Zo kan niemand alleen de uitkomst bepalen.
client-proof-commitment = Vastlegging, vóór het delen gepubliceerd
client-proof-server-seed = De startwaarde van de server
client-proof-contribution = Bijdrage van plaats { $seat }
client-proof-seed = De startwaarde van het delen
client-proof-elsewhere = Om het zonder browser te controleren:

# My games, and those of others.
client-running = Bezig
client-finished = Afgelopen
client-no-games = Je hebt hier nog niet gespeeld.
client-lobby-about = Tafels die hun gastheren aan iedereen tonen.
client-lobby-open = Plaatsnemen
client-lobby-on = Toekijken
client-lobby-over = Naspelen
client-lobby-none = Op dit moment geen.

# Settings.
client-language = Taal
client-theme = Uiterlijk
client-theme-is = { $theme ->
    [auto] zoals het systeem
    [light] licht
   *[dark] donker
}
client-palette = Kleuren
client-palette-is = { $palette ->
    [standard] standaard
    [deutan] bij groenzwakte (deutan)
    [protan] bij roodzwakte (protan)
   *[tritan] bij blauwzwakte (tritan)
}
client-motion = Beweging
client-motion-is = { $motion ->
    [auto] zoals het systeem
    [full] volledig
   *[reduced] verminderd
}
client-previews = Vooraf tonen wat een zet zou opleveren
client-sounds = Geluiden
client-name = Mijn naam aan tafel
client-name-about = Geldt voor tafels waaraan je vanaf nu plaatsneemt.
client-name-saved = Je heet nu { $name }.
client-save = Opslaan
client-device = Een ander apparaat
client-device-about = Open daar een link en je bent dezelfde gast, met al je tafels. Hij werkt één keer.
client-device-link = Link maken
client-link = Met deze link ben je op dit apparaat dezelfde gast, met je tafels. Hij werkt één keer.
client-link-yes = Ja, dat ben ik

# What the server does not do.
client-refused = { $code ->
    [offline] De server is niet bereikbaar. Probeer het opnieuw.
    [unknown] Deze tafel bestaat niet.
    [banned] Je bent van deze server uitgesloten.
    [illegal] De regels staan deze zet niet toe.
    [game_over] Het spel is afgelopen.
    [seat_taken] Daar zit al iemand.
    [table_full] Alle plaatsen zijn bezet. Je kunt toekijken.
    [reserved] Deze plaats is voor iemand anders bestemd.
    [hidden_seen] Deze zet liet iets verborgens zien: hij kan niet worden teruggenomen.
    [no_talk] Hier wordt niet gesproken.
    [too_many] Dat zijn er te veel. Sluit eerst iets, of probeer het later.
    [too_fast] Niet zo snel. Wacht even.
    [store] De database van de server heeft problemen. Probeer het opnieuw.
    [busy] De server is bezig. Probeer het opnieuw.
    [stopping] De server wordt opnieuw gestart. Probeer het opnieuw.
    [not_now] Dat kan nu niet.
    [closed] Deze tafel is gesloten.
    [bad_name] Een naam heeft 1 tot 24 tekens.
    [bad_link] Deze link is gebruikt of verlopen. Maak op het andere apparaat een nieuwe.
    [not_over] Dat kan pas als het spel is afgelopen.
    [no_guest] De server kent je niet meer. Laad de pagina opnieuw.
   *[other] De server heeft het niet gedaan: { $message }
}
