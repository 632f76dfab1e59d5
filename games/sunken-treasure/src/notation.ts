import type { Codec } from '@fathom/kernel'
import { makeNotation, sharedAction } from './actions.ts'
import { parseSpace } from './board.ts'
import type { Action } from './types.ts'

/** Back to where ships set out from: there is no such sailing. */
const BACK: Action = { do: 'sail', to: 0 }

/** An action from its text. Only the one text that `makeNotation` gives is taken, so text and action are one to one. */
function parseNotation(text: string): Action | null {
  // What can be legal is known by heart; places that can't be are named too, so that people are told why not.
  return sharedAction(text) ?? (text === makeNotation(BACK) ? BACK : readSpaces(text.split(' ')))
}

function readSpaces(words: readonly string[]): Action | null {
  const [verb, ...names] = words
  const [first, second] = names.map(parseSpace)
  if (first === undefined || first === null) return null
  if (verb === 'place' && names.length === 1) return { do: 'place', space: first }
  if (verb !== 'move' || names.length !== 2 || second === undefined || second === null) return null
  return { do: 'move', from: first, to: second }
}

export const notation: Codec<Action> = { make: makeNotation, parse: parseNotation }
