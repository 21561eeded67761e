# Het spel in de terminal.

terminal-menu-motto = Vier edelsteenspellen, precies volgens de regels
terminal-menu-resume = Een partij voortzetten ({ $tables })

terminal-key-play = Spelen
terminal-key-rules = Spelregels
terminal-key-hint = Tip
terminal-key-resume = Verder
terminal-key-language = Taal
terminal-key-colours = Kleuren
terminal-key-quit = Stoppen
terminal-key-back = Terug
terminal-key-scroll = Bladeren
terminal-key-sections = Inhoud
terminal-key-open = Openen
terminal-key-begin = Beginnen
terminal-key-next-field = Volgende
terminal-key-log = Verloop
terminal-key-undo = Terug
terminal-key-give-up = Opgeven
terminal-key-leave = Weg
terminal-key-look = Niemand anders kijkt
terminal-key-result = Uitslag

terminal-press-enter = Enter: begrepen
terminal-yes = Ja
terminal-no = Nee

terminal-loading = { $game }: de regels worden gecompileerd, eenmalig op deze computer.
terminal-loading-seconds = { $seconds } s · Esc: nu niet
terminal-loading-fault = De regels kunnen niet worden klaargezet. { $fault }

terminal-small =
    Dit venster is te klein voor een speelbord:
    het heeft { $now_width } × { $now_height } tekens,
    er zijn er minstens { $width } × { $height } nodig.

    Je partij wacht; er gaat niets verloren.

terminal-rules-title = De spelregels: { $game }

terminal-saves-title = Begonnen partijen
terminal-saves-line = { $when } · { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} · { $names }
terminal-saves-none = Er is geen begonnen partij.
terminal-saves-fault = Deze partij kan niet worden geopend. { $fault }
terminal-save-fault = De partij kan niet worden bewaard: { $fault }

terminal-setup-title = een nieuwe tafel
terminal-setup-seats = Plaatsen
terminal-setup-person = een mens
terminal-setup-name = naam
terminal-setup-lots = Loten wie waar zit (G1)
terminal-setup-options = Opties
terminal-setup-begin = Het spel beginnen (F5)

terminal-prompt = Zet
terminal-hint = Kies op het bord met de pijltjes en Enter, of typ een zet.
terminal-hint-title = Tip: wat een sterke bot zou spelen
terminal-hint-keys = Enter: de eerste spelen · ?: regels · Esc: terug
terminal-turn = { $who } is aan de beurt
terminal-thinks = { $who } denkt na …
terminal-choose = { $who } moet nog kiezen
terminal-over = De partij is afgelopen.
terminal-illegal = Dat mag niet (regel { $reason }); ? toont de spelregels.
terminal-no-move = Dat is geen zet.
terminal-no-such-move = Geen toegestane zet begint met { $typed }. Tab vult aan, Esc gaat terug.
terminal-undo-not = Dat kan niet worden teruggenomen: het heeft iets verborgens laten zien.
terminal-undo-nothing = Er is geen zet om terug te nemen.
terminal-undone = Teruggenomen; { $who } beslist opnieuw.
terminal-give-up = Geeft { $who } de partij echt op? (G5)
terminal-give-up-not = Opgeven kan alleen in een spel voor twee (G5).
terminal-leave = De tafel verlaten? De partij is bewaard en kan altijd worden voortgezet.

terminal-curtain = Geef het apparaat aan { $who }.
terminal-curtain-ready = Druk op Enter als niemand anders kijkt.

terminal-log-title = Wat er gebeurd is

terminal-result-kept = Het verslag is bewaard:
terminal-result-rematch = Revanche
terminal-result-look = Bord
terminal-result-menu = Menu

terminal-halbedelstein-cw = met de klok mee ↻
terminal-halbedelstein-ccw = ertegenin ↺
terminal-halbedelstein-quiet = { $turns } beurten zonder buit; bij 100 onbeslist (H3)

terminal-carat-seat = Pl. { $seat }
terminal-carat-supply = Voorraad { $left }
terminal-carat-hands = Hand
terminal-carat-hand = Je hand
terminal-carat-step-field = Waarheen?
terminal-carat-step-tile = Welke?
terminal-carat-step-laid = Draaien: + -

# Het bord van Mister Diamond

terminal-mister-diamond-number = { $number }
terminal-mister-diamond-money = $ { $number }
terminal-mister-diamond-unit = { $unit ->
    [1] Ringen in $
   *[other] Ringen in $ 1.000
}
terminal-mister-diamond-in-pile = In de stapel
terminal-mister-diamond-pile = Stapel
terminal-mister-diamond-loose = Los
terminal-mister-diamond-aside = Opzij
terminal-mister-diamond-round = Ronde
terminal-mister-diamond-now = $
terminal-mister-diamond-all = totaal
terminal-mister-diamond-steal = Jatten!
terminal-mister-diamond-decline = Niet
terminal-mister-diamond-taken = { $who }: { $place } zat los, een ring van { $money }.
terminal-mister-diamond-stuck = { $who }: { $place } zit vast, geen { $money }.
terminal-mister-diamond-stuck-somewhere = { $who } koos een vaste diamant: geen { $money }.
terminal-mister-diamond-stolen = { $who } jat { $money } van { $victim }.
terminal-mister-diamond-declined = { $who } ziet af van jatten.
terminal-mister-diamond-robbed = { $who } is bestolen en is nu aan de beurt.
terminal-mister-diamond-choose-decline = Niet jatten; je draait de volgende kaart open.
terminal-mister-diamond-choose-theft = Jat een diamant van { $money } van { $victim }.
terminal-mister-diamond-legend = ◆ diamant  ◦ weg  × vast  2/1 ringen vol/leeg

# Het bord van Diamantenraub

terminal-diamantenraub-round = Ronde { $round }
terminal-diamantenraub-bag = Zakje ◆{ $bag }{ $spares ->
    [0] { "" }
   *[other] {" "}reserve −{ $spares }
}
terminal-diamantenraub-highest = hoogste wint
terminal-diamantenraub-lowest = laagste wint
terminal-diamantenraub-hand = hand
terminal-diamantenraub-pile = stapel
terminal-diamantenraub-beaten = weg
terminal-diamantenraub-out = is uit
terminal-diamantenraub-your-hand = Je hand
terminal-diamantenraub-pick = Welke kaart speel je?
terminal-diamantenraub-decide = Hand ruilen of houden?
terminal-diamantenraub-reduce = Welke { $limit } houd je?
terminal-diamantenraub-chosen = Gekozen: { $move }
terminal-diamantenraub-swap = Ruilen
terminal-diamantenraub-keep = Houden
terminal-diamantenraub-about-swap = Gooi de hele hand weg en trek er tot { $limit } bij.
terminal-diamantenraub-about-keep = Houd de hand en trek er tot { $limit } bij.
terminal-diamantenraub-legend = x schiet  ^v pijl  * diamant  -R verlies  + meer
terminal-diamantenraub-card = { $side ->
    [L] linker
   *[R] rechter
}kaart { $number } { $colour ->
    [R] rood
    [Y] geel
    [B] blauw
   *[G] groen
}
terminal-diamantenraub-ammunition = schiet op { $kind ->
    [number] getal { $what }
    [colour] { $colour ->
        [R] rood
        [Y] geel
        [B] blauw
       *[G] groen
    }
    [up] pijlen omhoog
    [down] pijlen omlaag
   *[diamond] diamanten
}
terminal-diamantenraub-loss = verlies voor { $colour ->
    [R] rood
    [Y] geel
    [B] blauw
   *[G] groen
}
terminal-diamantenraub-symbol = { $symbol ->
    [up] pijl omhoog: hoogste wint
    [down] pijl omlaag: laagste wint
    [diamond] een winnaar neemt er nog een
    [two] anderen houden twee kaarten
   *[five] vijf kaarten houden
}
terminal-diamantenraub-no-hits = niets geraakt
terminal-diamantenraub-nobody = niemand heeft een actieve kaart
terminal-diamantenraub-alone = alleen { $who }
terminal-diamantenraub-done = { $kind ->
    [swapped] ruilt, +{ $cards }
    [kept] houdt, +{ $cards }
    [refilled] +{ $cards }
   *[reduced] gooit { $cards } weg
}
terminal-diamantenraub-piles = Kaarten op tafel, de actieve als laatste   + terug
terminal-diamantenraub-left = links:
terminal-diamantenraub-right = rechts:
terminal-diamantenraub-thrown = weggegooid:
terminal-diamantenraub-discards = geraakt:
