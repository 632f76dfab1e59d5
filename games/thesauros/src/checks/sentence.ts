import type { Localized } from '@fathom/kernel'

/** A sentence in both languages. */
export function said(en: string, fr: string): Localized {
  return { en, fr }
}

/** One sentence if the place of the file does not hold what it must. Values are compared by what they print. */
export function* mustBe(place: string, found: unknown, expected: unknown): Generator<Localized> {
  const [is, wanted] = [printed(found), printed(expected)]
  if (is !== wanted) yield said(`${place}: ${is} instead of ${wanted}.`, `${place} : ${is} au lieu de ${wanted}.`)
}

/** A value as a person would write it: lists with commas, no quotation marks. */
function printed(value: unknown): string {
  if (value === undefined) return '–'
  return JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ' ')
}

/** Entries that are there more than once, each one time. */
export function doubled<T>(list: readonly T[]): readonly T[] {
  return [...new Set(list.filter((each, index) => list.indexOf(each) !== index))]
}

/** True if no entry is smaller than the one before it. */
export function isRising(list: readonly number[]): boolean {
  return list.every((each, index) => each >= (list[index - 1] ?? each))
}

/** True if every entry is greater than the one before it. */
export function isStrictlyRising(list: readonly number[]): boolean {
  return list.every((each, index) => index === 0 || each > (list[index - 1] ?? each))
}

/** Numbers, rising; the list stays as it is. */
export function rising(list: readonly number[]): number[] {
  return [...list].sort((a, b) => a - b)
}
