### Agent e Casablanca. `$game` è `agent` o `casablanca` in ogni messaggio: i due giochi hanno in comune quasi tutte le frasi.
### Forme: `.the` “il Rosso”, `.on` “sul Rosso”, `.by` “dal Rosso”, `.at` “al Bazar” (stato e moto). ▣ è la valigetta.

## Nella sala

summary-agent = Otto agenti in vendita, una valigetta. Corrompi in segreto, muovi chi vuoi, e offri più di chi protesta.
summary-casablanca = Lo stesso mestiere in una sola città, fino a otto. Vince chi ha pagato di più il corriere.
option-round_cap = giri, poi non vince nessuno; 0: senza limite
option-one_per_capital = un solo agente per capitale
option-opening_bribes = bustarelle iniziali, a tre agenti al massimo
option-home_sanctuary = nessuno viene eliminato nella propria base

## Nomi nelle frasi e negli elenchi

you = tu
briefcase = valigetta
bahamas = Bahamas
sum = { $sum }

## Agenti di Casablanca: colori. `letter` sta sulla pedina, uguale in ogni lingua.

agent-green = Verde
    .the = il Verde
    .on = sul Verde
    .by = dal Verde
    .letter = G
agent-purple = Viola
    .the = il Viola
    .on = sul Viola
    .by = dal Viola
    .letter = P
agent-blue = Blu
    .the = il Blu
    .on = sul Blu
    .by = dal Blu
    .letter = B
agent-white = Bianco
    .the = il Bianco
    .on = sul Bianco
    .by = dal Bianco
    .letter = W
agent-red = Rosso
    .the = il Rosso
    .on = sul Rosso
    .by = dal Rosso
    .letter = R
agent-brown = Marrone
    .the = il Marrone
    .on = sul Marrone
    .by = dal Marrone
    .letter = N
agent-yellow = Giallo
    .the = il Giallo
    .on = sul Giallo
    .by = dal Giallo
    .letter = Y
agent-grey = Grigio
    .the = il Grigio
    .on = sul Grigio
    .by = dal Grigio
    .letter = S

## Agenti di Agent: due per nazione.

agent-green-1 = Americano 1
    .the = l’Americano 1
    .on = sull’Americano 1
    .by = dall’Americano 1
    .letter = G1
agent-green-2 = Americano 2
    .the = l’Americano 2
    .on = sull’Americano 2
    .by = dall’Americano 2
    .letter = G2
agent-blue-1 = Inglese 1
    .the = l’Inglese 1
    .on = sull’Inglese 1
    .by = dall’Inglese 1
    .letter = B1
agent-blue-2 = Inglese 2
    .the = l’Inglese 2
    .on = sull’Inglese 2
    .by = dall’Inglese 2
    .letter = B2
agent-red-1 = Russo 1
    .the = il Russo 1
    .on = sul Russo 1
    .by = dal Russo 1
    .letter = R1
agent-red-2 = Russo 2
    .the = il Russo 2
    .on = sul Russo 2
    .by = dal Russo 2
    .letter = R2
agent-yellow-1 = Cinese 1
    .the = il Cinese 1
    .on = sul Cinese 1
    .by = dal Cinese 1
    .letter = Y1
agent-yellow-2 = Cinese 2
    .the = il Cinese 2
    .on = sul Cinese 2
    .by = dal Cinese 2
    .letter = Y2

## Edifici di Casablanca. `.short` sta sulla pianta, dove il nome è troppo lungo.

place-ricks-cafe = Rick’s Café
    .at = al Rick’s Café
place-tannery = Conceria
    .at = alla Conceria
place-clock-gate = Porta dell’Orologio
    .at = alla Porta dell’Orologio
    .short = P. Orologio
place-spice-loft = Spezieria
    .at = alla Spezieria
place-hotel = Hotel
    .at = all’Hotel
place-barber = Barbiere
    .at = dal Barbiere
place-coppersmiths = Ramai
    .at = dai Ramai
place-hammam = Hammam
    .at = all’Hammam
place-dyers-court = Cortile dei tintori
    .at = al Cortile dei tintori
    .short = Tintori
place-cinema-rif = Cinema Rif
    .at = al Cinema Rif
place-tea-house = Sala da tè
    .at = alla Sala da tè
place-fountain = Fontana
    .at = alla Fontana
place-bazaar = Bazar
    .at = al Bazar
place-changers = Cambiavalute
    .at = dai Cambiavalute
    .short = Cambio
place-telegraph = Telegrafo
    .at = al Telegrafo
place-stables = Scuderie
    .at = alle Scuderie
place-bakery = Panetteria
    .at = alla Panetteria
place-madrasa = Madrasa
    .at = alla Madrasa
place-carpet-hall = Sala dei tappeti
    .at = alla Sala dei tappeti
    .short = Tappeti
place-garage = Garage
    .at = al Garage
place-police = Polizia
    .at = alla Polizia
place-courthouse = Tribunale
    .at = al Tribunale
place-sea-gate = Porta del mare
    .at = alla Porta del mare
    .short = Porta mare
place-customs = Dogana
    .at = alla Dogana
place-airport = Aeroporto
    .at = all’Aeroporto

## Città di Agent

place-washington = Washington
    .at = a Washington
