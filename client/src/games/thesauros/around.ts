import type { Codec, GameSentences, Seat } from '@fathom/kernel'
import type { Action, Event, ThesaurosSet, View } from '@fathom/thesauros'
import type { TableContext } from '../page.ts'

/** What offices, panels and forms need to know of the table; the game model has all of it. */
export interface Around {
  readonly context: TableContext<View, Event>
  readonly tableSet: { readonly set: ThesaurosSet; readonly notation: Codec<Action> }
  /** The position shown. */
  view(): View
  /** The game's words in the reader's language. */
  game(): GameSentences
  nameOfSeat(seat: Seat): string
}

/** What may be done now, in the words of the notation, by verb: `sponsor` has `[['M2'], ['M3']]`. */
export type Offers = ReadonlyMap<string, readonly (readonly string[])[]>

export function offersOf(legal: readonly string[]): Offers {
  const offers = new Map<string, string[][]>()
  for (const text of legal) {
    const [verb = '', ...words] = text.split(' ')
    offers.set(verb, [...(offers.get(verb) ?? []), words])
  }
  return offers
}

/** The sentence for an action in notation. */
export function sentenceOf({ tableSet, game, view }: Around, text: string): string {
  const action = tableSet.notation.parse(text)
  return action === null ? text : game().action(action, view())
}
