### Code Casablanca en français
###
### $seat, $to, $from, $accused, $claimant et $by sont des personnes ; avec _is : « you » pour qui lit, « they » pour les
### autres. $at est un bâtiment. $kind et $number font une tuile ; dans un message écrit, $number peut être « none ».
### Aucune phrase n’accorde un participe avec une personne : on ne sait pas son genre.

## Le jeu et ses options

summary-code-casablanca = Un seul dossier authentique sur six. Fouillez, interrogez, mentez par écrit, concluez le premier.
option-round_cap = tours avant la nulle ; 0 : sans limite
option-evidence_only = ne contester qu’avec une tuile vue ou annoncée

## Les bâtiments

building-micks-cafe = Mick’s Café
    .the = le Mick’s Café
    .there = au Mick’s Café
    .to = au Mick’s Café
    .short = Mick’s
building-station = Gare
    .the = la Gare
    .there = à la Gare
    .to = à la Gare
    .short = Gare
building-mosque = Mosquée
    .the = la Mosquée
    .there = à la Mosquée
    .to = à la Mosquée
    .short = Mosquée
building-harbour = Port
    .the = le Port
    .there = au Port
    .to = au Port
    .short = Port
building-market-hall = Halle du marché
    .the = la Halle du marché
    .there = à la Halle du marché
    .to = à la Halle du marché
    .short = Halle
building-turkish-bath = Bain turc
    .the = le Bain turc
    .there = au Bain turc
    .to = au Bain turc
    .short = Bain turc
building-casino = Casino
    .the = le Casino
    .there = au Casino
    .to = au Casino
    .short = Casino
building-hotel = Hôtel
    .the = l’Hôtel
    .there = à l’Hôtel
    .to = à l’Hôtel
    .short = Hôtel
building-post-office = Poste
    .the = la Poste
    .there = à la Poste
    .to = à la Poste
    .short = Poste
building-police-station = Commissariat
    .the = le Commissariat
    .there = au Commissariat
    .to = au Commissariat
    .short = Commissar.
building-consulate = Consulat
    .the = le Consulat
    .there = au Consulat
    .to = au Consulat
    .short = Consulat
starred = { $at_is ->
    [casino] { $at } ★
    [hotel] { $at } ★
    [station] { $at } ★
   *[other] { $at }
 }

## Les tuiles

kind-code = code
    .which = quel code
    .none = pas de code
    .the = le code
    .tight = code
    .letter = c
kind-file = dossier
    .which = quel dossier
    .none = pas de dossier
    .the = le dossier
    .tight = dos.
    .letter = d
tile = { $number ->
    [none] { $kind_none }
   *[other] { $kind } { $number }
 }
board-tile = { $number ->
    [none] pas { $kind_tight }
   *[other] { $kind_tight } { $number }
 }
tile-letter = { $number ->
    [none] pas { $kind_letter }
   *[other] { $kind_letter }{ $number }
 }
tile-there = { tile } { $at_there }
the-tile = { $kind_the } { $number }

## Les personnes dans une phrase

you = vous
to-name = { $to_is ->
    [you] vous
   *[they] { $to }
 }
accused-name = { $accused_is ->
    [you] vous
   *[they] { $accused }
 }
claimant-name = { $claimant_is ->
    [you] vous
   *[they] { $claimant }
 }
by-name = { $by_is ->
    [you] vous
   *[they] { $by }
 }

## Le journal

log-drew = { $seat_is ->
    [you] Vous tirez un ordre de mission : { $orders }.
   *[they] { $seat } tire un ordre de mission : { $orders }.
 }
orders-item = { starred } pour { $seats }
log-went = { $seat_is ->
    [you] { $ordered ->
        [yes] Vous allez { $at_to }, selon l’ordre.
       *[no] Vous préférez aller { $at_to }.
    }
   *[they] { $ordered ->
        [yes] { $seat } va { $at_to }, selon l’ordre.
       *[no] { $seat } préfère aller { $at_to }.
    }
 }
log-saw = { $seat_is ->
    [you] Vous voyez { the-tile } { $at_there }.
   *[they] { $seat } voit { the-tile } { $at_there }.
 }
