"""Le client en français."""

from valise_games.terminal.words import Said, Words

FRENCH = Words(
    thousands="\N{NARROW NO-BREAK SPACE}",
    colon=" : ",
    you="Vous",
    # ---- the table
    round="tour de table {round} sur {cap}",
    eyes_only="Pour vos yeux seulement",
    commitment="Sceau : {commitment}",
    resumed="Partie reprise de {file}",
    # ---- asking
    commands_line="? aide · regles · journal · garder · quitter",
    back="0 retour",
    nothing_matches="Rien ici ne s’appelle « {typed} ».",
    no_such_number="Il n’y a pas de numéro {typed} : ils vont de 1 à {last}.",
    several_match="« {typed} » peut vouloir dire l’un de ceux-ci.",
    which_one="Tapez un numéro, ou ce que vous voulez en un mot ou deux ; ? pour l’aide.",
    not_your_turn="D’autres décident ; vous pouvez parler, lire ou attendre.",
    yes=("o", "oui"),
    no=("n", "non"),
    commands={
        "help": ("?", "aide", "help"),
        "rules": ("regles", "règles", "rules"),
        "log": ("journal", "log"),
        "notes": ("carnet", "notes"),
        "table": ("table", "plateau", "board"),
        "hint": ("indice", "hint"),
        "save": ("garder", "save"),
        "quit": ("quitter", "q", "quit", "exit"),
    },
    help=(
        "Tapez le numéro d’un choix. Dans une liste réduite, 0 revient en arrière.\n"
        "Un mot ou deux suffisent aussi, si un seul choix y répond.\n\n"
        "?        cette page\n"
        "regles   les règles du jeu\n"
        "journal  toute l’histoire jusqu’ici\n"
        "carnet   ce que vous avez noté\n"
        "table    de nouveau le plateau et les papiers\n"
        "indice   ce qu’un bon robot envisagerait ici ; vous seul le voyez\n"
        "garder   garder la partie dans un fichier, et jouer encore ; garder FICHIER le nomme\n"
        "quitter  partir ; la partie est gardée, et vous pourrez la reprendre"
    ),
    hint_of="Ce qu’un {level} ferait ici :",
    hint_hopes="chances de gagner {share}",
    hint_alike="un des {count} qui se valent",
    levels={"random": "hasard", "novice": "novice", "regular": "habitué", "master": "maître"},
    press_enter="Entrée pour la suite, q pour revenir",
    # ---- keeping it
    saved="Partie gardée dans {file}",
    not_saved="La partie n’a pas pu être gardée dans {file} : {why}",
    left="Vous quittez la table. La partie est gardée.",
    go_on="Pour la reprendre :\n  {command}",
    # ---- the end
    the_end="Fin de la partie",
    early={
        "aborted": "La partie a été arrêtée sans résultat, d’un commun accord.",
        "abandoned": "La partie a été délaissée.",
    },
    resigned=Said("Vous avez abandonné.", "{who} a abandonné."),
    win=Said("Vous gagnez.", "{who} gagne."),
    win_together=Said("{who} gagnez.", "{who} gagnent."),
    and_="et",
    seed="Graine  {seed}",
    fair="Sceau   {commitment}",
    offer_record="Garder le procès-verbal de cette partie ? Un nom de fichier, ou Entrée pour non",
    record_hint="Tout nom convient : partie.json s’écrit dans ce dossier. Entrée seule ne garde rien.",
    record_saved="Procès-verbal gardé dans {file}",
    check_it="Pour le vérifier :\n  {command}",
    # ---- pages
    seats="{low} à {high} places",
    designed_by="{designers}, {publisher} {year}",
    on="oui",
    off="non",
    play_it="Pour jouer : valise play JEU. Pour lire les règles : valise rules JEU",
    record_is_good="Ce procès-verbal est bon : {game}, {seats} places, {entries} entrées, telles que jouées.",
    seat="Place {seat}",
    deal_is_fair="La graine correspond au sceau {commitment}, et chaque empreinte est juste.",
    closed_early="La table a pris fin avant la partie.",
)
