import type { RulesText } from '../../../rules/rules.ts'
import type { ParagraphId } from './ids.ts'

export const fr: RulesText<ParagraphId> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Douze sortes de trésors gisent au fond de la mer, chacune en cinq couleurs. Il vous en faut une de chaque sorte ; la couleur n’y compte pas. Qui a les douze gagne sur-le-champ.',
    words: 'but gagner sortes plateau places',
  },
  place: {
    title: 'Le début',
    text: 'Tour à tour, chacun place ses bathyscaphes un par un dans la rangée 2, la première sous la surface, dans n’importe quelle colonne.',
    words: 'départ mise en place bateau rangée deux',
  },
  sail: {
    title: 'Le navire avance',
    text: 'À votre tour le navire va d’au moins une colonne vers la droite, jamais en arrière, et s’arrête là où vous avez un bathyscaphe. Ou il quitte le plateau. Les colonnes dépassées n’ont pas d’action avant que tous les navires repartent.',
    words: 'bateau colonne droite hors plateau arrêt',
  },
  act: {
    title: 'Les bathyscaphes agissent',
    text: 'Tous vos bathyscaphes dans la colonne du navire peuvent agir, une fois chacun, dans l’ordre voulu : se déplacer ou repêcher. Un au moins le doit. Les autres colonnes ne comptent pas ce tour-ci. À certaines tables tous font la même chose dans un tour.',
    words: 'action sous le navire bateau une fois option même',
  },
  move: {
    title: 'Se déplacer',
    text: 'Un déplacement va dans n’importe quelle colonne, dans la même rangée ou celle juste au-dessus ou au-dessous, et finit dans une autre case. Les rangées 2 à 5 sont aux bathyscaphes, la surface aux navires. Plusieurs peuvent partager une case.',
    words: 'rangée colonne profondeur loin surface case espace',
  },
  collect: {
    title: 'Repêcher',
    text: 'Un bathyscaphe repêche autant de tuiles de sa case que vous voulez, l’une après l’autre. Pour chacune, jouez une carte de sa couleur et payez ceux qui sont sur votre chemin.',
    words: 'tuile trésor carte couleur main prendre récupérer',
  },
  pay: {
    title: 'Qui est payé',
    text: 'Chaque adversaire reçoit une de vos cartes par bathyscaphe à lui dans cette colonne, à la même profondeur ou plus haut. Les cartes viennent, cachées, de votre réserve ; une fois vide, de votre main, au choix. Qui ne peut tout payer ne repêche pas.',
    words: 'prix coût réserve adversaires dû au-dessus',
  },
  joker: {
    title: 'Jokers',
    text: 'Une moule, ou un second trésor d’une sorte que vous avez, reste à côté de votre plateau comme joker dès votre prochain tour. Il repêche une tuile sans carte ni paiement, et prend sa place, où une carte peut le repêcher dès le tour suivant. Un joker ne repêche jamais un joker.',
    words: 'moule double gratuit second',
  },
  draw: {
    title: 'Piocher',
    text: 'Après vos actions vous piochez dans votre réserve jusqu’à trois cartes en main. Les cartes payées aux autres vont sur le dessus de leur réserve.',
    words: 'main trois réserve pioche fin du tour',
  },
  wait: {
    title: 'Attendre hors du plateau',
    text: 'Tant que votre navire est hors du plateau, vous pouvez échanger une carte par tour : une de la main sous la réserve, celle du dessus en main. Quand tous les navires sont sortis, ils repartent de la gauche.',
    words: 'échange troquer passer hors plateau retour quai port',
  },
  end: {
    title: 'La fin',
    text: 'La partie finit sur-le-champ quand quelqu’un a douze trésors, ou quand une colonne n’en a plus ; aussi quand personne n’a de carte, et après trois traversées sans repêchage par carte ou avec une moule. Le plus de trésors gagne, puis le plus de jokers, puis de cartes.',
    words: 'score égalité vainqueur colonne vide partie finie',
  },
}