place-london = Londra
    .at = a Londra
place-moscow = Mosca
    .at = a Mosca
place-peking = Pechino
    .at = a Pechino
place-tangier = Tangeri
    .at = a Tangeri
place-azores = Azzorre
    .at = alle Azzorre
place-berlin = Berlino
    .at = a Berlino
place-bombay = Bombay
    .at = a Bombay
place-brussels = Bruxelles
    .at = a Bruxelles
place-cairo = Il Cairo
    .at = al Cairo
place-dakar = Dakar
    .at = a Dakar
place-hong-kong = Hong Kong
    .at = a Hong Kong
place-honolulu = Honolulu
    .at = a Honolulu
place-istanbul = Istanbul
    .at = a Istanbul
place-kiev = Kiev
    .at = a Kiev
place-lisbon = Lisbona
    .at = a Lisbona
place-new-york = New York
    .at = a New York
place-paris = Parigi
    .at = a Parigi
place-reykjavik = Reykjavik
    .at = a Reykjavik
place-rome = Roma
    .at = a Roma
place-tashkent = Tashkent
    .at = a Tashkent

## La cronaca: che cosa è successo, una frase ciascuno

log-begins = { $seat_is ->
    [you] Cominci tu.
   *[they] Comincia { $seat }.
 }
log-placed = { $seat_is ->
    [you] Metti { $worth } { $agent_on }.
   *[they] {""}
 }
log-bribed = { $seat_is ->
    [you] Passi una bustarella.
   *[they] { $seat } passa una bustarella.
 }
log-opening-done = Le bustarelle iniziali sono pagate.
log-announced = { $action_do ->
    [step-on] { announced-step-on }
    [step-off] { announced-step-off }
    [strike] { announced-strike }
   *[move] { announced-move }
 }
announced-move = { $seat_is ->
    [you] Mandi { $action_agent_the } { $action_to_at }{ and-the-briefcase }.
   *[they] { $seat } manda { $action_agent_the } { $action_to_at }{ and-the-briefcase }.
 }
announced-step-on = { $seat_is ->
    [you] Metti { $action_agent_the } sulla valigetta.
   *[they] { $seat } mette { $action_agent_the } sulla valigetta.
 }
announced-step-off = { $seat_is ->
    [you] Togli { $action_agent_the } dalla valigetta.
   *[they] { $seat } toglie { $action_agent_the } dalla valigetta.
 }
announced-strike = { $game ->
    [agent] { $seat_is ->
        [you] Mandi { $action_agent_the } { $action_to_at } ad attaccare { $action_victim_the }{ and-the-briefcase }.
       *[they] { $seat } manda { $action_agent_the } { $action_to_at } ad attaccare { $action_victim_the }{ and-the-briefcase }.
     }
   *[casablanca] { $stays ->
        [yes] { $seat_is ->
            [you] Fai eliminare { $action_victim_the } { $action_agent_by } { $action_to_at }.
           *[they] { $seat } fa eliminare { $action_victim_the } { $action_agent_by } { $action_to_at }.
         }
       *[no] { $seat_is ->
            [you] Mandi { $action_agent_the } { $action_to_at }{ and-the-briefcase } a eliminare { $action_victim_the }.
           *[they] { $seat } manda { $action_agent_the } { $action_to_at }{ and-the-briefcase } a eliminare { $action_victim_the }.
         }
     }
 }
and-the-briefcase = { $briefcase ->
    [with] {" "}con la valigetta
    [onto] , sulla valigetta
    [beside] , accanto alla valigetta
    [without] {" "}senza la valigetta
   *[none] {""}
 }
log-answered = { $protest ->
    [yes] { $seat_is ->
        [you] Protesti.
       *[they] {""}
     }
   *[no] {""}
 }
log-nobody-protests = Nessuno protesta.
log-protests = { $seat_is ->
    [you] {""}
   *[they] { $seat } protesta.
 }
log-unheard = { $seat_is ->
    [you] { $speaker } siede prima di te, e ha la precedenza.
   *[they] {""}
 }
log-took-back = { $seat_is ->
    [you] Ritiri l’annuncio.
   *[they] { $seat } ritira l’annuncio.
 }
log-insisted = { $seat_is ->
    [you] Insisti.
   *[they] { $seat } insiste.
 }
log-bid = { $game ->
    [agent] { $seat_is ->
        [you] Dichiari { $sum }.
       *[they] { $seat } dichiara { $sum }.
     }
   *[casablanca] { $seat_is ->
        [you] Offri { $sum }.
       *[they] { $seat } offre { $sum }.
     }
 }
log-held = { $game ->
    [agent] { $seat_is ->
        [you] Rispondi { $sum }.
       *[they] { $seat } risponde { $sum }.
     }
   *[casablanca] { $seat_is ->
        [you] Tieni.
       *[they] { $seat } tiene.
     }
 }
log-gave-way = { $game ->
    [agent] { $undone ->
        [yes] { $seat_is ->
            [you] Cedi: l’annuncio non vale.
           *[they] { $seat } cede: l’annuncio non vale.
         }
       *[no] { $seat_is ->
            [you] Rinunci.
           *[they] { $seat } rinuncia.
         }
     }
   *[casablanca] { $undone ->
        [yes] { $seat_is ->
            [you] Passi: l’annuncio non vale.
           *[they] { $seat } passa: l’annuncio non vale.
         }
       *[no] { $seat_is ->
            [you] Passi.
           *[they] { $seat } passa.
         }
     }
 }
