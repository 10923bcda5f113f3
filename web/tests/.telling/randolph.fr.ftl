### Casablanca d’Alex Randolph, en français. Le format est expliqué dans games/messages.py.

summary-randolph = Un anneau de coupoles, une banque, des chiffres que vous seul avez vus. Mentez : on pariera.
option-round_cap = tours avant que le plus riche gagne ; 0 : sans limite
option-reserve = réserve de la banque
option-memory_aid = la table vous montre les jetons que vous avez vus
option-leader = qui peut mener, en bits des places ; 0 : tous

## Les noms

you = vous
space-minaret = minaret { $number }
    .of = du minaret { $number }
    .to = au minaret { $number }
space-camel = chameau { $number }
    .of = du chameau { $number }
    .to = au chameau { $number }
space-lamp = lampe { $number }
    .of = de la lampe { $number }
    .to = à la lampe { $number }
space-palm = palmier { $number }
    .of = du palmier { $number }
    .to = au palmier { $number }
space-dagger = poignard { $number }
    .of = du poignard { $number }
    .to = au poignard { $number }
space-fez = fez { $number }
    .of = du fez { $number }
    .to = au fez { $number }
space-carpet = tapis { $number }
    .of = du tapis { $number }
    .to = au tapis { $number }
symbol-minaret = minaret
    .the = le minaret
    .a = un minaret
    .short = Min
symbol-camel = chameau
    .the = le chameau
    .a = un chameau
    .short = Cha
symbol-lamp = lampe
    .the = la lampe
    .a = une lampe
    .short = Lam
symbol-palm = palmier
    .the = le palmier
    .a = un palmier
    .short = Pal
symbol-dagger = poignard
    .the = le poignard
    .a = un poignard
    .short = Poi
    .tight = poign.
symbol-fez = fez
    .the = le fez
    .a = un fez
    .short = Fez
symbol-carpet = tapis
    .the = le tapis
    .a = un tapis
    .short = Tap
nth = { $alike ->
    [1] 1re carte
    [2] 2e carte
    [3] 3e carte
   *[4] 4e carte
}
side-top = Haut
side-right = Droite
side-bottom = Bas
side-left = Gauche
name-space = { $space }
name-sum = { $sum }
name-number = { $number }
card-count = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
amount = { $seat_is ->
    [you] vous
   *[they] { $seat }
} { $sum }

## Le journal

