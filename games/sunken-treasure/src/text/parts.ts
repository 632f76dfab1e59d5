import type {
  AdviceSentences,
  EventSentences,
  GameText,
  OptionText,
  Param,
  RefusalSentences,
  GameSentences,
  Seat,
} from '@fathom/kernel'
import type { AdviceCode } from '../advice.ts'
import type { RefusalCode } from '../refusal.ts'
import type { TieBreak } from '../score.ts'
import type { Action, Color, End, Event, Kind, TokenId, View } from '../types.ts'
import { priceOf } from '../price.ts'
import { partsOf } from '../tokens.ts'

/** `GameSentences` with every key of this game: a missing word in either language does not compile. */
export interface Sentences extends GameSentences<Action, View, Event> {
  readonly sources: Readonly<Record<'treasures', string>>
  readonly ends: Readonly<Record<End, string>>
  readonly tieBreaks: Readonly<Record<TieBreak, string>>
}

/** `GameText`, too, with every key. */
export interface Text extends Sentences, Omit<GameText<Action, View, Event>, keyof GameSentences> {
  readonly options: Readonly<Record<'sameActionForAll' | 'placedDoublesAreJokers' | 'removal', OptionText>>
  readonly modes: Readonly<Record<'standard' | 'same-action' | 'lasting-doubles' | 'random-removal', string>>
  readonly modeHelps: Text['modes']
}

/** A sentence for each type of event. */
export type EventTexts = EventSentences<Event>

/** A sentence for each refusal code. */
export type RefusalTexts = RefusalSentences<RefusalCode>

/** A sentence for each code of advice. */
export type AdviceTexts = AdviceSentences<AdviceCode>

/** Names of colours and motifs. */
export type ColorNames = Readonly<Record<Color, string>>
export type KindNames = Readonly<Record<Kind, string>>

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

/** True if the bathyscaphe that is collecting has something left that its seat can pay for. Of the reader's own seat: a hand is needed. */
export function canGoOn(view: View, seat: Seat): boolean {
  const player = view.players[seat]
  const space = view.spaces.find(({ column, row }) => column === player?.ship && row === view.turn?.collecting)
  if (player === undefined || space === undefined) return false
  const hasJoker = player.jokers.some((token) => !player.gained.includes(token))
  return space.tokens.some(({ token, joker, laid }) => {
    if (laid) return false
    const price = priceOf(view, token, seat)
    const byCard = price !== null && price.total <= price.have && player.known.includes(price.color)
    return byCard || (hasJoker && !joker)
  })
}