log-yielded = { $seat_is ->
    [you] Cedi.
   *[they] { $seat } cede.
 }
log-undid = { $seat_is ->
    [you] Annulli l’annuncio.
   *[they] { $seat } annulla l’annuncio.
 }
log-let-stand = { $seat_is ->
    [you] Lasci valere l’annuncio.
   *[they] { $seat } lascia valere l’annuncio.
 }
log-carried-out = { $action_do ->
    [strike] { $game ->
        [agent] { $action_victim_the } finisce alle Bahamas.
       *[casablanca] { $action_victim_the } è fuori gioco.
     }
   *[move] { $contested ->
        [yes] L’annuncio vale.
       *[no] {""}
     }
 }
log-paid = { $seat_is ->
    [you] Paghi { $sum } della tua puntata { $agent_on }.
   *[they] { $seat } paga { $sum } della sua puntata { $agent_on }.
 }
log-lost-stakes = Persi { $agent_on }: { $lost }.
log-ended-turn = { $seat_is ->
    [you] Chiudi il tuo turno.
   *[they] { $seat } chiude il turno.
 }
stakes-item = { $seat_is ->
    [you] tu { $sum }
   *[they] { $seat } { $sum }
 }
lost-item = { stakes-item }

## Momenti: una parola o due, timbrate sul tabellone

stamp-protest = Protesta
stamp-protest-fails = Protesta respinta
stamp-gives-way = Ceduto
stamp-taken-back = Ritirato
stamp-undone = Non vale
stamp-stands = Vale
stamp-struck = { $game ->
    [agent] Alle Bahamas
   *[casablanca] Eliminato
 }
your-loss = I { $sum } che avevi lì sono persi.

## Che cosa succede, e che cosa si aspetta da chi legge

happening-opening = Prima del primo turno tutti corrompono in segreto.
owed-opening = Metti quante mazzette vuoi, poi di’ che hai finito.
owed-sealed = Le risposte sono sigillate.
happening-bribing = Stai passando una bustarella. Nessuno vede a chi, né quanto.
owed-bribing = { $put ->
    [0] Metti una o più mazzette. Dove le metti, restano.
   *[other] Metti un’altra mazzetta, o di’ che hai finito.
 }
happening-your-turn = Tocca a te, giro { $round }.
happening-undone = Il tuo annuncio non vale. In questo turno non puoi ripeterlo.
owed-turn = { $ways }.
may-move = muovi un agente
may-strike = { $game ->
    [agent] attacca con un agente
   *[casablanca] fa’ eliminare qualcuno
 }
may-bribe = passa una bustarella
may-end-turn = chiudi il turno
happening-their-turn = { $seat } ci pensa.
happening-over = La partita è finita.
notice-ends-the-game = Se vale, la partita finisce.
owed-protest = Protesti?
waits-for-answers = Agli altri si chiede se protestano.
your-stake-there = { $sum ->
    [0] Non hai niente { $agent_on }.
   *[other] Hai { $sum } { $agent_on }.
 }
owed-reconsider = { $protester } protesta. Ritiri l’annuncio, o insisti?
waits-for-reconsideration = { $mover } ritira l’annuncio, o insiste.
owed-first-bid = { $game ->
    [agent] { $mover } insiste. Dichiari una somma, o rinunci?
   *[casablanca] Protesti. Quanto offri?
 }
owed-higher-bid = { $game ->
    [agent] { $mover } risponde { $sum }. Dichiari di più, o rinunci?
   *[casablanca] { $mover } tiene a { $sum }. Rilanci, o passi?
 }
owed-answer = { $game ->
    [agent] { $protester } dichiara { $sum }. Dichiari almeno altrettanto, o cedi?
   *[casablanca] { $protester } offre { $sum }. Tieni, o passi?
 }
waits-for-bid = { $protester } protesta, e ora ha la parola.
waits-for-answer = { $mover } deve rispondere a { $sum }.
owed-decide = { $mover } cede. Annulli l’annuncio, o lo lasci valere?
waits-for-decision = { $protester } ha vinto il duello, e decide.

## Pulsanti: che cosa si può fare

do-bribe = Passa una bustarella, in segreto
do-end-turn = Chiudi il turno
do-done = Ho finito
do-protest = Protesta
do-let-pass = Lascia passare
do-take-back = Ritira l’annuncio
do-insist = Insisti
do-hold = Tieni
do-bid = { $game ->
    [agent] Dichiara { $sum }
   *[casablanca] Offri { $sum }
 }
do-give-way = { $game ->
    [agent] Cedi
   *[casablanca] Passa
 }
do-give-up = Rinuncia
do-undo = Annulla l’annuncio
do-let-stand = Lascialo valere
do-move = { $agent_the } { $to_at }{ $case ->
    [yes] , con la valigetta
   *[no] {""}
 }
do-step-on = { $agent_the } sulla valigetta
do-step-off = { $agent_the } via dalla valigetta
do-strike = { $game ->
    [agent] { $agent_the } attacca { $victim_the } { $to_at }
   *[casablanca] { $agent_the } elimina { $victim_the } { $to_at }
 }{ $case ->
    [yes] , con la valigetta
   *[no] {""}
 }
