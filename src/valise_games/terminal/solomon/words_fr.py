"""Agent et Casablanca en français."""

from valise_games.games.solomon.board import AGENT, CASABLANCA
from valise_games.terminal.solomon.words import SolomonWords
from valise_games.terminal.words import Said

_PLACES = {place.id: place.fr.replace("'", "’") for board in (AGENT, CASABLANCA) for place in board.places}
_IN = {
    "au": "ricks-cafe spice-loft hammam cinema-rif bazaar telegraph garage courthouse",
    "à la": ("tannery clock-gate dyers-court tea-house fountain bakery madrasa carpet-hall police sea-gate customs"),
    "à l’": "hotel airport",
    "aux": "coppersmiths changers stables azores",
    "chez le": "barber",
    "à": " ".join(city.id for city in AGENT.places if city.id not in ("azores", "cairo")),
}
_AT = {
    id: f"{word}{'' if word.endswith('’') else ' '}{_PLACES[id]}" for word, ids in _IN.items() for id in ids.split()
} | {"cairo": "au Caire"}

FRENCH = SolomonWords(
    colours={
        "green": "Vert", "purple": "Violet", "blue": "Bleu", "white": "Blanc",
        "red": "Rouge", "brown": "Marron", "yellow": "Jaune", "grey": "Gris",
    },
    nations={"green": "Américain", "blue": "Britannique", "red": "Russe", "yellow": "Chinois"},
    nation_articles={"green": "l’", "blue": "le ", "red": "le ", "yellow": "le "},
    to=_AT,
    at=_AT,
    short={
        "clock-gate": "P. Horloge", "spice-loft": "Grenier", "coppersmiths": "Chaudronn.", "dyers-court": "Teinturiers",
        "tea-house": "Maison thé", "carpet-hall": "Halle tapis", "sea-gate": "Porte mer",
    },
    home_of="base de",
    briefcase="la valise",
    or_="ou",
    and_="et",
    # ---- the story
    begins=Said("Vous commencez.", "{who} commence."),
    moves=Said("Vous envoyez {agent} {to}{case}.", "{who} envoie {agent} {to}{case}."),
    carrying=" avec la valise",
    onto=", sur la valise",
    beside=", à côté de la valise",
    without=", sans la valise",
    steps_on=Said("Vous faites monter {agent} sur la valise.", "{who} fait monter {agent} sur la valise."),
    steps_off=Said("Vous faites descendre {agent} de la valise.", "{who} fait descendre {agent} de la valise."),
    eliminates_there=Said(
        "Vous envoyez {agent} {to}{case} éliminer {victim}.", "{who} envoie {agent} {to}{case} éliminer {victim}."
    ),
    eliminates_here=Said(
        "Vous faites éliminer {victim} par {agent} {at}.", "{who} fait éliminer {victim} par {agent} {at}."
    ),
    attacks=Said(
        "Vous envoyez {agent} {to} attaquer {victim}{case}.", "{who} envoie {agent} {to} attaquer {victim}{case}."
    ),
    bribes=Said("Vous soudoyez.", "{who} soudoie."),
    placed="Vous placez {sum} sur {agent}.",
    opening_done="Tous ont fini de soudoyer.",
    nobody_protests="Personne ne proteste.",
    protests=Said("Vous protestez.", "{who} proteste."),
    speaks_first="{who} proteste aussi, et parle en premier.",
    bids=Said("Vous enchérissez à {sum}.", "{who} enchérit à {sum}."),
    names=Said("Vous citez {sum}.", "{who} cite {sum}."),
    holds=Said("Vous tenez.", "{who} tient."),
    answers=Said("Vous répondez {sum}.", "{who} répond {sum}."),
    mover_passes=Said("Vous passez : c’est annulé.", "{who} passe : c’est annulé."),
    mover_gives_way=Said("Vous cédez : c’est annulé.", "{who} cède : c’est annulé."),
    protester_passes=Said("Vous passez.", "{who} passe."),
    protester_gives_up=Said("Vous renoncez.", "{who} renonce."),
    takes_back=Said("Vous reprenez votre action.", "{who} reprend son action."),
    insists=Said("Vous refusez de la reprendre.", "{who} refuse de la reprendre."),
    ends_turn=Said("Vous terminez votre tour.", "{who} termine son tour."),
    stands="C’est maintenu.",
    eliminated="{victim} est hors jeu.",
    banished="{victim} part aux Bahamas.",
    pays=Said("Vous payez {sum} sur votre mise sur {agent}.", "{who} paie {sum} sur sa mise sur {agent}."),
    lost_stakes="Perdu sur {agent} : {stakes}.",
    stake_of="{who} {sum}",
    # ---- the strip
    your_turn="À vous de jouer, tour de table {round}.",
    your_turn_again="C’est annulé. La même annonce ne se répète pas pendant ce tour.",
    may={
        "move": "déplacez un agent", "eliminate": "éliminez-en un", "attack": "attaquez", "bribe": "soudoyez",
        "end-turn": "terminez votre tour",
    },
    their_turn="{who} réfléchit.",
    ends_the_game="Si c’est maintenu, la partie est finie.",
    do_you_protest="Protestez-vous ?",
    you_have="Vous avez {sum} sur {agent}.",
    you_have_nothing="Vous n’avez rien sur {agent}.",
    others_are_asked="Les autres disent s’ils protestent.",
    sealed_answers="Les réponses sont scellées, et s’ouvrent ensemble.",
    opening="Avant le premier tour, chacun soudoie en secret.",
    opening_owed="Placez autant de lots que vous voulez, puis dites que c’est fini.",
    bribing="Vous soudoyez. Personne ne voit qui, ni combien.",
    bribing_owed="Placez un lot ou plusieurs. Un lot reste où il est.",
    bribing_more="Placez encore un lot, ou dites que c’est fini.",
    take_back_or_insist="{who} proteste. Reprendre, ou refuser ?",
    name_first_bid="Vous protestez. Citez votre enchère.",
    raise_or_pass="{who} tient {sum}. Relancer, ou passer ?",
    raise_or_give_up="{who} répond {sum}. Citer davantage, ou renoncer ?",
    bid_or_give_up="{who} refuse. Citer un montant, ou renoncer ?",
    hold_or_pass="{who} enchérit à {sum}. Tenir, ou passer ?",
    match_or_give_way="{who} cite {sum}. Citer au moins autant, ou céder ?",
    they_bid="{who} proteste, et parle maintenant.",
    they_answer="{who} doit répondre à {sum}.",
    they_reconsider="{who} reprend son action, ou refuse.",
    it_is_over="La partie est finie.",
    # ---- choices
    choose={
        "bribe": "Soudoyer, en secret",
        "end-turn": "Terminer le tour",
        "done": "C’est fini",
        "protest": "Protester",
        "let-pass": "Laisser faire",
        "take-back": "Reprendre",
        "insist": "Refuser",
        "hold": "Je tiens",
        "pass": "Passer",
        "give-way": "Céder",
        "give-up": "Renoncer",
        "step-on": "sur ▣",
        "step-off": "quitter ▣",
    },
    to_with="{place} avec ▣",
    to_onto="{place}, sur ▣",
    to_beside="{place}, à côté de ▣",
    to_without="{place} sans ▣",
    eliminate="éliminer {victim}",
    eliminate_at="éliminer {victim}, {place}",
    attack_at="attaquer {victim}, {place}",
    and_with="avec ▣",
    and_onto="sur ▣",
    lots_left="{worth} (reste {count})",
    bid="Enchérir à {sum}",
    needs_stake="Vous n’avez rien sur {agent} : vous ne pouvez pas protester. On vous le demande quand même.",
    needs_sum="Vous avez moins de {sum} sur {agent}.",
    type_sum="Ou tapez un montant de {low} à {high}.",
    type_it="Ou tapez : {example}",
    keys={
        "bribe": ("soudoyer",), "end-turn": ("terminer", "tour"), "done": ("fini", "fin"), "protest": ("protester",),
        "let-pass": ("laisser", "faire"), "take-back": ("reprendre",), "insist": ("refuser",),
        "hold": ("tenir", "tiens"),
        "give-way": ("passer", "ceder", "renoncer"), "step-on": ("sur", "monter"), "step-off": ("quitter", "descendre"),
        "case": ("avec", "valise", "sur"), "no-case": ("sans", "cote"),
        "strike": ("x", "eliminer", "attaquer", "tuer", "frapper"), "move": ("envoyer", "a", "au"),
        "bid": ("encherir", "citer"), "lot": ("sur",),
    },
    warning=(
        "Si c’est maintenu, {agent} rentre avec la valise et la partie est finie. Vous avez {sum} sur lui. D’accord ?"
    ),
    # ---- papers
    left="Lots restants",
    nothing_placed="rien de placé",
    lost="perdu",
    out="hors jeu",
    legend_net="▣ la valise   →R où Rouge va aller   lettres dans un coin : à qui est la base",
    legend_map="▣ la valise   →R1 où le Russe 1 va aller   R·Moscou : la capitale des rouges",
    bribe_turns=("aucun pot-de-vin", "1 pot-de-vin", "{n} pots-de-vin"),
    spent="{sum} payés",
    wins_ties=Said("l’emportez en cas d’égalité à la fin", "l’emporte en cas d’égalité à la fin"),
    moves_now=Said("jouez", "joue"),
    asked_now=Said("répondez", "répond"),
    protests_now=Said("protestez", "proteste"),
    # ---- the end
    wins=Said("Vous gagnez.", "{who} gagne."),
    draw_nobody="Partie nulle : il ne reste aucun agent.",
    brought_home="{agent} a la valise chez lui, {at} : la plus forte mise sur lui gagne.",
    nearest=(
        "Le tour de table {cap} était le dernier, et {agent} a le chemin le plus court "
        "pour aller chercher la valise et la rapporter : "
        "la plus forte mise sur lui gagne."
    ),
    nearest_together=(
        "Le tour de table {cap} était le dernier, et {agents} ont le chemin le plus court "
        "pour aller chercher la valise et la rapporter : "
        "la plus forte somme sur eux tous gagne."
    ),
    stakes_on_it="Sur lui : {stakes}.",
    stakes_on_them="Sur eux : {stakes}.",
    tie=Said("À égalité, le joueur actif gagne : vous.", "À égalité, le joueur actif gagne : {who}."),
    tie_at_the_end=Said(
        "En cas d’égalité, celui qui a déplacé ou pris la valise en dernier gagne, "
        "ou celui qui a commencé si personne ne l’a fait : vous.",
        "En cas d’égalité, celui qui a déplacé ou pris la valise en dernier gagne, "
        "ou celui qui a commencé si personne ne l’a fait : {who}.",
    ),
    ledgers="Tous les registres",
    lots_left_over="reste",
    secret_bribes="Qui a soudoyé qui",
    in_opening="au début",
    in_round="tour {round}",
    unheard="Protestations que personne n’a entendues",
    all_heard="Toutes les protestations ont été entendues.",
    help=(
        "Déplacer  un agent et un lieu : {move} ; « avec » emporte la valise\n"
        "Frapper   un agent, x, et la victime : {strike}\n"
        "Soudoyer  un lot et un agent : {lot} ; plusieurs avec des virgules : {lots}\n"
        "Duel      le montant"
    ),
    # ---- the page
    bahamas="Les Bahamas",
    ledger="registre",
    stakes_placed="Mises placées",
    of_total="{sum} sur {total}",
    your_stake="vos {sum}",
    your_bid="votre enchère",
    your_answer="votre réponse",
    rung_holds=Said("vous tenez", "{who} tient"),
    rung_answers=Said("vous : {sum}", "{who} : {sum}"),
    on_whom="Sur qui ?",
    which_lot="Quel lot ?",
    board_of_net="Plan de la médina : {places} bâtiments",
    board_of_map="Carte des liaisons : {places} villes, {links} liaisons",
    nobody_here="personne ici",
    choose_agent="choisir {agent}",
    send_here="envoyer {agent} ici",
    step_on="faire monter {agent} sur la valise",
    step_off="faire descendre {agent} de la valise",
    warning_strike=(
        "{agent} vise {victim}. Si c’est maintenu, vous payez {sum} sur votre mise sur {agent}. D’accord ?"
    ),
    # ---- looking back
    who_led="qui menait sur {agent}",
    nobody_led="personne",
    tied="égalité",
    had=Said("vous aviez {sum} sur {agent}", "{who} avait {sum} sur {agent}"),
    had_nothing=Said("vous n’aviez rien sur {agent}", "{who} n’avait rien sur {agent}"),
    had_there=Said("vous y aviez {sum}", "{who} y avait {sum}"),
    nothing_there=Said("vous n’y aviez rien", "{who} n’y avait rien"),
    moments={
        "bluffed": Said("{had}, et avez protesté.", "{had}, et a protesté."),
        "took-back": Said("{had}, et avez repris votre action.", "{had}, et a repris son action."),
        "bluff-called": Said("{had}, avez protesté, puis aussitôt renoncé.",
                             "{had}, a protesté, puis aussitôt renoncé."),
        "duel": Said("{had}, et avez cédé à {sum}.", "{had}, et a cédé à {sum}."),
        "gave-way-with-more": Said("{had}, et avez pourtant cédé à {sum}.", "{had}, et a pourtant cédé à {sum}."),
        "gave-up-with-more": Said("{had}, et avez pourtant renoncé sans enchérir.",
                                  "{had}, et a pourtant renoncé sans enchérir."),
        "overbid": Said("Vous avez offert {sum} sur {agent}, bien plus qu’il ne fallait.",
                        "{who} a offert {sum} sur {agent}, bien plus qu’il ne fallait."),
        "struck": Said("Vous avez écarté {victim} avec {agent}.", "{who} a écarté {victim} avec {agent}."),
        "lead-changed": Said("Vous avez soudoyé {agent}, et pris la tête.",
                             "{who} a soudoyé {agent}, et pris la tête."),
        "let-pass-with-more": Said("{had}, et l’avez laissé rentrer.", "{had}, et l’a laissé rentrer."),
        "brought-home": Said("{agent} a ramené la valise, et vous avez gagné avec {sum} sur lui.",
                             "{agent} a ramené la valise, et {who} a gagné avec {sum} sur lui."),
        "home-in-tie": Said("{agent} a ramené la valise. Égalité à {sum} : vous l’aviez envoyé, et avez gagné.",
                            "{agent} a ramené la valise. Égalité à {sum} : {who} l’avait envoyé, et a gagné."),
        "home-for-nothing": Said("{agent} a ramené la valise. Personne n’avait rien sur lui, et vous avez gagné.",
                                 "{agent} a ramené la valise. Personne n’avait rien sur lui, et {who} a gagné."),
        "shortest-way": Said("À la fin des tours de table, vous avez gagné avec {sum} sur {agents}, "
                             "au chemin le plus court.",
                             "À la fin des tours de table, {who} a gagné avec {sum} sur {agents}, "
                             "au chemin le plus court."),
        "shortest-in-tie": Said("À la fin des tours de table, égalité à {sum} sur {agents}. La victoire est allée "
                                "à celui qui avait déplacé ou pris la valise en dernier, ou commencé si personne ne "
                                "l’avait fait : vous.",
                                "À la fin des tours de table, égalité à {sum} sur {agents}. La victoire est allée "
                                "à celui qui avait déplacé ou pris la valise en dernier, ou commencé si personne ne "
                                "l’avait fait : {who}."),
        "shortest-for-nothing": Said("À la fin des tours de table, personne n’avait rien sur {agents}. La victoire "
                                     "est allée à celui qui avait déplacé ou pris la valise en dernier, ou commencé "
                                     "si personne ne l’avait fait : vous.",
                                     "À la fin des tours de table, personne n’avait rien sur {agents}. La victoire "
                                     "est allée à celui qui avait déplacé ou pris la valise en dernier, ou commencé "
                                     "si personne ne l’avait fait : {who}."),
    },
    besides={
        "bluffed": Said("{there}, et avez quand même repris votre action.",
                        "{there}, et a quand même repris son action."),
        "took-back": Said("Vous aviez protesté avec {sum}.", "{who} avait protesté avec {sum}."),
        "bluff-called": Said("{there}, et n’avez rien cédé.", "{there}, et n’a rien cédé."),
        "duel": Said("{there}.", "{there}."),
        "gave-way-with-more": Said("Vous n’y aviez pas plus de {sum}.", "{who} n’y avait pas plus de {sum}."),
        "overbid": Said("{there}, et avez cédé.", "{there}, et a cédé."),
        "lead-changed": Said("Jusque-là, c’était vous.", "Jusque-là, c’était {who}."),
        "let-pass-with-more": Said("{there}, et l’avez ramené.", "{there}, et l’a ramené."),
        "brought-home": Said("C’est vous qui l’aviez envoyé.", "C’est {who} qui l’avait envoyé."),
    },
    lost_with_it="Perdu avec lui : {stakes}.",
    nobody_lost="Personne n’avait rien sur lui.",
    was_tied="Jusque-là, il y avait égalité.",
    nobody_had="Jusque-là, personne n’avait rien sur lui.",
)  # fmt: skip
