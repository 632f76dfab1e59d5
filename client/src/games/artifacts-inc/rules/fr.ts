import type { RulesText } from '../../../rules/rules.ts'
import type { ParagraphId } from './ids.ts'

export const fr: RulesText<ParagraphId> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'New York, 1929. Vous bâtissez une firme d’expéditions, d’équipements, de bureaux et d’équipiers. Bonnes cartes, trouvailles des plongées et commandes de musées font la réputation ; à 20 commence le dernier tour de table.',
    words: 'but gagner réputation points',
  },
  start: {
    title: 'Le début',
    text: 'Chacun pose les mêmes cartes de départ en ligne, de gauche à droite, dans l’ordre voulu. Une carte ne bouge jamais : celles qui s’aident devraient être voisines.',
    words: 'mise en place poser ligne cartes de départ ordre',
  },
  dice: {
    title: 'Dés et emplacements',
    text: 'À votre tour vous lancez autant de dés que vos cartes en montrent, sept au plus, et les placez un par un. Un emplacement dit quels nombres conviennent, et agit aussitôt. Un dé par emplacement et par tour, et seulement là où il a un effet. Un dé inutilisé est perdu.',
    words: 'dé emplacement placer nombre convient tour lancer équipe aventurier guide',
  },
  reroll: {
    title: 'Relancer',
    text: 'Certaines cartes permettent de relancer les dés de votre choix : une fois par tour, avant de placer le premier.',
    words: 'relance encore une fois',
  },
  expeditions: {
    title: 'Les expéditions et leurs voisines',
    text: 'Un dé sur une expédition en gagne les artefacts. Un équipement voisin peut élargir les nombres qui conviennent, payer son usage, ou gagner d’une expédition à côté de lui. Voisin veut dire à gauche, à droite, au-dessus ou au-dessous.',
    words: 'fouille artefact gemme parchemin fossile statue voisine équipement',
  },
  buy: {
    title: 'Acheter une carte',
    text: 'Un dé sur Acheter permet de payer une carte en vente, en dollars et parfois aussi en parchemins. Aux rangs A, B et C toutes les cartes visibles sont en vente, aux rangs D et E celle du dessus. Vous pouvez ne rien acheter ; le dé est perdu.',
    words: 'achat prix argent parchemin marché offre vente renoncer quartier général',
  },
  place: {
    title: 'Où se pose une carte',
    text: 'Une nouvelle carte se pose à côté, au-dessus ou au-dessous d’une des vôtres, dans les deux rangées ; les coins ne comptent pas. Elle agit aussitôt, ses dés dès votre prochain tour. Avec l’option de deux rangées de quatre, la place peut manquer.',
    words: 'poser voisine rangée colonne grille coin',
  },
  upgrade: {
    title: 'Retourner une carte',
    text: 'Au lieu d’acheter, payez à nouveau le prix d’une de vos cartes et retournez-la au niveau 2 : plus forte, et souvent de la réputation. Il n’y a pas de niveau 3.',
    words: 'niveau deux améliorer verso',
  },
  museums: {
    title: 'Les commandes des musées',
    text: 'Un dé sur un musée remplit une commande ouverte avec autant d’artefacts de son type : 1 $ chacun et le bonus du musée. Votre cube y reste. À la fin, le plus de cubes d’un musée rapporte sa réputation ; à égalité, qui a la case la plus avancée.',
    words: 'commande case cube majorité livrer',
  },
  collectors: {
    title: 'Les collectionneurs privés',
    text: 'Un dé y vend autant d’artefacts que vous voulez, un au moins : 1 $ chacun, et 1 $ de plus par type au-delà du premier.',
    words: 'vendre vente privé argent artefact',
  },
  dive: {
    title: 'La plongée',
    text: 'Une fois par tour vous pouvez employer des dés dont la somme, avec votre bonus, atteint le nombre de la carte sous-marine du dessus. Elle vaut 1 de réputation et porte une trouvaille, que certaines cartes aiment. Les dés employés sont dépensés.',
    words: 'sous-marin profondeur trouvaille somme poterie monnaie',
  },
  end: {
    title: 'La fin',
    text: 'Quand quelqu’un a 20 de réputation, le tour de table se termine. Puis les majorités des musées s’ajoutent. Le plus de réputation gagne, puis le plus d’argent. Dix tours de table sans achat, amélioration, plongée ni commande finissent aussi la partie.',
    words: 'score égalité vainqueur majorité partie finie vingt',
  },
}