do-lot = { $worth } { $agent_on }
do-put-all = Tutto il resto { $agent_on }
do-put-half = Metà del resto { $agent_on }
group-of-agent = { $agent }, { $place }
way-move = { $to }{ and-case }
way-step-on = su ▣
way-step-off = via da ▣
way-strike = { $game ->
    [agent] attacca { $victim_the } { $to_at }{ and-case }
   *[casablanca] { $stays ->
        [yes] elimina { $victim_the }
       *[no] elimina { $victim_the } { $to_at }{ and-case }
     }
 }
and-case = { $briefcase ->
    [with] {" "}con ▣
    [onto] , su ▣
    [beside] , accanto a ▣
    [without] {" "}senza ▣
   *[none] {""}
 }
group-of-bribe = { $sum ->
    [0] { $agent }
   *[other] { $agent }, { $sum }
 }
way-lot = { $worth } (ancora { $count })
way-put-all = tutto il resto
way-put-half = metà del resto
why-no-stake = Non hai niente { $agent_on }, quindi non puoi protestare. Te lo si chiede comunque.
why-too-little = Hai meno di { $sum } { $agent_on }.

## Chiesto prima di un annuncio che pesa

warning-home = Se vale, { $agent_the } porta a casa la valigetta e la partita finisce. Lì hai { $sum }. Confermi?
warning-strike = { $agent_the } se la prende con { $victim_the }. Se vale, paghi { $sum } della tua puntata { $agent_on }. Confermi?

## Di un posto, in poche parole

now-moves = { $seat_is ->
    [you] tocca a te
   *[they] di turno
 }
now-asked = { $seat_is ->
    [you] devi rispondere
   *[they] deve rispondere
 }
now-protests = { $seat_is ->
    [you] protesti
   *[they] protesta
 }
fact-ledger = conto
fact-bribes = { $count ->
    [0] nessuna bustarella
    [one] 1 bustarella
   *[other] { $count } bustarelle
 }
fact-shown = { $agent_letter } ≥ { $sum }
fact-paid = pagati { $sum }

## Le carte di chi legge

papers-stakes = Puntati: { $sum } su { $total }
papers-stake = { $out ->
    [yes] { $agent }: persi { $sum } ({ $lots })
   *[no] { $agent }: { $sum } ({ $lots })
 }
papers-nothing = Ancora nessuna puntata.
papers-left = Mazzette rimaste: { $sum }
papers-lots = { $left }
left-item = { $count } × { $worth }
dossier-stakes = Puntate
dossier-of-total = { $sum } su { $total }
dossier-left = Mazzette rimaste
dossier-lost = persi { $sum }
dossier-out = fuori gioco

## Disegnato sulla pagina: bustarelle, duelli, pianta

which-case = Prendere la valigetta?
bribe-on-whom = A chi?
bribe-which-lot = Quanto?
bribe-all = tutto
bribe-half = metà
duel-stake = i tuoi { $sum }
duel-your-bid = { $game ->
    [agent] la tua somma
   *[casablanca] la tua offerta
 }
duel-your-answer = la tua risposta
duel-rung = { $game ->
    [agent] { $seat_is ->
        [you] Tu: { $sum }
       *[they] { $seat }: { $sum }
     }
   *[casablanca] { $seat_is ->
        [you] Tieni
       *[they] { $seat } tiene
     }
 }
board-label = { $game ->
    [agent] Carta delle rotte: { $places } città, { $links } collegamenti
   *[casablanca] Pianta della medina: { $places } edifici
 }
place-label = { $place }: { $homes_is ->
    [0] {""}
   *[other] casa di { $homes };{" "}
 }{ $here_is ->
    [0] qui non c’è nessuno
   *[other] { $here }
 }{ $acts_is ->
    [0] {""}
   *[other] ; { $acts }
 }
agent-label = { $agent }, { $place_at }
agent-label-out = { $agent }, fuori gioco
agent-label-target = { $agent }, { $place_at }: { $act }
act-choose = scegli { $agent_the }
act-send = manda qui { $agent_the }
act-step-on = metti { $agent_the } sulla valigetta
act-step-off = togli { $agent_the } dalla valigetta
act-strike = { $game ->
    [agent] attacca { $victim_the }
   *[casablanca] elimina { $victim_the }
 }

## La fine

result-wins = { $winner_is ->
    [you] Vinci tu.
   *[they] Vince { $winner }.
 }
result-brought-home = { $agent_the } ha la valigetta a casa, { $home_at }: vince la puntata più alta.
result-nobody-wins = Non vince nessuno.
result-not-home = Il giro { $round } era l’ultimo, e la valigetta non è arrivata a casa.
result-rounds-are-up = { $agents_is ->
    [1] Il giro { $round } era l’ultimo, e { $agents } ha la via più breve fino alla valigetta e poi a casa: vince la puntata più alta.
   *[other] Il giro { $round } era l’ultimo, e { $agents } hanno la via più breve fino alla valigetta e poi a casa: vince chi ha di più su di loro, in tutto.
 }
result-stakes = { $count ->
    [1] Puntati su di lui: { $stakes }.
   *[other] Puntati su di loro: { $stakes }.
 }
