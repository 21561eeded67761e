client-halbedelstein-pits = Kuiltjes
client-halbedelstein-pit = { $who }, { $pit }: { $stones ->
    [0] leeg
    [one] één steen
   *[other] { $stones } stenen
}
client-halbedelstein-may-lift = Je mag ze nemen
client-halbedelstein-stones = { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}
client-halbedelstein-cw = met de klok mee
client-halbedelstein-ccw = tegen de klok in
client-halbedelstein-choose = Jouw richting voor het hele spel
client-halbedelstein-skip = Overslaan
client-halbedelstein-quiet = { $turns } beurten zonder buit; bij 100 is het gelijkspel
client-halbedelstein-promise = { $first }: { $sowings ->
    [one] één keer zaaien
   *[other] { $sowings } keer zaaien
} tot { $last }; { $captured ->
    [0] geen buit
    [one] verovert één steen
   *[other] verovert { $captured } stenen
}.
