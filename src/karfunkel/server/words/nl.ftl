# Pagina's van de server.

server-front-missing = De speeltafel voor de browser is niet gebouwd. Zo bouwt men haar, in de map van de broncode:
server-front-api = Hoe programma's hier spelen: de API
server-front-terminal = Op één apparaat speelt u in de terminal:
