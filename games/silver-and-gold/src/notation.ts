import type { Codec } from '@fathom/kernel'
import { makeNotation, sharedAction } from './actions.ts'
import { parseBox } from './boxes.ts'
import { parseCard } from './cards.ts'
import type { Action, BoxMask, CardIndex } from './types.ts'

/** An action from its text. Only the one text that `makeNotation` gives is taken, so text and action are one to one. */
function parseNotation(text: string): Action | null {
  // Actions that can be legal stand in a table by their text; any other text is read word by word, so that it can be refused with a reason.
  const shared = sharedAction(text)
  if (shared !== null) return shared
  const words = text.split(' ')
  const action = words[0] === 'cross' ? readPattern(words.slice(1)) : readBox(words)
  return action !== null && makeNotation(action) === text ? action : null
}

function readBox([kind, id = '', name = '']: readonly string[]): Action | null {
  if (kind !== 'box' && kind !== 'bonus') return null
  const card = parseCard(id)
  const box = parseBox(name)
  return card === null || box === null ? null : { do: kind, card, box }
}

interface Part {
  readonly card: CardIndex
  readonly boxes: BoxMask
}

function readPattern(words: readonly string[]): Action | null {
  const parts: { card: CardIndex; boxes: BoxMask }[] = []
  for (const word of words) {
    const card = parseCard(word)
    if (card !== null) {
      parts.push({ card, boxes: 0 })
      continue
    }
    const box = parseBox(word)
    const part = parts.at(-1)
    if (box === null || part === undefined) return null
    part.boxes |= 1 << box
  }
  const [first, other] = parts
  if (first === undefined || parts.length > 2 || parts.some(({ boxes }) => boxes === 0)) return null
  return other === undefined ? { do: 'pattern', ...first } : readAcross(first, other)
}

/** A pattern laid over two cards: never legal, named with the lower card first. */
function readAcross(first: Part, other: Part): Action | null {
  return first.card < other.card ? { do: 'pattern', ...first, other } : null
}

export const notation: Codec<Action> = { make: makeNotation, parse: parseNotation }
