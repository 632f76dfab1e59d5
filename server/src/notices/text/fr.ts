import { french } from '@fathom/kernel'
import type { NoticeText } from './texts.ts'

const { list } = french

const PACES = { none: 'sans pendule', live: 'en direct', turns: 'au fil des jours' } as const

export const fr: NoticeText = {
  line: {
    'your-turn': (game, prompt) => `À vous de jouer à ${game} : ${prompt}`,
    'clock-low': (game, prompt) => `Il vous reste peu de temps à ${game} : ${prompt}`,
    asked: (game) =>
      `On attend votre réponse à ${game} : reprend-on un tour, les pendules attendent-elles, ou la partie s’arrête-t-elle ?`,
    started: (game) => `La partie de ${game} a commencé.`,
    named: (game) => `Quelqu’un vous parle à votre table de ${game}.`,
    ended: (game, prompt) => `La partie de ${game} est finie : ${prompt}`,
  },
  closed: (game, prompt) => `${game} : ${prompt}`,
  opened: (game, names, pace) => `Nouvelle table ouverte : ${game}, avec ${list(names)}, ${PACES[pace]}`,
  invited: (game, names) => `Vous êtes invité à une table de ${game}, avec ${list(names)}`,
  openTables: (count) => `${count} nouvelles tables ouvertes`,
  tables: (count) => `Des nouvelles de ${count} tables`,
  more: (count) => (count === 1 ? 'et d’une autre table' : `et de ${count} autres tables`),
  test: 'Ceci est un essai : c’est ici que vous apprendrez que c’est à vous de jouer.',
  confirm: {
    subject: 'Cette adresse est-elle la vôtre ?',
    text: 'Quelqu’un souhaite être prévenu à cette adresse quand vient son tour à Fathom. Si c’est vous, ouvrez ce lien ; sinon, ne faites rien et vous n’en entendrez plus parler.',
  },
  whyThis: 'Vous avez demandé à être prévenu. De quoi et quand, cela se règle ici :',
  stopThis: 'Ne plus recevoir de courriels à cette adresse :',
}
