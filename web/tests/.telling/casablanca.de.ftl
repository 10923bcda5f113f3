### Agent und Casablanca. `$game` ist `agent` oder `casablanca`: Die beiden Spiele teilen sich die meisten Sätze.
### Von Agenten gibt es `.nom`, `.acc`, `.dat` und `.with` („beim Russen 1“) mit Artikel, von Orten `.to` (wohin) und `.at` (wo). ▣ wird als Aktenkoffer gezeichnet.

## In der Halle

summary-agent = Acht käufliche Agenten, ein Aktenkoffer. Bestich heimlich, bewege jeden, und überbiete jeden, der protestiert.
summary-casablanca = Dasselbe Gewerbe in einer einzigen Stadt, für bis zu acht. Wer dem Boten am meisten gezahlt hat, gewinnt.
option-round_cap = Runden, danach gewinnt niemand; 0: ohne Grenze
option-one_per_capital = ein Agent je Hauptstadt
option-opening_bribes = Bestechung vor dem ersten Zug, bei bis zu drei Agenten
option-home_sanctuary = in der eigenen Basis wird niemand ausgeschaltet

## Namen in Sätzen und Listen

you = du
briefcase = Aktenkoffer
bahamas = Bahamas
sum = { $sum }

## Agenten von Casablanca: Farben. `letter` steht auf der Figur.

agent-green = Grün
    .nom = Grün
    .acc = Grün
    .dat = Grün
    .with = bei Grün
    .letter = G
agent-purple = Violett
    .nom = Violett
    .acc = Violett
    .dat = Violett
    .with = bei Violett
    .letter = P
agent-blue = Blau
    .nom = Blau
    .acc = Blau
    .dat = Blau
    .with = bei Blau
    .letter = B
agent-white = Weiß
    .nom = Weiß
    .acc = Weiß
    .dat = Weiß
    .with = bei Weiß
    .letter = W
agent-red = Rot
    .nom = Rot
    .acc = Rot
    .dat = Rot
    .with = bei Rot
    .letter = R
agent-brown = Braun
    .nom = Braun
    .acc = Braun
    .dat = Braun
    .with = bei Braun
    .letter = N
agent-yellow = Gelb
    .nom = Gelb
    .acc = Gelb
    .dat = Gelb
    .with = bei Gelb
    .letter = Y
agent-grey = Grau
    .nom = Grau
    .acc = Grau
    .dat = Grau
    .with = bei Grau
    .letter = S

## Agenten von Agent: zwei je Nation.

agent-green-1 = Amerikaner 1
    .nom = der Amerikaner 1
    .acc = den Amerikaner 1
    .dat = dem Amerikaner 1
    .with = beim Amerikaner 1
    .letter = G1
agent-green-2 = Amerikaner 2
    .nom = der Amerikaner 2
    .acc = den Amerikaner 2
    .dat = dem Amerikaner 2
    .with = beim Amerikaner 2
    .letter = G2
agent-blue-1 = Brite 1
    .nom = der Brite 1
    .acc = den Briten 1
    .dat = dem Briten 1
    .with = beim Briten 1
    .letter = B1
agent-blue-2 = Brite 2
    .nom = der Brite 2
    .acc = den Briten 2
    .dat = dem Briten 2
    .with = beim Briten 2
    .letter = B2
agent-red-1 = Russe 1
    .nom = der Russe 1
    .acc = den Russen 1
    .dat = dem Russen 1
    .with = beim Russen 1
    .letter = R1
agent-red-2 = Russe 2
    .nom = der Russe 2
    .acc = den Russen 2
    .dat = dem Russen 2
    .with = beim Russen 2
    .letter = R2
agent-yellow-1 = Chinese 1
    .nom = der Chinese 1
    .acc = den Chinesen 1
    .dat = dem Chinesen 1
    .with = beim Chinesen 1
    .letter = Y1
agent-yellow-2 = Chinese 2
    .nom = der Chinese 2
    .acc = den Chinesen 2
    .dat = dem Chinesen 2
    .with = beim Chinesen 2
    .letter = Y2

## Gebäude von Casablanca. `short` steht auf dem Plan, wo der Name zu lang ist.

place-ricks-cafe = Rick’s Café
    .to = ins Rick’s Café
    .at = im Rick’s Café
place-tannery = Gerberei
    .to = in die Gerberei
    .at = in der Gerberei
place-clock-gate = Uhrentor
    .to = zum Uhrentor
    .at = am Uhrentor
place-spice-loft = Gewürzlager
    .to = ins Gewürzlager
    .at = im Gewürzlager
place-hotel = Hotel
    .to = ins Hotel
    .at = im Hotel
place-barber = Barbier
    .to = zum Barbier
    .at = beim Barbier
place-coppersmiths = Kupferschmiede
    .to = in die Kupferschmiede
    .at = in der Kupferschmiede
    .short = Schmiede
place-hammam = Hammam
    .to = in den Hammam
    .at = im Hammam
place-dyers-court = Färberhof
    .to = in den Färberhof
    .at = im Färberhof
place-cinema-rif = Kino Rif
    .to = ins Kino Rif
    .at = im Kino Rif
place-tea-house = Teehaus
    .to = ins Teehaus
    .at = im Teehaus
place-fountain = Brunnen
    .to = zum Brunnen
    .at = am Brunnen
place-bazaar = Basar
    .to = auf den Basar
    .at = auf dem Basar
place-changers = Wechselstube
    .to = in die Wechselstube
    .at = in der Wechselstube
place-telegraph = Telegrafenamt
    .to = ins Telegrafenamt
    .at = im Telegrafenamt
    .short = Telegraf
place-stables = Stallungen
    .to = in die Stallungen
    .at = in den Stallungen
place-bakery = Bäckerei
    .to = in die Bäckerei
    .at = in der Bäckerei
place-madrasa = Medresse
    .to = in die Medresse
    .at = in der Medresse
place-carpet-hall = Teppichhalle
    .to = in die Teppichhalle
    .at = in der Teppichhalle
