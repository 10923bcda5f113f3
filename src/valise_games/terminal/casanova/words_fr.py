"""Casanova en français."""

from valise_games.terminal.casanova.words import CasanovaWords
from valise_games.terminal.words import Said

FRENCH = CasanovaWords(
    and_="et",
    or_="ou",
    whose=("de {who}", "d’{who}"),
    gondola=Said("votre gondole", "la gondole {whose}"),
    theatre="le théâtre {street}",
    doges_palace="Palais du Doge",
    to_doges="chez le Doge",
    from_doges="de chez le Doge",
    to_palazzo=Said("à votre palazzo", "au palazzo {whose}"),
    to_nobodys_palazzo="au palazzo {place}",
    from_home=Said("de votre palazzo", "de son palazzo"),
    from_palazzo=Said("de votre palazzo", "du palazzo {whose}"),
    from_nobodys_palazzo="du palazzo {place}",
    to_stage="en {place}",
    from_stage="de {place}",
    casanova="Casanova",
    maid="une dame et sa servante",
    percent="{n}\N{NARROW NO-BREAK SPACE}%",
    less_than_one="<1\N{NARROW NO-BREAK SPACE}%",
    # ---- the story
    set_up="Des gondoles vides sont en {places}. Des couples sont dans les théâtres {theatres}.",
    begins=Said("Vous commencez.", "{who} commence."),
    goes=Said("Vous allez {start} {goal}.", "{who} va {start} {goal}."),
    goes_on="Puis {goal}.",
    comes_home=Said("Vous rentrez {start}.", "{who} rentre {start}."),
    sends=Said("Vous menez une gondole vide {start} {goal}.", "{who} mène une gondole vide {start} {goal}."),
    walks=Said("Vous allez à pied {start} {goal}.", "{who} va à pied {start} {goal}."),
    inspects=Said("Vous inspectez {what}.", "{who} inspecte {what}."),
    looks=Said("Chez le Doge, vous regardez dans {whom}.", "Chez le Doge, {who} regarde dans {whom}."),
    looks_alone=Said("Seule chez le Doge, vous regardez votre couple.", "Seule dame chez le Doge, {who} regarde."),
    you_find="Vous voyez Casanova, dans {where}.",
    only_maids="Vous ne voyez que des servantes, dans {places}.",
    exchanged="Vous échangez les colliers.",
    left="Vous laissez les colliers.",
    lays_jewel=Said("Vous déposez votre joyau.", "{who} dépose son joyau."),
    shown="Le couple est montré à tous : {couple}.",
    too_early="Le joyau n’est pas encore déposé : rien n’est montré.",
    does_nothing=Said("Vous restez où vous êtes.", "{who} ne fait rien."),
    # ---- the strip
    your_turn="À vous, tour de table {round} : {points}.",
    points=("plus de points", "encore un point", "encore {n} points"),
    may={
        "move": "déplacez une gondole", "walk": "allez à pied", "inspect": "inspectez", "look": "regardez",
        "end-turn": "terminez votre tour",
    },
    must_leave_mouth="Ne finissez pas sur une embouchure.",
    their_turn="{who} réfléchit.",
    you_inspected="Vous inspectez {what}.",
    exchange_or_leave="Échanger les colliers, ou les laisser ? Personne ne voit votre réponse.",
    they_choose="{who} inspecte {what}, et choisit en secret.",
    it_is_over="La partie est finie.",
    # ---- choices
    you_to="Vous en {place}",
    you_home="Chez vous, {place}",
    you_to_doges="Vous chez le Doge, {place}",
    walk="À pied en {place}",
    inspect="Inspecter {what}",
    choose={
        "look": "Regarder, chez le Doge", "end-turn": "Terminer le tour", "exchange": "Échanger",
        "leave": "Les laisser",
    },
    empty_at="Vide, {place}",
    to_doges_stage="chez le Doge, {place}",
    keys={
        "you": ("moi", "dame", "vous"), "home": ("chez", "rentrer", "palazzo"), "doges": ("doge",), "empty": ("vide",),
        "walk": ("pied", "marcher"), "inspect": ("inspecter", "theatre"), "look": ("regarder", "doge"),
        "end-turn": ("terminer", "tour", "fin", "fini"), "exchange": ("echanger",), "leave": ("laisser", "les"),
    },
    type_it="Ou tapez : {example}",
    warn_shown="Votre couple sera montré à tous : Casanova y est à {chance}, selon vos comptes. Accoster chez vous ?",
    warn_early="Votre joyau n’est pas déposé : rien ne sera montré, et votre tour sera fini. Accoster chez vous ?",
    # ---- papers
    where_he_is="Où il peut être",
    he_is="Casanova est dans {where}.",
    onlooker="chez vous, vu du quai : {chance}",
    seen="Vu (★ lui)",
    nothing_seen="rien vu encore",
    was_shown="montré à tous",
    did_exchange="échangés",
    did_leave="laissés",
    jewel_laid="joyau posé",
    off_mouth="le prochain tour ne peut finir sur une embouchure",
    moves_now="joue",
    lady_at=Said("Vous êtes {place}", "{who} est {place}"),
    at_stage="en {place}",
    at_doges="chez le Doge",
    at_home=Said("Vous êtes à votre palazzo", "{who} est à son palazzo"),
    street_to="la rue mène en {place}",
    with_theatre="devant un théâtre avec un couple",
    with_dark_theatre="devant un théâtre vide",
    empty_gondolas="Gondoles vides",
    theatres_lit="Théâtres avec un couple",
    theatres_dark="Théâtres vides",
    # ---- the end
    wins=Said("Vous gagnez.", "{who} gagne."),
    brought_home=Said("Vous avez ramené Casanova à votre palazzo.", "{who} a ramené Casanova à son palazzo."),
    had_him=Said(
        "Le tour de table {cap} était le dernier, et vous avez Casanova à bord.",
        "Le tour de table {cap} était le dernier, et {who} a Casanova à bord.",
    ),
    draw_rounds="Partie nulle : le tour de table {cap} était le dernier.",
    he_was="Casanova était dans {where}.",
    his_way="Le chemin de Casanova",
    at_first="Au début, il était dans {where}.",
    passes=Said(
        "Tour {round} : vous échangez, et il est dans {where}.", "Tour {round} : {who} échange, et il est dans {where}."
    ),
    inspections="Toutes les inspections (★ Casanova vu, ⇄ échange)",
    round_short="t{round}",
    help=(
        "Bouger     votre gondole : où aller, a3 ; une gondole vide : d’où et où, a5 a6\n"
        "           v3 est un embarcadère du Doge, p2 un palazzo\n"
        "À pied     pied\n"
        "Inspecter  inspecter, et un nom ou « theatre » s’il y a les deux\n"
        "Regarder   regarder, chez le Doge\n"
        "Terminer   terminer\n\n"
        "Plateau    ■B la gondole d’une dame, ╰╯ une vide, ○ un embarcadère libre,\n"
        "           ◎ un autre à votre portée, [∞] un théâtre avec un couple, [ ] sans\n"
        "Dossier    où il peut être, si les autres choisissent à pile ou face ;\n"
        "           du quai, on n’a fait que regarder\n\n"
        "Un point mène une gondole le long d’une ligne à l’embarcadère suivant, et à un\n"
        "croisement à l’un des suivants. Dans un bassin (≈), tout est voisin de tout.\n"
        "Les rues sont en pointillé."
    ),
    # ---- the page
    venice="Venise la nuit : canaux, embarcadères, rues et théâtres",
    free_here="libre",
    empty_here="une gondole vide",
    chosen_here="choisie",
    take_it="Choisir cette gondole, puis où elle va",
    take_yours="Choisir votre gondole, puis où elle va",
    home_of=Said("votre palazzo", "le palazzo {whose}"),
    lit_here="avec un couple",
    dark_here="sans couple",
    move_it="Gondole vide de {place} : {to}",
    jewel_in_hand="joyau en main",
    just_now="À l’instant, tour {round}",
    coin_tosses="si les autres choisissent à pile ou face",
    what_you_saw="Ce que vous avez vu",
    not_him="pas lui",
    you_exchanged="Échangés.",
    you_left="Laissés.",
    sees_him=Said("Vous voyez Casanova, dans {where}.", "{who} voit Casanova, dans {where}."),
    sees_maids=Said(
        "Vous ne voyez que des servantes, dans {places}.", "{who} ne voit que des servantes, dans {places}."
    ),
    exchanges=Said("Vous échangez les colliers.", "{who} échange les colliers."),
    leaves=Said("Vous laissez les colliers.", "{who} laisse les colliers."),
    nobody_looked="n’a rien inspecté",
    # ---- looking back
    where_he_was="où était Casanova",
    theatre_only="théâtre {street}",
    moments={
        "found": Said("Vous avez trouvé Casanova dans {where}, avec {share} de chances.",
                      "{who} a trouvé Casanova dans {where}, avec {share} de chances."),
        "found-aboard": Said("Vous avez regardé, avec {share} de chances : Casanova était déjà à votre bord.",
                             "{who} a regardé, avec {share} de chances : Casanova était déjà à son bord."),
        "missed": Said("Vous avez regardé dans {where} avec {share} de chances, sans voir Casanova.",
                       "{who} a regardé dans {where} avec {share} de chances, sans voir Casanova."),
        "missed-at-doges": Said("Chez le Doge, vous avez regardé avec {share} de chances, sans voir Casanova.",
                                "Chez le Doge, {who} a regardé avec {share} de chances, sans voir Casanova."),
        "bluffed": Said("Vous avez regardé dans {where}, en sachant que Casanova n’y était pas.",
                        "{who} a regardé dans {where}, en sachant que Casanova n’y était pas."),
        "took": Said("Vous avez échangé, et pris Casanova dans {where}.",
                     "{who} a échangé, et pris Casanova dans {where}."),
        "hid": Said("Vous avez échangé, et caché Casanova dans {where}.",
                    "{who} a échangé, et caché Casanova dans {where}."),
        "left": Said("Vous avez vu Casanova dans {where}, et l’y avez laissé.",
                     "{who} a vu Casanova dans {where}, et l’y a laissé."),
        "came-home-without": Said("Vous avez accosté chez vous, et montré à tous un couple sans Casanova.",
                                  "{who} a accosté à son palazzo, et montré à tous un couple sans Casanova."),
        "brought-home": Said("Vous avez ramené Casanova, et gagné.", "{who} a ramené Casanova, et gagné."),
        "aboard-at-the-end": Said("Les tours de table étaient passés : vous aviez Casanova à bord, et avez gagné.",
                                  "Les tours de table étaient passés : {who} avait Casanova à bord, et a gagné."),
    },
)  # fmt: skip
