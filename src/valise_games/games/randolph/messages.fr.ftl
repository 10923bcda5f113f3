### La première partie

learnt-randolph-1 = Regardez un jeton, dites le chiffre que vous voulez, avancez d’autant. Sur le symbole de la carte du dessus, vous la prenez, et de l’argent avec elle. Quatre pareilles emportent la banque.
learnt-randolph-2 = Chaque chiffre mène à un symbole : celui qu’il vous faut est donc toujours tentant, pour vous comme pour les autres. Qui doute met de l’argent dessus.
learnt-randolph-3 = Une relance vaut parfois mieux que la vérité. Et souvenez-vous des jetons vus : qui reprend l’un d’eux ne peut plus vous tromper.
lesson-randolph-01 = Un anneau de 28 coupoles, avec sept symboles répétés quatre fois. Vous réunissez des cartes de ces symboles, et la banque paie pour chacune. Qui en a quatre d’un même symbole emporte toute la banque, et la partie est finie. Le plus riche gagne.
lesson-randolph-02 =
    D’abord chacun place sa figure sur l’anneau, où il veut. Peu importe : de toute coupole, les chiffres de 0 à 6 mènent à sept symboles différents.
    Placez la vôtre sur le minaret du haut, le minaret 1.
lesson-randolph-03 = Voici les jetons, face cachée devant les coupoles : les chiffres de 0 à 6, chacun deux fois. Chacun en a reçu un à mettre de côté. Le vôtre est un 2 : vous seul savez qu’il manque un 2. Vous avez aussi trois cartes, dont deux chameaux. Et la carte du dessus, au milieu, est un chameau.
lesson-randolph-04 =
    Le prochain chameau est à un pas : vous aimeriez donc dire « un ». À votre tour, vous prenez un jeton, vous le lisez en secret, vous le posez ailleurs, et vous annoncez un chiffre.
    Prenez le jeton de la lampe 3 : la troisième, dans le sens horaire à partir du haut.
lesson-randolph-05 =
    Un 1 : quelle chance. Vous seul le voyez. Tous voient où vous le posez, et vous le reconnaîtrez.
    Posez-le sur la lampe 1, la première à partir du haut.
lesson-randolph-06 =
    Vous pouvez annoncer ce qui vous plaît. Cette fois, la vérité suffit.
    Dites 1.
lesson-randolph-07 = On a demandé aux deux autres s’ils protestaient : ils laissent passer. Vous êtes sur le chameau et vous prenez la carte : votre troisième chameau, pour 300. Encore un, et la banque est à vous. Elle contient 4800.
lesson-randolph-08 =
    La nouvelle carte est une lampe, et Brice dit cinq, ce qui le mène à une lampe. Vrai ou faux ? Pour en douter, il faudrait miser au moins 100. Vous ne savez rien de ce jeton.
    Laissez passer.
lesson-randolph-09 =
    Chiara dit deux. Cela ne lui rapporte rien, puisque la carte du dessus est maintenant un poignard : elle n’aura guère menti pour cela.
    Laissez passer.
lesson-randolph-10 =
    À vous. De votre chameau, le poignard est à trois pas.
    Prenez le jeton du palmier 3, le troisième à partir du haut.
lesson-randolph-11 =
    Encore un 1. Il vous mènerait à une lampe, pour rien. Eh bien : personne d’autre ne l’a vu.
    Posez-le sur le palmier 1, à côté de l’autre.
lesson-randolph-12 =
    Maintenant, mentez. Sans hésiter, comme vous avez dit « un » tout à l’heure.
    Dites 3.
lesson-randolph-13 =
    Chiara ne vous croit pas, et mise 100. Vous pouvez avouer : cela coûte 50 et vous reculez. Si vous suivez, le jeton est montré, et vous êtes pris. Ou vous relancez, et c’est à elle de se poser des questions. Elle risquerait 300 contre quelqu’un qui avait l’air si sûr.
    Triplez.
lesson-randolph-14 = Elle se couche. Ses 100 sont à vous, le jeton reste caché, et vous prenez le poignard que vous n’aviez pas mérité, avec 100 de la banque. Voilà le jeu.
lesson-randolph-15 =
    Regardez bien. Brice a pris le jeton que vous aviez posé sur le palmier 1. Vous le connaissez : c’est un 1. Il dit zéro, reste sur sa lampe, et veut la carte, une lampe. Il ment, et vous en êtes certain. Misez ; pas trop, pour ne pas l’effrayer.
    Misez 200.
lesson-randolph-16 =
    Votre mise reste sous pli jusqu’à ce que tous aient répondu.
    Misez 200.
lesson-randolph-17 =
    Brice maintient son chiffre, et suit. Le jeton est montré : un 1. Vous gagnez ses 200, et une carte : celle du dessus, ou l’une des siennes. Il a un chameau, et vous en avez trois.
    Prenez le chameau.
lesson-randolph-18 = Quatre chameaux : la banque vous verse tout ce qu’elle a, et la partie est finie. Une vérité, un mensonge, et une bonne mémoire.
