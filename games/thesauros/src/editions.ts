import type { OptionValue } from '@fathom/kernel'
import type { Rules } from './rules.ts'

/** The two editions of the rulebook. */
export const EDITION_IDS = ['english', 'french'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** Options on which the editions may differ: all but the setup. */
export type PointId = Exclude<keyof Rules, 'variant'>

/** A line of a rulebook's text, as comments cite it. */
type Line = `${'EN' | 'FR'} L${number}`

/** What an edition says, as the value of the option, and the lines of its text that say so. */
interface Said {
  readonly value: OptionValue
  readonly lines: readonly number[]
}

/** What the editions say of one option; null where one is silent. */
export interface Point extends Readonly<Record<EditionId, Said | null>> {
  /** Values that no edition means, with the lines that could still be read that way. A value without a line is a house rule. */
  readonly readings: Readonly<Record<string, readonly Line[]>>
}

const says = (value: OptionValue, ...lines: readonly number[]): Said => ({ value, lines })

const point = (english: Said | null, french: Said | null, readings: Point['readings'] = {}): Point => ({
  english,
  french,
  readings,
})

/** Where the editions differ, agree or are silent. Modes (`options.ts`) and help texts (`text/editions.ts`) are made from this. */
export const POINTS: Readonly<Record<PointId, Point>> = {
  influence3p: point(says('EN', 1122), says('FR', 1107)),
  soloThreshold: point(says('70', 1615, 1639), says('80', 1592, 1635)),
  soloTrophies: point(says('EN', 1643, 1648, 1649, 1650, 1651), says('FR', 1639, 1644, 1645, 1646)),
  blackSeaplane: point(says('single-use', 1532), says('reusable', 1516)),
  mercenaryTarget: point(says('any-free-space', 1548), says('sponsored-room', 1549)),
  // EN L1479 names the Double Action alone: the envelope would be forbidden by omission only.
  mercenaryEnvelope: point(null, says(true, 1459)),
  lawlessOpening: point(says('random3', 1658), says('random3', 1435, 1653), { maskFirst: ['EN L276'] }),
  slushTransfers: point(says('both-ways', 409, 1702), says('out-only', 417, 1652, 1696)),
  crossingSwap: point(says('items', 758), says('items+crew', 741)),
  marketRise: point(says('strictly-dearer', 646, 654), says('next-space', 634)),
  unarmedDive: point(says('whole-column', 779, 1328), says('whole-column', 763, 1312), {
    'until-shark': ['EN L777', 'FR L762'],
  }),
  fishingStay: point(says('must-move', 756), says('must-move', 739)),
  // Maintenance takes meeples back from the store and the lagoon, not from port; but all that leave the pontoon are said to wait for it.
  returnCrew: point(says('home-at-once', 470, 1111), says('home-at-once', 470, 1096), {
    'in-maintenance': ['EN L883', 'FR L865'],
  }),
  discountFloor: point(null, null),
  soloStoreSpaces: point(says('2', 887), says('1', 869)),
  // EN L310 names no space.
  advertisingStart: point(null, says(0, 306)),
  // Only the ends of the track are known: EN L1004, FR L306 and L985.
  advertisingTrack: point(null, null),
}
