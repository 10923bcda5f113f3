### Words of the pictures on the rules pages. The names of places are in the games' own catalogues.

## Agent and Casablanca

board-agent = Der Spielplan von Agent
board-agent-told = Der Spielplan von Agent: eine Karte mit { $places } Städten und { $links } Verbindungen. Der Aktenkoffer liegt { $case }, in der Mitte. Die Hauptstädte sind quadratisch, mit ihren Agenten: { $homes }.
board-casablanca = Der Spielplan von Casablanca
board-casablanca-told = Der Spielplan von Casablanca: { $places } Gebäude in fünf Reihen zu fünf, und { $links } Straßen zwischen Nachbarn. Der Aktenkoffer liegt { $case }, in der Mitte. Die Basen sind die Ecken, mit dunklen Namensschildern und ihren Agenten: { $homes }.
# One of the homes, and what stands between two of them: "Washington, G1 and G2; London, B1 and B2".
home-told = { $home }, { $agents }
home-between = {"; "}
key-city = Stadt
key-capital = Hauptstadt
key-agent = Agent
key-agent-with-number = Agent mit seiner Nummer
key-briefcase = der Aktenkoffer
key-link = Verbindung
key-base = Basis
key-street = Straße
turn-agent = Ein Zug in Agent
turn-agent-1 = Ein Teil der Karte. R1 steht in Kiew auf dem Aktenkoffer. Ein gestrichelter Pfeil führt von Kiew nach Istanbul: Das sagt Karim an.
turn-agent-2 = Derselbe Teil am Ende des Zugs. R1 steht noch immer in Kiew auf dem Aktenkoffer. Ein Pfeil führt von London nach Berlin, wo jetzt B1 steht.
turn-casablanca = Ein Zug in Casablanca
turn-casablanca-1 = Ein Teil der Stadt. W und der Aktenkoffer sind im Kino Rif, unter dem Hotel. Ein gestrichelter Pfeil führt hinunter zum Telegrafenamt: Das sagt Brice an.
turn-casablanca-2 = Derselbe Teil am Ende des Zugs. W und der Aktenkoffer sind noch immer im Kino Rif. Ein Pfeil führt vom Hotel zum Gewürzlager, wo jetzt B steht.

## Code Casablanca

board-code-casablanca = Der Spielplan von Code Casablanca
board-code-casablanca-told = Der Spielplan von Code Casablanca: { $count } Gebäude um einen Platz, im Uhrzeigersinn: { $names }. Ein schwarzer Stern kennzeichnet { $stars }. In jedem Gebäude liegt verdeckt ein Plättchen, { $laid } insgesamt. Die beiden Stapel der Befehle liegen links; in der Mitte sind ein Befehl und die Plättchen.
orders = die Befehle
order = Ein Befehl
tile-code = Code
tile-file = Akte
key-star = wer hierher geschickt wird, darf woandershin
key-tile = Plättchen, verdeckt
turn-code-casablanca = Eine Runde Code Casablanca
turn-code-casablanca-red = Rot
turn-code-casablanca-blue = Blau
turn-code-casablanca-green = Grün
turn-code-casablanca-note = Blau schreibt an Rot
turn-code-casablanca-1 = Runde 11, wie Rot den Spielplan kennt: Acht Plättchen sind ihm bekannt, drei liegen noch im Umschlag, im Kasino, im Hotel und im Konsulat. Der Befehl schickt Rot zum Hotel ★, Blau zur Markthalle und Grün zum Konsulat. Rot ist stattdessen zur Markthalle gegangen und steht dort mit Blau.
turn-code-casablanca-2 = Derselbe Spielplan. Blau hat an Rot geschrieben: Code 2 im Konsulat. Zettel zeigen, was Rot als Lösung vorlegt: Codes in Mick’s Café, in der Moschee, im Postamt, auf der Polizeiwache und im Konsulat, und Akte 3 in der Markthalle, wo er steht.
turn-code-casablanca-3 = Derselbe Spielplan. Blau hat an Rot geschrieben: Code 3 im Hotel. Das Plättchen im Hotel ist für alle umgedreht: Akte 2.

## Casanova

board-casanova = Der Spielplan von Casanova
board-casanova-told = Der Spielplan von Casanova, Venedig bei Nacht: { $stages } Anleger an { $canals } Kanälen. Oben ist ein Becken mit den Palazzi P1 bis P{ $palazzi }, jeder mit dem Zeichen seiner Dame; unten ein Becken mit den Anlegern des Dogen, V1 bis V{ $doge }. Ein Ring kennzeichnet die Mündungen: { $mouths }. { $streets } gepunktete Gassen verbinden je zwei Anleger, { $theatres } davon mit einem Theater, gekennzeichnet mit T.
doges-palace = Der Dogenpalast
# A landing stage and its canal: "A1, west rio".
place-stage = { $place }, { $canal }
place-palazzo = Palazzo { $number }
place-doge = Anleger { $number } des Dogen
key-stage = Anleger
key-mouth = Mündung
key-palazzo = Palazzo
key-doge = Anleger des Dogen
key-canal = Kanal
key-alley = Gasse
key-theatre = Theater
turn-casanova = Ein Zug in Casanova
turn-casanova-1 = Der obere Teil Venedigs. Esmas Gondel liegt an B1, Farids an G1, leere Gondeln liegen an B2, B3, C1 und G2. Zwei Pfeile führen von P1 nach A1 und weiter nach A2, wo jetzt Annes Gondel liegt.
turn-casanova-2 = Derselbe Teil. Ein Ring kennzeichnet das Theater A2–G2, in dem Anne nachgesehen hat. Ein gepunkteter Pfeil führt durch seine Gasse von A2, wo sie eine leere Gondel zurückließ, nach G2, und ein weiterer nach G3, wo sie jetzt ist.
turn-casanova-3 = Derselbe Teil am Ende des Zugs. Ein Ring kennzeichnet Esmas Gondel an B1, in der Anne von G3 aus, dem anderen Ende der Gasse, nachgesehen hat.

## Randolph's Casablanca

board-randolph = Der Spielplan von Randolphs Casablanca
board-randolph-told = Der Spielplan: ein Ring aus { $spaces } Kuppeln. Im Uhrzeigersinn von oben: { $names }, und so weiter, { $laps }-mal. Vor jeder Kuppel ist ein grüner Kreis für einen Chip. In der Mitte sind die { $chips } Chips, 0 bis { $last }, und die { $cards } Prämienkarten.
chips = { $count } Chips
cards = { $count } Prämienkarten
key-dome = Kuppel, für die Figuren
key-circle = grüner Kreis, für einen Chip
turn-randolph = Ein Zug in Randolphs Casablanca
turn-randolph-1 = Die obere Hälfte des Rings. Annes Figur ist vier Kuppeln weitergegangen, von Kamel 1 auf Fez 1. Der Chip, den sie von Palme 1 genommen hat, liegt verdeckt auf Teppich 1. Die oberste Karte ist ein Fez, in der Bank sind 3.100. Anne hat 4 gesagt.
turn-randolph-2 = Dieselbe Hälfte am Ende der Wette. Anne und Brice haben je 1.300 gesetzt. Der Chip auf Teppich 1 ist umgedreht: Es ist eine 4.
turn-bank = Bank { $sum }
turn-said = { $name } sagt { $number }
turn-put = { $name } { $sum }
