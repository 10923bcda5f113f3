### La première partie

learnt-code-casablanca-1 = Chaque code trouvé écarte le dossier de même numéro : le dossier authentique porte le numéro du code manquant. Déclarez quand vous y êtes.
learnt-code-casablanca-2 = Une réponse écrite peut être un mensonge. Les vôtres retardent les autres ; les leurs se prouvent, en accusant celui qui les a écrites.
learnt-code-casablanca-3 = Une déclaration que personne ne conteste gagne, même fausse. Contestez donc dans le doute, et déclarez à temps.
lesson-code-casablanca-01 = Des enveloppes secrètes attendent dans les bâtiments de Casablanca. Pour apprendre, en voici cinq ; le vrai jeu en a onze. Trois contiennent des dossiers, numérotés de 1 à 3, dont un seul est authentique. Deux contiennent des codes. Il y avait trois codes, mais l’un a été retiré : le dossier authentique porte le numéro du code manquant.
lesson-code-casablanca-02 =
    Soyez le premier à dire où sont les codes et quel dossier est authentique, en étant là où il se trouve, et vous gagnez. Votre agent est rouge. À chaque tour, un ordre envoie tous les agents en mission. Cette fois, c’est vous qui tirez.
    Tirez un ordre de la pile 1.
lesson-code-casablanca-03 =
    Vous êtes avec Brice au Mick’s Café, Chiara est à la Mosquée. Qui est dans un bâtiment ouvre son enveloppe, en secret : voici le code 2. Le dossier 2 est donc un faux. Cela s’écrit tout seul dans votre carnet. Vous pourriez interroger Brice, mais il n’a vu jusqu’ici que la même chose que vous.
    Finissez votre recherche.
lesson-code-casablanca-04 =
    À la fin de chaque tour, on demande à tous, en secret et en même temps, s’ils déclarent avoir résolu l’affaire. Qui est démenti est éliminé. Vous en savez bien trop peu.
    Ne déclarez rien.
lesson-code-casablanca-05 = Brice a tiré : tous les trois vont au Port. Vous y trouvez le dossier 1. Cette fois il y a quelqu’un à interroger : ceux qui partagent un bâtiment peuvent poser chacun une question à un autre, sur tout bâtiment que celui-ci a vu.
lesson-code-casablanca-06 = Brice a demandé à Chiara quel code elle a trouvé à la Mosquée. Tout le monde entend la question. La réponse est écrite, et Brice seul l’a lue.
lesson-code-casablanca-07 =
    C’est à vous que Chiara demande quel code vous avez trouvé au Mick’s Café. C’était le code 2. Mais rien ne vous oblige à dire vrai. Si vous écrivez qu’il n’y en a pas, elle croira que c’est un dossier. Elle seule pourrait le prouver, si elle apprend ce qu’il en est et vous retrouve.
    Mentez : répondez qu’il n’y a pas de code.
lesson-code-casablanca-08 =
    Elle plie votre message. C’était un bluff, par écrit. À vous de chercher : qu’a vu Chiara à la Mosquée ?
    Demandez à Chiara quel code elle a trouvé à la Mosquée.
lesson-code-casablanca-09 =
    Le code 1, écrit-elle, pour vous seul. Vrai ou faux ? Si vous appreniez que c’est faux, vous pourriez l’accuser, et la démasquer. Mais qui accuse à tort est éliminé. Croyez-la pour l’instant.
    Finissez votre recherche.
lesson-code-casablanca-10 =
    Le code 2 au Mick’s Café, le code 1 à la Mosquée : c’est alors le code 3 qui manque, et le dossier 3 est authentique. Mais où est-il ? À la Gare ou au Consulat, et pour déclarer il faut y être.
    Ne déclarez rien encore.
lesson-code-casablanca-11 =
    Une étoile ! L’ordre vous envoie à la Gare, Chiara et vous, et qui est envoyé sur une étoile peut aller n’importe où ailleurs. Chiara reste à la Gare. Le dossier 3 est là, ou au Consulat.
    Allez au Consulat.
lesson-code-casablanca-12 =
    Le dossier 3 : vous y êtes. Tout concorde, si Chiara a dit vrai. Les autres en savent presque autant : n’attendez pas. Une déclaration se compose à l’abri des regards, bâtiment par bâtiment.
    Commencez la vôtre : un code au Mick’s Café.
lesson-code-casablanca-13 =
    On ne demande pas quel code est où.
    L’autre code : à la Mosquée.
lesson-code-casablanca-14 =
    Et le dossier authentique ?
    Le dossier 3.
lesson-code-casablanca-15 =
    Jusqu’ici vous pouviez encore y renoncer.
    Remettez la déclaration.
lesson-code-casablanca-16 =
    Brice laisse passer. Chiara conteste : selon elle, le dossier 3 est au Mick’s Café. C’est votre mensonge qui l’y a menée ! Vous pouvez avouer une erreur, et être éliminé ; ou maintenir, et la tuile est retournée. Vous savez ce qu’il y a là.
    Maintenez.
lesson-code-casablanca-17 = Le code 2, comme vous le saviez. La déclaration a été contestée et a tenu : on la vérifie donc en entier. Elle est juste, et vous avez gagné. Si personne n’avait contesté, elle aurait gagné même fausse. Essayez maintenant le vrai jeu, avec ses onze bâtiments.
