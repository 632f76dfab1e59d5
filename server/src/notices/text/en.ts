import { english } from '@fathom/kernel'
import type { NoticeText } from './texts.ts'

const { list } = english

const PACES = { none: 'no clock', live: 'live', turns: 'by turns' } as const

export const en: NoticeText = {
  line: {
    'your-turn': (game, prompt) => `Your turn in ${game}: ${prompt}`,
    'clock-low': (game, prompt) => `Your time in ${game} is running low: ${prompt}`,
    asked: (game) =>
      `The others in ${game} wait for your answer: whether a turn is taken back, the clocks wait, or the game ends here.`,
    started: (game) => `${game} has started.`,
    named: (game) => `Somebody speaks to you at your table of ${game}.`,
    ended: (game, prompt) => `${game} is over: ${prompt}`,
  },
  closed: (game, prompt) => `${game}: ${prompt}`,
  opened: (game, names, pace) => `New open table: ${game}, with ${list(names)}, ${PACES[pace]}`,
  invited: (game, names) => `You are asked to a table of ${game}, with ${list(names)}`,
  openTables: (count) => `${count} new open tables`,
  tables: (count) => `News from ${count} tables`,
  more: (count) => (count === 1 ? 'and one more table' : `and ${count} more tables`),
  test: 'This is a test: here you will be told when it is your turn.',
  confirm: {
    subject: 'Is this your address?',
    text: 'Somebody wants to be told at this address when it is their turn in Fathom. If that is you, open this link; if not, do nothing, and you will not hear of it again.',
  },
  whyThis: 'You asked to be told. What you are told, and when, you can change here:',
  stopThis: 'No more e-mails to this address:',
}
