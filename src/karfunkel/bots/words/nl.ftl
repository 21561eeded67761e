# Bots: hun namen, hoe ze spelen, en de woorden van tips.

bot-name = { $bot ->
    [random] Toeval
    [greedy] Gretig
    [level1] Talk
    [level2] Fluoriet
    [level3] Kwarts
    [level4] Topaas
   *[level5] Diamant
}
bot-strength = { $bot ->
    [random] loot
    [greedy] graait
    [level1] niveau 1
    [level2] niveau 2
    [level3] niveau 3
    [level4] niveau 4
   *[level5] niveau 5
}

hint-often = in { $percent } % van de gevallen
hint-wins = een zekere winst
hint-loses = verloren tegen foutloos spel
hint-chance = wint ongeveer { $percent } %
hint-scores = eindigt ongeveer { $scores }

reason-wins = beëindigt het spel, en wint het
reason-halbedelstein-captures = verovert { $stones ->
    [one] één steen
   *[other] { $stones } stenen
} tegenover { $pits }
reason-halbedelstein-sows-on = zaait { $sowings } keer, tot { $last }
reason-halbedelstein-loses = beëindigt het spel en verliest het
reason-halbedelstein-lets-win = maar { $rival } kan dan met { $pit } meteen winnen
reason-halbedelstein-saves = zoals het nu staat zou { $rival } met { $pit } { $before ->
    [one] één steen
   *[other] { $before } stenen
} kunnen veroveren; hierna { $after ->
    [0] geen
   *[other] hoogstens { $after }
}
reason-halbedelstein-exposes = { $rival } kan met { $pit } antwoorden en { $stones ->
    [one] één steen
   *[other] { $stones } stenen
} veroveren

bot-plays-random = Een willekeurige toegestane zet.
bot-plays-greedy = De grootste voorsprong meteen na de zet.

bot-carat-level1 = Neemt wat meteen punten geeft en ziet niet wat het anderen laat.
bot-carat-level2 = Kijkt ook wat de volgende kan doen.
bot-carat-level3 = Weegt af hoe de fiches later kunnen vallen.
bot-carat-level4 = Speelt veel eindes van het spel in zijn hoofd uit.
bot-carat-level5 = Speelt duizenden eindes uit en geeft niets weg.

bot-mister-diamond-level1 = Vergeet meteen welke diamanten vastzitten.
bot-mister-diamond-level2 = Onthoudt de laatste paar pogingen.
bot-mister-diamond-level3 = Onthoudt de meeste pogingen een tijdje.
bot-mister-diamond-level4 = Onthoudt bijna alles en steelt met overleg.
bot-mister-diamond-level5 = Vergeet niets en kent de kansen.

bot-diamantenraub-level1 = Speelt de hoogste kaart en hoopt.
bot-diamantenraub-level2 = Kijkt naar de kaarten op tafel, één ronde vooruit.
bot-diamantenraub-level3 = Bedenkt wat de anderen kunnen kiezen.
bot-diamantenraub-level4 = Wisselt zijn keuzes en let op de handgroottes.
bot-diamantenraub-level5 = Mengt zo goed dat niemand het doorziet.

bot-halbedelstein-level1 = Ziet wat de eigen beurt oplevert, en ziet meer dan de helft van de zetten over het hoofd.
bot-halbedelstein-level2 = Ziet ook het antwoord, maar ziet een derde van de zetten over het hoofd.
bot-halbedelstein-level3 = Kijkt drie beurten vooruit en ziet één zet op de vijf over het hoofd.
bot-halbedelstein-level4 = Kijkt zes beurten vooruit en ziet zelden een zet over het hoofd.
bot-halbedelstein-level5 = Kijkt zo diep als twee seconden toelaten: in spel 2 meestal tot het einde.
