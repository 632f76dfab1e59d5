import type { View } from '@fathom/artifacts-inc'
import type { LessonWords } from '../../../../lessons/lesson.ts'
import type { Words } from './en.ts'

export const fr: LessonWords<Words, View> = {
  title: 'Trois jours à New York',
  fossil:
    'New York, 1929 : la première entreprise à 20 de réputation met fin à la partie. À chaque tour, vous posez des dés sur des cartes. Posez le 4 sur votre Expédition au canyon : elle trouve un fossile.',
  scroll:
    'Un fossile ! Chaque case prend un dé par tour, et dit lequel. L’Expédition au désert veut 4 ou plus : le 5 rapporte un parchemin.',
  collectors:
    'Le 6 va aux Collectionneurs privés. Ils prennent tout : 1 $ pièce, et 1 $ de plus par sorte supplémentaire.',
  sell: 'Vendez les deux : deux pièces et une seconde sorte, cela fait 3 $.',
  end: 'Tous les dés sont posés. Terminez votre tour.',
  office:
    'Vous avez 5 $. Votre Quartier général prend tout dé : le signe + achète une carte, la flèche en fait passer une des vôtres au niveau 2. Posez-y le 1.',
  buy: 'Au marché, la pièce dit le prix, la couronne la réputation. L’Expédition au désert coûte 4 $, vaut 1 de réputation et trouve des parchemins. Touchez-la, puis une place libre.',
  put: 'Posez-la contre une de vos cartes ; elle ne bougera plus. Bien des cartes aident leurs voisines : les places compteront.',
  dive: 'Plongez ! Des dés dont la somme atteint la carte du dessus la remontent : 1 de réputation et une trouvaille, que certaines cartes valorisent. Elle dit 6 : votre 6 suffit.',
  again: 'Envoyez le 5 chercher un autre parchemin.',
  endAgain: 'Terminez votre tour, et voyez ce que fait votre rival.',
  second:
    'Les musées achètent des lots d’une même sorte. Vous avez un parchemin : allez d’abord en chercher un second avec le 6.',
  museum: 'Le Musée des parchemins prend un 2, 3 ou 4. Portez-y votre 2.',
  order: 'Chaque case est une commande. Choisissez celle de deux : 1 $ par parchemin, et 2 $ de prime.',
  majority:
    'Votre cube reste : qui en a le plus dans un musée à la fin gagne sa couronne. Ensuite : la fin d’une autre partie.',
  last: 'Vous menez 17 à 15 : visez 20. Pour lire une carte, survolez-la, ou appuyez longuement.',
  keepTheSix: 'Cela irait. Mais de vos dés, seul le 6 ouvre les Collectionneurs privés : prenez-en un plus petit.',
  notYetOver: 'Des dés à vous resteraient inutilisés. Posez-les d’abord.',
  notTheCanyon: 'Dans une partie, c’est permis. D’abord un fossile : posez le 4 sur l’Expédition au canyon.',
  canyonFirst: 'Le parchemin du désert vient ensuite. D’abord un fossile : posez le 4 sur l’Expédition au canyon.',
  notTheDesert: 'C’est permis, et rapporte peu. Envoyez le dé au désert : les parchemins se vendent bien.',
  notTheCollectors: 'Dans une partie, c’est permis. Mais rien ne serait vendu. Portez le 6 aux Collectionneurs privés.',
  sellBoth: 'Un seul ne rapporte que 1 $. Vendez les deux, de deux sortes.',
  useTheOne: 'Cela irait. Mais le Quartier général prend tout, et un 1 ne sert guère ailleurs.',
  buyTheDesert: 'Un autre jour, peut-être. Achetez maintenant l’Expédition au désert.',
  diveWithSix: 'Pour plonger, les dés s’additionnent. Mais le 6 suffit : prenez celui-là seul.',
  scrollsWanted:
    'Dans une partie, c’est permis. Mais un second parchemin vaudra plus dans un instant : envoyez-y le 5.',
  firstTheSecond: 'Avec un parchemin, seule la plus petite case est possible. Cherchez d’abord le second avec le 6.',
  keepTheTwo: 'Il en trouverait un aussi. Mais le musée veut un 2, 3 ou 4 : envoyez le 6, qui n’y sert à rien.',
  toTheMuseum: 'Dans une partie, c’est permis. Mais deux parchemins attendent : portez le 2 ou le 3 au musée.',
  orderOfTwo: 'Celle-là ne prend qu’un parchemin. Celle de deux paie plus, et compte autant à la fin.',
  done: 'Vous savez diriger l’entreprise. Une vraie partie, maintenant ?',
}
