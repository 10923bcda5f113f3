### Agent et Casablanca. `$game` vaut `agent` ou `casablanca` : les deux jeux partagent la plupart des phrases.
### ▣ est dessiné comme la valise.

## Dans le hall

summary-agent = Huit agents à vendre, une valise. Soudoyez en secret, déplacez qui vous voulez, enchérissez.
summary-casablanca = Le même commerce dans une seule ville, jusqu’à huit. Le plus offrant l’emporte.
option-round_cap = tours de table, puis personne ne gagne ; 0 : sans limite
option-one_per_capital = un agent par capitale
option-opening_bribes = pots-de-vin d’ouverture sur trois agents au plus
option-home_sanctuary = nul n’est éliminé dans sa propre base

## Noms dans les phrases et les listes

you = vous
briefcase = la valise
bahamas = Les Bahamas
sum = { $sum }

## Agents de Casablanca : des couleurs. `letter` est sur la figurine.

agent-green = Vert
    .the = Vert
    .of = de Vert
    .letter = G
agent-purple = Violet
    .the = Violet
    .of = de Violet
    .letter = P
agent-blue = Bleu
    .the = Bleu
    .of = de Bleu
    .letter = B
agent-white = Blanc
    .the = Blanc
    .of = de Blanc
    .letter = W
agent-red = Rouge
    .the = Rouge
    .of = de Rouge
    .letter = R
agent-brown = Marron
    .the = Marron
    .of = de Marron
    .letter = N
agent-yellow = Jaune
    .the = Jaune
    .of = de Jaune
    .letter = Y
agent-grey = Gris
    .the = Gris
    .of = de Gris
    .letter = S

## Agents d’Agent : deux par nation.

agent-green-1 = Américain 1
    .the = l’Américain 1
    .of = de l’Américain 1
    .letter = G1
agent-green-2 = Américain 2
    .the = l’Américain 2
    .of = de l’Américain 2
    .letter = G2
agent-blue-1 = Britannique 1
    .the = le Britannique 1
    .of = du Britannique 1
    .letter = B1
agent-blue-2 = Britannique 2
    .the = le Britannique 2
    .of = du Britannique 2
    .letter = B2
agent-red-1 = Russe 1
    .the = le Russe 1
    .of = du Russe 1
    .letter = R1
agent-red-2 = Russe 2
    .the = le Russe 2
    .of = du Russe 2
    .letter = R2
agent-yellow-1 = Chinois 1
    .the = le Chinois 1
    .of = du Chinois 1
    .letter = Y1
agent-yellow-2 = Chinois 2
    .the = le Chinois 2
    .of = du Chinois 2
    .letter = Y2

## Bâtiments de Casablanca. `short` est pour le plan, là où le nom est trop long.

place-ricks-cafe = Rick’s Café
    .at = au Rick’s Café
place-tannery = Tannerie
    .at = à la Tannerie
place-clock-gate = Porte de l’Horloge
    .at = à la Porte de l’Horloge
    .short = P. Horloge
place-spice-loft = Grenier aux épices
    .at = au Grenier aux épices
    .short = Grenier
place-hotel = Hôtel
    .at = à l’Hôtel
place-barber = Barbier
    .at = chez le Barbier
place-coppersmiths = Chaudronniers
    .at = aux Chaudronniers
    .short = Chaudronn.
place-hammam = Hammam
    .at = au Hammam
place-dyers-court = Cour des teinturiers
    .at = à la Cour des teinturiers
    .short = Teinturiers
place-cinema-rif = Cinéma Rif
    .at = au Cinéma Rif
place-tea-house = Maison de thé
    .at = à la Maison de thé
    .short = Maison thé
place-fountain = Fontaine
    .at = à la Fontaine
place-bazaar = Bazar
    .at = au Bazar
place-changers = Changeurs
    .at = aux Changeurs
place-telegraph = Télégraphe
    .at = au Télégraphe
place-stables = Écuries
    .at = aux Écuries
place-bakery = Boulangerie
    .at = à la Boulangerie
place-madrasa = Médersa
    .at = à la Médersa
place-carpet-hall = Halle aux tapis
    .at = à la Halle aux tapis
    .short = Halle tapis
place-garage = Garage
    .at = au Garage
place-police = Police
    .at = à la Police
place-courthouse = Tribunal
    .at = au Tribunal
place-sea-gate = Porte de la mer
    .at = à la Porte de la mer
    .short = Porte mer
place-customs = Douane
    .at = à la Douane
place-airport = Aéroport
    .at = à l’Aéroport

## Villes d’Agent

place-washington = Washington
    .at = à Washington
place-london = Londres
    .at = à Londres
place-moscow = Moscou
    .at = à Moscou
place-peking = Pékin
    .at = à Pékin
place-tangier = Tanger
    .at = à Tanger
place-azores = Açores
    .at = aux Açores
place-berlin = Berlin
    .at = à Berlin
place-bombay = Bombay
    .at = à Bombay
place-brussels = Bruxelles
    .at = à Bruxelles
place-cairo = Le Caire
    .at = au Caire
place-dakar = Dakar
    .at = à Dakar
place-hong-kong = Hong Kong
    .at = à Hong Kong
place-honolulu = Honolulu
    .at = à Honolulu
place-istanbul = Istanbul
    .at = à Istanbul
place-kiev = Kiev
    .at = à Kiev
place-lisbon = Lisbonne
    .at = à Lisbonne
place-new-york = New York
    .at = à New York
place-paris = Paris
    .at = à Paris
place-reykjavik = Reykjavik
    .at = à Reykjavik
place-rome = Rome
    .at = à Rome
place-tashkent = Tachkent
    .at = à Tachkent

## Le journal : ce qui s’est passé, une phrase chacun

log-begins = { $seat_is ->
    [you] Vous commencez.
   *[they] { $seat } commence.
 }
log-placed = { $seat_is ->
    [you] Vous placez { $worth } sur { $agent_the }.
   *[they] {""}
 }
log-bribed = { $seat_is ->
    [you] Vous soudoyez.
   *[they] { $seat } soudoie.
 }
log-opening-done = Tous ont fini de soudoyer.
log-announced = { $action_do ->
    [step-on] { announced-step-on }
    [step-off] { announced-step-off }
    [strike] { announced-strike }
   *[move] { announced-move }
 }
announced-move = { $seat_is ->
    [you] Vous envoyez { $action_agent_the } { $action_to_at }{ and-the-briefcase }.
   *[they] { $seat } envoie { $action_agent_the } { $action_to_at }{ and-the-briefcase }.
 }
announced-step-on = { $seat_is ->
    [you] Vous placez { $action_agent_the } sur la valise.
   *[they] { $seat } place { $action_agent_the } sur la valise.
 }
announced-step-off = { $seat_is ->
    [you] Vous écartez { $action_agent_the } de la valise.
   *[they] { $seat } écarte { $action_agent_the } de la valise.
 }
announced-strike = { $game ->
    [agent] { $seat_is ->
        [you] Vous envoyez { $action_agent_the } { $action_to_at } attaquer { $action_victim_the }{ and-the-briefcase }.
       *[they] { $seat } envoie { $action_agent_the } { $action_to_at } attaquer { $action_victim_the }{ and-the-briefcase }.
     }
   *[casablanca] { $stays ->
        [yes] { $seat_is ->
            [you] Vous faites éliminer { $action_victim_the } par { $action_agent_the } { $action_to_at }.
           *[they] { $seat } fait éliminer { $action_victim_the } par { $action_agent_the } { $action_to_at }.
         }
       *[no] { $seat_is ->
            [you] Vous envoyez { $action_agent_the } { $action_to_at }{ and-the-briefcase } éliminer { $action_victim_the }.
           *[they] { $seat } envoie { $action_agent_the } { $action_to_at }{ and-the-briefcase } éliminer { $action_victim_the }.
         }
     }
 }
and-the-briefcase = { $briefcase ->
    [with] {" "}avec la valise
    [onto] , sur la valise
    [beside] , à côté de la valise
    [without] , sans la valise
   *[none] {""}
 }
log-answered = { $protest ->
    [yes] { $seat_is ->
        [you] Vous protestez.
       *[they] {""}
     }
   *[no] {""}
 }
log-nobody-protests = Personne ne proteste.
log-protests = { $seat_is ->
    [you] {""}
   *[they] { $seat } proteste.
 }
log-unheard = { $seat_is ->
    [you] { $speaker } est avant vous, et parle en premier.
   *[they] {""}
 }
log-took-back = { $seat_is ->
    [you] Vous retirez votre coup.
   *[they] { $seat } retire son coup.
 }
log-insisted = { $seat_is ->
    [you] Vous insistez.
   *[they] { $seat } insiste.
 }
log-bid = { $game ->
    [agent] { $seat_is ->
        [you] Vous annoncez { $sum }.
       *[they] { $seat } annonce { $sum }.
     }
   *[casablanca] { $seat_is ->
        [you] Vous enchérissez à { $sum }.
       *[they] { $seat } enchérit à { $sum }.
     }
 }
log-held = { $game ->
    [agent] { $seat_is ->
        [you] Vous répondez { $sum }.
       *[they] { $seat } répond { $sum }.
     }
   *[casablanca] { $seat_is ->
        [you] Vous tenez.
       *[they] { $seat } tient.
     }
 }
log-gave-way = { $game ->
    [agent] { $undone ->
        [yes] { $seat_is ->
            [you] Vous cédez : le coup est annulé.
           *[they] { $seat } cède : le coup est annulé.
         }
       *[no] { $seat_is ->
            [you] Vous renoncez.
           *[they] { $seat } renonce.
         }
     }
   *[casablanca] { $undone ->
        [yes] { $seat_is ->
            [you] Vous passez : le coup est annulé.
           *[they] { $seat } passe : le coup est annulé.
         }
       *[no] { $seat_is ->
            [you] Vous passez.
           *[they] { $seat } passe.
         }
     }
 }
log-yielded = { $seat_is ->
    [you] Vous cédez.
   *[they] { $seat } cède.
 }
log-undid = { $seat_is ->
    [you] Vous annulez le coup.
   *[they] { $seat } annule le coup.
 }
log-let-stand = { $seat_is ->
    [you] Vous maintenez le coup.
   *[they] { $seat } maintient le coup.
 }
log-carried-out = { $action_do ->
    [strike] { $game ->
        [agent] { $action_victim_the } part aux Bahamas.
       *[casablanca] { $action_victim_the } est hors jeu.
     }
   *[move] { $contested ->
        [yes] Le coup est maintenu.
       *[no] {""}
     }
 }
log-paid = { $seat_is ->
    [you] Vous payez { $sum } sur votre mise sur { $agent_the }.
   *[they] { $seat } paie { $sum } sur sa mise sur { $agent_the }.
 }
log-lost-stakes = Perdu sur { $agent_the } : { $lost }.
log-ended-turn = { $seat_is ->
    [you] Vous terminez votre tour.
   *[they] { $seat } termine son tour.
 }
stakes-item = { $seat_is ->
    [you] vous { $sum }
   *[they] { $seat } { $sum }
 }
lost-item = { stakes-item }

## Moments : un mot ou deux, tamponnés sur le plateau

stamp-protest = Protestation
stamp-protest-fails = Protestation rejetée
stamp-gives-way = Cédé
stamp-taken-back = Retiré
stamp-undone = Annulé
stamp-stands = Maintenu
stamp-struck = { $game ->
    [agent] Aux Bahamas
   *[casablanca] Éliminé
 }
your-loss = Les { $sum } que vous aviez là sont perdus.

## Ce qui se passe, et ce qu’on attend du lecteur

happening-opening = Avant le premier tour, chacun soudoie en secret.
owed-opening = Placez autant de lots que vous voulez, puis dites que vous avez fini.
owed-sealed = Les réponses sont cachées.
happening-bribing = Vous soudoyez. Personne ne voit qui, ni combien.
owed-bribing = { $put ->
    [0] Placez un lot ou plusieurs. Un lot reste où il est.
   *[other] Placez encore un lot, ou dites que vous avez fini.
 }
happening-your-turn = À vous de jouer, tour de table { $round }.
happening-undone = Le coup est annulé. La même annonce ne se répète pas pendant ce tour.
owed-turn = { $ways }.
may-move = déplacez un agent
may-strike = { $game ->
    [agent] attaquez
   *[casablanca] éliminez-en un
 }
may-bribe = soudoyez
may-end-turn = terminez votre tour
happening-their-turn = { $seat } réfléchit.
happening-over = La partie est finie.
notice-ends-the-game = Si le coup est maintenu, la partie est finie.
owed-protest = Protestez-vous ?
waits-for-answers = Les autres disent s’ils protestent.
your-stake-there = { $sum ->
    [0] Vous n’avez rien sur { $agent_the }.
   *[other] Vous avez { $sum } sur { $agent_the }.
 }
owed-reconsider = { $protester } proteste. Retirer votre coup, ou insister ?
waits-for-reconsideration = { $mover } retire son coup, ou insiste.
owed-first-bid = { $game ->
    [agent] { $mover } insiste. Annoncer un montant, ou renoncer ?
   *[casablanca] Vous protestez. À quel montant enchérissez-vous ?
 }
owed-higher-bid = { $game ->
    [agent] { $mover } répond { $sum }. Annoncer davantage, ou renoncer ?
   *[casablanca] { $mover } tient { $sum }. Enchérir, ou passer ?
 }
owed-answer = { $game ->
    [agent] { $protester } annonce { $sum }. Annoncer au moins autant, ou céder ?
   *[casablanca] { $protester } enchérit à { $sum }. Tenir, ou passer ?
 }
waits-for-bid = { $protester } proteste, et parle maintenant.
waits-for-answer = { $mover } doit répondre à { $sum }.
owed-decide = { $mover } cède. Annuler le coup, ou le maintenir ?
waits-for-decision = { $protester } a gagné le duel, et décide.

## Boutons : ce qu’on peut faire

do-bribe = Soudoyer, en secret
do-end-turn = Terminer le tour
do-done = J’ai fini
do-protest = Protester
do-let-pass = Laisser passer
do-take-back = Retirer le coup
do-insist = Insister
do-hold = Tenir
do-bid = { $game ->
    [agent] Annoncer { $sum }
   *[casablanca] Enchérir à { $sum }
 }
do-give-way = { $game ->
    [agent] Céder
   *[casablanca] Passer
 }
do-give-up = Renoncer
do-undo = Annuler le coup
do-let-stand = Maintenir le coup
do-move = { $agent_the } { $to_at }{ $case ->
    [yes] , avec la valise
   *[no] {""}
 }
do-step-on = { $agent_the } sur la valise
do-step-off = { $agent_the } s’écarte de la valise
do-strike = { $game ->
    [agent] { $agent_the } attaque { $victim_the } { $to_at }
   *[casablanca] { $agent_the } élimine { $victim_the } { $to_at }
 }{ $case ->
    [yes] , avec la valise
   *[no] {""}
 }
do-lot = { $worth } sur { $agent_the }
do-put-all = Tout le reste sur { $agent_the }
do-put-half = La moitié du reste sur { $agent_the }
group-of-agent = { $agent }, { $place }
way-move = { $to }{ and-case }
way-step-on = se placer sur ▣
way-step-off = s’écarter de ▣
way-strike = { $game ->
    [agent] attaquer { $victim_the } { $to_at }{ and-case }
   *[casablanca] { $stays ->
        [yes] éliminer { $victim_the }
       *[no] éliminer { $victim_the } { $to_at }{ and-case }
     }
 }
and-case = { $briefcase ->
    [with] {" "}avec ▣
    [onto] , sur ▣
    [beside] , à côté de ▣
    [without] {" "}sans ▣
   *[none] {""}
 }
group-of-bribe = { $sum ->
    [0] { $agent }
   *[other] { $agent }, { $sum }
 }
way-lot = { $worth } (reste { $count })
way-put-all = tout le reste
way-put-half = la moitié du reste
why-no-stake = Vous n’avez rien sur { $agent_the } : vous ne pouvez pas protester. On vous le demande quand même.
why-too-little = Vous avez moins de { $sum } sur { $agent_the }.

## Demandé avant un coup qui compte

warning-home = Si le coup est maintenu, { $agent_the } rentre avec la valise et la partie est finie. Vous avez { $sum } sur lui. D’accord ?
warning-strike = { $agent_the } vise { $victim_the }. Si le coup est maintenu, vous payez { $sum } sur votre mise sur { $agent_the }. D’accord ?

## D’une place, en quelques mots

now-moves = { $seat_is ->
    [you] jouez
   *[they] joue
 }
now-asked = { $seat_is ->
    [you] répondez
   *[they] répond
 }
now-protests = { $seat_is ->
    [you] protestez
   *[they] proteste
 }
fact-ledger = registre
fact-bribes = { $count ->
    [0] aucun pot-de-vin
    [one] 1 pot-de-vin
   *[other] { $count } pots-de-vin
 }
fact-shown = { $agent_letter } ≥ { $sum }
fact-paid = { $sum } payés

## Les papiers du lecteur

papers-stakes = Mises placées : { $sum } sur { $total }
papers-stake = { $out ->
    [yes] { $agent } : perdu { $sum } ({ $lots })
   *[no] { $agent } : { $sum } ({ $lots })
 }
papers-nothing = Rien n’est encore placé.
papers-left = Lots restants : { $sum }
papers-lots = { $left }
left-item = { $count } × { $worth }
dossier-stakes = Mises placées
dossier-of-total = { $sum } sur { $total }
dossier-left = Lots restants
dossier-lost = perdu { $sum }
dossier-out = hors jeu

## Dessiné dans la page : pots-de-vin, duels, plateau

which-case = Prendre la valise ?
bribe-on-whom = Sur qui ?
bribe-which-lot = Quel lot ?
bribe-all = tout
bribe-half = moitié
duel-stake = vos { $sum }
duel-your-bid = { $game ->
    [agent] votre montant
   *[casablanca] votre enchère
 }
duel-your-answer = votre réponse
duel-rung = { $game ->
    [agent] { $seat_is ->
        [you] Vous : { $sum }
       *[they] { $seat } : { $sum }
     }
   *[casablanca] { $seat_is ->
        [you] Vous tenez
       *[they] { $seat } tient
     }
 }
board-label = { $game ->
    [agent] Carte des liaisons : { $places } villes, { $links } liaisons
   *[casablanca] Plan de la médina : { $places } bâtiments
 }
place-label = { $place } : { $homes_is ->
    [0] {""}
   *[other] base : { $homes } ;{" "}
 }{ $here_is ->
    [0] personne ici
   *[other] { $here }
 }{ $acts_is ->
    [0] {""}
   *[other] {""} ; { $acts }
 }
agent-label = { $agent }, { $place_at }
agent-label-out = { $agent }, hors jeu
agent-label-target = { $agent }, { $place_at } : { $act }
act-choose = choisir { $agent_the }
act-send = envoyer { $agent_the } ici
act-step-on = placer { $agent_the } sur la valise
act-step-off = écarter { $agent_the } de la valise
act-strike = { $game ->
    [agent] attaquer { $victim_the }
   *[casablanca] éliminer { $victim_the }
 }

## La fin

result-wins = { $winner_is ->
    [you] Vous gagnez.
   *[they] { $winner } gagne.
 }
result-brought-home = { $agent_the } a la valise chez lui, { $home_at } : la plus forte mise sur lui gagne.
result-nobody-wins = Personne ne gagne.
result-not-home = Le tour de table { $round } était le dernier, et la valise n’est pas rentrée.
result-rounds-are-up = { $agents_is ->
    [1] Le tour de table { $round } était le dernier, et { $agents } a le chemin le plus court pour aller chercher la valise et la rapporter : la plus forte mise sur lui gagne.
   *[other] Le tour de table { $round } était le dernier, et { $agents } ont le chemin le plus court pour aller chercher la valise et la rapporter : la plus forte somme sur eux tous gagne.
 }
result-stakes = { $count ->
    [1] Sur lui : { $stakes }.
   *[other] Sur eux : { $stakes }.
 }
result-tie = { $winner_is ->
    [you] À égalité, le joueur actif gagne : vous.
   *[they] À égalité, le joueur actif gagne : { $winner }.
 }
result-tie-at-the-end = { $winner_is ->
    [you] En cas d’égalité, celui qui a déplacé ou pris la valise en dernier gagne, ou celui qui a commencé si personne ne l’a fait : vous.
   *[they] En cas d’égalité, celui qui a déplacé ou pris la valise en dernier gagne, ou celui qui a commencé si personne ne l’a fait : { $winner }.
 }
ending-ledgers = Tous les registres
ending-ledger = { $ledger_is ->
    [0] { $seat } : rien ; reste { $left }
   *[other] { $seat } : { $ledger } ; reste { $left }
 }
ending-left = reste
ledger-item = { $agent } { $sum }
ending-bribes = Qui a soudoyé qui
ending-bribes-of = { $seat } : { $turns }
ending-bribe = { $opening ->
    [yes] au début { $placed }
   *[no] tour { $round } { $placed }
 }
placed-item = { $agent_letter } { $lots }
ending-unheard = Protestations que personne n’a entendues
ending-all-heard = Toutes les protestations ont été entendues.
ending-unheard-of = Tour { $round }, { $seat } : { $plan } – { $seats }
plan = { $do ->
    [step-on] { $agent_letter } sur ▣
    [step-off] { $agent_letter } quitte ▣
    [strike] { $agent_letter } { $to } × { $victim_letter }{ $case ->
        [yes] {" "}▣
       *[no] {""}
     }
   *[move] { $agent_letter } { $to }{ $case ->
        [yes] {" "}▣
       *[no] {""}
     }
 }

## Après la partie : qui menait sur un agent, et les moments où tout a tourné

question-lead = qui menait sur { $agent_the }
answer-lead = { $lead ->
    [nobody] personne
    [tie] égalité
   *[other] { $lead }
 }
had-on = { $seat_is ->
    [you] { $sum ->
        [0] Vous n’aviez rien sur { $agent_the }
       *[other] Vous aviez { $sum } sur { $agent_the }
     }
   *[they] { $sum ->
        [0] { $seat } n’avait rien sur { $agent_the }
       *[other] { $seat } avait { $sum } sur { $agent_the }
     }
 }
had-there = { $seat_is ->
    [you] { $sum ->
        [0] Vous n’y aviez rien
       *[other] Vous y aviez { $sum }
     }
   *[they] { $sum ->
        [0] { $seat } n’y avait rien
       *[other] { $seat } y avait { $sum }
     }
 }
turn-bluffed = { $seat_is ->
    [you] { $had }, et avez protesté.
   *[they] { $had }, et a protesté.
 }
besides-bluffed = { $seat_is ->
    [you] { $had }, et avez quand même retiré votre coup.
   *[they] { $had }, et a quand même retiré son coup.
 }
turn-took-back = { $seat_is ->
    [you] { $had }, et avez retiré votre coup.
   *[they] { $had }, et a retiré son coup.
 }
besides-took-back = { $seat_is ->
    [you] Vous aviez protesté avec { $stake }.
   *[they] { $seat } avait protesté avec { $stake }.
 }
turn-bluff-called = { $seat_is ->
    [you] { $had }, avez protesté, puis aussitôt renoncé.
   *[they] { $had }, a protesté, puis aussitôt renoncé.
 }
besides-bluff-called = { $seat_is ->
    [you] { $had }, et avez insisté.
   *[they] { $had }, et a insisté.
 }
turn-duel = { $seat_is ->
    [you] { $had }, et avez cédé à { $sum }.
   *[they] { $had }, et a cédé à { $sum }.
 }
besides-duel = { $had }.
turn-gave-way-with-more = { $sum ->
    [0] { $seat_is ->
        [you] { $had }, et avez pourtant renoncé sans enchérir.
       *[they] { $had }, et a pourtant renoncé sans enchérir.
     }
   *[other] { $seat_is ->
        [you] { $had }, et avez pourtant cédé à { $sum }.
       *[they] { $had }, et a pourtant cédé à { $sum }.
     }
 }
besides-gave-way-with-more = { $stake ->
    [0] { $had }.
   *[other] { $seat_is ->
        [you] Vous n’y aviez pas plus de { $stake }.
       *[they] { $seat } n’y avait pas plus de { $stake }.
     }
 }
turn-overbid = { $seat_is ->
    [you] Vous avez offert { $sum } sur { $agent_the }, bien plus qu’il ne fallait.
   *[they] { $seat } a offert { $sum } sur { $agent_the }, bien plus qu’il ne fallait.
 }
besides-overbid = { $seat_is ->
    [you] { $had }, et avez cédé.
   *[they] { $had }, et a cédé.
 }
turn-let-stand = { $seat_is ->
    [you] { $had }, avez gagné le duel, et maintenu le coup.
   *[they] { $had }, a gagné le duel, et maintenu le coup.
 }
besides-let-stand = { $had }.
turn-let-pass-with-more = { $seat_is ->
    [you] { $had }, et l’avez laissé rentrer.
   *[they] { $had }, et l’a laissé rentrer.
 }
besides-let-pass-with-more = { $seat_is ->
    [you] { $had }, et l’avez ramené.
   *[they] { $had }, et l’a ramené.
 }
turn-struck = { $seat_is ->
    [you] Vous avez écarté { $victim_the } avec { $agent_the }.
   *[they] { $seat } a écarté { $victim_the } avec { $agent_the }.
 }
besides-struck = { $lost_is ->
    [0] Personne n’avait rien sur lui.
   *[other] Perdu avec lui : { $lost }.
 }
