### Ce qui n’est d’aucun jeu : les personnages des robots, les avis et le courrier de la maison

## Personnages : ce qu’ils sont, en une phrase

character-colette = Dit ce qui l’arrange, et ne rougit qu’après.
character-anselm = Ne croit personne, et le dit.
character-tilda = Aime mieux laisser passer que se disputer.
character-rosa = Parle haut et se querelle avec tout le monde.
character-emil = Cède dès que quelqu’un hausse le ton.
character-basil = Ment sans sourciller, et souvent.
character-odile = Ne laisse rien passer sans poser de question.
character-lorenz = Attend, observe et se tait.
character-ines = Bluffe et doute d’un même souffle.
character-magnus = Va au bout de ce qu’il a commencé.
character-zelie = Bluffe quand on s’y attend le moins.
character-viktor = Paie pour voir chaque fois qu’il le peut.
character-mireille = Ne laisse rien paraître, pas même une protestation.
character-amalia = Bluffe, et prend tous les autres pour des menteurs.
character-cornelius = Mène chaque querelle jusqu’au bout.

## Quelqu’un est absent, et c’est à lui de décider

notice-subject = À vous de décider : { $game_name }
notice-text =
    Votre partie chez Valise continue : { $link }

    Vous avez demandé ces avis.

## Le code qui confirme une adresse

code-subject = Votre code pour Valise : { $code }
code-text =
    Saisissez-le dans Valise : { $code }

    Rien demandé ? Oubliez-le.

## Names for guests who give none: one of these, and a number

guest-cities =
    Alger, Ankara, Athènes, Beyrouth, Berlin, Berne, Bucarest, Budapest, Casablanca, Dakar, Fès, Genève,
    Istanbul, Le Caire, Lisbonne, Lyon, Madrid, Malte, Marrakech, Marseille, Naples, Odessa, Oran, Palerme,
    Paris, Porto, Prague, Rabat, Sofia, Stockholm, Tanger, Trieste, Tunis, Varsovie, Venise, Vienne, Zurich

## Mots et mines : d’un seul clic

quick-hello = Bonjour !
quick-luck = Bonne chance !
quick-thinking = Je réfléchis.
quick-doubt = Je ne vous crois pas.
quick-bluff = Joli bluff !
quick-oops = Oups.
quick-played = Bien joué !
quick-thanks = Merci !
quick-smile = :-)
quick-wink = ;-)
quick-straight = :-|
quick-gasp = :-o
quick-frown = :-(
quick-mask = B-)

## Ce que montre un lien là où on le poste

preview-house = Des jeux de société épuisés, de bluff et de déduction, à jouer en ligne entre amis ou contre des robots.
preview-rules = Les règles de { $game_name }
preview-first = Première partie : { $game_name }
preview-table = { $host } vous invite à jouer : { $game_name }
preview-open = Une table attend des joueurs : { $game_name }
preview-playing = Une partie en cours : { $game_name }
preview-free = { $free ->
    [0] Les { $count } places sont prises.
    [1] Une place libre sur { $count }.
   *[other] { $free } places libres sur { $count }.
}
preview-private = Une table privée.
preview-won = { $who_is ->
    [1] { $who } a gagné : { $game_name }
   *[other] { $who } ont gagné : { $game_name }
}
preview-over = Une partie finie : { $game_name }
preview-review = Après coup : qui savait quoi, qui a menti, et où tout a basculé.

## La porte des textes : ce qu’on dit à ceux qui jouent avec des mots

text-you = Vous
text-who = Vous jouez à { $game_name }, à une table de { $seats }. Les autres sont { $others }. Voici les règles.
text-how =
    On vous demande une décision à la fois. Vous recevez ce que vous savez, et des choix numérotés. Répondez par le numéro d’un seul choix, sur la dernière ligne. Son nom ou son action en JSON conviennent aussi, avec ou sans mots autour.
text-story = Ce qui vient de se passer :
text-round = Tour de table { $round }
text-board = Sur la table :
text-seats = Les joueurs :
text-papers = Vous seul savez :
text-options = Vos choix :
text-answer = Répondez par un seul numéro de 1 à { $last }.
text-nothing-owed = Vous n’avez rien à décider pour l’instant.
text-empty = Votre réponse est vide. Répondez par un seul numéro de 1 à { $last }.
text-none = Votre réponse ne nomme aucun des choix. Répondez par un seul numéro de 1 à { $last }.
text-several = Votre réponse peut désigner plusieurs choix : { $numbers }. Répondez par un seul numéro.
# Les mots après lesquels, avec un deux-points, la réponse elle-même est écrite.
text-marks = réponse action choix option answer
# Ce qu’on dit, là où la table le permet. `text-say` et `text-tell` sont les mots par lesquels une ligne commence.
text-talk = Ce qui s’est dit à la table :
text-say = dire say
text-tell = souffler tell
text-talk-how = Avant de répondre, vous pouvez parler : une ligne « dire : … » est entendue de tous, une ligne « souffler NOM : … » d’un seul. Personne n’est lié par ce qu’il dit.
# What an agent of a ladder is asked beside its decision. The word “belief” and the letters stay as they are.
text-belief = Pour comparaison avec la vérité, dites aussi ce que vous croyez. { $question } ? { $answers }. Avant votre réponse, écrivez une ligne avec la probabilité de chacune, en pour cent : « belief: a=60, b=40 ». Personne d’autre n’en saura rien.