place-garage = Garage
    .to = in die Garage
    .at = in der Garage
place-police = Polizei
    .to = zur Polizei
    .at = bei der Polizei
place-courthouse = Gericht
    .to = zum Gericht
    .at = beim Gericht
place-sea-gate = Seetor
    .to = zum Seetor
    .at = am Seetor
place-customs = Zoll
    .to = zum Zoll
    .at = beim Zoll
place-airport = Flughafen
    .to = zum Flughafen
    .at = am Flughafen

## Städte von Agent

place-washington = Washington
    .to = nach Washington
    .at = in Washington
place-london = London
    .to = nach London
    .at = in London
place-moscow = Moskau
    .to = nach Moskau
    .at = in Moskau
place-peking = Peking
    .to = nach Peking
    .at = in Peking
place-tangier = Tanger
    .to = nach Tanger
    .at = in Tanger
place-azores = Azoren
    .to = auf die Azoren
    .at = auf den Azoren
place-berlin = Berlin
    .to = nach Berlin
    .at = in Berlin
place-bombay = Bombay
    .to = nach Bombay
    .at = in Bombay
place-brussels = Brüssel
    .to = nach Brüssel
    .at = in Brüssel
place-cairo = Kairo
    .to = nach Kairo
    .at = in Kairo
place-dakar = Dakar
    .to = nach Dakar
    .at = in Dakar
place-hong-kong = Hongkong
    .to = nach Hongkong
    .at = in Hongkong
place-honolulu = Honolulu
    .to = nach Honolulu
    .at = in Honolulu
place-istanbul = Istanbul
    .to = nach Istanbul
    .at = in Istanbul
place-kiev = Kiew
    .to = nach Kiew
    .at = in Kiew
place-lisbon = Lissabon
    .to = nach Lissabon
    .at = in Lissabon
place-new-york = New York
    .to = nach New York
    .at = in New York
place-paris = Paris
    .to = nach Paris
    .at = in Paris
place-reykjavik = Reykjavik
    .to = nach Reykjavik
    .at = in Reykjavik
place-rome = Rom
    .to = nach Rom
    .at = in Rom
place-tashkent = Taschkent
    .to = nach Taschkent
    .at = in Taschkent

## Der Verlauf: was geschehen ist, je ein Satz

log-begins = { $seat_is ->
    [you] Du beginnst.
   *[they] { $seat } beginnt.
 }
log-placed = { $seat_is ->
    [you] Du setzt { $worth } auf { $agent_acc }.
   *[they] {""}
 }
log-bribed = { $seat_is ->
    [you] Du verteilst Bestechungsgeld.
   *[they] { $seat } verteilt Bestechungsgeld.
 }
log-opening-done = Vor dem ersten Zug ist alles Bestechungsgeld verteilt.
log-announced = { $action_do ->
    [step-on] { announced-step-on }
    [step-off] { announced-step-off }
    [strike] { announced-strike }
   *[move] { announced-move }
 }
announced-move = { $seat_is ->
    [you] Du schickst { $action_agent_acc } { $action_to_to }{ and-the-briefcase }.
   *[they] { $seat } schickt { $action_agent_acc } { $action_to_to }{ and-the-briefcase }.
 }
announced-step-on = { $seat_is ->
    [you] Du stellst { $action_agent_acc } auf den Aktenkoffer.
   *[they] { $seat } stellt { $action_agent_acc } auf den Aktenkoffer.
 }
announced-step-off = { $seat_is ->
    [you] Du nimmst { $action_agent_acc } vom Aktenkoffer.
   *[they] { $seat } nimmt { $action_agent_acc } vom Aktenkoffer.
 }
announced-strike = { $game ->
    [agent] { $seat_is ->
        [you] Du greifst { $action_victim_acc } { $action_to_at } mit { $action_agent_dat } an{ and-the-briefcase }.
       *[they] { $seat } greift { $action_victim_acc } { $action_to_at } mit { $action_agent_dat } an{ and-the-briefcase }.
     }
   *[casablanca] { $stays ->
        [yes] { $seat_is ->
            [you] Du lässt { $action_victim_acc } { $action_to_at } von { $action_agent_dat } ausschalten.
           *[they] { $seat } lässt { $action_victim_acc } { $action_to_at } von { $action_agent_dat } ausschalten.
         }
       *[no] { $seat_is ->
            [you] Du schickst { $action_agent_acc } { $action_to_to }{ and-the-briefcase }, um { $action_victim_acc } auszuschalten.
           *[they] { $seat } schickt { $action_agent_acc } { $action_to_to }{ and-the-briefcase }, um { $action_victim_acc } auszuschalten.
         }
     }
 }
and-the-briefcase = { $briefcase ->
    [with] {" "}mit dem Aktenkoffer
    [onto] , auf den Aktenkoffer
    [beside] , neben den Aktenkoffer
    [without] {" "}ohne den Aktenkoffer
   *[none] {""}
 }
log-answered = { $protest ->
    [yes] { $seat_is ->
        [you] Du protestierst.
       *[they] {""}
     }
   *[no] {""}
 }
log-nobody-protests = Niemand protestiert.
log-protests = { $seat_is ->
    [you] {""}
   *[they] { $seat } protestiert.
 }
log-unheard = { $seat_is ->
    [you] { $speaker } sitzt vor dir und hat zuerst das Wort.
   *[they] {""}
 }
log-took-back = { $seat_is ->
    [you] Du nimmst die Ansage zurück.
   *[they] { $seat } nimmt die Ansage zurück.
 }
log-insisted = { $seat_is ->
    [you] Du bleibst dabei.
   *[they] { $seat } bleibt dabei.
 }
log-bid = { $game ->
    [agent] { $seat_is ->
        [you] Du nennst { $sum }.
       *[they] { $seat } nennt { $sum }.
     }
   *[casablanca] { $seat_is ->
        [you] Du bietest { $sum }.
       *[they] { $seat } bietet { $sum }.
     }
 }
