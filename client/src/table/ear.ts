import { clausesOf, type Text } from '../text/index.ts'

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
  /** What is asked of me, as the prompt has it; empty: nothing. */
  asked(): string
}

/** The words that a key asks for; null if it asks for none. */
export function earWords(key: string, ask: Tellers, words: Text['table']): string | null {
  switch (key) {
    case 'G':
      return ask.where() ?? glowingWords(ask, words)
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

function glowingWords(ask: Tellers, words: Text['table']): string {
  const distinct = [
    ...new Set(
      ask
        .glowing()
        .map((name) => name.replace(/\.$/, ''))
        .filter((name) => name !== ''),
    ),
  ]
  // What is asked may not lie on the board: a form, or the end of the turn.
  if (distinct.length === 0) return ask.asked() || words.nothingToDo
  const said = distinct.slice(0, MOST_NAMES)
  const rest = distinct.length - said.length
  const list = clausesOf([...said, ...(rest > 0 ? [words.andMore(rest)] : [])])
  return words.canDo(distinct.length, list)
}