log-leads = { $seat_is ->
    [you] Vous menez. Le joueur à votre gauche commence.
   *[they] { $seat } mène. Le joueur à sa gauche commence.
}
log-placed = { $seat_is ->
    [you] Vous partez { $space_of }.
   *[they] { $seat } part { $space_of }.
}
log-aside = { $seat_is ->
    [you] Votre jeton mis de côté est un { $number }.
   *[they] {""}
}
log-dealt = { $circles_is } jetons sont sur l’anneau, et chacun a trois cartes.
log-top = Carte du dessus : { $card_the }.
log-shuffled = { $seat_is ->
    [you] Vous faites mélanger tous les jetons.
   *[they] { $seat } fait mélanger tous les jetons.
}
log-sold = { $seat_is ->
    [you] Vous vendez { $card_a } pour { $sum }.
   *[they] { $seat } vend { $card_a } pour { $sum }.
}
log-took = { $seat_is ->
    [you] Vous prenez le jeton { $circle_of }.
   *[they] { $seat } prend le jeton { $circle_of }.
}
log-read = { $seat_is ->
    [you] C’est un { $number }.
   *[they] {""}
}
log-laid = Il va { $circle_to }.
log-announced = { $number ->
    [0] { $seat_is ->
        [you] Vous dites { $number }, et restez { $start_to }.
       *[they] { $seat } dit { $number }, et reste { $start_to }.
    }
   *[other] { $seat_is ->
        [you] Vous dites { $number } : { $start_of } { $space_to }.
       *[they] { $seat } dit { $number } : { $start_of } { $space_to }.
    }
}
log-answered = { $seat_is ->
    [you] { $bet ->
        [none] {""}
       *[other] Vous misez { $bet } en secret.
    }
   *[they] {""}
}
log-stands = { $contested ->
    [yes] L’annonce tient.
   *[no] Personne ne proteste.
}
log-left = { $seat_is ->
    [you] Vous laissez { $card_the }.
   *[they] { $seat } laisse { $card_the }.
}
log-protests = { $counts ->
    [0] { $seat_is ->
        [you] Vous protestez. Seule une carte est en jeu.
       *[they] { $seat } proteste. Seule une carte est en jeu.
    }
   *[other] { $seat_is ->
        [you] Vous protestez avec { $bet }{ $in_part ->
            [yes] , dont { $counts } comptent.
           *[no] .
        }
       *[they] { $seat } proteste avec { $bet }{ $in_part ->
            [yes] , dont { $counts } comptent.
           *[no] .
        }
    }
}
log-confessed = { $seat_is ->
    [you] Vous avouez, et payez { $paid }.
   *[they] { $seat } avoue, et paie { $paid }.
}
log-raised = { $capped ->
    [yes] { $seat_is ->
        [you] Vous relancez à { $sum }, tout ce qui peut compter.
       *[they] { $seat } relance à { $sum }, tout ce qui peut compter.
    }
   *[no] { $times ->
        [2] { $seat_is ->
            [you] Vous doublez : { $sum }.
           *[they] { $seat } double : { $sum }.
        }
       *[3] { $seat_is ->
            [you] Vous triplez : { $sum }.
           *[they] { $seat } triple : { $sum }.
        }
    }
}
log-matched = { $sum ->
    [0] { $seat_is ->
        [you] Vous maintenez.
       *[they] { $seat } maintient.
    }
   *[other] { $seat_is ->
        [you] Vous suivez : { $sum }.
       *[they] { $seat } suit : { $sum }.
    }
}
log-folded = { $seat_is ->
    [you] Vous vous couchez : { $lost } pour { $winner }.
   *[they] { $winner_is ->
        [you] { $seat } se couche : { $lost } pour vous.
       *[they] { $seat } se couche : { $lost } pour { $winner }.
    }
}
log-shown = { $true ->
    [yes] Le jeton est un { $number } : c’était vrai.
   *[no] Le jeton est un { $number } : c’était faux.
}
log-won = { $sum ->
    [0] { $seat_is ->
        [you] Vous gagnez le pari.
       *[they] { $seat } gagne le pari.
    }
   *[other] { $seat_is ->
        [you] Vous gagnez { $sum } contre { $loser }.
       *[they] { $loser_is ->
            [you] { $seat } gagne { $sum } contre vous.
           *[they] { $seat } gagne { $sum } contre { $loser }.
        }
    }
}
log-went-back = La figure revient { $space_to }.
log-card = { $seat_is ->
    [you] { $loser ->
        [none] Vous prenez { $card_the }
       *[other] Vous prenez { $card_a } à { $loser }
    }, votre { nth } de ce symbole, { $alike ->
        [4] et toute la banque : { $prime }.
       *[other] pour { $prime }.
    }
   *[they] { $loser ->
        [none] { $seat } prend { $card_the }
       *[other] { $loser_is ->
            [you] { $seat } vous prend { $card_a }
           *[they] { $seat } prend { $card_a } à { $loser }
        }
    }, sa { nth } de ce symbole, { $alike ->
        [4] et toute la banque : { $prime }.
       *[other] pour { $prime }.
    }
}
log-renewed = { $stock_is ->
    [0] Le talon est vide, et personne n’a de carte seule à rendre.
   *[other] Le talon est vide. Les cartes seules de leur symbole repartent et le refont : { $stock }.
}
stock-item = { card-count }
log-gave = { $seat_is ->
    [you] Vous rendez { $card_a }.
   *[they] { $seat } rend { $card_a }.
}
log-out = { $seat_is ->
    [you] Vous êtes hors jeu.
   *[they] { $seat } est hors jeu.
}
log-took-bank = { $seat_is ->
    [you] Il ne reste que vous : la banque est à vous, { $sum }.
   *[they] Il ne reste que { $seat }, qui prend la banque : { $sum }.
}

## Moments : un mot ou deux, tamponnés sur le plateau

