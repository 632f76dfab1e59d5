import type { GameMode, Options, OptionSpec } from '@fathom/kernel'
import { VARIANTS, type Variant } from './types.ts'

/**
 * What a table has chosen: the setup, and every point on which the two editions of the rulebook part or are silent.
 * The lines named are those of the English (EN) and French (FR) texts.
 */
export interface Rules {
  readonly variant: Variant
  /** Points for the order with three players: EN 4/2/1 (EN L1122), FR 4/2/0 (FR L1107). */
  readonly influence3p: 'EN' | 'FR'
  /** Solo: to be beaten, 70 (EN L1615) or 80 (EN L1639, FR L1592). */
  readonly soloThreshold: 70 | 80
  /** Solo: four trophies (EN L1647) or three with other fishing money (FR L1643). */
  readonly soloTrophies: 'EN' | 'FR'
  /** The black seaplane flies once (EN L1532) or every quadrimester (FR L1516). */
  readonly blackSeaplane: 'single-use' | 'reusable'
  /** Where the museum mercenary may move a treasure: FR L1549 or EN L1548. */
  readonly mercenaryTarget: 'sponsored-room' | 'any-free-space'
  /** A mercenary may post the envelope (FR L1459). */
  readonly mercenaryEnvelope: boolean
  /** Lawless: which cards lie open from the start, FR L1435 or EN L1658. */
  readonly lawlessOpening: 'random3' | 'maskFirst'
  /** Introductory: transfers of slush money (FR L417, EN L409, EN L1702). */
  readonly slushTransfers: 'out-only' | 'both-ways' | 'none'
  /** What own Zodiacs that meet may exchange: FR L741 or EN L758. */
  readonly crossingSwap: 'items+crew' | 'items'
  /** Where a stack on one of the first three market spaces goes when it gets rarer: EN L646 or FR L634. */
  readonly marketRise: 'strictly-dearer' | 'next-space'
  /** An unarmed diver stays out of a column with a shark (EN L1328) or dives down to it (EN L777). */
  readonly unarmedDive: 'whole-column' | 'until-shark'
  /** A Zodiac that fishes must move on (EN L756) or may stay and earn again (FR L739). */
  readonly fishingStay: 'must-move' | 'stay-earns'
  /** A crew that reaches port in zone 5 is home at once (EN L470) or in maintenance (EN L937). */
  readonly returnCrew: 'home-at-once' | 'in-maintenance'
  /** Discounts stop at 0, or bring money back (the rulebooks say nothing). */
  readonly discountFloor: boolean
  /** Solo: spaces of the Zodiac store (EN L887, FR L869). */
  readonly soloStoreSpaces: 1 | 2
  /** Where the advertising marker starts, from 0 (FR L306). */
  readonly advertisingStart: number
  /** Points of the advertising track: as the component set says, or falling gently or steeply (EN L1004 shows only its two ends). */
  readonly advertisingTrack: 'set' | '44332' | '43322' | '44432'
}

const choice = (id: keyof Rules, ...choices: readonly [string, ...string[]]): OptionSpec => ({
  id,
  kind: 'choice',
  choices,
  default: choices[0],
})

/** The default of each choice is its first. */
export const OPTIONS: readonly OptionSpec[] = [
  choice('variant', ...VARIANTS),
  choice('influence3p', 'EN', 'FR'),
  choice('soloThreshold', '70', '80'),
  choice('soloTrophies', 'EN', 'FR'),
  choice('blackSeaplane', 'single-use', 'reusable'),
  choice('mercenaryTarget', 'sponsored-room', 'any-free-space'),
  { id: 'mercenaryEnvelope', kind: 'switch', default: true },
  choice('lawlessOpening', 'random3', 'maskFirst'),
  choice('slushTransfers', 'out-only', 'both-ways', 'none'),
  choice('crossingSwap', 'items+crew', 'items'),
  choice('marketRise', 'strictly-dearer', 'next-space'),
  choice('unarmedDive', 'whole-column', 'until-shark'),
  choice('fishingStay', 'must-move', 'stay-earns'),
  choice('returnCrew', 'home-at-once', 'in-maintenance'),
  { id: 'discountFloor', kind: 'switch', default: true },
  choice('soloStoreSpaces', '1', '2'),
  { id: 'advertisingStart', kind: 'number', min: 0, max: 4, default: 0 },
  choice('advertisingTrack', 'set', '44332', '43322', '44432'),
]

/** What the French rulebook says where it differs; the English one likewise below. Whatever is not named stays as the default. */
const FRENCH: Options = {
  influence3p: 'FR',
  soloThreshold: '80',
  soloTrophies: 'FR',
  blackSeaplane: 'reusable',
  marketRise: 'next-space',
  fishingStay: 'stay-earns',
}
const ENGLISH: Options = {
  mercenaryTarget: 'any-free-space',
  mercenaryEnvelope: false,
  lawlessOpening: 'maskFirst',
  crossingSwap: 'items',
}

const modeOf = (variant: Variant, edition: string, switches: Options): GameMode => ({
  id: `${variant}${edition}`,
  options: { variant, ...switches },
  seats: variant === 'solo' ? [1] : [2, 3, 4],
})

/** Modes that are another one as one of the editions has it. */
export const EDITIONS: readonly GameMode[] = VARIANTS.flatMap((variant) => [
  modeOf(variant, '-english', ENGLISH),
  modeOf(variant, '-french', FRENCH),
])

/** Each setup as most people would want it, then edition by edition: whoever wants another mixture sets the switches one by one. */
export const MODES: readonly GameMode[] = [...VARIANTS.map((variant) => modeOf(variant, '', {})), ...EDITIONS]

/**
 * The rules of a table. One seat plays solo and several do not, whatever was asked: there is nothing else to be played.
 * @param options filled
 */
export function rulesOf(options: Options, seats: number): Rules {
  const asked = options as Readonly<Record<string, string | number | boolean>>
  const variant = (asked['variant'] ?? 'standard') as Variant
  const fitting = seats === 1 ? 'solo' : variant === 'solo' ? 'standard' : variant
  return {
    ...(asked as unknown as Rules),
    variant: fitting,
    soloThreshold: asked['soloThreshold'] === '80' ? 80 : 70,
    soloStoreSpaces: asked['soloStoreSpaces'] === '2' ? 2 : 1,
  }
}