log-held = { $game ->
    [agent] { $seat_is ->
        [you] Du antwortest mit { $sum }.
       *[they] { $seat } antwortet mit { $sum }.
     }
   *[casablanca] { $seat_is ->
        [you] Du hältst.
       *[they] { $seat } hält.
     }
 }
log-gave-way = { $game ->
    [agent] { $undone ->
        [yes] { $seat_is ->
            [you] Du gibst nach: Die Ansage gilt nicht.
           *[they] { $seat } gibt nach: Die Ansage gilt nicht.
         }
       *[no] { $seat_is ->
            [you] Du ziehst den Protest zurück.
           *[they] { $seat } zieht den Protest zurück.
         }
     }
   *[casablanca] { $undone ->
        [yes] { $seat_is ->
            [you] Du passt: Die Ansage gilt nicht.
           *[they] { $seat } passt: Die Ansage gilt nicht.
         }
       *[no] { $seat_is ->
            [you] Du passt.
           *[they] { $seat } passt.
         }
     }
 }
log-yielded = { $seat_is ->
    [you] Du gibst nach.
   *[they] { $seat } gibt nach.
 }
log-undid = { $seat_is ->
    [you] Du hebst die Ansage auf.
   *[they] { $seat } hebt die Ansage auf.
 }
log-let-stand = { $seat_is ->
    [you] Du lässt die Ansage gelten.
   *[they] { $seat } lässt die Ansage gelten.
 }
log-carried-out = { $action_do ->
    [strike] { $game ->
        [agent] { $action_victim_nom } muss auf die Bahamas.
       *[casablanca] { $action_victim_nom } ist aus dem Spiel.
     }
   *[move] { $contested ->
        [yes] Die Ansage gilt.
       *[no] {""}
     }
 }
log-paid = { $seat_is ->
    [you] Du zahlst { $sum } von deinem Einsatz auf { $agent_acc }.
   *[they] { $seat } zahlt { $sum } vom eigenen Einsatz auf { $agent_acc }.
 }
log-lost-stakes = Verloren auf { $agent_dat }: { $lost }.
log-ended-turn = { $seat_is ->
    [you] Du beendest deinen Zug.
   *[they] { $seat } beendet den Zug.
 }
stakes-item = { $seat_is ->
    [you] du { $sum }
   *[they] { $seat } { $sum }
 }
lost-item = { stakes-item }

## Augenblicke: ein Wort oder zwei, aufs Brett gestempelt

stamp-protest = Protest
stamp-protest-fails = Protest abgewehrt
stamp-gives-way = Nachgegeben
stamp-taken-back = Zurückgenommen
stamp-undone = Gilt nicht
stamp-stands = Es gilt
stamp-struck = { $game ->
    [agent] Auf die Bahamas
   *[casablanca] Ausgeschaltet
 }
your-loss = Die { $sum }, die du dort hattest, sind verloren.

## Was geschieht, und was man vom Leser erwartet

happening-opening = Vor dem ersten Zug bestechen alle heimlich.
owed-opening = Leg so viele Scheine, wie du willst, und sag dann, dass du fertig bist.
owed-sealed = Die Antworten sind verdeckt.
happening-bribing = Du bestichst. Niemand sieht, wen und mit wie viel.
owed-bribing = { $put ->
    [0] Leg einen Schein oder mehrere. Was liegt, bleibt liegen.
   *[other] Leg noch einen Schein, oder sag, dass du fertig bist.
 }
happening-your-turn = Du bist dran, Runde { $round }.
happening-undone = Deine Ansage gilt nicht. In diesem Zug darfst du sie nicht wiederholen.
owed-turn = { $ways }.
may-move = bewege einen Agenten
may-strike = { $game ->
    [agent] greif mit einem an
   *[casablanca] schalte einen aus
 }
may-bribe = bestich jemanden
may-end-turn = beende deinen Zug
happening-their-turn = { $seat } überlegt.
happening-over = Die Partie ist zu Ende.
notice-ends-the-game = Wenn die Ansage gilt, ist die Partie zu Ende.
owed-protest = Protestierst du?
waits-for-answers = Die anderen werden gefragt, ob sie protestieren.
your-stake-there = { $sum ->
    [0] Du hast nichts auf { $agent_dat }.
   *[other] Du hast { $sum } auf { $agent_dat }.
 }
owed-reconsider = { $protester } protestiert. Nimmst du die Ansage zurück, oder bleibst du dabei?
waits-for-reconsideration = { $mover } nimmt die Ansage zurück oder bleibt dabei.
owed-first-bid = { $game ->
    [agent] { $mover } bleibt dabei. Nennst du eine Summe, oder ziehst du den Protest zurück?
   *[casablanca] Du protestierst. Wie viel bietest du?
 }
owed-higher-bid = { $game ->
    [agent] { $mover } antwortet mit { $sum }. Nennst du mehr, oder ziehst du den Protest zurück?
   *[casablanca] { $mover } hält { $sum }. Erhöhst du, oder passt du?
 }
owed-answer = { $game ->
    [agent] { $protester } nennt { $sum }. Nennst du mindestens so viel, oder gibst du nach?
   *[casablanca] { $protester } bietet { $sum }. Hältst du, oder passt du?
 }
waits-for-bid = { $protester } protestiert und hat das Wort.
waits-for-answer = { $mover } muss auf { $sum } antworten.
owed-decide = { $mover } gibt nach. Hebst du die Ansage auf, oder lässt du sie gelten?
waits-for-decision = { $protester } hat das Duell gewonnen und entscheidet.

## Knöpfe: was man tun kann

do-bribe = Heimlich bestechen
do-end-turn = Zug beenden
do-done = Fertig
do-protest = Protestieren
do-let-pass = Durchgehen lassen
do-take-back = Zurücknehmen
do-insist = Dabei bleiben
do-hold = Halten
do-bid = { $game ->
    [agent] { $sum } nennen
   *[casablanca] { $sum } bieten
 }
do-give-way = { $game ->
    [agent] Nachgeben
   *[casablanca] Passen
 }