stamp-protest = Protestation
stamp-true = Vrai
stamp-lie = Mensonge
stamp-confessed = Avoué
stamp-folded = Couché
stamp-shuffled = Tout est mélangé
stamp-card = Une carte
stamp-bank = La banque
stamp-out = Hors jeu

## Ce que le journal garde d’un jeton après son tour, à une table sans aide-mémoire

faded-aside = Vous avez mis un jeton de côté.
faded-read = Vous le lisez.
faded-shown = { $true ->
    [yes] C’était vrai.
   *[no] C’était faux.
}

## Ce qui se passe, et ce que le lecteur doit faire

happens-placing = { $seat_is ->
    [you] Avant les cartes et les jetons, on place les figures. À vous.
   *[they] { $seat } place sa figure.
}
owed-placing = N’importe quelle case : personne ne connaît encore la carte du dessus.
happens-choose = { $seat_is ->
    [you] À vous de jouer, tour de table { $round }.
   *[they] { $seat } réfléchit.
}
owed-choose = Prenez un jeton : lisez-le, dites un chiffre, posez-le ailleurs.
happens-laying = { $seat_is ->
    [you] { happens-choose }
   *[they] { $seat } a lu un jeton, et lui cherche une place.
}
owed-laying = Posez-le face cachée sur un cercle libre.
waits-laying = { $mover } cherche une place pour le jeton.
happens-saying = { $seat_is ->
    [you] { happens-choose }
   *[they] { $seat } va dire un chiffre.
}
owed-saying = Dites un chiffre de 0 à { $last }, vrai ou faux.
notice-top = { $number ->
    [0] Carte du dessus : { $card_the }, et vous y êtes.
   *[other] Carte du dessus : { $card_the }, à { $number } devant vous.
}
notice-stake = { $alike ->
    [4] En jeu : { $card_the }, la { nth }, la banque, { $sum }, et la fin.
   *[other] En jeu : { $card_the }, la { nth }, { $sum }.
}
owed-protest = Protestez-vous ? { $mover } a { $sum }.
owed-sum = Combien exactement ?
waits-protest = { $mover_is ->
    [you] Les autres disent s’ils protestent.
   *[they] Les réponses sont cachées.
}
owed-answer = { $sum ->
    [0] { $protester } proteste. Seule une carte est en jeu. Avouer, ou maintenir ?
   *[other] { $protester } proteste avec { $sum }. Avouer, suivre, ou relancer ?
}
owed-raise = { $seat } relance à { $sum }. Se coucher, suivre, ou relancer ?
waits-bet = { $sum ->
    [0] { $seat_is ->
        [you] À vous de répondre.
       *[they] { $seat } doit répondre.
    }
   *[other] { $seat_is ->
        [you] À vous de répondre à { $sum }.
       *[they] { $seat } doit répondre à { $sum }.
    }
}
owed-taking = L’annonce tient. Prenez-vous la carte du dessus ?
waits-taking = { $mover } peut prendre la carte du dessus.
happens-giving = { $seat_is ->
    [you] Le talon est vide, et personne n’a de carte seule. Chacun en rend une.
   *[they] { $seat } choisit une carte à rendre.
}
owed-giving = Choisissez la carte que vous rendez.
happens-prize = { $seat_is ->
    [you] Vous avez gagné le pari. Choisissez votre carte.
   *[they] { $seat } a gagné le pari, et choisit une carte.
}
happens-over = La partie est finie.

## Ce que le lecteur seul sait, en peu de mots

own-chip = Votre jeton est un { $number }.
own-known = Vous connaissez ce jeton : un { $number }.
own-all-placed = Vous savez où est chaque { $number }. Ce jeton n’en est pas un.
own-some-left = { $count ->
    [one] Parmi les { $unseen } jetons que vous n’avez pas vus, { $count } dit { $number }.
   *[other] Parmi les { $unseen } jetons que vous n’avez pas vus, { $count } disent { $number }.
}
own-bet-stays = Votre mise de { $sum } reste cachée.
own-true = vrai

## Les actions

do-figure = Partir { $space_of }
do-shuffle = Mélanger les jetons (une fois par partie)
do-sell = Vendre { $card_the } pour { $sum }
do-take = Prendre le jeton { $circle_of }
do-lay = Poser le jeton { $circle_to }
do-say = Dire { $number }
do-let-pass = Laisser passer
do-weigh = Miser de { $low } à { $high }
do-bet = { $all ->
    [yes] Tout miser, { $sum }
   *[no] Miser { $sum }
}
do-confess = Avouer
do-fold = Se coucher
do-match = Suivre
do-double = Doubler
do-triple = Tripler
do-take-top = Prendre la carte du dessus
do-take-card = Prendre { $card_the }
do-leave = La laisser
do-give = Rendre { $card_a }
choices-take = Prendre
choice-shown = { $circle } [{ $number }]
choice-say = { $number ->
    [0] Dire 0, rester { $space_to }
   *[other] Dire { $number }, aller { $space_to }
}
choice-gain = ({ gain })
gain = { $alike ->
    [4] { $card_the }, votre { nth } : la banque, { $sum }
   *[other] { $card_the }, votre { nth } : { $sum }
}
choice-take = Prendre { gain }
choice-protest = Protester
choice-confess = Avouer, payer { $sum }
choice-fold = Se coucher, perdre { $sum }
choice-match = { $sum ->
    [0] Maintenir
   *[other] Suivre, { $sum }
}
choice-raise = { $capped ->
    [yes] Relancer, { $sum }
   *[no] { $times ->
        [2] Doubler, { $sum }
       *[3] Tripler, { $sum }
    }
}
choice-prize = { $top ->
    [yes] La carte du dessus, { $card } : votre { nth }, { $alike ->
        [4] la banque, { $sum }
       *[other] { $sum }
    }
   *[no] { $card }, pris à { $loser } : votre { nth }, { $alike ->
        [4] la banque, { $sum }
       *[other] { $sum }
    }
}
why-cannot-bet = On mise au moins { $sum }, et vous avez moins. On vous le demande quand même.
why-cannot-raise = On ne relance pas au-delà de ce qu’a le plus pauvre.

## Demandé avant une action qui compte

warn-shuffle = Personne ne connaîtra plus aucun jeton de l’anneau, et cela ne se fait qu’une fois. Mélanger ?
warn-prize = { $richer ->
    [none] C’est votre 4e carte ({ $card }) : vous prenez la banque, { $sum }, et la partie est finie. La prendre ?
   *[other] C’est votre 4e carte ({ $card }) : vous prenez la banque, { $sum }, et la partie est finie, mais { $richer } a davantage. La prendre ?
}
warn-match = Le jeton est un { $number } : si vous suivez, vous perdez { $sum }. D’accord ?

## Les places

now-moves = joue
now-asked = interrogé
now-protests = proteste
now-won = gagne
now-gives = rend
fact-cash = { $sum } en argent
fact-card = { $symbol } { $count }
fact-mixed = a mélangé
fact-out = hors jeu

## Les papiers : ce que le lecteur seul sait

own-in-hand = Dans votre main : { $number }
own-bet = Votre mise cachée : { $sum }
own-chips = Les jetons que vous connaissez
own-cards = Vos cartes
own-no-cards = pas de cartes
own-nothing = rien encore
own-must-remember = Pas d’aide-mémoire à cette table : à vous de vous souvenir.
own-not-shown = Ce que vous avez vu n’est pas montré. À vous de vous souvenir.
own-help-memory = Aider ma mémoire
own-aside = de côté, le vôtre pour toute la partie
own-read-in = { $space }, lu au tour { $round }
own-shown-in = { $space }, montré à tous au tour { $round }
own-seen-of = { $number } : { $seen } vus sur { $count }
paper-number = { $number } : { $places_is ->
    [0] { paper-unseen }
   *[other] { $places }{ $unseen ->
        [0] {""}
       *[other] {""} ; { paper-unseen }
    }
}
paper-unseen = { $unseen ->
    [one] { $unseen } pas vu
   *[other] { $unseen } pas vus
}
paper-aside = mis de côté

## Le plateau

