import type { GameMode, Options, OptionSpec, OptionValue } from '@fathom/kernel'
import { EDITION_IDS, POINTS, type EditionId, type PointId } from './editions.ts'
import type { Rules } from './rules.ts'
import { VARIANTS, type Variant } from './types.ts'

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

/** What an edition says where that is not the default. Where it is silent, the default stays. */
function switchesOf(edition: EditionId): Options {
  const switches: Record<string, OptionValue> = {}
  for (const spec of OPTIONS) {
    const said = spec.id === 'variant' ? null : POINTS[spec.id as PointId][edition]
    if (said !== null && said.value !== spec.default) switches[spec.id] = said.value
  }
  return switches
}

const modeOf = (variant: Variant, edition: string, switches: Options): GameMode => ({
  id: `${variant}${edition}`,
  options: { variant, ...switches },
  seats: variant === 'solo' ? [1] : [2, 3, 4],
  ...(edition === '' ? {} : { editionOf: variant }),
  // rulebook: Introductory game
  ...(variant === 'introductory' ? { isForNewcomers: true } : {}),
})

/** Modes that are another mode, with the switches set as one of the editions has them. */
export const EDITIONS: readonly GameMode[] = VARIANTS.flatMap((variant) =>
  EDITION_IDS.map((edition) => modeOf(variant, `-${edition}`, switchesOf(edition))),
)

/** Each setup as most people would want it, then as each edition has it. For any other mixture a table sets the switches one by one. */
export const MODES: readonly GameMode[] = [...VARIANTS.map((variant) => modeOf(variant, '', {})), ...EDITIONS]

/**
 * The rules of a table. One seat always plays solo, and several seats never do, whatever was asked.
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
