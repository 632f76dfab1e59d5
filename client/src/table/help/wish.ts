import { createSignal } from 'solid-js'
import { hasPlayed, keep, kept } from '../../shell/preferences.ts'

/** When a newcomer is helped. */
export type HelpWish = 'first' | 'always' | 'never'

function read(): HelpWish {
  const stored = kept('help')
  return stored === 'always' || stored === 'never' ? stored : 'first'
}

const [helpWish, storeHelpWish] = createSignal<HelpWish>(read())
export { helpWish }

/** Keeps it in this browser; who has a name on a server keeps it there, too (`wishKept.ts`). */
export function setHelpWish(next: HelpWish): void {
  storeHelpWish(next)
  keep('help', next === 'first' ? null : next)
}

/** Whether this table is the first of its game that somebody plays in this browser: it stays so until it is over. */
function isFirstGame(game: string, table: string): boolean {
  if (game !== '' && !hasPlayed(game)) keep(`first.${game}`, table)
  return kept(`first.${game}`) === table
}

export function wantsHelp(game: string, table: string): boolean {
  const wish = helpWish()
  return wish === 'always' || (wish === 'first' && isFirstGame(game, table))
}