do-give-up = Protest zurückziehen
do-undo = Ansage aufheben
do-let-stand = Gelten lassen
do-move = { $agent_nom } { $to_to }{ $case ->
    [yes] , mit dem Aktenkoffer
   *[no] {""}
 }
do-step-on = { $agent_nom } auf den Aktenkoffer
do-step-off = { $agent_nom } vom Aktenkoffer herunter
do-strike = { $game ->
    [agent] { $agent_nom } greift { $victim_acc } { $to_at } an
   *[casablanca] { $agent_nom } schaltet { $victim_acc } { $to_at } aus
 }{ $case ->
    [yes] , mit dem Aktenkoffer
   *[no] {""}
 }
do-lot = { $worth } auf { $agent_acc }
do-put-all = Den ganzen Rest auf { $agent_acc }
do-put-half = Die Hälfte des Rests auf { $agent_acc }
group-of-agent = { $agent }, { $place }
way-move = { $to }{ and-case }
way-step-on = auf ▣
way-step-off = von ▣ herunter
way-strike = { $game ->
    [agent] { $victim_acc } { $to_at } angreifen{ and-case }
   *[casablanca] { $stays ->
        [yes] { $victim_acc } ausschalten
       *[no] { $victim_acc } { $to_at } ausschalten{ and-case }
     }
 }
and-case = { $briefcase ->
    [with] , mit ▣
    [onto] , auf ▣
    [beside] , neben ▣
    [without] , ohne ▣
   *[none] {""}
 }
group-of-bribe = { $sum ->
    [0] { $agent }
   *[other] { $agent }, { $sum }
 }
way-lot = { $worth } (noch { $count })
way-put-all = der ganze Rest
way-put-half = die Hälfte des Rests
why-no-stake = Du hast nichts auf { $agent_dat } und kannst nicht protestieren. Gefragt wirst du trotzdem.
why-too-little = Du hast weniger als { $sum } auf { $agent_dat }.

## Gefragt vor einer Ansage, die zählt

warning-home = Wenn die Ansage gilt, bringt { $agent_nom } den Aktenkoffer nach Hause, und die Partie ist zu Ende. Du hast dort { $sum }. Willst du das?
warning-strike = { $agent_nom } geht auf { $victim_acc } los. Wenn die Ansage gilt, zahlst du { $sum } von deinem Einsatz auf { $agent_acc }. Willst du das?

## Von einem Platz, in wenigen Worten

now-moves = { $seat_is ->
    [you] bist dran
   *[they] ist dran
 }
now-asked = { $seat_is ->
    [you] bist gefragt
   *[they] ist gefragt
 }
now-protests = { $seat_is ->
    [you] protestierst
   *[they] protestiert
 }
fact-ledger = Konto
fact-bribes = { $count ->
    [0] nie bestochen
    [one] 1-mal bestochen
   *[other] { $count }-mal bestochen
 }
fact-shown = { $agent_letter } ≥ { $sum }
fact-paid = { $sum } bezahlt

## Die Papiere des Lesers

papers-stakes = Gesetzt: { $sum } von { $total }
papers-stake = { $out ->
    [yes] { $agent }: { $sum } verloren ({ $lots })
   *[no] { $agent }: { $sum } ({ $lots })
 }
papers-nothing = Noch nichts gesetzt.
papers-left = Übrige Scheine: { $sum }
papers-lots = { $left }
left-item = { $count } × { $worth }
dossier-stakes = Gesetzt
dossier-of-total = { $sum } von { $total }
dossier-left = Übrige Scheine
dossier-lost = { $sum } verloren
dossier-out = aus dem Spiel

## Auf der Seite gezeichnet: Bestechung, Duelle, Spielplan

which-case = Den Aktenkoffer mitnehmen?
bribe-on-whom = Auf wen?
bribe-which-lot = Welcher Schein?
bribe-all = alles
bribe-half = Hälfte
duel-stake = deine { $sum }
duel-your-bid = { $game ->
    [agent] deine Summe
   *[casablanca] dein Gebot
 }
duel-your-answer = deine Antwort
duel-rung = { $game ->
    [agent] { $seat_is ->
        [you] Du: { $sum }
       *[they] { $seat }: { $sum }
     }
   *[casablanca] { $seat_is ->
        [you] Du hältst
       *[they] { $seat } hält
     }
 }
board-label = { $game ->
    [agent] Streckenkarte: { $places } Städte, { $links } Verbindungen
   *[casablanca] Plan der Medina: { $places } Gebäude
 }
place-label = { $place }: { $homes_is ->
    [0] {""}
   *[other] Heimat von { $homes };{" "}
 }{ $here_is ->
    [0] niemand ist hier
   *[other] { $here }
 }{ $acts_is ->
    [0] {""}
   *[other] ; { $acts }
 }
agent-label = { $agent }, { $place_at }
agent-label-out = { $agent }, aus dem Spiel
agent-label-target = { $agent }, { $place_at }: { $act }
act-choose = { $agent_acc } auswählen
act-send = { $agent_acc } hierher schicken
act-step-on = { $agent_acc } auf den Aktenkoffer stellen
act-step-off = { $agent_acc } vom Aktenkoffer nehmen
act-strike = { $game ->
    [agent] { $victim_acc } angreifen
   *[casablanca] { $victim_acc } ausschalten
 }

## Das Ende

result-wins = { $winner_is ->
    [you] Du gewinnst.
   *[they] { $winner } gewinnt.
 }
result-brought-home = { $agent_nom } hat den Aktenkoffer zu Hause, { $home_at }; der höchste Einsatz auf ihn gewinnt.
result-nobody-wins = Niemand gewinnt.
result-not-home = Runde { $round } war die letzte, und der Aktenkoffer ist nicht heimgekommen.
result-rounds-are-up = { $agents_is ->
    [1] Runde { $round } war die letzte, und { $agents } hat den kürzesten Weg zum Aktenkoffer und mit ihm nach Hause: Der höchste Einsatz darauf gewinnt.
   *[other] Runde { $round } war die letzte, und { $agents } haben den kürzesten Weg zum Aktenkoffer und mit ihm nach Hause: Die höchste Summe auf ihnen zusammen gewinnt.
 }
