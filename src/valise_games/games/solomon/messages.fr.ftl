### La première partie: Agent

learnt-agent-1 = Un agent qui porte la valise dans sa propre capitale finit la partie. La plus forte mise sur lui gagne, peu importe qui l’a déplacé.
learnt-agent-2 = On peut protester sans rien avoir en main. Si l’autre reprend son action, le bluff a marché ; s’il insiste, on renonce sans rien montrer.
learnt-agent-3 = Une attaque coûte 500 et révèle toutes les mises sur la victime. Un duel apprend que vous avez au moins ce que vous citez, et rien de plus.
lesson-agent-01 = Huit agents attendent dans quatre capitales, et une valise se trouve à Tanger, au milieu de la carte. Tôt ou tard, un agent la portera dans sa propre capitale. Celui qui a le plus payé cet agent gagne la partie.
lesson-agent-02 =
    Avant le premier tour, tous soudoient, en secret et en même temps. Prenez l’un des deux Russes, à Moscou : le numéro 1. L’autre est un autre homme, et se paie à part.
    Mettez un lot de 1000 sur le Russe 1.
lesson-agent-03 =
    Vous pourriez continuer. Mais gardez de l’argent : plus tard, vous en saurez davantage. Ce que vous avez placé est sur le papier jaune, pour vous seul.
    Dites que vous avez fini.
lesson-agent-04 =
    À votre tour, vous déplacez un agent, n’importe lequel, d’une liaison ; ou vous attaquez ; ou vous soudoyez. Tanger est à trois liaisons de Moscou.
    Déplacez le Russe 1 vers Kiev.
lesson-agent-05 =
    Personne n’a protesté. Maintenant Brice fait partir l’Américain 1. Après chaque annonce, on interroge tous les adversaires, en même temps et en secret. Il est encore loin.
    Laissez passer.
lesson-agent-06 =
    Chiara soudoie : vous voyez qu’elle le fait, et rien d’autre.
    Continuez : le Russe 1 à Istanbul.
lesson-agent-07 =
    C’est la course vers Tanger. Pour arrêter l’Américain 1 dans un duel, il faudrait avoir sur lui plus que Brice, et il y a sûrement mis le prix.
    Laissez passer.
lesson-agent-08 =
    Chiara envoie le Britannique 1. Vous n’avez rien sur lui, mais ici chacun peut protester, même les mains vides. Si elle craint que vous ayez plus qu’elle, elle reprendra son coup. Bluffez donc.
    Protestez.
lesson-agent-09 = Elle le reprend, et termine son tour. Aucun montant n’a été cité, personne n’a rien appris, et le Britannique 1 est toujours chez lui. Voilà votre premier bluff. Si elle avait insisté, vous auriez renoncé, sans rien montrer.
lesson-agent-10 =
    Brice est à côté de Tanger et sera le premier sur la valise. Vous pourriez y aller tout de suite, et vous faire attaquer. Laissez-le plutôt la prendre, et préparez votre propre attaque. Cela coûte de l’argent.
    Soudoyez.
lesson-agent-11 =
    Une attaque demande 500 sur l’attaquant, et les consomme.
    Mettez encore 1000 sur le Russe 1.
lesson-agent-12 =
    2000 sur le Russe 1.
    Dites que vous avez fini.
lesson-agent-13 =
    Comme prévu. L’Américain 1 entre à Tanger et se place sur la valise : il en est le porteur, et personne ne la lui prend, sauf par une attaque.
    Laissez passer.
lesson-agent-14 =
    Le Russe 1 est à une liaison. Une attaque le mène sur la victime, qui part aux Bahamas pour toujours ; votre homme peut prendre sa place sur la valise. Chez lui, l’Américain 1 aurait été à l’abri.
    Attaquez l’Américain 1 à Tanger avec le Russe 1, et placez-vous sur la valise.
lesson-agent-15 =
    Brice proteste, bien sûr. Vous pouvez reprendre l’attaque, ou insister. A-t-il vraiment de l’argent sur le Russe 1 ? C’est 2000 contre ce qu’il a.
    Insistez.
lesson-agent-16 =
    Il cite 200. Il vous suffit d’en citer autant : l’égalité suffit au joueur actif. En citer plus en dirait plus à la table.
    Citez 200.
lesson-agent-17 = Il renonce, et l’attaque est maintenue. Vous payez 500 sur vos 2000. Et tous apprennent ce qu’il y avait sur l’Américain 1 : Brice y avait 1000, et ils sont perdus.
lesson-agent-18 =
    Tous deux soudoient. Le Russe 1 porte la valise : il est temps de rentrer.
    Déplacez-le vers Istanbul, avec la valise.
lesson-agent-19 =
    Aucun agent n’appartient à personne : Brice déplace donc le vôtre, et du mauvais côté. Cette fois vous avez votre mot à dire, et de quoi le dire.
    Protestez.
lesson-agent-20 =
    Il insiste. Qui proteste cite le premier montant. Commencez bas.
    Citez 300.
lesson-agent-21 =
    600 : voilà donc où est allé son argent. Il faut citer plus que lui.
    Citez 700.
lesson-agent-22 =
    Il cède : le déplacement est annulé, le Russe 1 est toujours à Istanbul. La table sait que vous avez au moins 700. Que vous ayez 1500 reste votre secret.
    En route pour Kiev, avec la valise.
lesson-agent-23 =
    Brice a encore soudoyé. A-t-il pu dépasser 1500 ? Il a montré 600, et s’est arrêté là. Vous pouvez soudoyer encore, ou vous fier à vos calculs et en finir. Fiez-vous à eux.
    Amenez le Russe 1 à Moscou, avec la valise.
lesson-agent-24 =
    Chiara proteste. A-t-elle de l’argent sur lui, ou vous fait-elle ce que vous lui avez fait ?
    Insistez.
lesson-agent-25 = Un bluff : elle renonce sans citer de montant. La valise est à Moscou, tous les registres sont ouverts, et vous gagnez avec 1500 contre les 900 de Brice.

### La première partie: Casablanca

learnt-casablanca-1 = L’agent qui rentre avec la valise décide de la partie : qui a le plus sur lui gagne, peu importe qui l’a déplacé.
learnt-casablanca-2 = Les pots-de-vin sont secrets. Les autres n’ont que vos déplacements, vos protestations et vos enchères pour deviner : bougez donc parfois un agent qui n’est pas à vous.
learnt-casablanca-3 = Dans un duel, personne ne peut dépasser ce qu’il a, mais chacun peut s’arrêter avant. Enchérir ne coûte rien, et en dit long.
lesson-casablanca-01 = Huit agents attendent aux coins de Casablanca, et une valise se trouve au Bazar, au milieu. Tôt ou tard, l’un d’eux l’apportera dans sa base. Celui qui a le plus payé cet agent gagne la partie.
lesson-casablanca-02 =
    Aucun agent n’appartient à personne. À votre tour, vous en déplacez un, celui que vous voulez, ou vous soudoyez, ou vous faites éliminer quelqu’un. D’abord, l’argent : vous avez 10 000 à répartir, et personne ne voit où.
    Choisissez de soudoyer.
lesson-casablanca-03 =
    Faites de Rouge votre agent. Il habite l’Aéroport, en bas à droite.
    Mettez un lot de 1000 sur Rouge.
lesson-casablanca-04 =
    Dans un même tour, vous pouvez placer autant de lots que vous voulez ; les autres voient seulement que vous soudoyez. Mais ce qui est donné ne revient pas.
    Mettez encore 500 sur Rouge.
lesson-casablanca-05 =
    Vous avez maintenant 1500 sur Rouge. C’est écrit dans votre dossier, le papier jaune : il est pour vous seul.
    Dites que vous avez fini.
lesson-casablanca-06 = Brice et Chiara ont soudoyé aussi. Qui, et de combien ? Vous en voyez aussi peu qu’eux. À partir de maintenant, chacun surveille ce que les autres font des agents.
lesson-casablanca-07 =
    Si vous déplacez Rouge tout de suite, ils sauront. Bluffez donc : déplacez un agent sur lequel vous n’avez rien, comme s’il comptait.
    Envoyez Jaune de la Police, en bas à gauche, au Tribunal.
lesson-casablanca-08 =
    Vous avez annoncé, on a demandé aux deux autres s’ils protestaient, personne ne l’a fait. Maintenant Brice déplace Rouge : il a l’air de l’aimer aussi. On interroge tout le monde, en secret et en même temps. Cela vous arrange.
    Laissez passer.
lesson-casablanca-09 =
    Chiara tombe dans le panneau : Gris, qu’elle paie, va au Tribunal éliminer Jaune, qu’elle croit à vous. Pour protester, il vous faudrait de l’argent sur Gris, l’agent qui agit. Vous n’en avez pas, mais on vous interroge comme tout le monde.
    Laissez passer.
lesson-casablanca-10 = Jaune est hors jeu pour toujours, avec tout ce qu’on avait misé sur lui. Une élimination coûte 1000, pris sur la mise que l’on a sur le tueur. Chiara a payé 1000 pour écarter un agent sur lequel vous n’aviez rien : voilà votre premier bluff.
lesson-casablanca-11 =
    Puisque Brice fait avancer Rouge, personne ne s’étonnera que vous le fassiez aussi.
    Faites avancer Rouge, du Garage au Télégraphe.
lesson-casablanca-12 =
    Brice travaille pour vous, et ne le sait pas.
    Laissez passer.
lesson-casablanca-13 =
    Chiara soudoie : elle a peut-être compris où cela mène. Encore une rue jusqu’à la valise.
    Faites entrer Rouge au Bazar.
lesson-casablanca-14 =
    Un agent qui quitte le bâtiment où est la valise peut l’emporter. Brice prend avec elle le chemin du retour. Il doit croire qu’il a le plus sur Rouge.
    Laissez passer.
lesson-casablanca-15 =
    À trois rues de la base, et Chiara a encore soudoyé.
    Continuez : Rouge au Télégraphe, avec la valise.
lesson-casablanca-16 =
    Brice proteste, non pour arrêter Rouge, mais pour savoir ce que vous avez. C’est un duel. Il enchérit à 300, qu’il doit vraiment avoir sur Rouge. Tenir, c’est dire : j’en ai autant. Passer, c’est annuler le déplacement. Personne ne paie rien.
    Tenez.
lesson-casablanca-17 =
    600. Vous pourriez vous arrêter là et passer pour pauvre : ce serait aussi un bluff. Mais la valise n’avancerait pas.
    Tenez.
lesson-casablanca-18 =
    Brice renonce, Rouge est au Télégraphe, et la table sait : vous avez au moins 600 sur Rouge, et Brice aussi. Puis il a soudoyé. Si c’était Rouge, il en a peut-être maintenant plus que vous.
    Répondez-lui : soudoyez.
lesson-casablanca-19 =
    C’est le dernier moment pour être tranquille.
    Mettez encore 1000 sur Rouge.
lesson-casablanca-20 =
    2500 en tout. Les autres voient que vous soudoyez, rien de plus.
    Dites que vous avez fini.
lesson-casablanca-21 =
    Brice est pressé : Rouge va au Garage, à une rue de la base.
    Laissez passer.
lesson-casablanca-22 =
    Chiara veut détourner Rouge, valise comprise. Cette fois, c’est vous qui n’êtes pas d’accord.
    Protestez.
lesson-casablanca-23 =
    Qui proteste parle en premier. Commencez bas : pourquoi en dire plus qu’il ne faut ?
    Enchérissez à 100.
lesson-casablanca-24 =
    Elle tient : elle a donc, elle aussi, au moins 100 sur Rouge. Il suffit au joueur actif d’avoir autant que vous ; à vous de monter.
    Enchérissez à 500.
lesson-casablanca-25 =
    Elle passe, Rouge reste au Garage, et elle doit annoncer autre chose : Bleu, sans importance.
    Laissez passer.
lesson-casablanca-26 =
    Rouge est à une rue de sa base. Brice a montré 600, vous avez 2500. Même s’il l’y portait lui-même, vous gagneriez.
    Amenez Rouge à l’Aéroport, avec la valise.
lesson-casablanca-27 = Brice a laissé passer, parce qu’il croyait Rouge à lui : il avait 1200 sur lui. Tous les registres sont ouverts, et vous avez gagné.
