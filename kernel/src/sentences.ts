import type { GameEvent } from './event.ts'
import type { Param, Refusal } from './result.ts'
import type { Names } from './text.ts'

/** A sentence for each type of a game's events; null for one that is not worth a line. */
export type EventSentences<Event extends GameEvent> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, names: Names) => string | null
}

/** A sentence for each of a game's refusal codes. */
export type RefusalSentences<Code extends string> = Readonly<Record<Code, (params: Refusal['params']) => string>>

/** A sentence for each code of a game's advice. */
export type AdviceSentences<Code extends string> = RefusalSentences<Code>

/** The sentence of an event from a total map. */
export function tell<Event extends GameEvent>(texts: EventSentences<Event>, event: Event, names: Names): string | null {
  // The map has a sentence for exactly this type of event; the compiler can't follow it through the union.
  const sentence = texts[event.type as Event['type']] as (event: Event, names: Names) => string | null
  return sentence(event, names)
}

/** The sentence of a refusal, or `otherwise` for a code that is not this game's. */
export function explain<Code extends string>(
  texts: RefusalSentences<Code>,
  { code, params }: Refusal,
  otherwise: (code: string) => string,
): string {
  return Object.hasOwn(texts, code) ? texts[code as Code](params) : otherwise(code)
}

/** A list parameter as texts; any other value as a list of one. */
export function listOf(param: Param | undefined): readonly string[] {
  if (param === undefined || param === null) return []
  return typeof param === 'object' ? param.map(String) : [String(param)]
}
