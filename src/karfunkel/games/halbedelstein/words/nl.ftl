# Het Halbedelstein-Spiel.

halbedelstein-title = Halbedelstein-Spiel
halbedelstein-about = Twee mancalaspellen op vier rijen kuiltjes: zaaien, doorzaaien en de binnenste rij van de tegenstander leegmaken.

halbedelstein-option-rules = De regels: basic (64 stenen, ieder kiest een richting) of advanced (48 stenen, moeilijker).
halbedelstein-option-plunder_from_start = Alleen advanced: er mag al in de eerste beurt geplunderd worden (H9).
halbedelstein-option-first_by_lot = Alleen advanced: het lot bepaalt welk kuiltje plaats 1 het eerst leegt; zo is het spel eerlijk (H11).

halbedelstein-move = { $pit ->
    [cw] met de klok mee zaaien
    [ccw] tegen de klok in zaaien
   *[other] in { $pit } beginnen
}

halbedelstein-fixed-cw = { $who } zaait met de klok mee.
halbedelstein-fixed-ccw = { $who } zaait tegen de klok in.
halbedelstein-lifted = { $who } neemt { $stones ->
    [one] één steen
   *[other] { $stones } stenen
} uit { $pit }.
halbedelstein-sown = { $who } zaait { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}; de laatste valt in { $last }.
halbedelstein-captured = { $who } verovert { $stones ->
    [one] één steen
   *[other] { $stones } stenen
} tegenover { $pit }.
halbedelstein-plundered = { $who } plundert { $stones ->
    [one] één steen
   *[other] { $stones } stenen
} uit de twee kuiltjes tegenover { $pit }.
halbedelstein-settled = De binnenste rij aan de overkant is leeg: de { $stones } stenen in de hand blijven in { $pit }.
halbedelstein-turned = { $who } begint in { $first } en zaait { $sowings ->
    [one] één keer
   *[other] { $sowings } keer
} tot { $last }{ $captured ->
    [0] { "" }
    [one] ; één steen is veroverd
   *[other] ; { $captured } stenen zijn veroverd
}.

halbedelstein-ended-inner_row_empty = Een binnenste rij is leeg.
halbedelstein-ended-only_singles = Aan één kant liggen alleen nog losse stenen.
halbedelstein-ended-quiet = Honderd beurten zonder buit.
