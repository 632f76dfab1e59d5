import * as v from 'valibot'
import { ok, refuse, type Result } from '@fathom/kernel'
import { COLORS, TYPES } from './types.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const perPlayer = v.strictObject({ cards: count, bathyscaphes: count })

/** What a list of components must be. The board's shape is fixed: state and notation are built on it. */
const SCHEMA = v.strictObject({
  /** Where the values come from: see the game's README. */
  provenance: v.picklist(['rulebook', 'transcribed', 'reconstructed']),
  columns: v.literal(6),
  /** The surface and four depths. */
  rows: v.literal(5),
  tilesPerSpace: v.strictObject({ '2': v.literal(1), '3': v.literal(2), '4': v.literal(3), '5': v.literal(4) }),
  treasureTypes: v.literal(TYPES.length),
  colors: v.literal(COLORS.length),
  mussels: v.literal(COLORS.length),
  musselsPerPlayer: v.literal(1),
  cardsPerColor: count,
  /** At most 15: what seats know of each other's hands is counted in four bits. */
  handSize: v.pipe(count, v.maxValue(15)),
  perPlayer: v.strictObject({ '2': perPlayer, '3': perPlayer, '4': perPlayer, '5': perPlayer }),
  /** Ours, not the rulebook's: whole sweeps without a collection that end a stalled game. */
  idleSweepsToEnd: count,
})

export type Components = v.InferOutput<typeof SCHEMA>

/**
 * Components from a file's data, so that an owner of the printed game can put other values in without touching code.
 * @returns the components; refused: `bad-components {problems}` with one clear sentence a problem
 */
export function checkComponents(value: unknown): Result<Components> {
  const parsed = v.safeParse(SCHEMA, value)
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'components'}: ${issue.message}`)
    return refuse('bad-components', { problems })
  }
  const problems = [...problemsOf(parsed.output)]
  return problems.length > 0 ? refuse('bad-components', { problems }) : ok(parsed.output)
}

function* problemsOf(components: Components): Generator<string> {
  const all = components.cardsPerColor * components.colors
  for (const [seats, { cards, bathyscaphes }] of Object.entries(components.perPlayer)) {
    const needed = Number(seats) * cards
    if (needed > all) yield `${seats} players need ${needed} recovery cards; there are ${all}.`
    // Boats of all opponents in a column are added up in four bits a row.
    const others = (Number(seats) - 1) * bathyscaphes
    if (others > 15) yield `${seats} players have ${bathyscaphes} bathyscaphes each; opponents may have 15 in all.`
  }
}
