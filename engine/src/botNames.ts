import { BOT_NAMES } from '@fathom/bots/about'

/** From one name to the next: so that neighbours have other characters, of three or of four, also where the list begins anew. */
const STRIDE = 11

/**
 * Different names for the bots of a table.
 * @param taken names that people have there
 * @param start any whole number: where in the list to begin
 */
export function botNames(count: number, taken: readonly string[], start: number): string[] {
  const free = BOT_NAMES.filter((name) => !taken.includes(name))
  return Array.from({ length: count }, (_, index) => free[(start + index * STRIDE) % free.length] as string)
}
