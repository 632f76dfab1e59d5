import type { GameText, Names, OptionText, Param, Refusal, Seat } from '@fathom/kernel'
import type { RefusalCode } from '../refusal.ts'
import type { TieBreak } from '../score.ts'
import type { Action, Color, End, Event, Kind, TokenId, View } from '../types.ts'
import { partsOf } from '../tokens.ts'

/** `GameText` with every key of this game: a missing word in either language does not compile. */
export interface Text extends GameText<Action, View, Event> {
  readonly options: Readonly<Record<'sameActionForAll' | 'placedDoublesAreJokers' | 'removal', OptionText>>
  readonly modes: Readonly<Record<'standard' | 'same-action' | 'lasting-doubles' | 'random-removal', string>>
  readonly sources: Readonly<Record<'treasures', string>>
  readonly ends: Readonly<Record<End, string>>
  readonly tieBreaks: Readonly<Record<TieBreak, string>>
}

/** A sentence for each type of event. */
export type EventTexts = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, names: Names) => string | null
}

/** A sentence for each refusal code. */
export type RefusalTexts = Readonly<Record<RefusalCode, (params: Refusal['params']) => string>>

/** Names of colours and motifs. */
export type ColorNames = Readonly<Record<Color, string>>
export type KindNames = Readonly<Record<Kind, string>>

/** The sentence of an event from a total map. */
export function tell(texts: EventTexts, event: Event, names: Names): string | null {
  // The map has a sentence for exactly this type of event; the compiler can't follow it through the union.
  const sentence = texts[event.type] as (event: Event, names: Names) => string | null
  return sentence(event, names)
}

/** The sentence of a refusal, or `otherwise` for a code that is not this game's. */
export function explain(texts: RefusalTexts, refusal: Refusal, otherwise: (code: string) => string): string {
  return Object.hasOwn(texts, refusal.code)
    ? texts[refusal.code as RefusalCode](refusal.params)
    : otherwise(refusal.code)
}

/** A list parameter as texts; any other value as a list of one. */
export function listOf(param: Param | undefined): readonly string[] {
  if (param === undefined || param === null) return []
  return typeof param === 'object' ? param.map(String) : [String(param)]
}

/** Words with a last one joined differently: `a, b and c`. */
export function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`
}

/** Column and row of a space's name. */
export function columnAndRow(space: Param | undefined): { readonly column: string; readonly row: string } {
  const [, column = '', row = ''] = /^c(\d)r(\d)$/.exec(String(space)) ?? []
  return { column, row }
}

/** A token's words in the order that a language puts them. */
export function words(
  id: Param | undefined,
  colors: ColorNames,
  kinds: KindNames,
  order: (kind: string, color: string) => string,
): string {
  const { color, kind } = partsOf(id as TokenId)
  return order(kinds[kind], colors[color])
}

/** Cards of a list counted by colour, in the list's order: `2 amber`. */
export function counted(cards: readonly Color[]): readonly { readonly color: Color; readonly count: number }[] {
  const colors = [...new Set(cards)]
  return colors.map((color) => ({ color, count: cards.filter((card) => card === color).length }))
}

/** True if a seat's ship has a column to stop in on its way to the right. */
export function hasStop(view: View, seat: Seat): boolean {
  const at = view.players[seat]?.ship ?? 0
  return view.spaces.some(({ column, boats }) => column > at && (boats[seat] ?? 0) > 0)
}
