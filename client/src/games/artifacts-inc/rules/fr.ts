import type { RulesText } from '../../../rules/rules.ts'
import type { ParagraphId } from './ids.ts'

export const fr: RulesText<ParagraphId> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'New York, 1929. Vous bâtissez une entreprise d’expéditions, d’équipements, de bureaux et d’équipiers. Bonnes cartes, trouvailles des plongées et commandes de musées font la réputation ; à 20 commence la dernière manche.',
    words: 'but gagner réputation points',
  },
  start: {
    title: 'Le début',
    text: 'Chacun pose les mêmes cartes de départ en ligne, de gauche à droite, dans l’ordre voulu. Une carte ne bouge jamais : celles qui s’aident devraient être voisines. Dans l’ordre du tour, chacun reçoit 2, 3, 3 et 4 $ : qui joue après a un peu plus.',
    words: 'mise en place poser ligne cartes de départ ordre',
  },
  dice: {
    title: 'Dés et cases',
    text: 'À votre tour, lancez autant de dés que vos cartes ont de chapeaux, sept au plus, et placez-les un par un. Une case dit quels nombres conviennent, et agit aussitôt. Un dé par case et par tour, et seulement là où il a un effet. Vous pouvez laisser des dés inutilisés : ils sont perdus.',
    words: 'dé case emplacement chapeau placer nombre convient tour lancer équipe aventurier guide',
  },
  signs: {
    title: 'Les signes',
    text: 'Pièce : dollars. Couronne : réputation. Carte à + : acheter. Carte à flèche : améliorer. Chapeau : un dé à lancer. Casque : la plongée. Façade à colonnes : un musée ; cadre : une commande. Petite carte entre quatre flèches : une carte voisine, du genre dessiné (tente : expédition ; pioche et pelle : équipement ; lampe : bureau ; chapeau : équipe ; tour : monument). « / » veut dire « pour chaque ».',
    words: 'symbole icône légende dessin pièce couronne flèche plus chapeau casque',
  },
  reroll: {
    title: 'Relancer',
    text: 'Certaines cartes permettent de relancer les dés de votre choix : une fois par tour, avant de placer le premier.',
    words: 'relance encore une fois',
  },
  expeditions: {
    title: 'Les expéditions et leurs voisines',
    text: 'Un dé sur une expédition en gagne les artefacts. Un équipement voisin peut élargir les nombres qui conviennent, payer chaque dé posé là, ou gagner comme une expédition à côté de lui. Voisin veut dire à gauche, à droite, au-dessus ou au-dessous.',
    words: 'fouille artefact gemme parchemin fossile statue voisine équipement',
  },
  buy: {
    title: 'Acheter une carte',
    text: 'Posez un dé sur le signe + du Quartier général (ou d’une autre carte), puis payez une carte en vente, en dollars et parfois aussi en parchemins. En A, B et C, toutes les cartes visibles sont en vente ; en D et E, celle du dessus. Vous pouvez ne rien acheter : le dé est perdu. Dès qu’une carte neuve remplace l’achetée, l’achat ne s’annule plus.',
    words: 'achat prix argent parchemin marché offre vente renoncer quartier général',
  },
  place: {
    title: 'Où se pose une carte',
    text: 'Une nouvelle carte se pose à côté, au-dessus ou au-dessous d’une des vôtres, dans les deux rangées ; les coins ne comptent pas. Elle agit aussitôt, ses dés dès votre prochain tour. Avec l’option de deux rangées de quatre, la place peut manquer.',
    words: 'poser voisine rangée colonne grille coin',
  },
  upgrade: {
    title: 'Retourner une carte',
    text: 'Avec ce même dé (la flèche à côté du +), vous pouvez repayer le prix d’une de vos cartes et la retourner au niveau 2 : plus forte, et souvent de la réputation. Il n’y a pas de niveau 3.',
    words: 'niveau deux améliorer verso',
  },
  museums: {
    title: 'Les commandes des musées',
    text: 'Un dé sur un musée honore une commande libre avec autant d’artefacts de son type : 1 $ chacun et le bonus du musée. Votre cube y reste. À deux, un musée a six commandes ; à trois ou quatre, neuf. À la fin, celui qui a le plus de cubes dans un musée gagne la réputation de sa couronne ; à égalité, le cube le plus avancé l’emporte.',
    words: 'commande cadre cube couronne majorité livrer',
  },
  collectors: {
    title: 'Les collectionneurs privés',
    text: 'Un dé y vend autant d’artefacts que vous voulez, un au moins : 1 $ chacun, et 1 $ de plus par type au-delà du premier.',
    words: 'vendre vente privé argent artefact',
  },
  dive: {
    title: 'La plongée',
    text: 'Une fois par tour vous pouvez employer des dés dont la somme, avec votre bonus, atteint le nombre de la carte sous-marine du dessus. Elle vaut 1 de réputation et porte une trouvaille, utile à certaines cartes. Les dés employés sont dépensés.',
    words: 'sous-marin profondeur trouvaille somme poterie monnaie',
  },
  end: {
    title: 'La fin',
    text: 'Quand quelqu’un a 20 de réputation, on termine la manche. Puis les majorités des musées s’ajoutent. Le plus de réputation gagne, puis le plus d’argent. Dix manches sans achat, amélioration, plongée ni commande finissent aussi la partie.',
    words: 'score égalité vainqueur majorité partie finie vingt',
  },
}