result-stakes = { $count ->
    [1] Gesetzt auf ihn: { $stakes }.
   *[other] Gesetzt auf sie: { $stakes }.
 }
result-tie = { $winner_is ->
    [you] Bei Gleichstand gewinnt, wer am Zug ist: du.
   *[they] Bei Gleichstand gewinnt, wer am Zug ist: { $winner }.
 }
result-tie-at-the-end = { $winner_is ->
    [you] Bei Gleichstand gewinnt, wer den Aktenkoffer zuletzt bewegt oder genommen hat – oder wer begonnen hat, falls das niemand tat: du.
   *[they] Bei Gleichstand gewinnt, wer den Aktenkoffer zuletzt bewegt oder genommen hat – oder wer begonnen hat, falls das niemand tat: { $winner }.
 }
ending-ledgers = Alle Konten
ending-ledger = { $ledger_is ->
    [0] { $seat }: nichts; { $left } übrig
   *[other] { $seat }: { $ledger }; { $left } übrig
 }
ending-left = übrig
ledger-item = { $agent } { $sum }
ending-bribes = Alle Bestechungen
ending-bribes-of = { $seat }: { $turns }
ending-bribe = { $opening ->
    [yes] vorab { $placed }
   *[no] Runde { $round } { $placed }
 }
placed-item = { $agent_letter } { $lots }
ending-unheard = Proteste, die niemand gehört hat
ending-all-heard = Jeder Protest kam zu Wort.
ending-unheard-of = Runde { $round }, { $seat }: { $plan } – { $seats }
plan = { $do ->
    [step-on] { $agent_letter } auf ▣
    [step-off] { $agent_letter } von ▣ herunter
    [strike] { $agent_letter } { $to } × { $victim_letter }{ $case ->
        [yes] {" "}▣
       *[no] {""}
     }
   *[move] { $agent_letter } { $to }{ $case ->
        [yes] {" "}▣
       *[no] {""}
     }
 }

## Rückblick: wer bei einem Agenten vorn lag, und die Augenblicke, in denen sich das Spiel wendete

question-lead = wer { $agent_with } vorn lag
answer-lead = { $lead ->
    [nobody] niemand
    [tie] Gleichstand
   *[other] { $lead }
 }
had-on = { $seat_is ->
    [you] { $sum ->
        [0] Du hattest nichts auf { $agent_dat }
       *[other] Du hattest { $sum } auf { $agent_dat }
     }
   *[they] { $sum ->
        [0] { $seat } hatte nichts auf { $agent_dat }
       *[other] { $seat } hatte { $sum } auf { $agent_dat }
     }
 }
had-there = { $seat_is ->
    [you] { $sum ->
        [0] Du hattest dort nichts
       *[other] Du hattest dort { $sum }
     }
   *[they] { $sum ->
        [0] { $seat } hatte dort nichts
       *[other] { $seat } hatte dort { $sum }
     }
 }
turn-bluffed = { $seat_is ->
    [you] { $had } und hast protestiert.
   *[they] { $had } und hat protestiert.
 }
besides-bluffed = { $seat_is ->
    [you] { $had } und hast die Ansage trotzdem zurückgenommen.
   *[they] { $had } und hat die Ansage trotzdem zurückgenommen.
 }
turn-took-back = { $seat_is ->
    [you] { $had } und hast die Ansage zurückgenommen.
   *[they] { $had } und hat die Ansage zurückgenommen.
 }
besides-took-back = { $seat_is ->
    [you] Du hattest mit { $stake } protestiert.
   *[they] { $seat } hatte mit { $stake } protestiert.
 }
turn-bluff-called = { $seat_is ->
    [you] { $had }, hast protestiert und den Protest gleich wieder zurückgezogen.
   *[they] { $had }, hat protestiert und den Protest gleich wieder zurückgezogen.
 }
besides-bluff-called = { $seat_is ->
    [you] { $had } und bist dabei geblieben.
   *[they] { $had } und ist dabei geblieben.
 }
turn-duel = { $seat_is ->
    [you] { $had } und hast bei { $sum } nachgegeben.
   *[they] { $had } und hat bei { $sum } nachgegeben.
 }
besides-duel = { $had }.
turn-gave-way-with-more = { $sum ->
    [0] { $seat_is ->
        [you] { $had } und hast doch ohne Gebot nachgegeben.
       *[they] { $had } und hat doch ohne Gebot nachgegeben.
     }
   *[other] { $seat_is ->
        [you] { $had } und hast doch bei { $sum } nachgegeben.
       *[they] { $had } und hat doch bei { $sum } nachgegeben.
     }
 }
besides-gave-way-with-more = { $stake ->
    [0] { $had }.
   *[other] { $seat_is ->
        [you] Du hattest dort nicht mehr als { $stake }.
       *[they] { $seat } hatte dort nicht mehr als { $stake }.
     }
 }
turn-overbid = { $seat_is ->
    [you] Du hast { $sum } auf { $agent_acc } geboten, weit mehr als nötig.
   *[they] { $seat } hat { $sum } auf { $agent_acc } geboten, weit mehr als nötig.
 }
besides-overbid = { $seat_is ->
    [you] { $had } und hast nachgegeben.
   *[they] { $had } und hat nachgegeben.
 }
turn-let-stand = { $seat_is ->
    [you] { $had }, hast das Duell gewonnen und die Ansage gelten lassen.
   *[they] { $had }, hat das Duell gewonnen und die Ansage gelten lassen.
 }
besides-let-stand = { $had }.
turn-let-pass-with-more = { $seat_is ->
    [you] { $had } und hast ihn heimkommen lassen.
   *[they] { $had } und hat ihn heimkommen lassen.
 }
