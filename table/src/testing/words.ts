import type { GameText } from '@fathom/kernel'
import type { TableText } from '../read.ts'

/** Words short enough to be read in a test. */
export const TABLE_WORDS: TableText = {
  waitingForPlayers: (open) => `${open} to come`,
  endTurn: 'end it',
  waitingForOthers: (names) => `wait for ${names.join(', ')}`,
  finished: (names, late) => `won: ${names.join(', ')}${late.length === 0 ? '' : `; late: ${late.join(', ')}`}`,
  closed: (by) => `closed by ${by ?? 'nobody'}`,
  endAgreed: 'all agreed to end it',
  nobodyCame: 'nobody came',
  former: 'former',
  of: (localized) => localized.fr,
}

export const GAME_WORDS: GameText = {
  name: 'Hidden picks',
  tagline: '',
  points: String,
  options: {},
  modes: {},
  sources: {},
  ends: {},
  tieBreaks: {},
  prompt: (_view, seat) => `seat ${seat} acts`,
  action: String,
  event: () => null,
  refusal: (refused) => refused.code,
  board: () => [],
}
