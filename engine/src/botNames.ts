import { BOT_NAMES } from '@fathom/bots/about'

/**
 * Different names for the bots of a table.
 * @param taken names that people have there
 * @param start any whole number: where in the list to begin
 */
export function botNames(count: number, taken: readonly string[], start: number): string[] {
  const free = BOT_NAMES.filter((name) => !taken.includes(name))
  return Array.from({ length: count }, (_, index) => free[(start + index * 7) % free.length] as string)
}
