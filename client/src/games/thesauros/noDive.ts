import type { DiveView, View } from '@fathom/thesauros'
import { messages } from './text/index.ts'

/** Why nobody could dive below a space where a Zodiac may go, in a few words; empty where one could, or where nothing is known of it. */
export function noDive({ pending }: Pick<View, 'pending'>, space: string): string {
  const dive = (pending?.voyages ?? []).flatMap(({ dives }) => dives).find((each) => each.space === space)
  if (dive === undefined || isWorth(dive)) return ''
  // A swimsuit reaches the first depth: only a shark closes a whole column.
  return dive.depths.every(({ what }) => what === 'out-of-reach') ? messages().dive.shut : messages().dive.worthless
}

/** Something there can be lifted or fought, as far as that is known beforehand. */
export function isWorth({ depths }: DiveView): boolean {
  return depths.some((each) => (each.what === 'treasure' && each.cost !== null) || (each.what === 'shark' && each.kills !== null)) // prettier-ignore
}