result-tie = { $winner_is ->
    [you] In parità vince chi ha mosso: tu.
   *[they] In parità vince chi ha mosso: { $winner }.
 }
result-tie-at-the-end = { $winner_is ->
    [you] In parità vince chi per ultimo ha mosso o preso la valigetta, o chi ha cominciato se non l’ha fatto nessuno: tu.
   *[they] In parità vince chi per ultimo ha mosso o preso la valigetta, o chi ha cominciato se non l’ha fatto nessuno: { $winner }.
 }
ending-ledgers = Tutti i conti
ending-ledger = { $ledger_is ->
    [0] { $seat }: niente; { $left } in mano
   *[other] { $seat }: { $ledger }; { $left } in mano
 }
ending-left = in mano
ledger-item = { $agent } { $sum }
ending-bribes = Tutte le bustarelle
ending-bribes-of = { $seat }: { $turns }
ending-bribe = { $opening ->
    [yes] inizio { $placed }
   *[no] giro { $round } { $placed }
 }
placed-item = { $agent_letter } { $lots }
ending-unheard = Proteste che nessuno ha sentito
ending-all-heard = Tutte le proteste sono state sentite.
ending-unheard-of = Giro { $round }, { $seat }: { $plan } – { $seats }
plan = { $do ->
    [step-on] { $agent_letter } su ▣
    [step-off] { $agent_letter } via da ▣
    [strike] { $agent_letter } { $to } × { $victim_letter }{ $case ->
        [yes] {" "}▣
       *[no] {""}
     }
   *[move] { $agent_letter } { $to }{ $case ->
        [yes] {" "}▣
       *[no] {""}
     }
 }

## Uno sguardo indietro: chi era in testa su un agente, e i momenti in cui la partita è girata

question-lead = chi era in testa { $agent_on }
answer-lead = { $lead ->
    [nobody] nessuno
    [tie] parità
   *[other] { $lead }
 }
had-on = { $seat_is ->
    [you] { $sum ->
        [0] Non avevi niente { $agent_on }
       *[other] Avevi { $sum } { $agent_on }
     }
   *[they] { $sum ->
        [0] { $seat } non aveva niente { $agent_on }
       *[other] { $seat } aveva { $sum } { $agent_on }
     }
 }
had-there = { $seat_is ->
    [you] { $sum ->
        [0] Tu lì non avevi niente
       *[other] Tu lì avevi { $sum }
     }
   *[they] { $sum ->
        [0] { $seat } lì non aveva niente
       *[other] { $seat } lì aveva { $sum }
     }
 }
turn-bluffed = { $seat_is ->
    [you] { $had }, e hai protestato.
   *[they] { $had }, e ha protestato.
 }
besides-bluffed = { $seat_is ->
    [you] { $had }, e hai ritirato l’annuncio lo stesso.
   *[they] { $had }, e ha ritirato l’annuncio lo stesso.
 }
turn-took-back = { $seat_is ->
    [you] { $had }, e hai ritirato l’annuncio.
   *[they] { $had }, e ha ritirato l’annuncio.
 }
besides-took-back = { $seat_is ->
    [you] Avevi protestato con { $stake }.
   *[they] { $seat } aveva protestato con { $stake }.
 }
turn-bluff-called = { $seat_is ->
    [you] { $had }, hai protestato e hai subito rinunciato.
   *[they] { $had }, ha protestato e ha subito rinunciato.
 }
besides-bluff-called = { $seat_is ->
    [you] { $had }, e hai insistito.
   *[they] { $had }, e ha insistito.
 }
turn-duel = { $seat_is ->
    [you] { $had }, e hai ceduto a { $sum }.
   *[they] { $had }, e ha ceduto a { $sum }.
 }
besides-duel = { $had }.
turn-gave-way-with-more = { $sum ->
    [0] { $seat_is ->
        [you] { $had }, eppure hai ceduto senza un’offerta.
       *[they] { $had }, eppure ha ceduto senza un’offerta.
     }
   *[other] { $seat_is ->
        [you] { $had }, eppure hai ceduto a { $sum }.
       *[they] { $had }, eppure ha ceduto a { $sum }.
     }
 }
besides-gave-way-with-more = { $stake ->
    [0] { $had }.
   *[other] { $seat_is ->
        [you] Tu lì non avevi più di { $stake }.
       *[they] { $seat } lì non aveva più di { $stake }.
     }
 }
turn-overbid = { $seat_is ->
    [you] Hai offerto { $sum } { $agent_on }, molto più del necessario.
   *[they] { $seat } ha offerto { $sum } { $agent_on }, molto più del necessario.
 }
besides-overbid = { $seat_is ->
    [you] { $had }, e hai ceduto.
   *[they] { $had }, e ha ceduto.
 }
turn-let-stand = { $seat_is ->
    [you] { $had }, hai vinto il duello e hai lasciato valere l’annuncio.
   *[they] { $had }, ha vinto il duello e ha lasciato valere l’annuncio.
 }
besides-let-stand = { $had }.
turn-let-pass-with-more = { $seat_is ->
    [you] { $had }, e hai lasciato che tornasse a casa.
   *[they] { $had }, e ha lasciato che tornasse a casa.
 }