log-question = { $seat_is ->
    [you] Vous demandez à { $to } { $kind_which } se trouve { $at_there }.
   *[they] { $to_is ->
        [you] { $seat } vous demande { $kind_which } se trouve { $at_there }.
       *[they] { $seat } demande à { $to } { $kind_which } se trouve { $at_there }.
    }
 }
log-answered = { $seat_is ->
    [you] {""}
   *[they] { $to_is ->
        [you] {""}
       *[they] { $seat } répond par écrit.
    }
 }
log-message = { $from_is ->
    [you] Vous écrivez : { tile }.
   *[they] { $from } écrit : { tile }.
 }
log-ended-search = { $quiet ->
   *[no] {""}
    [yes] { $seat_is ->
        [you] Vous ne demandez rien.
       *[they] { $seat } ne demande rien.
    }
 }
log-accuses = { $seat_is ->
    [you] Vous accusez { $accused } d’un faux message.
   *[they] { $accused_is ->
        [you] { $seat } vous accuse d’un faux message.
       *[they] { $seat } accuse { $accused } d’un faux message.
    }
 }
log-charged = { $seat_is ->
    [you] Vous déclarez faux ce message : { tile-there }.
   *[they] { $seat } déclare faux ce message : { tile-there }.
 }
written-answer = { $wrote_number ->
    [none] { $wrote_kind_none }
   *[other] { $wrote_kind } { $wrote_number }
 }
log-verdict = { $accused_is ->
    [you] Votre message : { $message_number ->
        [none] { $message_kind_none }
       *[other] { $message_kind } { $message_number }
    } { $message_at_there }. Écrit contre lui : { written-answer }.
   *[they] { $seat_is ->
        [you] Vous écrivez
       *[they] { $seat } écrit
    } contre lui : { written-answer }.
 }
log-unmasked = { $accused_is ->
    [you] On vous démasque : plus jamais de questions.
   *[they] On démasque { $accused } : plus jamais de questions.
 }
log-accused-in-vain = Rien n’est prouvé.
log-out = { $seat_is ->
    [you] Vous êtes hors jeu.
   *[they] { $seat } est hors jeu.
 }
log-sealed = { $claim ->
   *[no] {""}
    [yes] { $seat_is ->
        [you] Vous remettez une déclaration.
       *[they] { $seat } remet une déclaration.
    }
 }
log-claims = { $claims_is ->
    [0] Personne ne déclare rien.
    [1] {""}
   *[other] Plusieurs déclarations : { $seats }.
 }
log-heard = { $seat_is ->
    [you] Votre déclaration : { claimed }.
   *[they] { $seat } déclare : { claimed }.
 }
claimed = { file-there } ; codes : { $codes }
file-there = { file } { $at_there }
file = dossier { $number }
log-no-challenge = { $seat_is ->
    [you] Vous laissez passer.
   *[they] { $seat } laisse passer.
 }
log-challenges = { $seat_is ->
    [you] {""}
   *[they] { $claimant_is ->
        [you] {""}
       *[they] { $seat } conteste la déclaration par écrit.
    }
 }
log-named = { log-challenged }
log-opened = { $seat_is ->
    [you] {""}
   *[they] { $claimant_is ->
        [you] {""}
       *[they] { $seat } avait écrit : { tile-there }.
    }
 }
log-challenged = { $seat_is ->
    [you] Vous contestez : { tile-there }.
   *[they] { $seat } conteste : { tile-there }.
 }
log-admitted = { $seat_is ->
    [you] Vous avouez l’erreur.
   *[they] { $seat } avoue l’erreur.
 }
log-stood = { $seat_is ->
    [you] Vous maintenez.
   *[they] { $seat } maintient.
 }
log-turned = { $challenged ->
   *[no] { $at } : { tile }.
    [yes] On retourne une tuile : { tile-there }. { $agrees ->
        [yes] Elle s’accorde avec la déclaration.
       *[no] Elle contredit la déclaration.
    }
 }
log-silenced = { $seat_is ->
    [you] Pas de question pour vous au tour suivant.
   *[they] Pas de question pour { $seat } au tour suivant.
 }
log-claim-right = La déclaration est vérifiée : elle est juste.
log-claim-unchallenged = Personne n’a contesté la déclaration : elle tient.
log-claim-wrong = La déclaration est vérifiée : elle est fausse.
log-orders-shuffled = Tous les ordres sont mélangés à nouveau.

## Moments : un mot ou deux, tamponnés sur le plateau

stamp-unmasked = Bas le masque
stamp-accused-in-vain = En vain
stamp-claim = Déclaration
stamp-challenge = Contestée
stamp-agrees = Elle s’accorde
stamp-contradicts = Contredite
stamp-admitted = Une erreur
stamp-claim-right = Juste
stamp-claim-unchallenged = Elle tient
stamp-claim-wrong = Fausse
stamp-out = Hors jeu

## Ce qui se passe, et ce que l’on attend de qui lit

phase-drawing = { $seat_is ->
    [you] Vous tirez l’ordre de mission de ce tour.
   *[they] { $seat } tire l’ordre de mission de ce tour.
 }
owed-drawing = De quelle pile ? Personne ne sait ce qu’elles cachent.
notice-few-orders = Il en reste { $left } ; puis on mélange à nouveau.
phase-choosing = { $seat_is ->
    [you] L’ordre vous envoie { $at_to } ★.
   *[they] L’ordre envoie { $seat } { $at_to } ★, ou dans n’importe quel autre bâtiment.
 }
owed-choosing = Allez-y, ou dans n’importe quel autre bâtiment.
phase-searching = { $seat_is ->
    [you] Vous fouillez { $at_the }.
   *[they] { $seat } fouille { $at_the }.
 }
owed-ask = Une question, à { $seats } ; la réponse peut être un mensonge.
owed-accuse = Vous pouvez accuser { $seats }.
notice-found = Vous voyez { the-tile }.
phase-answering = { $to_is ->
    [you] { $seat } demande { $kind_which } vous avez trouvé { $at_there }.
   *[they] { $seat_is ->
        [you] { $to } vous écrit une réponse.
       *[they] { $to } écrit une réponse à { $seat }.
    }
 }
owed-answering = Répondez par écrit, pour { $seat } seulement : vrai ou faux.
notice-it-is = C’est { the-tile }.
phase-accusing = { $seat_is ->
    [you] Vous accusez { $accused } d’un faux message.
   *[they] { $accused_is ->
        [you] { $seat } vous accuse d’un faux message.
       *[they] { $seat } accuse { $accused } d’un faux message.
    }
 }
owed-accusing = Quel message est faux ?
phase-charging = Vous déclarez faux ce message : { tile-there }.
owed-charging = Quelle est la vraie réponse ?
phase-claiming = Les recherches sont finies.
owed-claiming = Avez-vous résolu l’affaire ? Toutes les réponses restent secrètes.
wait-claiming = Qui a résolu l’affaire ? Toutes les réponses restent secrètes.
notice-stand = Vous êtes { $at_there } : { tile }.
owed-more-codes = Codes : { $codes } ; encore { $left }.
owed-file = Codes : { $codes }. Quel dossier est { $at_there } ?
owed-hand-in = Votre déclaration : { claimed }.
owed-challenge-wins = Contestez-vous ? Sans contestation, elle gagne.
owed-challenge-checked = Contestez-vous ? Sans contestation, on la vérifie.
owed-challenge = Contestez-vous ?
notice-wrong = C’est faux : { tile-there }.
notice-nothing-against = Vous ne savez rien contre elle.
wait-challenging = { $seat_is ->
    [you] On vous demande si vous contestez.
   *[they] On demande à { $seat } de contester, ou de laisser passer.
 }
owed-standing = Avouer, et vous êtes hors jeu ; ou maintenir, et la tuile est retournée.
wait-standing = { $seat_is ->
    [you] Vous avouez, ou maintenez.
   *[they] { $seat } avoue, ou maintient.
 }
you-are-out = Vous êtes hors jeu, et regardez.
phase-over = La partie est finie.

## Les actions, chacune pour soi

do-draw = { $pile ->
    [1] Tirer de la première pile
   *[2] Tirer de la seconde pile
 }
do-go = Aller { $at_to }
do-ask = Demander à { $seat } { $kind_which } se trouve { $at_there }
do-answer = { $number ->
    [none] Répondre : rien de tel
   *[other] Répondre : { $number }
 }
do-accuse = Accuser { $seat }
do-charge = Déclarer faux ce message : { tile-there }
do-write = Écrire : { tile }
do-end-search = Finir la recherche
do-code-at = Un code { $at_there }
do-genuine = L’authentique est le { file }
do-claim = Remettre la déclaration
do-no-claim = Ne rien déclarer
do-challenge = Contester : { tile-there }
do-no-challenge = Laisser passer
do-admit = Avouer l’erreur
do-stand = Maintenir

## Les actions dans une liste

pile-choice = { $pile ->
    [1] De la première pile (reste { $left })
   *[2] De la seconde pile (reste { $left })
 }
as-ordered = Selon l’ordre, { starred }{ seen-there }
elsewhere = Ou ailleurs
ask-for = Demander { $kind_the } à { $seat }
seen-there = { $seen ->
    [none] {""}
   *[other] {" "}{ $seen }
 }
told-item = { tile }
place-choice = { $at }{ seen-there }{ $told ->
    [none] {""}
   *[other] {" "}({ $told })
 }
answer-choice = { tile }{ $mark ->
    [none] {""}
   *[other] {" "}{ $mark }
 }
true-mark = vrai
message-choice = { $at }, { tile } (tour { $rounds }){ seen-there }
a-code-lies = Un code se trouve ici
drop-claim = Renoncer

## Avant une action qui compte

warn-accuse = Il faudra écrire la vraie réponse. Si elle est fausse, vous êtes aussitôt hors jeu. Accuser { $seat } ?
warn-charge = Vous savez que c’est { the-tile } : le message est vrai, et vous seriez aussitôt hors jeu. Le déclarer faux ?
warn-write = Vous savez que c’est { the-tile } : vous seriez aussitôt hors jeu. L’écrire ?
warn-claim = Si on la conteste et qu’elle est fausse, vous êtes hors jeu. La remettre ?
warn-false-claim = Vous savez : { tile-there }. Elle est fausse, et ne gagne que si personne ne conteste. La remettre ?
warn-pass = Après vous, plus personne : si vous laissez passer, { $claimant } gagne. Laisser passer ?
warn-pass-known = Si vous laissez passer, { $claimant } gagne, et vous savez que c’est faux : { tile-there }. Laisser passer ?
warn-admit = Vous serez hors jeu. Avouer l’erreur ?
warn-stand = Vous savez que c’est { the-tile } : cela vous contredit, et vous serez hors jeu. Maintenir ?

## Les personnes à la table

now-drawing = tire
now-choosing = va
now-searching = cherche
now-answering = écrit
now-accusing = accuse
now-claiming = répond
now-challenging = répond
now-standing = répond
fact-seen = vu { $count }
fact-out = hors jeu
fact-unmasked = double agent
fact-silenced = sans question

## Le carnet

paper-known = Vous savez
known-tile = { $at } : { tile }.
paper-genuine = Dossier authentique
may-be-genuine = { $numbers_is ->
    [1] C’est le dossier { $numbers }.
   *[other] Ce peut être le dossier { $numbers }.
 }
paper-received = Messages reçus
note-received = { $round } · { $from } : { tile-there }.
paper-sent = Messages que vous avez écrits
note-sent = { $round } · Pour { $to } : { tile-there }.
was-true = Vrai.
was-false = Mensonge.
paper-verdicts = Accusations que vous connaissez
note-verdict = { $seat_is ->
    [you] Vous
   *[they] { $seat }
 } contre { accused-name } : « { $message_number ->
    [none] { $message_kind_none }
   *[other] { $message_kind } { $message_number }
 } { $message_at_there } » ; écrit : { written-answer }.
proved = Prouvé.
not-proved = Non prouvé.
paper-places = Qui était où
note-places = { $round } · { $places }
places-item = { $seat_is ->
    [you] vous
   *[they] { $seat }
 } { $at_there }
paper-questions = Questions entendues
note-question = { $round } · { $seat } à { $to } : { $kind_which } { $at_there } ?
note-order = { $places }
paper-orders = Ordres encore dans les piles : { $count }

## La fin

wins = { $seat_is ->
    [you] Vous gagnez.
   *[they] { $seat } gagne.
 }
share = Victoire partagée : { $seats }.
drawn-between = Partie nulle entre { $seats }.
result-solved = La déclaration a été vérifiée, et elle est juste.
result-unchallenged = Personne n’a contesté la déclaration.
result-last-one-left = Tous les autres étaient hors jeu.
result-rounds-are-up = Le dernier tour est passé.
genuine-was = L’authentique était le { file-there }.
end-secrets = Ce que chacun cachait
end-secret = { $seat_is ->
    [you] Vous
   *[they] { $seat }
 } : messages { $count }, mensonges { $lies }, bâtiments vus { $seen }
end-envelopes = Toutes les enveloppes
end-envelope = { $at } : { tile }
end-genuine = { $at } : { tile }, authentique
end-messages = Tous les messages
note-message = { $round } · { $from_is ->
    [you] Vous
   *[they] { $from }
 } à { to-name } : { tile-there }.
no-message = Personne n’a écrit de message.
lies-told = Mensonges : { $counts }.
counts-item = { $seat } { $lies } sur { $count }
end-claims = Toutes les déclarations
note-claim = { $round } · { $seat_is ->
    [you] Vous
   *[they] { $seat }
 } : { claimed }.
note-dropped = { $round } · { $seat_is ->
    [you] Vous
   *[they] { $seat }
 }, codes : { $codes }. Abandonnée.
was-right = Juste.
was-wrong = Fausse.
end-challenges = Toutes les contestations
end-verdicts = Toutes les accusations

## Sur le plateau

town = La ville : { $count } bâtiments autour d’une place
front = { starred }, { $tile }{ $slip ->
    [none] {""}
   *[other] , { $slip }
 }{ $here_is ->
    [0] {""}
   *[other] , ici { $here }
 }, { $been_is ->
    [0] personne n’y a été
   *[other] vu par { $been }
 }
front-deed = { $front }. { $deed }
closed = enveloppe fermée
slip-code = code ?
slip-tile = { tile } ?
claimed-code = déclaré : { kind-code }
claimed-tile = déclaré : { tile }
genuine = Authentique
deed-go = Aller { $at_to }
deed-ask = Interroger sur ce bâtiment
deed-charge = Déclarer faux un message sur ce bâtiment
deed-code-at = Le nommer : un code s’y trouve
deed-genuine = Dire quel dossier s’y trouve
deed-challenge = Contester : dire ce qui s’y trouve
agent-ask = { $seat }. Choisir qui interroger : { $seat }
agent-accuse = { $seat }. Accuser { $seat }
board-orders = Ordres du tour { $round }
orders-label = Ordres du tour { $round } : { $orders }
board-no-order = pas encore tirés
piles = Ordres
board-piles = Ordres : { $left }

## Les formulaires

whom = À qui
what-kind = Quoi
where = Où
what-lies-there = Ce qui s’y trouve
ask-it = Demander
challenge-it = Contester
there-seen = { $at_there } ({ tile })
place-with-tile = { $at } ({ tile })

## La page du carnet

column-building = Bâtiment
column-been = Y ont été
column-saw = Vu
column-says = { $seat } dit
says = dit
column-mark = Note
column-round = Tour
told-in-round = tour { $round } : { tile }
your-mark = Votre note : ce qui se trouve { $at_there }
ruled-out = Le dossier { $number } n’est pas authentique : vous savez où est le code { $number }
strike-out = Rayer le dossier { $number }

## Regard en arrière

question-genuine-file = quel dossier était authentique
question-genuine-place = où était le dossier authentique
answer-genuine-file = { file }
answer-genuine-place = { $at }
turn-lied = { $seat_is ->
    [you] Vous avez menti à { $to }
   *[they] { $to_is ->
        [you] { $seat } vous a menti
       *[they] { $seat } a menti à { $to }
    }
 } : « { tile } » { $at_there }. C’était { $really_kind_the } { $really_number }.
turn-unmasked = { $seat_is ->
    [you] Vous avez porté une accusation contre { $accused }
   *[they] { $seat } a porté une accusation contre { accused-name }
 }, preuve à l’appui : { $really_kind } { $really_number } { $at_there }. { $accused_is ->
    [you] Dès lors, plus de questions pour vous.
   *[they] Dès lors, plus de questions pour { $accused }.
 }
turn-accused-in-vain = { $seat_is ->
    [you] Vous avez porté une accusation contre { $accused }, en vain.
   *[they] { $seat } a porté une accusation contre { accused-name }, en vain.
 } { $lie ->
    [yes] Le message était faux, mais la réponse écrite contre lui, « { written-answer } », l’était aussi : il y avait { $really_kind_the } { $really_number } { $at_there }.
   *[no] Le message était vrai : { $really_kind } { $really_number } { $at_there }.
 } { $seat_is ->
    [you] Vous étiez aussitôt hors jeu.
   *[they] { $seat } était aussitôt hors jeu.
 }
turn-claimed = { $seat_is ->
    [you] Vous avez fait votre déclaration
   *[they] { $seat } a fait sa déclaration
 } : { file-there }. { it-was-right }
it-was-right = { $right ->
    [yes] Elle était juste.
   *[no] Elle était fausse.
 }
turn-challenged = Face à { claimant-name }, { $seat_is ->
    [you] vous avez contesté
   *[they] { $seat } a contesté
 } : { tile-there }. C’était vrai.
turn-bluffed = Face à { claimant-name }, { $seat_is ->
    [you] vous avez contesté
   *[they] { $seat } a contesté
 } : { tile-there }. C’était du bluff.
turn-withstood = Face à { by-name }, { $seat_is ->
    [you] vous avez maintenu
   *[they] { $seat } a maintenu
 }, et la tuile { $at_there } s’accordait avec la déclaration.
turn-caught = Face à { by-name }, { $seat_is ->
    [you] vous avez maintenu
   *[they] { $seat } a maintenu
 }, mais la tuile { $at_there } contredisait la déclaration.
turn-admitted = Face à { by-name }, { $seat_is ->
    [you] vous avez avoué l’erreur, et quitté la partie.
   *[they] { $seat } a avoué l’erreur, et quitté la partie.
 }
turn-admitted-though-right = Face à { by-name }, { $seat_is ->
    [you] vous avez avoué une erreur. Votre déclaration était juste.
   *[they] { $seat } a avoué une erreur. Sa déclaration était juste.
 }
turn-claim-wrong = { $seat_is ->
    [you] Vous avez dû quitter la partie : votre déclaration, vérifiée, était fausse.
   *[they] { $seat } a dû quitter la partie : sa déclaration, vérifiée, était fausse.
 }
turn-claim-right = { $seat_is ->
    [you] Vous avez gagné : contestée, puis vérifiée, votre déclaration était juste.
   *[they] { $seat } a gagné : contestée, puis vérifiée, sa déclaration était juste.
 }
turn-claim-unchallenged = { $seat_is ->
    [you] Vous avez gagné : personne n’a contesté votre déclaration.
   *[they] { $seat } a gagné : personne n’a contesté sa déclaration.
 } { it-was-right }
turn-last-one-left = { $seat_is ->
    [you] Vous avez gagné : tous les autres étaient hors jeu.
   *[they] { $seat } a gagné : tous les autres étaient hors jeu.
 }

## La première partie

learnt-code-casablanca-1 = Chaque code trouvé écarte le dossier de même numéro : le dossier authentique porte le numéro du code manquant. Déclarez quand vous y êtes.
learnt-code-casablanca-2 = Une réponse écrite peut être un mensonge. Les vôtres retardent les autres ; les leurs se prouvent, en accusant celui qui les a écrites.
learnt-code-casablanca-3 = Une déclaration que personne ne conteste gagne, même fausse. Contestez donc dans le doute, et déclarez à temps.
lesson-code-casablanca-01 = Des enveloppes secrètes attendent dans les bâtiments de Casablanca. Pour apprendre, en voici cinq ; le vrai jeu en a onze. Trois contiennent des dossiers, numérotés de 1 à 3, dont un seul est authentique. Deux contiennent des codes. Il y avait trois codes, mais l’un a été retiré : le dossier authentique porte le numéro du code manquant.
lesson-code-casablanca-02 =
    Soyez le premier à dire où sont les codes et quel dossier est authentique, en étant là où il se trouve, et vous gagnez. Votre agent est rouge. À chaque tour, un ordre envoie tous les agents en mission. Cette fois, c’est vous qui tirez.
    Tirez un ordre de la pile 1.
lesson-code-casablanca-03 =
    Vous êtes avec Brice au Mick’s Café, Chiara est à la Mosquée. Qui est dans un bâtiment ouvre son enveloppe, en secret : voici le code 2. Le dossier 2 est donc un faux. Cela s’écrit tout seul dans votre carnet. Vous pourriez interroger Brice, mais il n’a vu jusqu’ici que la même chose que vous.
    Finissez votre recherche.
lesson-code-casablanca-04 =
    À la fin de chaque tour, on demande à tous, en secret et en même temps, s’ils déclarent avoir résolu l’affaire. Qui est démenti est hors jeu. Vous en savez bien trop peu.
    Ne déclarez rien.
lesson-code-casablanca-05 = Brice a tiré : tous les trois vont au Port. Vous y trouvez le dossier 1. Cette fois il y a quelqu’un à interroger : ceux qui partagent un bâtiment peuvent poser chacun une question à un autre, sur tout bâtiment que celui-ci a vu.
lesson-code-casablanca-06 = Brice a demandé à Chiara quel code elle a trouvé à la Mosquée. Tout le monde entend la question. La réponse est écrite, et Brice seul l’a lue.
lesson-code-casablanca-07 =
    C’est à vous que Chiara demande quel code vous avez trouvé au Mick’s Café. C’était le code 2. Mais rien ne vous oblige à dire vrai. Si vous écrivez qu’il n’y en a pas, elle croira que c’est un dossier. Elle seule pourrait le prouver, si elle apprend ce qu’il en est et vous retrouve.
    Mentez : répondez qu’il n’y a pas de code.
lesson-code-casablanca-08 =
    Elle plie votre message. C’était un bluff, par écrit. À vous de chercher : qu’a vu Chiara à la Mosquée ?
    Demandez à Chiara quel code elle a trouvé à la Mosquée.
lesson-code-casablanca-09 =
    Le code 1, écrit-elle, pour vous seul. Vrai ou faux ? Si vous appreniez que c’est faux, vous pourriez l’accuser, et la démasquer. Mais qui accuse à tort est hors jeu. Croyez-la pour l’instant.
    Finissez votre recherche.
lesson-code-casablanca-10 =
    Le code 2 au Mick’s Café, le code 1 à la Mosquée : c’est alors le code 3 qui manque, et le dossier 3 est authentique. Mais où est-il ? À la Gare ou au Consulat, et pour déclarer il faut y être.
    Ne déclarez rien encore.
lesson-code-casablanca-11 =
    Une étoile ! L’ordre vous envoie à la Gare, Chiara et vous, et qui est envoyé dans un bâtiment à étoile peut aller n’importe où ailleurs. Chiara reste à la Gare. Le dossier 3 est là, ou au Consulat.
    Allez au Consulat.
lesson-code-casablanca-12 =
    Le dossier 3 : vous y êtes. Tout concorde, si Chiara a dit vrai. Les autres en savent presque autant : n’attendez pas. Une déclaration se compose à l’abri des regards, bâtiment par bâtiment.
    Commencez la vôtre : un code au Mick’s Café.
lesson-code-casablanca-13 =
    On ne demande pas quel code est où.
    L’autre code : à la Mosquée.
lesson-code-casablanca-14 =
    Et le dossier authentique ?
    Le dossier 3.
lesson-code-casablanca-15 =
    Jusqu’ici vous pouviez encore y renoncer.
    Remettez la déclaration.
lesson-code-casablanca-16 =
    Brice laisse passer. Chiara conteste, par un mot que personne d’autre ne lit : le dossier 3 est au Mick’s Café. C’est votre mensonge qui l’y a menée ! Vous pouvez avouer l’erreur, et être hors jeu ; ou maintenir, et la tuile est retournée. Vous savez ce qu’il y a là.
    Maintenez.
lesson-code-casablanca-17 = Le code 2, comme vous le saviez. La déclaration a été contestée et a tenu : on la vérifie donc en entier. Elle est juste, et vous avez gagné. Si personne n’avait contesté, elle aurait gagné même fausse. Essayez maintenant le vrai jeu, avec ses onze bâtiments.

## Who claims nothing in advance may make an exception, and is offered to

exception-new = une tuile nouvelle pour moi
offer-new = Ne rien déclarer avant de voir une tuile nouvelle
