### Le dé menteur, en français.

summary-liars-dice = Des dés sous chaque gobelet, une enchère sur tous. Montez, ou dites que c’est un mensonge.
option-dice = dés de chaque joueur
option-wild_ones = les as comptent comme n’importe quel chiffre
face-1 = as
face-2 = deux
face-3 = trois
face-4 = quatre
face-5 = cinq
face-6 = six
log-round = Manche { $round }. La parole est à { $seat }.
log-rolled = Vos dés : { $dice }.
log-bid = { $seat } : { $count } × { $face }
log-doubted = { $seat } à { $bidder } : « C’est un mensonge ! »
log-shown = On lève les gobelets : { $found } × { $face }, pour { $count } annoncés.
log-lost = { $left ->
    [0] C’était le dernier dé. Sorti du jeu : { $seat }.
   *[other] Un dé de moins pour { $seat } : il en reste { $left }.
}
phase-first = La parole est à { $seat }. Il y a { $total } dés.
phase-bidding = { $seat } : { $count } × { $face }, sur { $total } dés. Ensuite : { $mover }.
phase-over = La partie est finie.
owed-first = Dites combien il y a de dés d’un chiffre, au moins.
owed-raise = Montez l’enchère, ou dites que c’est un mensonge.
do-bid = { $count } × { $face }
do-doubt = C’est un mensonge !
group-count = { $count } ×
now-bids = parle
seat-left = dés : { $left }
your-dice = Vos dés
own-dice = { $dice }
cup = { $seat }
cup-before = { $seat }, découverts
result-last-one-left = Victoire : { $winners }, avec les { $left } derniers dés.
question-dice = dés du chiffre annoncé
answer-dice = { $found } × { $face }
turn-caught = { $seat } : personne n’a cru { $count } × { $face }, et il y en avait { $found }.
turn-doubted-in-vain = { $seat } contre { $count } × { $face } : il y en avait { $found }.
turn-out = Sorti du jeu : { $seat }.
lesson-liars-dice-1 = Deux dés chacun, et vous ne voyez que les vôtres : deux deux. Une enchère porte sur les quatre dés. Commencez bas : annoncez au moins un deux.
lesson-liars-dice-2 = Brice annonce un cinq, c’est plus haut. Vous avez deux deux, et plus de dés, c’est toujours plus haut. Annoncez deux deux.
lesson-liars-dice-3 = Deux cinq, dit Brice. Vous n’en avez pas. Vous pourriez douter ; essayez plutôt un bluff, pour voir : annoncez deux six.
lesson-liars-dice-4 = Il vous a cru, et monte à trois cinq : avec vos deux deux, c’est impossible. Dites que c’est un mensonge.
lesson-liars-dice-5 = Il y avait un cinq, et Brice perd un dé. Qui perd commence : un quatre, dit-il. Vous avez un cinq. Annoncez un cinq.
lesson-liars-dice-6 = Deux quatre, avec un dé à lui et deux à vous ? Il devine. Bluffez encore : deux six.
lesson-liars-dice-7 = Cette fois il a douté, et vous n’aviez rien : cela vous coûte un dé. C’est un contre un, et vous avez un as, qui compte comme on veut. Annoncez un deux.
lesson-liars-dice-8 = Un quatre : ce sera son propre dé. Avec votre as, cela fait deux. Annoncez deux quatre.
lesson-liars-dice-9 = Il ne l’a pas cru, et c’était vrai. Brice n’a plus de dés : vous avez gagné.
learnt-liars-dice-1 = Une enchère porte sur les dés de tous les gobelets. Vous connaissez les vôtres ; des autres, comptez un sur trois avec les as jokers, un sur six sans.
learnt-liars-dice-2 = Qui est mis en doute à raison perd un dé ; qui doute à tort en perd un aussi.
learnt-liars-dice-3 = Bluffez tant que le suivant doit monter, et doutez quand c’est impossible.
