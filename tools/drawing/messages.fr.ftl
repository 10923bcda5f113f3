### Words of the pictures on the rules pages. The names of places are in the games' own catalogues.

## Agent and Casablanca

board-agent = Le plateau d’Agent
board-agent-told = Le plateau d’Agent : une carte de { $places } villes et de { $links } liaisons. La valise est { $case }, au milieu. Les capitales sont carrées, avec leurs agents : { $homes }.
board-casablanca = Le plateau de Casablanca
board-casablanca-told = Le plateau de Casablanca : { $places } bâtiments en cinq rangées de cinq, et { $links } rues entre voisins. La valise est { $case }, au milieu. Les bases sont aux coins, sur fond sombre, avec leurs agents : { $homes }.
# One of the homes, and what stands between two of them: "Washington, G1 and G2; London, B1 and B2".
home-told = { $home }, { $agents }
home-between = {" ; "}
key-city = ville
key-capital = capitale
key-agent = agent
key-agent-with-number = agent et son numéro
key-briefcase = la valise
key-link = liaison
key-base = base
key-street = rue
turn-agent = Un tour d’Agent
turn-agent-1 = Une partie de la carte. R1 est sur la valise à Kiev. Une flèche en pointillé mène de Kiev à Istanbul : c’est ce que Karim annonce.
turn-agent-2 = La même partie à la fin du tour. R1 est toujours sur la valise à Kiev. Une flèche mène de Londres à Berlin, où se trouve maintenant B1.
turn-casablanca = Un tour de Casablanca
turn-casablanca-1 = Une partie de la ville. W et la valise sont au Cinéma Rif, sous l’Hôtel. Une flèche en pointillé descend vers le Télégraphe : c’est ce que Brice annonce.
turn-casablanca-2 = La même partie à la fin du tour. W et la valise sont toujours au Cinéma Rif. Une flèche mène de l’Hôtel au Grenier aux épices, où se trouve maintenant B.

## Code Casablanca

board-code-casablanca = Le plateau de Code Casablanca
board-code-casablanca-told = Le plateau de Code Casablanca : { $count } bâtiments autour d’une place, dans le sens horaire : { $names }. Une étoile noire marque { $stars }. Dans chaque bâtiment, une tuile face cachée, { $laid } en tout. Les deux piles d’ordres sont à gauche ; au milieu, un ordre, et les tuiles.
orders = les ordres
order = Un ordre
tile-code = code
tile-file = dossier
key-star = qui y est envoyé peut aller ailleurs
key-tile = tuile face cachée
turn-code-casablanca = Un tour de Code Casablanca
turn-code-casablanca-red = Rouge
turn-code-casablanca-blue = Bleu
turn-code-casablanca-green = Vert
turn-code-casablanca-note = Bleu écrit à Rouge
turn-code-casablanca-1 = Tour 11, tel que Rouge connaît le plateau : huit tuiles lui sont connues, trois sont encore sous enveloppe, au Casino, à l’Hôtel et au Consulat. L’ordre envoie Rouge à l’Hôtel ★, Bleu à la Halle du marché et Vert au Consulat. Rouge est allé à la Halle du marché, où il se trouve avec Bleu.
turn-code-casablanca-2 = Le même plateau. Bleu a écrit à Rouge : code 2 au Consulat. Des fiches montrent ce que Rouge déclare : des codes au Mick’s Café, à la Mosquée, à la Poste, au Commissariat et au Consulat, et le dossier 3 à la Halle du marché, où il se trouve.
turn-code-casablanca-3 = Le même plateau. Bleu a écrit à Rouge : code 3 à l’Hôtel. La tuile de l’Hôtel est retournée pour tous : dossier 2.

## Casanova

board-casanova = Le plateau de Casanova
board-casanova-told = Le plateau de Casanova, Venise la nuit : { $stages } embarcadères sur { $canals } canaux. En haut, un bassin avec les palazzi P1 à P{ $palazzi }, chacun avec le signe de sa dame ; en bas, un bassin avec les embarcadères du Doge, V1 à V{ $doge }. Un anneau marque les embouchures : { $mouths }. { $streets } rues en pointillé relient les embarcadères deux à deux, { $theatres } avec un théâtre, marqué T.
doges-palace = Le palais du Doge
# A landing stage and its canal: "A1, west rio".
place-stage = { $place }, { $canal }
place-palazzo = palazzo { $number }
place-doge = embarcadère { $number } du Doge
key-stage = embarcadère
key-mouth = embouchure
key-palazzo = palazzo
key-doge = chez le Doge
key-canal = canal
key-alley = rue
key-theatre = théâtre
turn-casanova = Un tour de Casanova
turn-casanova-1 = Le haut de Venise. La gondole d’Esma est en B1, celle de Farid en G1, et il y a des gondoles vides en B2, B3, C1 et G2. Deux flèches mènent de P1 à A1, puis à A2, où se trouve maintenant la gondole d’Anne.
turn-casanova-2 = La même partie. Un anneau marque le théâtre A2–G2, qu’Anne a inspecté. Une flèche en pointillé suit sa rue, de A2, où elle a laissé une gondole vide, jusqu’en G2 ; une autre flèche mène de là en G3, où elle est maintenant.
turn-casanova-3 = La même partie à la fin du tour. Un anneau marque la gondole d’Esma en B1, qu’Anne a inspectée depuis G3, à l’autre bout de la rue.

## Randolph's Casablanca

board-randolph = Le plateau du Casablanca de Randolph
board-randolph-told = Le plateau : un anneau de { $spaces } coupoles. Dans le sens horaire à partir du haut, { $names }, et ainsi { $laps } fois de suite. Devant chaque coupole, un cercle vert pour un jeton. Au milieu, les { $chips } jetons, de 0 à { $last }, et les { $cards } cartes prime.
chips = { $count } jetons
cards = { $count } cartes prime
key-dome = coupole, pour les figures
key-circle = cercle vert, pour un seul jeton
turn-randolph = Un tour du Casablanca de Randolph
turn-randolph-1 = La moitié supérieure de l’anneau. La figure d’Anne a avancé de quatre coupoles, du chameau 1 au fez 1. Le jeton qu’elle a pris au palmier 1 est posé face cachée au tapis 1. La carte du dessus est un fez, la banque contient 3100. Anne a dit 4.
turn-randolph-2 = La même moitié à la fin du pari. Anne et Brice ont misé 1300 chacun. Le jeton du tapis 1 est retourné : c’est un 4.
turn-bank = Banque { $sum }
turn-said = { $name } dit { $number }
turn-put = { $name } { $sum }
