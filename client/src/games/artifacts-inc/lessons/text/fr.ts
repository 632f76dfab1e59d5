import type { View } from '@fathom/artifacts-inc'
import type { LessonWords } from '../../../../lessons/lesson.ts'
import { hasDived, isLastRound, mayDive, points } from '../lastScene.ts'
import type { Words } from './en.ts'

export const fr: LessonWords<Words, View> = {
  title: 'Trois jours à New York',
  fossil:
    'New York, 1929 : la première entreprise à 20 de réputation met fin à la partie. À chaque tour, vous posez des dés sur des cartes. Posez le 4 sur votre Expédition au canyon : elle trouve un fossile.',
  scroll:
    'Un fossile ! Chaque case prend un dé par tour, et dit lequel. L’Expédition au désert veut 4 ou plus : le 5 rapporte un parchemin.',
  collectors:
    'Le 6 va aux Collectionneurs privés. Ils prennent tout : 1 $ par artefact, et 1 $ de plus par type au-delà du premier.',
  sell: 'Vendez les deux artefacts : 2 $, plus 1 $ pour le second type.',
  end: 'Tous vos dés sont posés : trois par tour, un par chapeau de vos Aventuriers. Terminez votre tour.',
  office:
    'Vous avez 5 $. Votre Quartier général prend tout dé : le signe + achète une carte, la flèche retourne l’une des vôtres au niveau 2. Posez-y le 1.',
  buy: 'Au marché, la pièce dit le prix, la couronne la réputation. L’Expédition au désert coûte 4 $, vaut 1 de réputation et trouve des parchemins. Choisissez-la, puis une place libre.',
  put: 'Posez-la contre une de vos cartes ; elle ne bougera plus. Bien des cartes aident leurs voisines : les places compteront.',
  dive: 'Plongez ! Il faut des dés dont la somme atteint le nombre de la carte du dessus : +1 de réputation et une trouvaille, utile à certaines cartes. Elle demande 6 : votre 6 suffit.',
  again: 'Envoyez le 5 chercher un autre parchemin.',
  endAgain: 'Terminez votre tour, et voyez ce que fait votre adversaire.',
  second:
    'Un musée commande des artefacts d’un seul type, et paie mieux plusieurs qu’un seul. Vous avez un parchemin : cherchez-en d’abord un second avec le 6.',
  museum: 'Le Musée des parchemins prend un 2, 3 ou 4. Portez-y votre 2.',
  order: 'Chaque cadre est une commande. Choisissez celle de deux : 1 $ par parchemin, et 2 $ de bonus.',
  majority: 'Votre cube reste : qui en a le plus à la fin gagne la réputation de la couronne.',
  last: (position) => {
    const [mine, theirs] = points(position)
    const state = mine > theirs ? `vous menez ${mine} à ${theirs}` : `vous avez ${mine}, votre adversaire ${theirs}`
    const aim = isLastRound(position) ? 'c’est la dernière manche' : 'visez 20'
    const next = hasDived(position)
      ? 'Le Scaphandre aide à plonger, et la Barge paie chaque plongée : avec cet argent, achetez ou retournez une carte.'
      : mayDive(position)
        ? 'Plongez : la Barge paie 5 $.'
        : 'Vos dés n’atteignent aucune plongée : gagnez, puis achetez de la réputation.'
    return `Autre partie : ${state}, ${aim}. ${next} Pour lire une carte, survolez-la ou appuyez longuement.`
  },
  keepTheSix: 'Ce serait permis, mais seul votre 6 convient aux Collectionneurs privés : prenez ici un dé plus petit.',
  notYetOver: 'Il vous reste des dés à poser. Posez-les d’abord.',
  notTheCanyon: 'Dans une partie, c’est permis. D’abord un fossile : posez le 4 sur l’Expédition au canyon.',
  canyonFirst: 'Le parchemin du désert vient ensuite. D’abord un fossile : posez le 4 sur l’Expédition au canyon.',
  notTheDesert: 'C’est permis, et rapporte peu. Envoyez le dé au désert : les parchemins se vendent bien.',
  notTheCollectors: 'Dans une partie, c’est permis. Mais rien ne serait vendu. Portez le 6 aux Collectionneurs privés.',
  sellBoth: 'Un seul ne rapporte que 1 $. Vendez les deux, de deux types.',
  useTheOne:
    'Ce serait permis, mais le Quartier général prend tout dé, et c’est là que ce 1 vaut le plus : achetez une carte.',
  buyTheDesert: 'Un autre jour, peut-être. Achetez maintenant l’Expédition au désert.',
  diveWithSix: 'Pour plonger, les dés s’additionnent. Mais le 6 suffit : ne prenez que lui.',
  scrollsWanted:
    'Dans une partie, c’est permis. Mais un second parchemin vaudra plus dans un instant : envoyez-y le 5.',
  firstTheSecond:
    'Avec un parchemin, seule la plus petite commande est possible. Cherchez d’abord le second avec le 6.',
  keepTheTwo:
    'Il en trouverait un aussi. Mais le musée veut un 2, 3 ou 4 : envoyez plutôt le 6, dont le musée ne veut pas.',
  toTheMuseum: 'Dans une partie, c’est permis. Mais deux parchemins attendent : portez le 2 ou le 3 au musée.',
  orderOfTwo: 'Celle-là ne prend qu’un parchemin. Celle de deux paie plus, et compte autant à la fin.',
  done: 'Vous savez diriger l’entreprise. Une vraie partie, maintenant ?',
}
