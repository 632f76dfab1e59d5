import type { Param } from '@fathom/kernel'
import type { TableCode } from '@fathom/table'
import type { Code } from '../codes.ts'

export type Params = Readonly<Record<string, Param>>

/** Every sentence that the server says in one language: a missing one does not compile. */
export interface ServerText {
  /** Of the server's own; a table's are the engine's. */
  readonly refusals: Readonly<Record<Exclude<Code, TableCode>, string | ((params: Params) => string)>>
}

/** A parameter as it stands in a sentence. */
export function say(param: Param | undefined): string {
  return Array.isArray(param) ? param.join(', ') : String(param ?? '')
}

/** How many a list has, with its words for one and for more: "3 things are". */
export function count(list: Param | undefined, [one, more]: readonly [string, string]): string {
  const items = Array.isArray(list) ? list.length : 1
  return items === 1 ? one : `${items} ${more}`
}

/** A moment in words, in the time of Greenwich. @param at milliseconds since 1970 */
export function momentIn(locale: string, at: Param | undefined): string {
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(Number(at))} UTC`
}

/** A day in words. @param day `2026-11-23` */
export function dayIn(locale: string, day: Param | undefined): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(String(day)))
}
