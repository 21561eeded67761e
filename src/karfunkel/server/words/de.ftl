# Seiten des Servers.

server-front-missing = Der Spieltisch für den Browser ist nicht gebaut worden. So wird er gebaut, im Ordner des Quelltextes:
server-front-api = Wie Programme hier spielen: die Schnittstelle
server-front-terminal = An einem Gerät spielt man im Terminal:
