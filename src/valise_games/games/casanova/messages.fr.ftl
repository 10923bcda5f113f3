### La première partie

learnt-casanova-1 = Trouvez Casanova, déposez votre joyau chez le Doge, et ramenez-le dans votre palazzo.
learnt-casanova-2 = La table voit qui vous inspectez, jamais ce que vous avez vu ni si vous avez échangé. Échangez parfois pour rien : personne ne saura quand cela compte.
learnt-casanova-3 = Surveillez l’autre bout de votre rue : une dame peut y regarder dans votre gondole, et vous le prendre. Les gondoles vides sont des raccourcis, et des obstacles.
lesson-casanova-01 = Venise, la nuit ; une petite, pour apprendre : deux canaux au lieu de cinq. Casanova se cache, déguisé en servante, dans l’un de cinq couples masqués : trois sont dans les gondoles des joueurs, deux dans les théâtres. Personne ne sait lequel est le sien. Ramenez-le dans votre palazzo, et vous gagnez.
lesson-casanova-02 = Mais il faut d’abord acheter le Doge : avant de ramener Casanova, accostez chez lui, en bas de la carte, et laissez-y votre joyau. Donc : cherchez en descendant, et que personne ne voie que vous l’avez trouvé.
lesson-casanova-03 =
    Vous avez trois points par tour. Un point mène une gondole à l’embarcadère suivant : la vôtre, ou une gondole vide. Vous êtes en P1, en haut.
    Menez votre gondole en A1.
lesson-casanova-04 =
    Une rue en pointillé mène d’A1 à B3, et un théâtre s’y trouve, avec un couple. De chaque bout de la rue, on peut regarder ce couple et le sien. Cela ne coûte aucun point.
    Inspectez le théâtre.
lesson-casanova-05 =
    Deux servantes ordinaires : il n’est dans aucun des deux couples. Personne d’autre ne l’a vu. Vous choisissez maintenant en secret d’échanger les deux couples, ou non. Cela ne servirait à rien. C’est bien pourquoi il faut le faire : les autres doivent croire que vous l’avez peut-être trouvé.
    Échangez.
lesson-casanova-06 =
    La table a vu que vous inspectiez, et rien d’autre. C’était un bluff. Votre dossier tient le compte des endroits où il peut encore être.
    Continuez vers A2.
lesson-casanova-07 =
    Il vous reste un point.
    Continuez vers A3, où commence la rue de l’autre théâtre.
lesson-casanova-08 =
    Inspecter ne coûte rien, et l’on peut regarder chaque partenaire une fois par tour.
    Inspectez aussi ce théâtre.
lesson-casanova-09 =
    Le voilà ! Casanova est dans ce théâtre. Cette fois l’échange est pour de bon, et il ressemble en tout point à l’autre.
    Échangez.
lesson-casanova-10 =
    Il est maintenant dans votre gondole. Personne d’autre ne le sait.
    Finissez votre tour.
lesson-casanova-11 = Brice est en B1, à l’autre bout de votre rue. De là, il aurait pu regarder dans votre gondole, et se servir. Il a regardé dans le théâtre, où se trouve votre ancien couple. A-t-il échangé ? Vous ne le savez pas.
lesson-casanova-12 =
    Brice descend derrière vous, et Chiara fouille l’autre théâtre. À vous : allez chez le Doge.
    Allez en A4.
lesson-casanova-13 =
    Dans le bassin, tout est à un point de tout.
    Accostez en V1, le premier embarcadère du Doge.
lesson-casanova-14 =
    Votre joyau est chez le Doge : désormais votre palazzo est ouvert à Casanova. Rien ne vous oblige à dépenser votre dernier point.
    Finissez votre tour.
lesson-casanova-15 = Brice accoste à côté de vous, et regarde : chez le Doge, on peut voir tous les couples qui y sont amarrés. Il a donc vu Casanova dans votre gondole. Maintenant il sait, et il vous suivra. Il faut être plus rapide que lui.
lesson-casanova-16 =
    Par l’eau, il y a cinq points jusque chez vous, et Chiara barre le passage en A3. Mais voyez la rue d’A4 : à l’autre bout, en B2, une gondole vide attend, et marcher est gratuit.
    Allez d’abord en A4.
lesson-casanova-17 =
    Votre dame débarque, suit la rue avec son couple, et monte dans la gondole de l’autre bout.
    Allez à pied en B2.
lesson-casanova-18 =
    Il vous reste deux points, et deux liaisons à faire.
    Allez en B1.
lesson-casanova-19 =
    À la maison ! Votre couple sera montré à tous. Mieux vaut que ce soit le bon.
    Accostez à votre palazzo, P1.
lesson-casanova-20 = C’est Casanova, et vous avez gagné. Sans lui, vous auriez perdu vos points restants, et cherché encore. Dans la grande Venise il y a dix couples, sept théâtres, et le chemin est plus long.
