import type { Text } from '../text/index.ts'

/** Keys that ask for words, the same in all games: G where it may go, I what is mine, N what is new, A again. */

/** More names than these are counted only. */
export const MOST_NAMES = 24
/** Sentences of the log that are said at most. */
export const MOST_LINES = 16

/** Who can be asked for words. */
export interface Tellers {
  /** In the game's words; undefined where the names of the legal things are enough. */
  where(): string | undefined
  mine(): string | undefined
  /** The log since my last step, oldest first. */
  changed(): readonly string[]
  /** The names of what glows on the board. */
  glowing(): readonly string[]
}

/** The words that a key asks for; null if it asks for none. */
export function earWords(key: string, ask: Tellers, words: Text['table']): string | null {
  switch (key) {
    case 'G':
      return ask.where() ?? glowingWords(ask.glowing(), words)
    case 'I':
      return ask.mine() ?? words.nothingToDo
    case 'N': {
      const lines = ask.changed()
      return lines.length === 0 ? words.nothingChanged : lines.slice(-MOST_LINES).join(' ')
    }
    default:
      return null
  }
}

function glowingWords(names: readonly string[], words: Text['table']): string {
  const distinct = [...new Set(names.map((name) => name.replace(/\.$/, '')).filter((name) => name !== ''))]
  if (distinct.length === 0) return words.nothingToDo
  const said = distinct.slice(0, MOST_NAMES)
  const rest = distinct.length - said.length
  const list = [...said, ...(rest > 0 ? [words.andMore(rest)] : [])].join('; ')
  return words.canDo(distinct.length, list)
}
