"""Dans une maison, en français."""

from valise_games.terminal.visit.words import VisitWords
from valise_games.terminal.words import Said

FRENCH = VisitWords(
    # ---- at the door
    your_name="Votre nom, tel que les autres le verront ; Entrée pour rester invité",
    guest="Invité",
    welcome="Vous êtes {name}, chez {url}",
    # ---- the lobby
    lobby="le salon",
    your_tables="Vos tables",
    open_tables="Tables ouvertes",
    running_tables="En cours",
    new_table="Une nouvelle table",
    nobody="encore personne",
    free="{number} places libres",
    free_seat="une place libre",
    states={"open": "pas commencée", "playing": "en cours", "over": "finie"},
    lobby_hint="Un numéro ; ou le code d’une table qu’on vous a donné.",
    lobby_commands="? aide · quitter",
    # ---- a new table
    seats="Places",
    bots="Les autres places",
    no_bots="des gens",
    bots_of={
        "random": "robots au hasard",
        "novice": "robots novices",
        "regular": "robots habitués",
        "master": "robots maîtres",
    },
    bot_of={
        "random": "robot au hasard",
        "novice": "robot novice",
        "regular": "robot habitué",
        "master": "robot maître",
    },
    clock="Pendule",
    clocks=(
        "15 minutes chacun, et 15 secondes de plus par décision",
        "5 minutes chacun, et 5 secondes de plus par décision",
        "un jour par décision",
        "aucune",
    ),
    listed="Dans la liste, pour tous",
    spectators="D’autres peuvent regarder",
    open_it="Ouvrir la table",
    how_many="{name} : un nombre de {low} à {high}",
    bad_number="C’est un nombre de {low} à {high}.",
    # ---- a table before it begins
    waiting="{game}, table {code}",
    join_with="Les autres vous rejoignent par : {command}",
    seat="Place {seat}",
    host="hôte",
    away="pas là",
    sit_here="S’asseoir à la place {seat}",
    stand_up="Se lever",
    start="Commencer",
    fill="Donner les places libres à des {level}",
    send_away="Renvoyer {name}",
    remove="Écarter {name}",
    waiting_hint="dire … parle à la table.",
    waiting_keys={
        "sit": ("asseoir", "s’asseoir"),
        "stand": ("lever", "se"),
        "start": ("commencer",),
        "bots": ("robots", "donner"),
        "remove": ("ecarter", "renvoyer"),
    },
    removed="Vous n’avez plus de place ici.",
    host_starts="C’est l’hôte qui commence la partie.",
    # ---- at the table
    said="{who} : {text}",
    minded={
        "left": Said(
            "Un remplaçant joue pour vous jusqu’à votre retour.", "{who} a quitté la table ; un remplaçant joue."
        ),
        "time": Said(
            "Votre temps est écoulé ; un remplaçant joue pour vous.",
            "Le temps de {who} est écoulé ; un remplaçant joue.",
        ),
        "resigned": Said("Vous avez abandonné.", "{who} a abandonné ; un remplaçant continue."),
        "resigned-last": Said("Vous avez abandonné.", "{who} a abandonné."),
        "": Said("Vous jouez de nouveau vous-même.", "{who} est de retour."),
    },
    offers={
        "abort": Said(
            "Vous proposez d’arrêter la partie sans résultat.",
            "{who} propose d’arrêter la partie sans résultat ; pour accepter : annuler",
        ),
        "pause": Said("Vous proposez une pause.", "{who} propose une pause ; pour accepter : pause"),
        "resume": Said("Vous voudriez reprendre.", "{who} voudrait reprendre ; pour accepter : reprendre"),
    },
    no_longer=Said("Vous retirez votre offre.", "{who} retire son offre."),
    came="{who} est là.",
    went="{who} n’est plus là.",
    paused="La partie est en pause. Pour continuer : reprendre",
    goes_on="La partie continue.",
    your_time="votre temps {time}",
    to_answer="{seconds} s pour répondre",
    hurry="Plus que {seconds} secondes.",
    broken="pas de connexion ; nouvel essai",
    lost="La connexion est perdue ; nouvel essai.",
    found="La connexion est revenue.",
    minded_now="un remplaçant joue pour vous : revenir",
    resigned_now="Vous avez abandonné ; les autres continuent.",
    passing="vous laissez tout passer : passer non",
    not_said="Dire quoi ? dire bonjour",
    standing={
        "on": "Soit : vous laissez passer.",
        "off": "Désormais on vous demande.",
        "not-here": "Dans ce jeu on n’annonce rien qu’on pourrait laisser passer.",
        "how": "passer jusqu’à mon tour · passer toujours · passer non",
        "how-agents": (
            "passer jusqu’à mon tour · passer sauf la mallette · passer sauf rouge · passer toujours · passer non"
        ),
    },
    until_words=("jusqu", "jusque", "jusqua"),
    unless_words=("sauf",),
    case_words=("mallette", "valise"),
    always_words=("toujours", "tout"),
    off_words=("non", "stop", "fin"),
    small_words=("a", "mon", "tour", "la", "le", "les", "si", "bouge", "ou", "et", "agent", "l"),
    sure_to_resign="Abandonner pour de bon ?",
    offered="C’est proposé ; cela se fait quand tous sont d’accord.",
    taken_back="Vous le retirez.",
    back_again="Vous jouez de nouveau vous-même.",
    no_answer="La maison ne répond pas ; réessayez dans un instant.",
    refusals={
        "stale": "Trop tard : c’est déjà décidé.",
        "not-yours": "Trop tard : c’est déjà décidé.",
        "paused": "La partie est en pause.",
        "over": "La partie est finie.",
        "not-paused": "La partie n’est pas en pause.",
        "not-over": "La partie n’est pas finie.",
        "started": "La partie a commencé.",
        "empty": "Il n’y a rien à dire là-dedans.",
        "resigned": "Vous avez abandonné.",
        "rated": "Pas d’indice dans une partie classée.",
        "no-hint": "Personne n’a d’indice pour l’instant. Réessayez dans un moment.",
        "taken": "Cette place est prise.",
        "full": "Il n’y a plus de place libre à cette table.",
        "kept": "C’est une revanche : pendant deux minutes, ses places sont gardées pour les joueurs d’avant.",
        "not-full": "Des places sont libres : attendez quelqu’un, ou donnez-les à des robots.",
        "not-host": "Seule la personne qui a ouvert la table le peut.",
        "no-seat": "Vous n’avez pas de place à cette table.",
        "no-table": "Il n’y a pas de table de ce code.",
        "no-spectators": "Cette partie se joue sans spectateurs.",
        "unavailable": "La maison ne peut pas le noter à l’instant ; réessayez.",
        "too-fast": "Pas si vite ; réessayez dans un instant.",
        "no-account": "Cette table est classée : elle est pour les gens qui ont un compte.",
        "blocked": "Vous ne pouvez pas vous asseoir à cette table.",
    },
    commands={
        "say": ("dire", "say"),
        "pass": ("passer", "laisser"),
        "leave": ("partir", "leave"),
        "back": ("revenir", "back"),
        "resign": ("abandonner", "resign"),
        "abort": ("annuler", "abort"),
        "pause": ("pause",),
        "resume": ("reprendre", "resume"),
        "who": ("qui", "who"),
    },
    commands_line="? aide · regles · journal · dire … · qui · quitter",
    you_watch="Vous regardez cette partie : dire … parle à la galerie, et quitter en sort.",
    watch_help=(
        "Vous regardez cette partie ; vous n’y avez pas de place.\n\n"
        "?           cette page\n"
        "regles      les règles du jeu\n"
        "journal     toute l’histoire jusqu’ici\n"
        "table       de nouveau le plateau\n"
        "dire …      parler à qui regarde ; ceux qui jouent l’entendent après la partie\n"
        "qui         qui occupe quelle place, et le temps de chacun\n"
        "quitter     quitter la pièce"
    ),
    help=(
        "Tapez le numéro d’un choix. Dans une liste réduite, 0 revient en arrière.\n"
        "Un mot ou deux suffisent aussi, si un seul choix y répond.\n\n"
        "?           cette page\n"
        "regles      les règles du jeu\n"
        "journal     toute l’histoire jusqu’ici\n"
        "notes       ce que vous savez et soupçonnez, là où le jeu a un carnet\n"
        "table       de nouveau le plateau et les papiers\n"
        "dire …      parler à la table\n"
        "qui         qui occupe quelle place, et le temps de chacun\n"
        "{passing}"
        "partir      laisser jouer un remplaçant jusqu’à votre retour\n"
        "revenir     jouer de nouveau vous-même\n"
        "pause       proposer une pause ; reprendre propose de continuer\n"
        "annuler     proposer d’arrêter sans résultat ; annuler non le retire\n"
        "abandonner  renoncer à la partie\n"
        "quitter     quitter la pièce ; votre place attend, et sa pendule tourne"
    ),
    help_passing={
        "how": (
            "passer …    laisser passer sans qu’on vous demande :\n"
            "            passer jusqu’à mon tour · passer toujours · passer non\n"
        ),
        "how-agents": (
            "passer …    laisser passer sans qu’on vous demande :\n"
            "            passer jusqu’à mon tour · passer sauf la mallette\n"
            "            passer sauf rouge · passer toujours · passer non\n"
        ),
    },
    # ---- going, and the end
    left="Vous quittez la table. Un remplaçant joue jusqu’à votre retour.",
    stays="Vous quittez la pièce. Votre place vous attend ; sa pendule tourne.",
    watched="Vous quittez la pièce.",
    gone="Vous quittez la pièce. Les autres continuent sans vous.",
    come_back="Pour revenir :\n  {command}",
    rematch="Une autre partie avec les mêmes ?",
    join_rematch="Les autres rejouent. Les rejoindre ?",
)