besides-let-pass-with-more = { $seat_is ->
    [you] { $had }, e l’hai portato a casa.
   *[they] { $had }, e l’ha portato a casa.
 }
turn-struck = { $seat_is ->
    [you] Hai tolto di mezzo { $victim_the } con { $agent_the }.
   *[they] { $seat } ha tolto di mezzo { $victim_the } con { $agent_the }.
 }
besides-struck = { $lost_is ->
    [0] Lì nessuno aveva niente.
   *[other] Persi con lui: { $lost }.
 }
turn-lead-changed = { $seat_is ->
    [you] Hai messo una bustarella { $agent_on }, e hai preso la testa.
   *[they] { $seat } ha messo una bustarella { $agent_on }, e ha preso la testa.
 }
besides-lead-changed = { $before ->
    [tie] Fino ad allora c’era parità.
    [nobody] Fino ad allora lì nessuno aveva niente.
   *[other] { $before_is ->
        [you] Fino ad allora in testa c’eri tu.
       *[they] Fino ad allora in testa c’era { $before }.
     }
 }
turn-brought-home = { $how ->
    [nothing] { $seat_is ->
        [you] { $agent_the } ha portato a casa la valigetta. Lì nessuno aveva niente, e hai vinto tu.
       *[they] { $agent_the } ha portato a casa la valigetta. Lì nessuno aveva niente, e ha vinto { $seat }.
     }
    [tie] { $seat_is ->
        [you] { $agent_the } ha portato a casa la valigetta. Parità a { $sum }: avevi mosso tu, e hai vinto.
       *[they] { $agent_the } ha portato a casa la valigetta. Parità a { $sum }: aveva mosso { $seat }, e ha vinto.
     }
   *[more] { $seat_is ->
        [you] { $agent_the } ha portato a casa la valigetta, e hai vinto tu, con { $sum }.
       *[they] { $agent_the } ha portato a casa la valigetta, e ha vinto { $seat }, con { $sum }.
     }
 }
besides-brought-home = { $seat_is ->
    [you] L’avevi mosso tu.
   *[they] L’aveva mosso { $seat }.
 }
turn-shortest-way = { $how ->
    [nothing] { $seat_is ->
        [you] I giri erano finiti. Su { $agents } nessuno aveva niente, e la vittoria è andata a chi per ultimo aveva mosso o preso la valigetta, o a chi aveva cominciato: tu.
       *[they] I giri erano finiti. Su { $agents } nessuno aveva niente, e la vittoria è andata a chi per ultimo aveva mosso o preso la valigetta, o a chi aveva cominciato: { $seat }.
     }
    [tie] { $seat_is ->
        [you] I giri erano finiti. La parità a { $sum } su { $agents } è andata a chi per ultimo aveva mosso o preso la valigetta, o a chi aveva cominciato: tu.
       *[they] I giri erano finiti. La parità a { $sum } su { $agents } è andata a chi per ultimo aveva mosso o preso la valigetta, o a chi aveva cominciato: { $seat }.
     }
   *[more] { $seat_is ->
        [you] I giri erano finiti: hai vinto tu, con { $sum } su { $agents }, che aveva la via più breve.
       *[they] I giri erano finiti: ha vinto { $seat }, con { $sum } su { $agents }, che aveva la via più breve.
     }
 }

### La prima partita: Agent

learnt-agent-1 = Un agente che tiene la valigetta nella propria capitale chiude la partita. Vince chi ha puntato di più su di lui, chiunque l’abbia mosso.
learnt-agent-2 = Puoi protestare anche senza niente in mano. Se l’altro ritira l’annuncio, il bluff è riuscito; se insiste, rinunci e non mostri niente.
learnt-agent-3 = Un attacco costa 500 e scopre tutte le puntate sulla vittima. Un duello dice che hai almeno quel che dichiari, e nulla di più.
lesson-agent-01 = Otto agenti stanno in quattro capitali, e una valigetta è a Tangeri, al centro della carta. Prima o poi un agente la terrà nella propria capitale. Chi ha pagato di più quell’agente vince la partita.
lesson-agent-02 =
    Prima del primo turno tutti corrompono, in segreto e nello stesso momento. Prendi uno dei due Russi, a Mosca: il numero 1. L’altro è un altro uomo, e si paga a parte.
    Metti una mazzetta da 1000 sul Russo 1.
lesson-agent-03 =
    Potresti continuare. Ma tieni da parte un po’ di denaro: più avanti ne saprai di più. Quel che hai puntato sta sul foglio giallo, solo per i tuoi occhi.
    Di’ che hai finito.
lesson-agent-04 =
    Nel tuo turno muovi un agente qualsiasi lungo un collegamento, o attacchi, o passi una bustarella. Da Mosca a Tangeri ci sono tre collegamenti.
    Manda il Russo 1 a Kiev.
lesson-agent-05 =
    Nessuno ha protestato. Ora Brice fa partire l’Americano 1. Dopo ogni annuncio si interrogano tutti gli avversari, insieme e in segreto. È ancora lontano.
    Lascia passare.
lesson-agent-06 =
    Chiara passa una bustarella: lo vedi, e non vedi altro.
    Avanti: il Russo 1 a Istanbul.