turn-lead-changed = { $seat_is ->
    [you] Vous avez soudoyé { $agent_the }, et pris la tête.
   *[they] { $seat } a soudoyé { $agent_the }, et pris la tête.
 }
besides-lead-changed = { $before ->
    [tie] Jusque-là, il y avait égalité.
    [nobody] Jusque-là, personne n’avait rien sur lui.
   *[other] { $before_is ->
        [you] Jusque-là, c’était vous.
       *[they] Jusque-là, c’était { $before }.
     }
 }
turn-brought-home = { $how ->
    [nothing] { $seat_is ->
        [you] { $agent_the } a ramené la valise. Personne n’avait rien sur lui, et vous avez gagné.
       *[they] { $agent_the } a ramené la valise. Personne n’avait rien sur lui, et { $seat } a gagné.
     }
    [tie] { $seat_is ->
        [you] { $agent_the } a ramené la valise. Égalité à { $sum } : vous l’aviez envoyé, et avez gagné.
       *[they] { $agent_the } a ramené la valise. Égalité à { $sum } : { $seat } l’avait envoyé, et a gagné.
     }
   *[more] { $seat_is ->
        [you] { $agent_the } a ramené la valise, et vous avez gagné avec { $sum } sur lui.
       *[they] { $agent_the } a ramené la valise, et { $seat } a gagné avec { $sum } sur lui.
     }
 }
besides-brought-home = { $seat_is ->
    [you] C’est vous qui l’aviez envoyé.
   *[they] C’est { $seat } qui l’avait envoyé.
 }
turn-shortest-way = { $how ->
    [nothing] { $seat_is ->
        [you] Après le dernier tour de table, personne n’avait rien sur { $agents }. La victoire est allée à celui qui avait déplacé ou pris la valise en dernier, ou commencé si personne ne l’avait fait : vous.
       *[they] Après le dernier tour de table, personne n’avait rien sur { $agents }. La victoire est allée à celui qui avait déplacé ou pris la valise en dernier, ou commencé si personne ne l’avait fait : { $seat }.
     }
    [tie] { $seat_is ->
        [you] Après le dernier tour de table, égalité à { $sum } sur { $agents }. La victoire est allée à celui qui avait déplacé ou pris la valise en dernier, ou commencé si personne ne l’avait fait : vous.
       *[they] Après le dernier tour de table, égalité à { $sum } sur { $agents }. La victoire est allée à celui qui avait déplacé ou pris la valise en dernier, ou commencé si personne ne l’avait fait : { $seat }.
     }
   *[more] { $seat_is ->
        [you] Après le dernier tour de table, vous avez gagné avec { $sum } sur { $agents }, au chemin le plus court.
       *[they] Après le dernier tour de table, { $seat } a gagné avec { $sum } sur { $agents }, au chemin le plus court.
     }
 }

### La première partie: Agent

learnt-agent-1 = Un agent qui porte la valise dans sa propre capitale finit la partie. La plus forte mise sur lui gagne, peu importe qui l’a déplacé.
learnt-agent-2 = On peut protester sans rien avoir en main. Si l’autre retire son coup, le bluff a marché ; s’il insiste, on renonce sans rien montrer.
learnt-agent-3 = Une attaque coûte 500 et révèle toutes les mises sur la victime. Un duel apprend que vous avez au moins ce que vous annoncez, et rien de plus.
lesson-agent-01 = Huit agents attendent dans quatre capitales, et une valise se trouve à Tanger, au milieu de la carte. Tôt ou tard, un agent la portera dans sa propre capitale. Celui qui a le plus payé cet agent gagne la partie.
lesson-agent-02 =
    Avant le premier tour, tous soudoient, en secret et en même temps. Prenez l’un des deux Russes, à Moscou : le numéro 1. L’autre est un autre homme, et se paie à part.
    Mettez un lot de 1000 sur le Russe 1.
lesson-agent-03 =
    Vous pourriez continuer. Mais gardez de l’argent : plus tard, vous en saurez davantage. Ce que vous avez placé est sur le papier jaune, pour vous seul.
    Dites que vous avez fini.
lesson-agent-04 =
    À votre tour, vous déplacez un agent, n’importe lequel, d’une liaison ; ou vous attaquez ; ou vous soudoyez. Tanger est à trois liaisons de Moscou.
    Déplacez le Russe 1 vers Kiev.
lesson-agent-05 =
    Personne n’a protesté. Maintenant Brice fait partir l’Américain 1. Après chaque annonce, on interroge tous les adversaires, en même temps et en secret. Il est encore loin.
    Laissez passer.
lesson-agent-06 =
    Chiara soudoie : vous voyez qu’elle le fait, et rien d’autre.
    Continuez : le Russe 1 à Istanbul.
lesson-agent-07 =
    C’est la course vers Tanger. Pour arrêter l’Américain 1 dans un duel, il faudrait avoir sur lui plus que Brice, et il y a sûrement mis le prix.
    Laissez passer.
lesson-agent-08 =
    Chiara envoie le Britannique 1. Vous n’avez rien sur lui, mais ici chacun peut protester, même les mains vides. Si elle craint que vous ayez plus qu’elle, elle retirera son coup. Bluffez donc.
    Protestez.
lesson-agent-09 = Elle retire son coup, et termine son tour. Aucun montant n’a été annoncé, personne n’a rien appris, et le Britannique 1 est toujours chez lui. Voilà votre premier bluff. Si elle avait insisté, vous auriez renoncé, sans rien montrer.
lesson-agent-10 =
    Brice est à côté de Tanger et sera le premier sur la valise. Vous pourriez y aller tout de suite, et vous faire attaquer. Laissez-le plutôt la prendre, et préparez votre propre attaque. Cela coûte de l’argent.
    Soudoyez.
lesson-agent-11 =
    Une attaque demande 500 sur l’attaquant, et les consomme.
    Mettez encore 1000 sur le Russe 1.
lesson-agent-12 =
    2000 sur le Russe 1.
    Dites que vous avez fini.
lesson-agent-13 =
    Comme prévu. L’Américain 1 entre à Tanger et se place sur la valise : il en est le porteur, et personne ne la lui prend, sauf par une attaque.
    Laissez passer.
lesson-agent-14 =
    Le Russe 1 est à une liaison. Une attaque le mène sur la victime, qui part aux Bahamas pour toujours ; votre homme peut prendre sa place sur la valise. Chez lui, l’Américain 1 aurait été à l’abri.
    Attaquez l’Américain 1 à Tanger avec le Russe 1, et placez-vous sur la valise.
lesson-agent-15 =
    Brice proteste, bien sûr. Vous pouvez retirer votre coup, ou insister. A-t-il vraiment de l’argent sur le Russe 1 ? C’est 2000 contre ce qu’il a.
    Insistez.
lesson-agent-16 =
    Il annonce 200. Il vous suffit d’en annoncer autant : l’égalité suffit au joueur actif. En annoncer plus en dirait plus à la table.
    Annoncez 200.
lesson-agent-17 = Il renonce, et l’attaque est maintenue. Vous payez 500 sur vos 2000. Et tous apprennent ce qu’il y avait sur l’Américain 1 : Brice y avait 1000, et ils sont perdus.
lesson-agent-18 =
    Tous deux soudoient. Le Russe 1 porte la valise : il est temps de rentrer.
    Déplacez-le vers Istanbul, avec la valise.
lesson-agent-19 =
    Aucun agent n’appartient à personne : Brice déplace donc le vôtre, et du mauvais côté. Cette fois vous avez votre mot à dire, et de quoi le dire.
    Protestez.
lesson-agent-20 =
    Il insiste. Qui proteste annonce le premier montant. Commencez bas.
    Annoncez 300.
lesson-agent-21 =
    600 : voilà donc où est allé son argent. Il faut annoncer plus que lui.
    Annoncez 700.
lesson-agent-22 =
    Il cède : vous avez gagné le duel, et qui gagne décide. À Rome, le Russe 1 s’éloignerait de chez lui.
    Annulez le coup.
lesson-agent-23 =
    Le coup est annulé, le Russe 1 est toujours à Istanbul. La table sait que vous avez au moins 700. Que vous ayez 1500 reste votre secret.
    En route pour Kiev, avec la valise.
lesson-agent-24 =
    Brice a encore soudoyé. A-t-il pu dépasser 1500 ? Il a montré 600, et s’est arrêté là. Vous pouvez soudoyer encore, ou vous fier à vos calculs et en finir. Fiez-vous à eux.
    Amenez le Russe 1 à Moscou, avec la valise.
lesson-agent-25 =
    Chiara proteste. A-t-elle de l’argent sur lui, ou vous fait-elle ce que vous lui avez fait ?
    Insistez.
lesson-agent-26 = Un bluff : elle renonce sans annoncer de montant. La valise est à Moscou, tous les registres sont ouverts, et vous gagnez avec 1500 contre les 900 de Brice.

### La première partie: Casablanca

learnt-casablanca-1 = L’agent qui rentre avec la valise décide de la partie : qui a le plus sur lui gagne, peu importe qui l’a déplacé.
learnt-casablanca-2 = Les pots-de-vin sont secrets. Les autres n’ont que vos déplacements, vos protestations et vos enchères pour deviner : bougez donc parfois un agent qui n’est pas à vous.
learnt-casablanca-3 = Dans un duel, personne ne peut dépasser ce qu’il a, mais chacun peut s’arrêter avant. Enchérir ne coûte rien, et en dit long.
lesson-casablanca-01 = Huit agents attendent aux coins de Casablanca, et une valise se trouve au Bazar, au milieu. Tôt ou tard, l’un d’eux l’apportera dans sa base. Celui qui a le plus payé cet agent gagne la partie.
lesson-casablanca-02 =
    Aucun agent n’appartient à personne. À votre tour, vous en déplacez un, celui que vous voulez, ou vous soudoyez, ou vous faites éliminer quelqu’un. Certains soudoient tôt, d’autres tard ; pour cette leçon, commencez par l’argent : vous avez 10 000 à répartir, et personne ne voit où.
    Choisissez de soudoyer.
lesson-casablanca-03 =
    Faites de Rouge votre agent. Il habite l’Aéroport, en bas à droite.
    Mettez un lot de 1000 sur Rouge.
lesson-casablanca-04 =
    Dans un même tour, vous pouvez placer autant de lots que vous voulez ; les autres voient seulement que vous soudoyez. Mais ce qui est donné ne revient pas.
    Mettez encore 500 sur Rouge.
lesson-casablanca-05 =
    Vous avez maintenant 1500 sur Rouge. C’est écrit dans votre dossier, le papier jaune : il est pour vous seul.
    Dites que vous avez fini.
lesson-casablanca-06 = Brice et Chiara ont soudoyé aussi. Qui, et de combien ? Vous en voyez aussi peu qu’eux. À partir de maintenant, chacun surveille ce que les autres font des agents.
lesson-casablanca-07 =
    Si vous déplacez Rouge tout de suite, ils sauront. Bluffez donc : déplacez un agent sur lequel vous n’avez rien, comme s’il comptait.
    Envoyez Jaune de la Police, en bas à gauche, au Tribunal.
lesson-casablanca-08 =
    Vous avez annoncé, on a demandé aux deux autres s’ils protestaient, personne ne l’a fait. Maintenant Brice déplace Rouge : il a l’air de l’aimer aussi. On interroge tout le monde, en secret et en même temps. Cela vous arrange.
    Laissez passer.
lesson-casablanca-09 =
    Chiara tombe dans le panneau : Gris, qu’elle paie, va au Tribunal éliminer Jaune, qu’elle croit à vous. Pour protester, il vous faudrait de l’argent sur Gris, l’agent qui agit. Vous n’en avez pas, mais on vous interroge comme tout le monde.
    Laissez passer.
lesson-casablanca-10 = Jaune est hors jeu pour toujours, avec tout ce qu’on avait misé sur lui. Une élimination coûte 1000, pris sur la mise que l’on a sur le tueur. Chiara a payé 1000 pour écarter un agent sur lequel vous n’aviez rien : voilà votre premier bluff.
lesson-casablanca-11 =
    Puisque Brice fait avancer Rouge, personne ne s’étonnera que vous le fassiez aussi.
    Faites avancer Rouge, du Garage au Télégraphe.
lesson-casablanca-12 =
    Brice travaille pour vous, et ne le sait pas.
    Laissez passer.
lesson-casablanca-13 =
    Chiara soudoie : elle a peut-être compris où cela mène. Encore une rue jusqu’à la valise.
    Faites entrer Rouge au Bazar.
lesson-casablanca-14 =
    Un agent qui quitte le bâtiment où est la valise peut l’emporter. Brice prend avec elle le chemin du retour. Il doit croire qu’il a le plus sur Rouge.
    Laissez passer.
lesson-casablanca-15 =
    À trois rues de la base, et Chiara a encore soudoyé.
    Continuez : Rouge au Télégraphe, avec la valise.
lesson-casablanca-16 =
    Brice proteste, non pour arrêter Rouge, mais pour savoir ce que vous avez. C’est un duel. Il enchérit à 300, qu’il doit vraiment avoir sur Rouge. Tenir, c’est dire : j’en ai autant. Passer, c’est annuler le déplacement. Personne ne paie rien.
    Tenez.
lesson-casablanca-17 =
    600. Vous pourriez vous arrêter là et passer pour pauvre : ce serait aussi un bluff. Mais la valise n’avancerait pas.
    Tenez.
lesson-casablanca-18 =
    Brice passe, Rouge est au Télégraphe, et la table sait : vous avez au moins 600 sur Rouge, et Brice aussi. Puis il a soudoyé. Si c’était Rouge, il en a peut-être maintenant plus que vous.
    Répondez-lui : soudoyez.
lesson-casablanca-19 =
    C’est le dernier moment pour être tranquille.
    Mettez encore 1000 sur Rouge.
lesson-casablanca-20 =
    2500 en tout. Les autres voient que vous soudoyez, rien de plus.
    Dites que vous avez fini.
lesson-casablanca-21 =
    Brice est pressé : Rouge va au Garage, à une rue de la base.
    Laissez passer.
lesson-casablanca-22 =
    Chiara veut détourner Rouge, valise comprise. Cette fois, c’est vous qui n’êtes pas d’accord.
    Protestez.
lesson-casablanca-23 =
    Qui proteste parle en premier. Commencez bas : pourquoi en dire plus qu’il ne faut ?
    Enchérissez à 100.
lesson-casablanca-24 =
    Elle tient : elle a donc, elle aussi, au moins 100 sur Rouge. Il suffit au joueur actif d’avoir autant que vous ; à vous de monter.
    Enchérissez à 500.
lesson-casablanca-25 =
    Elle passe, Rouge reste au Garage, et elle doit annoncer autre chose : Bleu, sans importance.
    Laissez passer.
lesson-casablanca-26 =
    Rouge est à une rue de sa base. Brice a montré 600, vous avez 2500. Même s’il l’y portait lui-même, vous gagneriez.
    Amenez Rouge à l’Aéroport, avec la valise.
lesson-casablanca-27 = Brice a laissé passer, parce qu’il croyait Rouge à lui : il avait 1200 sur lui. Tous les registres sont ouverts, et vous avez gagné.

## Ce dont on peut excepter quand on laisse passer

exception-case = la valise
exception-mine = ce que je pourrais empêcher