board-ring = Un anneau de { $count } coupoles
board-bank-title = La banque
board-bank = Banque { $sum }
board-top-card = Dessus : { $name }
board-stock = { $count } dessous
board-below = dessous
board-no-top = Pas encore de carte
board-chip = jeton { $number }
board-legend = (?) jeton  (4) vous savez  [4] tous  ▸ bouge  MAJUSCULES dessus
board-said = { $seat_is ->
    [you] vous avez dit { $number }
   *[they] { $seat } a dit { $number }
}
board-space = { $space }, { $chip }{ $seats_is ->
    [0] {""}
   *[other] , { $seats }
}{ $can ->
    [none] {""}
   *[other] {""} : { $can }
}
board-card = { $card } : { can-card }
chip-here = un jeton
chip-known = un jeton que vous connaissez : { $number }
chip-shown = un jeton montré à tous : { $number }
chip-moved = le jeton de ce tour
chip-none = cercle libre
can-figure = partir d’ici
can-take = prendre ce jeton
can-lay = poser votre jeton ici
can-say = dire { $number }
can-card = prendre cette carte
board-confirm = Touchez encore pour confirmer

## Le pari

bet-yours = Votre mise
bet-less = { $sum } de moins
bet-more = { $sum } de plus
bet-both-have = Vous avez { $mine }. { $seat } a { $sum }.
step-bet = { $seat_is ->
    [you] vous misez
   *[they] { $seat } mise
}
step-raised = { $capped ->
    [yes] { $seat_is ->
        [you] vous relancez
       *[they] { $seat } relance
    }
   *[no] { $times ->
        [2] { $seat_is ->
            [you] vous doublez
           *[they] { $seat } double
        }
       *[3] { $seat_is ->
            [you] vous triplez
           *[they] { $seat } triple
        }
    }
}
step-answer = votre réponse

## La fin

result-winner = { $seat_is ->
    [you] Vous gagnez.
   *[they] { $seat } gagne.
}
result-shared = { $winners } se partagent la victoire.
result-fourth-card = { $seat_is ->
    [you] La 4e carte est pour vous ({ $card }), et la banque.
   *[they] La 4e carte est pour { $seat } ({ $card }), et la banque.
}
result-last-seat = Il ne restait qu’un joueur, qui a pris la banque.
result-no-cards = Le talon est vide, et personne n’a de carte à rendre. La banque n’est à personne.
result-rounds-are-up = Le dernier tour de table est joué. La banque n’est à personne.
result-cash = L’argent à la fin : { $amounts }.
end-hands = Toutes les mains
end-player = Joueur
end-cash = argent
end-aside = à part
end-true = vrai
end-lies = faux
end-caught = pris
end-cards = cartes
end-hand = { $seat_is ->
    [you] Vous
   *[they] { $seat }
} : { $sum }, à part { $aside ->
    [none] –
   *[other] { $aside }
}, vrai { $true }, faux { $lies }, pris { $caught } ; { $cards_is ->
    [0] { own-no-cards }
   *[other] { $cards }
}
end-lies-title = Ce qu’il y avait vraiment sous les annonces fausses
end-lie = { $seat_is ->
    [you] vous avez dit { $said } avec un { $had }
   *[they] { $seat } a dit { $said } avec un { $had }
}
end-in-round = tour { $round } : { $parts }
end-no-lies = Personne n’a menti dans cette partie.
end-unopened = Les mises restées cachées
end-all-opened = Toutes les mises ont été ouvertes.

## Avec le recul : le jeton d’un tour, et les moments où la partie a tourné

question-chip = le chiffre du jeton du tour
answer-chip = { $number }
turn-bluffed = { $seat_is ->
    [you] Vous avez dit { $said } avec un { $number }, et { $card ->
        [none] l’annonce a tenu.
       *[other] pris { $card_the }.
    }
   *[they] { $seat } a dit { $said } avec un { $number }, et { $card ->
        [none] l’annonce a tenu.
       *[other] pris { $card_the }.
    }
}
turn-caught = { $seat_is ->
    [you] Vous avez dit { $said } avec un { $number }, et n’avez pas reculé.
   *[they] { $seat } a dit { $said } avec un { $number }, et n’a pas reculé.
} { $protester_is ->
    [you] Vous aviez protesté, et avez gagné { $sum ->
        [0] le pari.
       *[other] { $sum }.
    }
   *[they] { $protester } avait protesté, et a gagné { $sum ->
        [0] le pari.
       *[other] { $sum }.
    }
}
turn-protested-in-vain = { $seat_is ->
    [you] Vous avez protesté contre { $mover }. Le { $said } était vrai{ $sum ->
        [0] .
       *[other] , et cela vous a coûté { $sum }.
    }
   *[they] { $seat } a protesté contre { $mover_is ->
        [you] vous
       *[they] { $mover }
    }. Le { $said } était vrai{ $sum ->
        [0] .
       *[other] , et cela a coûté { $sum }.
    }
}
turn-confessed = { $seat_is ->
    [you] Face à { $protester }, vous avez avoué : vous aviez dit { $said } avec un { $number }.
   *[they] Face à { $protester_is ->
        [you] vous
       *[they] { $protester }
    }, { $seat } a avoué : c’était un { $number }, pas un { $said }.
}
turn-confessed-though-true = { $seat_is ->
    [you] Face à { $protester }, vous avez avoué un mensonge, alors que le { $said } était vrai.
   *[they] Face à { $protester_is ->
        [you] vous
       *[they] { $protester }
    }, { $seat } a avoué un mensonge, alors que le { $said } était vrai.
}
turn-folded = { $by ->
    [mover] { $seat_is ->
        [you] Vous avez dit { $said } avec un { $number }, et abandonné à { $sum } face à { $protester }.
       *[they] { $seat } a dit { $said } avec un { $number }, et abandonné à { $sum } face à { $protester_is ->
            [you] vous
           *[they] { $protester }
        }.
    }
   *[protester] { $seat_is ->
        [you] Vous avez protesté contre { $mover }, et abandonné à { $sum }. Le { $said } était vrai.
       *[they] { $seat } a protesté contre { $mover_is ->
            [you] vous
           *[they] { $mover }
        }, et abandonné à { $sum }. Le { $said } était vrai.
    }
}
turn-folded-though-true = { $seat_is ->
    [you] Face à { $protester }, vous avez abandonné à { $sum }, alors que votre { $said } était vrai.
   *[they] Face à { $protester_is ->
        [you] vous
       *[they] { $protester }
    }, { $seat } a abandonné à { $sum }, alors que le { $said } était vrai.
}
turn-folded-though-right = { $seat_is ->
    [you] Vous avez protesté avec raison contre { $mover }, mais abandonné à { $sum } : le { $said } était un { $number }.
   *[they] { $seat } a protesté avec raison contre { $mover_is ->
        [you] vous
       *[they] { $mover }
    }, mais abandonné à { $sum } : le { $said } était un { $number }.
}
turn-shuffled = { $seat_is ->
    [you] Vous avez fait mélanger tous les jetons : plus personne n’en connaissait un seul.
   *[they] { $seat } a fait mélanger tous les jetons : plus personne n’en connaissait un seul.
}
turn-out = { $seat_is ->
    [you] Sans argent ni cartes, vous avez quitté la partie.
   *[they] Sans argent ni cartes, { $seat } a quitté la partie.
}
turn-fourth-card = { $seat_is ->
    [you] Vous avez pris la quatrième carte du même symbole, et toute la banque.
   *[they] { $seat } a pris la quatrième carte du même symbole, et toute la banque.
}

## La première partie
learnt-randolph-1 = Regardez un jeton, dites le chiffre que vous voulez, avancez d’autant. Sur le symbole de la carte du dessus, vous pouvez la prendre, et de l’argent avec elle. Quatre pareilles emportent la banque, et le plus riche gagne.
learnt-randolph-2 = Chaque chiffre mène à un symbole : celui qu’il vous faut est donc toujours tentant, pour vous comme pour les autres. Qui doute met de l’argent dessus.
learnt-randolph-3 = Une relance vaut parfois mieux que la vérité. Et souvenez-vous des jetons vus : qui reprend l’un d’eux ne peut plus vous tromper.
lesson-randolph-01 = Un anneau de 28 coupoles, avec sept symboles répétés quatre fois. Vous réunissez des cartes de ces symboles, et la banque paie pour chacune. Qui en a quatre d’un même symbole emporte toute la banque, et la partie est finie. Le plus riche gagne.
lesson-randolph-02 =
    D’abord chacun place sa figure sur l’anneau, où il veut. Peu importe : de toute coupole, les chiffres de 0 à 6 mènent à sept symboles différents.
    Placez la vôtre sur le minaret du haut, le minaret 1.
lesson-randolph-03 = Voici les jetons, face cachée devant les coupoles : les chiffres de 0 à 6, chacun deux fois. Chacun en a reçu un à mettre de côté. Le vôtre est un 2 : vous seul savez qu’il manque un 2. Vous avez aussi trois cartes, dont deux chameaux. Et la carte du dessus, au milieu, est un chameau.
lesson-randolph-04 =
    Le prochain chameau est à un pas : vous aimeriez donc dire « un ». À votre tour, vous prenez un jeton, vous le lisez en secret, vous annoncez un chiffre, et vous posez le jeton ailleurs.
    Prenez le jeton de la lampe 3 : la troisième, dans le sens horaire à partir du haut.
lesson-randolph-05 =
    Un 1 : quelle chance. Vous seul le voyez. Vous pouvez annoncer ce qui vous plaît ; cette fois, la vérité suffit.
    Dites 1, pour aller au chameau.
lesson-randolph-06 =
    Posez maintenant le jeton. Tous voient où, et vous le reconnaîtrez.
    Posez-le sur la lampe 1, la première à partir du haut.
lesson-randolph-07 =
    On a demandé aux deux autres s’ils protestaient : ils laissent passer. Vous êtes sur le chameau, et vous pouvez prendre la carte ou la laisser. Seule une quatrième carte demande réflexion : elle finit la partie, et le plus riche gagne. Ce serait votre troisième chameau, pour 300.
    Prenez-le.
lesson-randolph-08 =
    Encore un chameau, et la banque est à vous : 2800. La nouvelle carte est un minaret, et Brice dit trois, ce qui le mène à un minaret. Vrai ou faux ? Pour en douter, il faudrait miser au moins 100. Vous ne savez rien de ce jeton.
    Laissez passer.
lesson-randolph-09 =
    Chiara dit deux. Cela ne lui rapporte rien, puisque la carte du dessus est maintenant un palmier : elle n’aura guère menti pour cela.
    Laissez passer.
lesson-randolph-10 =
    À vous. De votre chameau, le palmier est à deux pas.
    Prenez le jeton du palmier 3, le troisième à partir du haut.
lesson-randolph-11 =
    Encore un 1. Il vous mènerait à une lampe, pour rien. Eh bien : personne d’autre ne l’a vu. Alors mentez, sans hésiter, comme vous avez dit « un » tout à l’heure.
    Dites 2, pour aller au palmier.
lesson-randolph-12 =
    Et maintenant, comme si de rien n’était.
    Posez le jeton sur le palmier 1, non loin de l’autre.
lesson-randolph-13 =
    Chiara ne vous croit pas, et mise 100. Vous pouvez avouer : cela coûte 50 et vous reculez. Si vous suivez, le jeton est montré, et vous êtes pris. Ou vous relancez, et c’est à elle de se poser des questions. Elle risquerait 300 contre quelqu’un qui avait l’air si sûr.
    Triplez.
lesson-randolph-14 =
    Elle se couche. Ses 100 sont à vous, le jeton reste caché, et le palmier que vous n’aviez pas mérité rapporte encore 100. Voilà le jeu.
    Prenez-le.
lesson-randolph-15 =
    Regardez bien. Brice a pris le jeton que vous aviez posé sur le palmier 1. Vous le connaissez : c’est un 1. Il dit deux, va sur une lampe, et veut la carte, une lampe. Il ment, et vous en êtes certain. Misez ; pas trop, pour ne pas l’effrayer.
    Misez 200.
lesson-randolph-16 =
    Votre mise reste cachée jusqu’à ce que tous aient répondu.
    Misez 200.
lesson-randolph-17 =
    Brice maintient son chiffre, et suit. Le jeton est montré : un 1. Vous gagnez ses 200, et une carte : celle du dessus, ou l’une des siennes. Il a un chameau, et vous en avez trois.
    Prenez le chameau.
lesson-randolph-18 = Quatre chameaux : la banque vous verse tout ce qu’elle a, et la partie est finie. Une vérité, un mensonge, et une bonne mémoire.
