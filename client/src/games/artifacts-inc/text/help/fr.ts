import type { Help } from '../../../page.ts'

export const help: Help = {
  rules: [
    'New York, 1929. Montez une entreprise. À 20 de réputation, la manche se finit, les majorités des musées s’ajoutent, et la plus haute réputation gagne ; à égalité, le plus d’argent.',
    'À votre tour, lancez autant de dés que vos cartes ont de chapeaux, sept au plus, et posez-les un à un : sur vos cartes, sur les cartes publiques ou en plongée. Chacun agit aussitôt. Une case prend un dé par tour. Vous pouvez laisser des dés inutilisés.',
    'Un dé sur le + du Quartier général permet d’acheter une carte, ou d’améliorer l’une des vôtres en repayant son prix. Une nouvelle carte se pose à côté, au-dessus ou au-dessous d’une des vôtres, agit aussitôt et ne bouge plus. Beaucoup aident leurs voisines.',
    'En A, B et C, toute carte visible est en vente ; en D et E, celle du dessus.',
    'Musées : honorez une commande avec autant d’artefacts, pour 1 $ chacun et le bonus du musée. Votre cube y reste : celui qui en a le plus à la fin gagne la réputation de la couronne ; à égalité, le cube le plus avancé l’emporte. Les collectionneurs privés paient 1 $ par artefact et 1 $ par type au-delà du premier.',
    'Plongez une fois par tour, avec des dés dont la somme (et votre bonus) atteint le nombre de la carte du dessus : +1 de réputation et une trouvaille, utile à certaines cartes.',
  ],
  keys: [
    ['1–6', 'prendre un dé de cette valeur'],
    ['T', 'place suivante où il peut aller'],
    ['Flèches', 'aller d’une chose à l’autre sur la table'],
    ['Entrée', 'valider'],
    ['Tab', 'des musées au marché, aux dés et à vos cartes'],
    ['M', 'aller au marché'],
    ['D', 'aller à la plongée'],
    ['R', 'relancer, si une carte le permet'],
    ['Échap', 'reposer ce que vous tenez'],
    ['X', 'ne rien acheter'],
    ['U', 'annuler'],
    ['E', 'finir le tour'],
  ],
}