lesson-agent-07 =
    È una corsa verso Tangeri. Per fermare l’Americano 1 in un duello dovresti avere su di lui più denaro di Brice, che di certo ne ha parecchio.
    Lascia passare.
lesson-agent-08 =
    Chiara manda l’Inglese 1. Su di lui non hai niente, ma qui può protestare chiunque, anche a mani vuote. Se teme che tu abbia di più, ritira la mossa. Quindi bluffa.
    Protesta.
lesson-agent-09 = Ritira l’annuncio e chiude il turno. Nessuno ha offerto niente, nessuno ha saputo niente, e l’Inglese 1 è ancora a casa. È stato il tuo primo bluff. Se avesse insistito, avresti rinunciato senza mostrare niente.
lesson-agent-10 =
    Brice è a un passo da Tangeri e sarà il primo sulla valigetta. Potresti arrivarci adesso, e farti attaccare. Meglio lasciarla prendere a lui e preparare un attacco. Per quello ci vuole denaro.
    Passa una bustarella.
lesson-agent-11 =
    Un attacco richiede 500 sull’agente che attacca, e li consuma.
    Metti altri 1000 sul Russo 1.
lesson-agent-12 =
    2000 sul Russo 1.
    Di’ che hai finito.
lesson-agent-13 =
    Come previsto. L’Americano 1 entra a Tangeri e va sulla valigetta: ora la tiene lui, e nessuno gliela toglie se non con un attacco.
    Lascia passare.
lesson-agent-14 =
    Il Russo 1 è a un collegamento di distanza. Un attacco lo porta sulla vittima, che va alle Bahamas per sempre; il tuo uomo può prendere il suo posto sulla valigetta. A casa sua l’Americano 1 sarebbe stato al sicuro.
    Attacca l’Americano 1 a Tangeri con il Russo 1, e va’ sulla valigetta.
lesson-agent-15 =
    Brice protesta, naturalmente. Puoi ritirare l’attacco, o insistere. Avrà poi qualcosa sul Russo 1? Sono i tuoi 2000 contro quello che ha.
    Insisti.
lesson-agent-16 =
    Dichiara 200. Ti basta dichiarare altrettanto: a chi muove basta la parità. Di più direbbe troppo al tavolo.
    Dichiara 200.
lesson-agent-17 = Rinuncia, e l’attacco vale. Paghi 500 dei tuoi 2000. E ora tutti sanno che cosa c’era sull’Americano 1: Brice ci aveva 1000, e sono andati in fumo.
lesson-agent-18 =
    Tutti e due passano bustarelle. Il Russo 1 ha la valigetta: è ora di tornare a casa.
    Mandalo a Istanbul, con la valigetta.
lesson-agent-19 =
    Nessuno possiede un agente, e così Brice muove il tuo uomo, e dalla parte sbagliata. Ora hai qualcosa da dire, e il denaro per dirlo.
    Protesta.
lesson-agent-20 =
    Insiste. Chi protesta dichiara la prima somma. Comincia basso.
    Dichiara 300.
lesson-agent-21 =
    600: ecco dov’era finita la sua bustarella. Devi dichiarare più di lui.
    Dichiara 700.
lesson-agent-22 =
    Cede: hai vinto il duello, e chi vince decide. A Roma il Russo 1 non deve andare.
    Annulla l’annuncio.
lesson-agent-23 =
    La mossa non vale, il Russo 1 è ancora a Istanbul. Il tavolo sa che hai almeno 700. Che ne hai 1500 resta un tuo segreto.
    Avanti fino a Kiev, con la valigetta.
lesson-agent-24 =
    Brice ha passato un’altra bustarella. Può aver superato 1500? Ne ha mostrati 600, e lì si è fermato. Puoi corrompere ancora, o fidarti dei tuoi conti e chiudere. Fidati.
    Porta il Russo 1 a Mosca, con la valigetta.
lesson-agent-25 =
    Chiara protesta. Ha del denaro su di lui, o ti fa quello che hai fatto a lei?
    Insisti.
lesson-agent-26 = Un bluff: rinuncia senza dichiarare una somma. La valigetta è a Mosca, tutti i conti sono scoperti, e hai vinto con 1500 contro i 900 di Brice.

### La prima partita: Casablanca

learnt-casablanca-1 = L’agente che porta a casa la valigetta decide la partita: vince chi ha di più su di lui, chiunque l’abbia mosso.
learnt-casablanca-2 = Le bustarelle sono segrete. Gli altri vedono solo che cosa muovi, quando protesti e quanto offri: perciò ogni tanto muovi ciò che non è tuo.
learnt-casablanca-3 = In un duello nessuno può offrire più di quanto ha, ma ognuno può fermarsi prima. Le offerte non costano niente, e parlano.
lesson-casablanca-01 = Otto agenti aspettano negli angoli di Casablanca, e una valigetta è al Bazar, nel mezzo. Prima o poi uno di loro la porterà nella propria base. Chi ha pagato di più quell’agente vince la partita.
lesson-casablanca-02 =
    Nessuno possiede un agente. Nel tuo turno ne muovi uno qualsiasi, o passi una bustarella, o fai eliminare qualcuno. C’è chi corrompe presto e chi tardi; per questa lezione cominci dal denaro: hai 10.000 da distribuire, e nessuno vede dove.
    Scegli di passare una bustarella.
