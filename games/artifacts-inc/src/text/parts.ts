import type {
  AdviceSentences,
  EventSentences,
  GameText,
  Language,
  OptionText,
  Param,
  RefusalSentences,
  GameSentences,
} from '@fathom/kernel'
import type { AdviceCode } from '../advice.ts'
import { parsePlace } from '../places.ts'
import type { RefusalCode } from '../refusal-codes.ts'
import type { ComponentSet } from '../schema.ts'
import type { TieBreak } from '../score.ts'
import type { Action, Die, End, Event, Id, Level, OwnCardView, Row, Side, View } from '../types.ts'

/** `GameSentences` with every key of this game: a missing word in either language does not compile. Sources are named after the set's letters, too. */
export interface Sentences extends GameSentences<Action, View, Event> {
  readonly ends: Readonly<Record<End, string>>
  readonly tieBreaks: Readonly<Record<TieBreak, string>>
}

/** `GameText`, too, with every key. */
export interface Text extends Sentences, Omit<GameText<Action, View, Event>, keyof GameSentences> {
  readonly options: Readonly<Record<'grid2x4' | 'openBacks', OptionText>>
  readonly modes: Readonly<Record<'standard' | 'grid-2x4' | 'closed-backs', string>>
  readonly modeHelps: Text['modes']
}

/** A sentence for each type of event. */
export type EventTexts = EventSentences<Event>

/** A sentence for each refusal code. */
export type RefusalTexts = RefusalSentences<RefusalCode>

/** A sentence for each code of advice. */
export type AdviceTexts = AdviceSentences<AdviceCode>

/** The names that a set gives its components, in one language. */
export interface Lexicon {
  artifact(id: Param | undefined, count: number): string
  find(id: Param | undefined): string
  kind(id: Param | undefined): string
  /** A card or a public card. */
  card(id: Param | undefined): string
}

/** The lexicon of a set. An id that the set lacks is named by itself: records may come from elsewhere. */
export function lexicon(set: ComponentSet, language: Language): Lexicon {
  const names = (list: readonly { readonly id: Id; readonly name: Readonly<Record<Language, string>> }[]) => {
    const byId = new Map(list.map(({ id, name }) => [id, name[language]]))
    return (id: Param | undefined): string => byId.get(String(id)) ?? String(id)
  }
  const one = names(set.artifacts)
  const many = names(set.artifacts.map(({ id, plural }) => ({ id, name: plural })))
  // None and one are singular in French, one alone in English.
  const isOne = (count: number): boolean => (language === 'fr' ? count < 2 : count === 1)
  return {
    artifact: (id, count) => (isOne(count) ? one(id) : many(id)),
    find: names(set.finds),
    kind: names(set.kinds),
    card: names([...set.cards, ...set.museums, set.privateCollectors, set.guideWork]),
  }
}

/** A side of a set's card. */
export function sideOfCard(set: ComponentSet, id: Id, level: Level): Side | null {
  const card = set.cards.find((each) => each.id === id)
  if (card === undefined) return null
  return level === 1 ? card.level1 : card.level2
}

/** How a slot's faces are told: any; exactly one; up to or from one; all but one; or one by one. */
export type FacesKind =
  | { readonly is: 'any' }
  | { readonly is: 'exactly' | 'most' | 'least' | 'not'; readonly face: Die }
  | { readonly is: 'list'; readonly faces: readonly Die[] }

export function kindOfFaces(faces: readonly Die[]): FacesKind {
  const first = faces[0] ?? 1
  const last = faces.at(-1) ?? 6
  const isRun = last - first + 1 === faces.length
  if (faces.length === 6) return { is: 'any' }
  if (faces.length === 1) return { is: 'exactly', face: first }
  if (isRun && first === 1) return { is: 'most', face: last }
  if (isRun && last === 6) return { is: 'least', face: first }
  if (faces.length === 5) return { is: 'not', face: [1, 2, 3, 4, 5, 6].find((face) => !faces.includes(face)) ?? 0 }
  return { is: 'list', faces }
}

/** Ids with a count above nothing. */
export function held(counts: Readonly<Record<Id, number>>): readonly (readonly [Id, number])[] {
  return Object.entries(counts).filter(([, count]) => count > 0)
}

/** The card at a place of the acting seat. */
export function cardAt(view: View, row: Row, column: number): OwnCardView | null {
  const cards = view.active === null ? [] : (view.players[view.active]?.cards ?? [])
  return cards.find((card) => card.row === row && card.column === column) ?? null
}

/** Row and column of a place's name. */
export function rowAndColumn(place: Param | undefined): { readonly row: Row; readonly column: number } {
  return parsePlace(String(place)) ?? { row: 'top', column: 0 }
}

/** Sum of numbers. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** The price on offer of a card, or null. */
export function offerOf(view: View, card: Id): { readonly dollars: number; readonly scrolls: number } | null {
  for (const { cards } of view.market) for (const offer of cards) if (offer?.card === card) return offer.price
  return null
}
