declare const written: unique symbol

/** A text that is the JSON of a `T`: what several messages share is written once and put into each of them. */
export type Json<T> = string & { readonly [written]: T }

/** Writes a value. */
export function toJson<T>(value: T): Json<T> {
  return JSON.stringify(value) as Json<T>
}

/** An object of members that are written already, in the order in which they are given. */
export function objectOf<T extends object>(members: { readonly [Name in keyof T]: Json<T[Name]> }): Json<T> {
  let text = ''
  for (const name in members) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${members[name]}`
  return `{${text}}` as Json<T>
}

/** A list of elements that are written already. */
export function listOf<T>(elements: readonly Json<T>[]): Json<T[]> {
  return `[${elements.join(',')}]` as Json<T[]>
}