lesson-casablanca-03 =
    Il Rosso sia il tuo agente. Abita all’Aeroporto, in basso a destra.
    Metti una mazzetta da 1000 sul Rosso.
lesson-casablanca-04 =
    In un turno puoi mettere quante mazzette vuoi; gli altri vedono soltanto che corrompi. Ma il denaro dato non torna indietro.
    Metti altri 500 sul Rosso.
lesson-casablanca-05 =
    Ora hai 1500 sul Rosso. Sta scritto nel tuo dossier, il foglio giallo: è solo per i tuoi occhi.
    Di’ che hai finito.
lesson-casablanca-06 = Anche Brice e Chiara hanno passato bustarelle. A chi, e di quanto? Vedi poco, come loro con te. D’ora in poi ognuno osserva che cosa fanno gli altri con gli agenti.
lesson-casablanca-07 =
    Se muovi subito il Rosso, lo sanno. Quindi bluffa: muovi un agente su cui non hai niente, come se fosse importante.
    Manda il Giallo dalla Polizia, in basso a sinistra, al Tribunale.
lesson-casablanca-08 =
    Hai annunciato, si è chiesto a tutti e due se protestano, nessuno l’ha fatto. Ora Brice muove il Rosso: pare che piaccia anche a lui. Lo si chiede a tutti, in segreto e nello stesso momento. Porta il Rosso dove vuoi tu.
    Lascia passare.
lesson-casablanca-09 =
    Chiara ci casca: il suo Grigio va al Tribunale a eliminare il Giallo, che lei crede tuo. Per protestare dovresti avere del denaro sul Grigio, l’agente che agisce. Non ne hai, ma la domanda arriva anche a te.
    Lascia passare.
lesson-casablanca-10 = Il Giallo è fuori per sempre, e con lui tutto ciò che qualcuno ci aveva messo. Un’eliminazione costa 1000 della puntata su chi uccide. Chiara ha pagato 1000 per togliere un agente su cui non avevi niente: è stato il tuo primo bluff.
lesson-casablanca-11 =
    Visto che Brice muove comunque il Rosso, nessuno si stupisce se lo fai anche tu.
    Manda avanti il Rosso, dal Garage al Telegrafo.
lesson-casablanca-12 =
    Brice lavora per te, e non lo sa.
    Lascia passare.
lesson-casablanca-13 =
    Chiara passa una bustarella: forse ha capito come va a finire. Ancora una strada fino alla valigetta.
    Manda il Rosso al Bazar.
lesson-casablanca-14 =
    Un agente che lascia l’edificio della valigetta può portarla con sé. Brice la mette sulla via di casa. Crede di sicuro di essere lui ad avere di più sul Rosso.
    Lascia passare.
lesson-casablanca-15 =
    Tre strade fino a casa, e Chiara ha passato un’altra bustarella.
    Continua: il Rosso al Telegrafo, con la valigetta.
lesson-casablanca-16 =
    Brice protesta, non per fermare il Rosso, ma per sentire quanto hai. È un duello. Offre 300, che deve avere davvero sul Rosso. Se tieni, dici: ne ho altrettanti. Se passi, la mossa non vale. Nessuno paga niente.
    Tieni.
lesson-casablanca-17 =
    600. Potresti fermarti qui e sembrare povero: anche questo sarebbe un bluff. Ma la valigetta resterebbe dov’è.
    Tieni.
lesson-casablanca-18 =
    Brice passa, il Rosso è al Telegrafo, e il tavolo sa: hai almeno 600 sul Rosso, e Brice pure. Poi ha passato una bustarella. Se era per il Rosso, ora può avere più di te.
    Rispondigli: passa una bustarella.
lesson-casablanca-19 =
    È l’ultimo momento per mettersi al sicuro.
    Metti altri 1000 sul Rosso.
lesson-casablanca-20 =
    In tutto 2500. Gli altri vedono una bustarella, nient’altro.
    Di’ che hai finito.
lesson-casablanca-21 =
    Brice ha fretta: il Rosso va al Garage, a una strada da casa.
    Lascia passare.
lesson-casablanca-22 =
    Chiara vuole sviare il Rosso, con tutta la valigetta. Ora sei tu a non essere d’accordo.
    Protesta.
lesson-casablanca-23 =
    Chi protesta offre per primo. Comincia basso: perché dire più del necessario?
    Offri 100.
lesson-casablanca-24 =
    Tiene: quindi anche lei ha almeno 100 sul Rosso. A chi muove basta quanto offri tu; tu devi salire.
    Offri 500.
lesson-casablanca-25 =
    Passa, il Rosso resta al Garage, e lei deve annunciare altro: il Blu, che non conta.
    Lascia passare.
lesson-casablanca-26 =
    Il Rosso è a una strada da casa. Brice ha mostrato 600, tu hai 2500. Anche se lo portasse dentro lui, vinceresti tu.
    Porta il Rosso all’Aeroporto, con la valigetta.
lesson-casablanca-27 = Brice ha lasciato passare, perché credeva che il Rosso fosse suo: ci aveva messo 1200. Ora tutti i conti sono scoperti, e hai vinto.

## Le eccezioni di chi lascia passare in anticipo

exception-case = la valigetta
exception-mine = ciò che potrei impedire