besides-let-pass-with-more = { $seat_is ->
    [you] { $had } und hast ihn heimgeschickt.
   *[they] { $had } und hat ihn heimgeschickt.
 }
turn-struck = { $seat_is ->
    [you] Du bist { $victim_acc } mit { $agent_dat } losgeworden.
   *[they] { $seat } ist { $victim_acc } mit { $agent_dat } losgeworden.
 }
besides-struck = { $lost_is ->
    [0] Niemand hatte dort etwas.
   *[other] Damit verloren: { $lost }.
 }
turn-lead-changed = { $seat_is ->
    [you] Du hast { $agent_acc } bestochen und die Führung übernommen.
   *[they] { $seat } hat { $agent_acc } bestochen und die Führung übernommen.
 }
besides-lead-changed = { $before ->
    [tie] Bis dahin stand es gleich.
    [nobody] Bis dahin hatte dort niemand etwas.
   *[other] { $before_is ->
        [you] Bis dahin lagst du vorn.
       *[they] Bis dahin lag { $before } vorn.
     }
 }
turn-brought-home = { $how ->
    [nothing] { $seat_is ->
        [you] { $agent_nom } hat den Aktenkoffer heimgebracht. Niemand hatte dort etwas, und du hast gewonnen.
       *[they] { $agent_nom } hat den Aktenkoffer heimgebracht. Niemand hatte dort etwas, und { $seat } hat gewonnen.
     }
    [tie] { $seat_is ->
        [you] { $agent_nom } hat den Aktenkoffer heimgebracht. Gleichstand bei { $sum }: Du hattest ihn geschickt und hast gewonnen.
       *[they] { $agent_nom } hat den Aktenkoffer heimgebracht. Gleichstand bei { $sum }: { $seat } hatte ihn geschickt und hat gewonnen.
     }
   *[more] { $seat_is ->
        [you] { $agent_nom } hat den Aktenkoffer heimgebracht, und du hast dort mit { $sum } gewonnen.
       *[they] { $agent_nom } hat den Aktenkoffer heimgebracht, und { $seat } hat dort mit { $sum } gewonnen.
     }
 }
besides-brought-home = { $seat_is ->
    [you] Geschickt hattest ihn du.
   *[they] Geschickt hatte ihn { $seat }.
 }
turn-shortest-way = { $how ->
    [nothing] { $seat_is ->
        [you] Die Runden waren um. Niemand hatte etwas auf { $agents }, und der Sieg ging an den, der den Aktenkoffer zuletzt bewegt oder genommen hatte – oder der begonnen hatte, falls das niemand tat: an dich.
       *[they] Die Runden waren um. Niemand hatte etwas auf { $agents }, und der Sieg ging an den, der den Aktenkoffer zuletzt bewegt oder genommen hatte – oder der begonnen hatte, falls das niemand tat: an { $seat }.
     }
    [tie] { $seat_is ->
        [you] Die Runden waren um. Bei Gleichstand mit { $sum } auf { $agents } ging der Sieg an den, der den Aktenkoffer zuletzt bewegt oder genommen hatte – oder der begonnen hatte, falls das niemand tat: an dich.
       *[they] Die Runden waren um. Bei Gleichstand mit { $sum } auf { $agents } ging der Sieg an den, der den Aktenkoffer zuletzt bewegt oder genommen hatte – oder der begonnen hatte, falls das niemand tat: an { $seat }.
     }
   *[more] { $seat_is ->
        [you] Die Runden waren um: Du hast mit { $sum } auf { $agents } gewonnen, dem kürzesten Weg.
       *[they] Die Runden waren um: { $seat } hat mit { $sum } auf { $agents } gewonnen, dem kürzesten Weg.
     }
 }

### Die erste Partie: Agent

learnt-agent-1 = Ein Agent, der den Aktenkoffer in seiner eigenen Hauptstadt hält, beendet die Partie. Der höchste Einsatz auf ihn gewinnt, egal wer ihn bewegt hat.
learnt-agent-2 = Protestieren darfst du auch mit leeren Händen. Nimmt der andere seine Ansage zurück, ist der Bluff gelungen; bleibt er dabei, ziehst du den Protest zurück und zeigst nichts.
learnt-agent-3 = Ein Angriff kostet 500 und deckt alle Einsätze auf das Opfer auf. Ein Duell verrät, dass du mindestens so viel hast, wie du nennst, und sonst nichts.
lesson-agent-01 = Acht Agenten sitzen in vier Hauptstädten, und in Tanger, mitten auf der Karte, liegt ein Aktenkoffer. Früher oder später wird ein Agent ihn in seiner eigenen Hauptstadt halten. Wer diesem Agenten am meisten gezahlt hat, gewinnt.
lesson-agent-02 =
    Vor dem ersten Zug bestechen alle, heimlich und gleichzeitig. Nimm einen der beiden Russen in Moskau: die Nummer 1. Der andere ist ein anderer Mann und kostet extra.
    Leg einen Schein zu 1.000 auf den Russen 1.
lesson-agent-03 =
    Du könntest weitermachen. Aber behalte etwas Geld zurück: Später weißt du mehr. Was du gesetzt hast, steht auf dem gelben Papier, nur für deine Augen.
    Sag, dass du fertig bist.
lesson-agent-04 =
    In deinem Zug bewegst du irgendeinen Agenten über eine Verbindung, oder du greifst an, oder du bestichst. Tanger ist drei Verbindungen von Moskau entfernt.
    Schick den Russen 1 nach Kiew.
lesson-agent-05 =
    Niemand hat protestiert. Nun bricht Brice mit dem Amerikaner 1 auf. Nach jeder Ansage werden alle Gegner gefragt, gleichzeitig und geheim. Noch ist er weit weg.
    Lass es durchgehen.
lesson-agent-06 =
    Chiara verteilt Bestechungsgeld: Du siehst, dass sie es tut, und sonst nichts.
    Weiter: den Russen 1 nach Istanbul.
