import type { Help } from '../../../page.ts'

export const help: Help = {
  rules: [
    'Jusqu’à quatre entreprises cherchent des trésors autour d’une île, pendant trois années de trois quadrimestres. La réputation fait gagner\u202f: trésors exposés au musée, brevets, publicité et bien d’autres choses.',
    'Chaque année commence par un budget\u202f: tout l’argent est réparti sur cinq comptes, et chacun ne paie que certaines zones. Le déplacer ensuite coûte des frais\u202f; la caisse noire est secrète et paie les pots-de-vin.',
    'Dans un quadrimestre, chacun place d’abord ses meeples dans les files de la ville, un par un. Puis les zones se jouent de 1 à 10, chaque file depuis l’avant. Le boss et les spécialistes paient 2\u00a0$ de moins.',
    'Une carte permet de naviguer vers un site. Qui apporte la première carte en choisit la tuile. À chaque quadrimestre, vos Zodiacs en mer avancent (deux cases gratuites) et plongent, niveau par niveau, aussi profond que l’équipement le permet\u202f; les requins s’affrontent au dé.',
    'Les trésors se vendent aux salles financées du musée. Une salle pleine ouvre\u202f: son mécène gagne de la réputation, et les pièces comptent à la fin pour leurs vendeurs.',
    'Quand toutes les salles sont ouvertes, ou après le neuvième quadrimestre, on additionne\u202f: pièces exposées, brevets, requins, cartes, argent, et l’ordre du tour de chaque année.',
  ],
  keys: [
    ['1–9, 0', 'aller à une zone\u202f; encore pour y placer'],
    ['B W M', 'prendre le boss, un ouvrier, le mercenaire'],
    ['L', 'enveloppe d’abord'],
    ['D', 'sur une action double'],
    ['T', 'prochaine chose possible'],
    ['Flèches', 'aller d’une chose à l’autre'],
    ['Entrée', 'le faire'],
    ['Z', 'un bâtiment ou un site de près, et retour'],
    ['Échap', 'reposer ce que vous tenez'],
    ['U', 'annuler'],
    ['E', 'finir le tour'],
  ],
}
