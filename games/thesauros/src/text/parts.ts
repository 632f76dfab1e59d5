import type { GameText, Names, OptionText, Param, Refusal } from '@fathom/kernel'
import type { Event } from '../events.ts'
import type { Rules } from '../options.ts'
import type { TieBreak } from '../score/outcome.ts'
import type { End, ScoreSource, Variant } from '../types.ts'
import type { Action, ActionOf, Verb } from '../verbs.ts'
import type { View } from '../views.ts'
import type { RefusalCode } from './refusal-codes.ts'

/** Ids of `MODES`. */
export type ModeId = Variant | `${Variant}-${'english' | 'french'}`

/** Options with a list of choices need a word for each. */
type OptionTextOf<Value> = [Value] extends [boolean]
  ? OptionText
  : number extends Value
    ? OptionText
    : OptionText & { readonly choices: Readonly<Record<`${Value & (string | number)}`, string>> }

export type OptionTexts = { readonly [Option in keyof Rules]: OptionTextOf<Rules[Option]> }

/** `GameText` with every key of this game: a missing word in either language does not compile. */
export interface Text extends GameText<Action, View, Event> {
  readonly options: OptionTexts
  readonly modes: Readonly<Record<ModeId, string>>
  readonly sources: Readonly<Record<ScoreSource, string>>
  readonly ends: Readonly<Record<End, string>>
  readonly tieBreaks: Readonly<Record<TieBreak, string>>
}

/** A sentence for each type of event. */
export type EventTexts = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, names: Names) => string | null
}

/** A sentence for each verb; the view is the actor's before the action. */
export type ActionTexts = { readonly [V in Verb]: (action: ActionOf<V>, view: View) => string }

/** A sentence for each refusal code. */
export type RefusalTexts = Readonly<Record<RefusalCode, (params: Refusal['params']) => string>>

/** The sentence of an event from a total map. */
export function tell(texts: EventTexts, event: Event, names: Names): string | null {
  // The map has a sentence for exactly this type of event; the compiler can't follow it through the union.
  const sentence = texts[event.type] as (event: Event, names: Names) => string | null
  return sentence(event, names)
}

/** The sentence of an action from a total map. */
export function say(texts: ActionTexts, action: Action, view: View): string {
  const sentence = texts[action.do] as (action: Action, view: View) => string
  return sentence(action, view)
}

/** The sentence of a refusal, or `otherwise` for a code that is not this game's. */
export function explain(texts: RefusalTexts, refusal: Refusal, otherwise: (code: string) => string): string {
  return Object.hasOwn(texts, refusal.code)
    ? texts[refusal.code as RefusalCode](refusal.params)
    : otherwise(refusal.code)
}

/** A number parameter; 0 where there is none. */
export function numberOf(param: Param | undefined): number {
  return typeof param === 'number' ? param : 0
}

/** A text parameter; nothing where there is none. */
export function textOf(param: Param | undefined): string {
  return typeof param === 'string' ? param : ''
}

/** Words with a last one joined differently: `a, b and c`. */
export function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`
}

/** A sentence's first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Room and place of an exhibit's name: `M2.1`. */
export function roomAndPlace(name: Param | undefined): { readonly room: string; readonly place: string } {
  const [room = '', place = ''] = textOf(name).split('.')
  return { room, place }
}

/** Seats with the first place. */
export function winnersOf(ranks: readonly number[]): readonly number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}