lesson-agent-07 =
    Ein Wettlauf nach Tanger. Um den Amerikaner 1 im Duell aufzuhalten, bräuchtest du mehr Geld auf ihm als Brice, und der hat bestimmt reichlich.
    Lass es durchgehen.
lesson-agent-08 =
    Chiara schickt den Briten 1 los. Du hast nichts auf ihm, aber hier darf jeder protestieren, auch mit leeren Händen. Fürchtet sie, dass du mehr hast, nimmt sie die Ansage zurück. Also bluffe.
    Protestiere.
lesson-agent-09 = Sie nimmt die Ansage zurück und beendet ihren Zug. Geboten wurde nichts, niemand hat etwas erfahren, und der Brite 1 ist noch zu Hause. Das war dein erster Bluff. Wäre sie dabei geblieben, hättest du den Protest zurückgezogen und nichts gezeigt.
lesson-agent-10 =
    Brice steht vor Tanger und wird als Erster auf dem Aktenkoffer sein. Du könntest jetzt hin – und würdest angegriffen. Lass ihn lieber zugreifen und bereite deinen eigenen Angriff vor. Das kostet Geld.
    Bestich.
lesson-agent-11 =
    Ein Angriff braucht 500 auf dem Angreifer und zehrt sie auf.
    Leg noch einmal 1.000 auf den Russen 1.
lesson-agent-12 =
    2.000 auf dem Russen 1.
    Sag, dass du fertig bist.
lesson-agent-13 =
    Wie erwartet. Der Amerikaner 1 kommt nach Tanger und geht auf den Aktenkoffer: Jetzt hält er ihn, und niemand nimmt ihn ihm weg, außer durch einen Angriff.
    Lass es durchgehen.
lesson-agent-14 =
    Der Russe 1 ist eine Verbindung entfernt. Ein Angriff bringt ihn zum Opfer, das für immer auf die Bahamas muss; an seiner Stelle kann dein Mann auf den Aktenkoffer. Zu Hause wäre der Amerikaner 1 sicher gewesen.
    Greif den Amerikaner 1 in Tanger mit dem Russen 1 an, und geh auf den Aktenkoffer.
lesson-agent-15 =
    Brice protestiert, natürlich. Du kannst den Angriff zurücknehmen oder dabei bleiben. Hat er überhaupt Geld auf dem Russen 1? Deine 2.000 stehen gegen das, was er hat.
    Bleib dabei.
lesson-agent-16 =
    Er nennt 200. Du brauchst nur ebenso viel zu nennen: Wer am Zug ist, dem genügt Gleichstand. Mehr zu nennen würde dem Tisch mehr verraten.
    Nenn 200.
lesson-agent-17 = Er zieht den Protest zurück, und der Angriff gilt. Du zahlst 500 von deinen 2.000. Und jetzt erfahren alle, was auf dem Amerikaner 1 lag: Brice hatte dort 1.000, und die sind weg.
lesson-agent-18 =
    Beide bestechen. Der Russe 1 hält den Aktenkoffer: Zeit, heimzugehen.
    Schick ihn nach Istanbul, mit dem Aktenkoffer.
lesson-agent-19 =
    Ein Agent gehört niemandem, also bewegt Brice deinen Mann, und zwar in die falsche Richtung. Diesmal hast du etwas zu sagen, und das Geld dazu.
    Protestiere.
lesson-agent-20 =
    Er bleibt dabei. Wer protestiert, nennt die erste Summe. Fang niedrig an.
    Nenn 300.
lesson-agent-21 =
    600: Dorthin ging also sein Bestechungsgeld. Du musst mehr nennen als er.
    Nenn 700.
lesson-agent-22 =
    Er gibt nach: Du hast das Duell gewonnen, und wer gewinnt, entscheidet. Nach Rom soll der Russe 1 nicht.
    Heb die Ansage auf.
lesson-agent-23 =
    Die Ansage gilt nicht, der Russe 1 ist noch in Istanbul. Der Tisch weiß, dass du mindestens 700 hast. Dass es 1.500 sind, bleibt dein Geheimnis.
    Auf nach Kiew, mit dem Aktenkoffer.
lesson-agent-24 =
    Brice hat noch einmal bestochen. Könnte er auf mehr als 1.500 gekommen sein? Gezeigt hat er 600, und dabei blieb es. Du kannst noch einmal bestechen, oder deiner Rechnung trauen und Schluss machen. Trau ihr.
    Bring den Russen 1 nach Moskau, mit dem Aktenkoffer.
lesson-agent-25 =
    Chiara protestiert. Hat sie Geld auf ihm, oder macht sie mit dir, was du mit ihr gemacht hast?
    Bleib dabei.
lesson-agent-26 = Ein Bluff: Sie zieht den Protest zurück, ohne eine Summe zu nennen. Der Aktenkoffer ist in Moskau, alle Konten liegen offen, und du hast mit 1.500 gegen 900 von Brice gewonnen.

### Die erste Partie: Casablanca

learnt-casablanca-1 = Der Agent, der den Aktenkoffer nach Hause bringt, entscheidet die Partie: Wer am meisten auf ihm hat, gewinnt, egal wer ihn bewegt hat.
learnt-casablanca-2 = Bestochen wird heimlich. Die anderen können sich nur an das halten, was du bewegst, wogegen du protestierst und was du bietest: Beweg also ab und zu jemanden, der nicht deiner ist.
learnt-casablanca-3 = Im Duell darf niemand mehr nennen, als er hat, aber jeder darf früher aufhören. Bieten kostet nichts, und es verrät etwas.
lesson-casablanca-01 = Acht Agenten warten in den Ecken von Casablanca, und auf dem Basar, in der Mitte, liegt ein Aktenkoffer. Früher oder später wird einer von ihnen ihn in seine Basis tragen. Wer diesem Agenten am meisten gezahlt hat, gewinnt.
lesson-casablanca-02 =
    Ein Agent gehört niemandem. In deinem Zug bewegst du irgendeinen, oder du bestichst, oder du lässt einen ausschalten. Manche bestechen früh, andere spät; in dieser Partie fängst du mit dem Geld an: Du hast 10.000 zu verteilen, und niemand sieht, wohin.
    Wähle Bestechen.
