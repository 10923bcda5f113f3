### Le dé menteur, en français.

summary-liars-dice = Des dés sous chaque gobelet, une enchère sur tous. Montez, ou dites que c’est un mensonge.
option-dice = dés de chaque joueur
option-wild_ones = les as comptent comme n’importe quel chiffre
face-1 = ⚀
face-2 = ⚁
face-3 = ⚂
face-4 = ⚃
face-5 = ⚄
face-6 = ⚅
log-round = Manche { $round } : tous lancent, { $seat } commence.
log-rolled = Vos dés : { $dice }.
log-bid = { $seat } : { $count } × { $face }
log-doubted = { $seat } à { $bidder } : menteur !
log-shown = On lève les gobelets : { $found } × { $face }, pour { $count } annoncés.
log-lost = { $left ->
    [0] { $seat } perd son dernier dé, et sort du jeu.
   *[other] { $seat } perd un dé, il en reste { $left }.
}
phase-first = { $seat } ouvre l’enchère, sur { $total } dés.
phase-bidding = { $seat } annonce { $count } × { $face }, sur { $total } dés. À { $mover } de parler.
phase-over = La partie est finie.
owed-first = Dites combien il y a de dés d’un chiffre, au moins.
owed-raise = Montez l’enchère, ou dites que c’est un mensonge.
do-bid = { $count } × { $face }
do-doubt = Menteur !
group-count = { $count } dés
now-bids = parle
seat-left = { $left } dés
your-dice = Vos dés
own-dice = { $dice }
cup = { $seat }
cup-before = { $seat }, découverts
result-last-one-left = { $winners } a seul encore des dés ({ $left }), et gagne.
question-dice = dés du chiffre annoncé
answer-dice = { $found } × { $face }
turn-caught = { $seat } a annoncé { $count } × { $face }, sans être cru : il y en avait { $found }.
turn-doubted-in-vain = { $seat } n’a pas cru { $count } × { $face } : il y en avait { $found }.
turn-out = { $seat } a perdu son dernier dé.
lesson-liars-dice-1 = Deux dés chacun, et vous ne voyez que les vôtres : deux ⚁. Une enchère porte sur les quatre dés. Commencez bas : annoncez au moins un ⚁.
lesson-liars-dice-2 = Brice annonce un ⚄, c’est plus haut. Vous avez deux ⚁, et plus de dés, c’est toujours plus haut. Annoncez deux ⚁.
lesson-liars-dice-3 = Deux ⚄, dit Brice. Vous n’en avez pas. Vous pourriez douter ; essayez plutôt un bluff, pour voir : annoncez deux ⚅.
lesson-liars-dice-4 = Il vous a cru, et monte à trois ⚄ : avec vos deux ⚁, c’est impossible. Dites que c’est un mensonge.
lesson-liars-dice-5 = Il y avait un ⚄, et Brice perd un dé. Qui perd commence : un ⚃, dit-il. Vous avez un ⚄. Annoncez un ⚄.
lesson-liars-dice-6 = Deux ⚃, avec un dé à lui et deux à vous ? Il devine. Bluffez encore : deux ⚅.
lesson-liars-dice-7 = Cette fois il a douté, et vous n’aviez rien : cela vous coûte un dé. C’est un contre un, et vous avez un ⚀, qui compte comme on veut. Annoncez un ⚁.
lesson-liars-dice-8 = Un ⚃ : ce sera son propre dé. Avec votre ⚀, cela fait deux. Annoncez deux ⚃.
lesson-liars-dice-9 = Il ne l’a pas cru, et c’était vrai. Brice n’a plus de dés : vous avez gagné.
learnt-liars-dice-1 = Une enchère porte sur les dés de tous les gobelets. Vous connaissez les vôtres ; des autres, comptez un sur trois avec les as jokers, un sur six sans.
learnt-liars-dice-2 = Qui est mis en doute à raison perd un dé ; qui doute à tort en perd un aussi.
learnt-liars-dice-3 = Bluffez tant que le suivant doit monter, et doutez quand c’est impossible.
