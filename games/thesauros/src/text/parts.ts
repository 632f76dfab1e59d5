import type {
  AdviceSentences,
  EventSentences,
  GameText,
  OptionText,
  Param,
  RefusalSentences,
  GameSentences,
} from '@fathom/kernel'
import type { AdviceCode } from '../advice/codes.ts'
import type { Event } from '../events.ts'
import type { Rules } from '../rules.ts'
import type { TieBreak } from '../score/outcome.ts'
import type { End, ScoreSource, Variant } from '../types.ts'
import type { Action, ActionOf, Verb } from '../verbs.ts'
import type { View } from '../views.ts'
import type { RefusalCode } from './refusal-codes.ts'

/** Ids of `MODES`. */
type ModeId = Variant | `${Variant}-${'english' | 'french'}`

/** Options with a list of choices need a word for each. */
type OptionTextOf<Value> = [Value] extends [boolean]
  ? OptionText
  : number extends Value
    ? OptionText
    : OptionText & { readonly choices: Readonly<Record<`${Value & (string | number)}`, string>> }

export type OptionTexts = { readonly [Option in keyof Rules]: OptionTextOf<Rules[Option]> }

/** `GameSentences` with every key of this game: a missing word in either language does not compile. */
export interface Sentences extends GameSentences<Action, View, Event> {
  readonly sources: Readonly<Record<ScoreSource, string>>
  readonly ends: Readonly<Record<End, string>>
  readonly tieBreaks: Readonly<Record<TieBreak, string>>
}

/** `GameText`, too, with every key. */
export interface Text extends Sentences, Omit<GameText<Action, View, Event>, keyof GameSentences> {
  readonly options: OptionTexts
  readonly modes: Readonly<Record<ModeId, string>>
  readonly modeHelps: Readonly<Record<Variant, string>>
}

/** A sentence for each type of event. */
export type EventTexts = EventSentences<Event>

/** A sentence for each verb; the view is the actor's before the action. */
export type ActionTexts = { readonly [V in Verb]: (action: ActionOf<V>, view: View) => string }

/** A sentence for each refusal code. */
export type RefusalTexts = RefusalSentences<RefusalCode>

/** A sentence for each code of advice. */
export type AdviceTexts = AdviceSentences<AdviceCode>

/** The sentence of an action from a total map. */
export function say(texts: ActionTexts, action: Action, view: View): string {
  const sentence = texts[action.do] as (action: Action, view: View) => string
  return sentence(action, view)
}

/** A number parameter; 0 where there is none. */
export function numberOf(param: Param | undefined): number {
  return typeof param === 'number' ? param : 0
}

/** A text parameter; nothing where there is none. */
export function textOf(param: Param | undefined): string {
  return typeof param === 'string' ? param : ''
}

/** Room and place of an exhibit's name: `M2.1`. */
export function roomAndPlace(name: Param | undefined): { readonly room: string; readonly place: string } {
  const [room = '', place = ''] = textOf(name).split('.')
  return { room, place }
}