lesson-casablanca-03 =
    Mach Rot zu deinem Agenten. Er wohnt am Flughafen, unten rechts.
    Leg einen Schein zu 1.000 auf Rot.
lesson-casablanca-04 =
    In einem Zug darfst du so viele Scheine legen, wie du willst; die anderen sehen nur, dass du bestichst. Aber was einmal gezahlt ist, kommt nicht zurück.
    Leg noch 500 auf Rot.
lesson-casablanca-05 =
    Jetzt hast du 1.500 auf Rot. Das steht in deinem Dossier, dem gelben Papier: nur für deine Augen.
    Sag, dass du fertig bist.
lesson-casablanca-06 = Auch Brice und Chiara haben bestochen. Wen, und mit wie viel? Du siehst so wenig wie sie. Von jetzt an achten alle darauf, was die anderen mit den Agenten machen.
lesson-casablanca-07 =
    Wenn du Rot sofort bewegst, wissen sie Bescheid. Also bluffe: Beweg einen Agenten, auf dem du nichts hast, als käme es darauf an.
    Schick Gelb von der Polizei, unten links, zum Gericht.
lesson-casablanca-08 =
    Du hast angesagt, beide wurden gefragt, ob sie protestieren, und niemand tat es. Nun bewegt Brice Rot: Offenbar mag er ihn auch. Gefragt werden alle, geheim und gleichzeitig. Er bringt Rot in deine Richtung.
    Lass es durchgehen.
lesson-casablanca-09 =
    Chiara fällt darauf herein: Ihr Grau geht zum Gericht, um Gelb auszuschalten, den sie für deinen hält. Zum Protest bräuchtest du Geld auf Grau, dem Agenten, der handelt. Du hast keines, aber gefragt wirst du wie alle anderen.
    Lass es durchgehen.
lesson-casablanca-10 = Gelb ist für immer aus dem Spiel, und mit ihm alles, was irgendwer auf ihm hatte. Ausschalten kostet 1.000 vom Einsatz auf den Täter. Chiara hat 1.000 gezahlt, um einen Agenten loszuwerden, auf dem du nichts hattest: Das war dein erster Bluff.
lesson-casablanca-11 =
    Wenn Brice Rot ohnehin bewegt, wundert sich niemand, dass du es auch tust.
    Schick Rot weiter, von der Garage ins Telegrafenamt.
lesson-casablanca-12 =
    Brice arbeitet für dich und weiß es nicht.
    Lass es durchgehen.
lesson-casablanca-13 =
    Chiara verteilt Bestechungsgeld: Vielleicht hat sie gemerkt, wohin das führt. Noch eine Straße bis zum Aktenkoffer.
    Schick Rot auf den Basar.
lesson-casablanca-14 =
    Ein Agent, der das Gebäude mit dem Aktenkoffer verlässt, darf ihn mitnehmen. Brice macht sich mit ihm auf den Heimweg. Er glaubt wohl, dass er am meisten auf Rot hat.
    Lass es durchgehen.
lesson-casablanca-15 =
    Drei Straßen bis nach Hause, und Chiara hat wieder bestochen.
    Weiter: Rot ins Telegrafenamt, mit dem Aktenkoffer.
lesson-casablanca-16 =
    Brice protestiert, nicht um Rot aufzuhalten, sondern um zu hören, was du hast. Das ist ein Duell. Er bietet 300, und die muss er wirklich auf Rot haben. Wenn du hältst, sagst du: So viel habe ich auch. Wenn du passt, gilt die Ansage nicht. Zahlen muss niemand etwas.
    Halte.
lesson-casablanca-17 =
    600. Du könntest hier aufhören und arm aussehen: Auch das wäre ein Bluff. Aber der Aktenkoffer bliebe, wo er ist.
    Halte.
lesson-casablanca-18 =
    Brice passt, Rot ist im Telegrafenamt, und der Tisch weiß: Du hast mindestens 600 auf Rot, und Brice auch. Dann hat er bestochen. Wenn es Rot war, hat er jetzt vielleicht mehr als du.
    Antworte ihm: Bestich.
lesson-casablanca-19 =
    Es ist der letzte Moment, um sicherzugehen.
    Leg noch einmal 1.000 auf Rot.
lesson-casablanca-20 =
    Zusammen 2.500. Die anderen sehen, dass du bestichst, mehr nicht.
    Du bist fertig.
lesson-casablanca-21 =
    Brice hat es eilig: Rot geht in die Garage, eine Straße von zu Hause.
    Lass es durchgehen.
lesson-casablanca-22 =
    Chiara will Rot in die Irre führen, samt Aktenkoffer. Diesmal bist du nicht einverstanden.
    Protestiere.
lesson-casablanca-23 =
    Wer protestiert, bietet zuerst. Fang niedrig an: Warum mehr verraten als nötig?
    Biete 100.
lesson-casablanca-24 =
    Sie hält: Also hat auch sie mindestens 100 auf Rot. Wer am Zug ist, braucht nur so viel, wie du nennst; du musst höher gehen.
    Biete 500.
lesson-casablanca-25 =
    Sie passt, Rot bleibt in der Garage, und sie muss etwas anderes ansagen: Blau, und das ist belanglos.
    Lass es durchgehen.
lesson-casablanca-26 =
    Rot ist eine Straße von zu Hause. Brice hat 600 gezeigt, du hast 2.500. Selbst wenn er ihn hineintrüge, würdest du gewinnen.
    Bring Rot zum Flughafen, mit dem Aktenkoffer.
lesson-casablanca-27 = Brice hat es durchgehen lassen, weil er glaubte, Rot sei seiner: Er hatte 1.200 auf ihm. Jetzt liegen alle Konten offen, und du hast gewonnen.

## Wovon man sich ausnehmen kann, wenn man vorab alles hinnimmt

exception-case = den Aktenkoffer
exception-mine = was ich verhindern könnte
