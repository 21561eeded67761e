# Seiten des Servers.

server-front-missing = Der Spieltisch für den Browser ist nicht gebaut worden. So wird er gebaut, im Ordner des Quelltextes:
server-front-api = Wie Programme hier spielen: die Schnittstelle
server-front-terminal = An einem Gerät spielt man im Terminal:
server-link = Mit diesem Link sind Sie auch auf diesem Gerät derselbe Gast, mit Ihren Tischen. Er gilt einmal.
server-link-button = Ja, das bin ich
server-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstellen Sie auf dem anderen Gerät einen neuen.
server-link-done = Willkommen, { $name }.
server-proof = War das Glück gerecht?
server-proof-right = Der Startwert des Servers ist der, auf den er sich vor dem Geben festgelegt hatte, und was gegeben wurde, folgt aus ihm und aus dem, was die Spieler beigetragen haben.
server-proof-wrong = Es wurde nicht gegeben, was hätte gegeben werden müssen: { $fault }
server-proof-commitment = Festlegung, veröffentlicht vor dem Geben
server-proof-server-seed = Startwert des Servers
server-proof-seed = Startwert des Gebens
server-proof-how = So prüft man es ohne diesen Server:
