### Ce que le terminal dit lui-même. Ce que dit un jeu est dans le dossier du jeu.

you = Vous
round = { $cap ->
    [none] tour de table { $round }
   *[other] tour de table { $round } sur { $cap }
}
eyes-only = Pour vos yeux seulement
seat-number = Place { $number }

## Choisir

keys = ? aide · / plus · Ctrl-Q partir
keys-list = ↑ ↓ Entrée ou un clic · tapez pour chercher · Échap retour
keys-page = ↑ ↓ pour lire la suite · Échap retour
filter = Seulement ceux avec « { $typed } » ; Échap les montre tous
nothing-matches = Rien ici ne s’appelle « { $typed } ».
no-such-number = Il n’y a pas de numéro { $typed } : ils vont de 1 à { $last }.
several-match = « { $typed } » peut vouloir dire l’un de ceux-ci.
which-one = Tapez un numéro, ou un mot ou deux de ce que vous voulez ; ? pour l’aide.
not-your-turn = D’autres décident ; vous pouvez parler, lire ou attendre.
more = Ce que vous pouvez faire d’autre
back = Retour
yes = Oui
    .words = o oui
no = Non
    .words = n non

## Commandes : leur nom dans la liste, les mots qu’on peut taper, et ce qu’elles font

command-help = Aide
    .words = ? aide help
    .does = cette page
command-rules = Règles du jeu
    .words = regles règles rules
    .does = les règles du jeu
command-log = Tout le journal
    .words = journal log
    .does = toute l’histoire jusqu’ici
command-papers = Vos papiers
    .words = papiers carnet notes
    .does = ce que vous seul savez
command-board = Le plateau
    .words = plateau table board
    .does = de nouveau le plateau et les papiers
command-words = Le plateau en mots
    .words = mots words
    .does = qui et quoi se trouve où, en mots
command-hint = Un indice
    .words = indice hint
    .does = ce qu’un bon robot envisagerait ici ; vous seul le voyez
command-save = Garder la partie dans un fichier
    .words = garder save
    .does = garder la partie dans un fichier, et jouer encore ; garder FICHIER le nomme
command-quit = Partir
    .words = quitter quit exit q
    .does = partir ; la partie est gardée, et vous pourrez la reprendre
command-quick = Un mot vite dit
    .words = mot quick
    .does = un mot ou une mine, que chacun lit dans sa langue
command-say = Dire quelque chose
    .words = dire say
    .does = parler à la table : dire bonjour
command-who = Qui est où
    .words = qui who
    .does = qui occupe quelle place, et le temps de chacun
command-pass = Laisser passer
    .words = passer laisser pass
    .does = laisser passer sans qu’on vous demande
command-ask = Tout me demander
    .words = demander ask
    .does = être consulté même s’il n’y a qu’une réponse, ou ne plus l’être
command-limit = Continuer jusqu’à une limite
    .words = limite limit
    .does = dans un duel, laisser la maison continuer pour vous jusqu’à une somme : limite 500 ; personne d’autre ne l’apprend
command-skip = Passer à mon tour
    .words = avancer skip
    .does = les robots ne prennent plus de temps jusqu’à ce qu’on vous demande
command-leave = Laisser jouer un remplaçant
    .words = partir leave
    .does = laisser jouer un remplaçant jusqu’à votre retour
command-back = Jouer de nouveau vous-même
    .words = revenir back
    .does = jouer de nouveau vous-même
command-pause = Proposer une pause
    .words = pause
    .does = proposer une pause, ou l’accepter
command-resume = Proposer de reprendre
    .words = reprendre resume
    .does = proposer de reprendre après une pause, ou l’accepter
command-abort = Proposer d’arrêter sans résultat
    .words = annuler abort
    .does = proposer d’arrêter la partie sans résultat, ou l’accepter
command-take-back = Retirer votre offre
    .words = retirer off
    .does = retirer votre offre
command-resign = Abandonner
    .words = abandonner resign
    .does = renoncer à la partie
help-choosing = Choisissez avec les flèches et Entrée, avec la souris, ou par le numéro ; un mot ou deux d’un choix le trouvent, si un seul y répond. Page préc. et Page suiv. lisent le journal. En mode texte, tapez un numéro, quelques mots, ou l’une de ces commandes :

## Indices

hint-of = Ce qu’un { $level } ferait ici :
hint-hopes = chances de gagner { $share }
hint-alike = un des { $count } qui se valent
level-random = robot au hasard
    .many = robots au hasard
level-novice = novice
    .many = robots novices
level-regular = habitué
    .many = robots habitués
level-master = maître
    .many = robots maîtres

## Garder une partie

sealed = Sceau : { $commitment }
resumed = Partie reprise de { $file }
saved = Partie gardée dans { $file }
not-saved = La partie n’a pas pu être gardée dans { $file } : { $why }
left-table = Vous quittez la table. La partie est gardée.
go-on-with = Pour la reprendre :

## La fin

the-end = Fin de la partie
early-aborted = La partie a été arrêtée sans résultat, d’un commun accord.
early-abandoned = La partie a été délaissée.
has-resigned = { $seat_is ->
    [you] Vous avez abandonné.
   *[they] { $seat } a abandonné.
}
wins = { $seat_is ->
    [you] Vous gagnez.
   *[they] { $seat } gagne.
}
win-together = { $winners } { $with_you ->
    [yes] gagnez
   *[no] gagnent
}.
decisive-lie = Le mensonge décisif :
decisive-turn = Le tournant :
seed = Graine  { $seed }
seal = Sceau   { $commitment }
offer-record = Garder le procès-verbal de cette partie ? Un nom de fichier, ou Entrée pour non
record-saved = Procès-verbal gardé dans { $file }
check-it = Pour le vérifier :
keep-record = Garder le procès-verbal de cette partie
done = Terminé

## Pages

seats-range = { $low } à { $high } places
on = oui
off = non
play-it = Pour jouer : valise play JEU. Pour lire les règles : valise rules JEU
record-is-good = Ce procès-verbal est bon : { $game_name }, { $seats } places, { $entries } entrées, telles que jouées.
deal-is-fair = La graine correspond au sceau { $commitment }, et chaque empreinte est juste.
closed-early = La table a pris fin avant la partie. Qu’elle ait pris fin, et pourquoi, seule la maison le dit : rien ici ne le prouve.
signed-by = Ce procès-verbal est signé par la maison { $house }.
parts-in-the-clear = C’est un procès-verbal d’un Valise plus ancien : qui tenait la maison aurait pu choisir la donne.
deal-by-the-house = Aucun joueur n’a apporté sa part : qui tenait la table a décidé seul de la donne.
kept-fits = La donne est celle qui fut scellée avant la partie, avec votre part : ce qui fut gardé ici correspond.
kept-in = Ce qui fut gardé ici de la donne : { $file }
record-bad = La maison ne donne de cette partie aucun procès-verbal qu’on puisse vérifier : ne vous fiez pas à cette partie.
awaiting = Avant la donne, chacun ajoute un secret à lui. On attend { $names }.
dealt-without = Donne faite sans la part de { $seat }, qui n’est pas arrivée à temps. Moins il y a de parts, plus la maison pèse sur la donne.
doubt-other-seal = Ce n’est pas la donne que la maison avait scellée avant la partie. Elle a été refaite : ne vous fiez pas à cette partie.
doubt-other-parts = Ce que les joueurs avaient promis pour la donne a été changé après coup : ne vous fiez pas à cette partie.
doubt-part-changed = Votre propre part de la donne a été remplacée par une autre : ne vous fiez pas à cette partie.
doubt-part-lost = Votre propre part de la donne n’a pas compté. Elle est arrivée trop tard, ou la maison l’a laissée de côté.
doubt-cut-off = On a joué plus que la maison n’en dit : la fin a été coupée.
doubt-other-house = La maison où vous avez pris place n’a pas signé ce procès-verbal : n’importe qui a pu l’écrire.
doubt-not-here = Votre part de la donne est gardée là où vous avez pris place. Ouvrez-y la table, sinon la donne se fait sans votre part.

## Dans une maison : la porte et le salon

your-name = Votre nom, tel que les autres le verront ; Entrée pour rester invité
guest = Invité
welcome = Vous êtes { $name }, chez { $url }
lobby = Le salon
your-tables = Vos tables
open-tables = Tables ouvertes
running-tables = En cours
new-table = Une nouvelle table
join-by-code = Rejoindre une table par son code
which-code = Le code de la table
no-code = « { $typed } » n’est pas le code d’une table : un code a huit lettres et chiffres.
nobody = encore personne
free-seats = { $number ->
    [one] une place libre
   *[other] { $number } places libres
}
state-open = pas commencée
state-playing = en cours
state-over = finie

## Une nouvelle table

plan-seats = Places : { $value }
plan-bots = Les autres places : { $value }
plan-clock = Pendule : { $value }
plan-public = Dans la liste, pour tous : { $value }
plan-spectators = D’autres peuvent regarder : { $value }
plan-option = { $name } : { $value }
people = des gens
clock-0 = 15 minutes chacun, et 15 secondes de plus par décision
clock-1 = 5 minutes chacun, et 5 secondes de plus par décision
clock-2 = un jour par décision
clock-3 = aucune
open-it = Ouvrir la table
how-many = { $name } : un nombre de { $low } à { $high }
bad-number = C’est un nombre de { $low } à { $high }.

## Une table avant le début

waiting = { $game_name }, table { $code }
join-with = Les autres vous rejoignent par : { $command }
host = hôte
away = pas là
sit-here = S’asseoir à la place { $number }
stand-up = Se lever
start = Commencer
fill = Donner les places libres à des { $bots }
send-away = Renvoyer { $name }
remove = Écarter { $name }
removed = Vous n’avez plus de place ici.
host-starts = C’est l’hôte qui commence la partie.

## À une table dans une maison

said = { $name } : { $text }
minded-left = { $seat_is ->
    [you] Un remplaçant joue pour vous jusqu’à votre retour.
   *[they] { $seat } a quitté la table ; un remplaçant joue.
}
minded-time = { $seat_is ->
    [you] Votre temps est écoulé ; un remplaçant joue pour vous.
   *[they] Le temps de { $seat } est écoulé ; un remplaçant joue.
}
minded-resigned = { $seat_is ->
    [you] Vous avez abandonné.
   *[they] { $seat } a abandonné ; un remplaçant continue.
}
minded-resigned-last = { $seat_is ->
    [you] Vous avez abandonné.
   *[they] { $seat } a abandonné.
}
minded-nobody = { $seat_is ->
    [you] Vous jouez de nouveau vous-même.
   *[they] { $seat } est de retour.
}
offers-abort = { $seat_is ->
    [you] Vous proposez d’arrêter la partie sans résultat.
   *[they] { $seat } propose d’arrêter la partie sans résultat : êtes-vous d’accord ? (/ annuler)
}
offers-pause = { $seat_is ->
    [you] Vous proposez une pause.
   *[they] { $seat } propose une pause : êtes-vous d’accord ? (/ pause)
}
offers-resume = { $seat_is ->
    [you] Vous voudriez reprendre.
   *[they] { $seat } voudrait reprendre : êtes-vous d’accord ? (/ reprendre)
}
no-longer = { $seat_is ->
    [you] Vous retirez votre offre.
   *[they] { $seat } retire son offre.
}
came = { $seat } est là.
went = { $seat } n’est plus là.
paused = La partie est en pause.
goes-on = La partie continue.
your-time = votre temps { $time }
to-answer = { $seconds } s pour répondre
hurry = Plus que { $seconds } secondes.
broken = pas de connexion ; nouvel essai
lost = La connexion est perdue ; nouvel essai.
found = La connexion est revenue.
stand-in-plays = un remplaçant joue pour vous
resigned-now = Vous avez abandonné ; les autres continuent.
you-watch = Vous regardez cette partie.
passing = vous laissez tout passer
called = on vous appelle : cela passe dans quelques secondes
pass-how = Que laissez-vous passer sans qu’on vous demande ?
pass-until-turn = { $value ->
    [yes] Seulement jusqu’à mon tour
   *[no] Jusqu’à nouvel ordre
}
pass-unless = { $value ->
    [yes] Si cela concerne { $what }, on m’appelle, quelques secondes
   *[no] Aussi si cela concerne { $what }
}
pass-keep = Laisser passer ainsi
pass-off = Ne rien laisser passer : demandez-moi
pass-on-now = Soit : vous laissez passer.
pass-off-now = Désormais on vous demande.
asked-all-now = Désormais on vous demande même s’il n’y a qu’une réponse.
asked-some-now = S’il n’y a qu’une réponse, elle est donnée pour vous.
limit-which = Jusqu’à quelle somme, de { $low } à { $high } ?
limit-on-now = La maison continue pour vous, jusqu’à { $sum }.
limit-none = Il n’y a pas de duel où fixer une limite maintenant.
say-what = Que dites-vous ?
say-gallery = Ceux qui jouent l’entendent après la partie.
sure-to-resign = Abandonner pour de bon ?
offered = C’est proposé ; cela se fait quand tous sont d’accord.
no-answer = La maison ne répond pas ; réessayez dans un instant.
left-with-stand-in = Vous quittez la table. Un remplaçant joue jusqu’à votre retour.
left-room = Vous quittez la pièce. Votre place vous attend ; sa pendule tourne.
left-watching = Vous quittez la pièce.
left-resigned = Vous quittez la pièce. Les autres continuent sans vous.
come-back-with = Pour revenir :
rematch = Une autre partie avec les mêmes ?
join-rematch = Les autres rejouent. Les rejoindre ?

## Pourquoi la maison refuse

refused-stale = Trop tard : c’est déjà décidé.
refused-not-yours = Trop tard : c’est déjà décidé.
refused-paused = La partie est en pause.
refused-over = La partie est finie.
refused-not-paused = La partie n’est pas en pause.
refused-not-over = La partie n’est pas finie.
refused-started = La partie a commencé.
refused-empty = Il n’y a rien à dire là-dedans.
refused-resigned = Vous avez abandonné.
refused-rated = Pas d’indice dans une partie classée.
refused-no-hint = Personne n’a d’indice pour l’instant. Réessayez dans un moment.
refused-taken = Cette place est prise.
refused-full = Il n’y a plus de place libre à cette table.
refused-kept = C’est une revanche : pendant deux minutes, ses places sont gardées pour les joueurs d’avant.
refused-not-full = Des places sont libres : attendez quelqu’un, ou donnez-les à des robots.
refused-not-alone = D’autres jouent ici : ils veulent voir ce qui se passe.
refused-not-host = Seule la personne qui a ouvert la table le peut.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-no-table = Il n’y a pas de table de ce code.
refused-no-spectators = Cette partie se joue sans spectateurs.
refused-unavailable = La maison ne peut pas le noter à l’instant ; réessayez.
refused-too-fast = Pas si vite ; réessayez dans un instant.
refused-no-account = Cette table est classée : elle est pour les gens qui ont un compte.
refused-blocked = Vous ne pouvez pas vous asseoir à cette table.
