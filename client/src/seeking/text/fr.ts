import type { SeekingText } from './en.ts'

export const fr: SeekingText = {
  title: 'Trouver des adversaires',
  game: 'Jeu',
  mode: 'Comment on joue',
  players: 'Nombre de joueurs',
  playersOf: (n) => `${n} joueurs`,
  pace: 'Rythme',
  live: 'En direct',
  liveHelp:
    'D’une traite : 5 minutes chacun, et 30 secondes de plus par tour. Restez ici jusqu’à ce que quelqu’un vienne.',
  turns: 'Au fil des jours',
  turnsHelp:
    'Sur plusieurs jours : une journée chacun, et 4 heures de plus par tour. Vous pouvez partir ; la recherche dure une semaine.',
  about:
    'D’abord des gens à peu près de votre force, au bout d’un moment n’importe qui. La partie compte pour l’Elo et commence dès que tous sont là.',
  look: 'Chercher des adversaires',
  cancel: 'Annuler',
  looking: (game) => `On cherche des adversaires : ${game}`,
  within: 'à peu près de votre force',
  anybody: 'de toute force',
  who: (players, pace, who, ago) => `${players}, ${pace} ; ${who}, ${ago}`,
  paces: { live: 'en direct', turns: 'au fil des jours' },
  justNow: 'depuis un instant',
  minutes: (n) => `depuis ${n} min`,
  hours: (n) => `depuis ${n} h`,
  playBot: 'Jouer un robot en attendant',
  withdraw: 'Arrêter',
  withdrawn: 'On ne cherche plus personne.',
  found: (game) => `Trouvé : votre table de ${game} a commencé. Elle est à l’accueil.`,
  goThere: 'Aller à la table',
}
