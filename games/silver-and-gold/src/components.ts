import * as v from 'valibot'
import { ok, refuse, type Result } from '@fathom/kernel'
import { COLORS, SHAPES, type Color } from './types.ts'

/** What the schema can say of a list of components; what it can't is in `problemsOf`. */
const SCHEMA = v.strictObject({
  /** Where the values come from: see the game's README. */
  provenance: v.picklist(['rulebook', 'transcribed', 'reconstructed']),
  rounds: v.literal(4),
  turnsPerRound: v.literal(7),
  display: v.literal(4),
  trophies: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  coinRows: v.literal(3),
  coinsPerRow: v.literal(4),
  palmBoxes: v.literal(4),
  tieBreakColors: v.strictTuple(COLORS.map((color) => v.literal(color))),
  legend: v.record(v.string(), v.string()),
  expeditionCards: v.array(
    v.strictObject({
      shape: v.picklist(SHAPES),
      copies: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Boxes as [row, column], from 0. */
      cells: v.array(v.strictTuple([v.number(), v.number()])),
    }),
  ),
  treasureCards: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[A-Z]\d\d$/)),
      color: v.picklist(COLORS),
      points: v.number(),
      seal: v.nullable(v.strictObject({ color: v.picklist(COLORS), points: v.picklist([1, 2]) })),
      rows: v.array(v.pipe(v.string(), v.regex(/^[.oXCP]{4}$/))),
    }),
  ),
})

export type Components = v.InferOutput<typeof SCHEMA>
export type TreasureCardData = Components['treasureCards'][number]

/** Points of a colour's cards, which is also their number of boxes; and how many cards it has. */
const OF_COLOR: Readonly<Record<Color, { readonly points: number; readonly cards: number }>> = {
  grey: { points: 8, cards: 11 },
  green: { points: 10, cards: 12 },
  orange: { points: 12, cards: 12 },
  purple: { points: 14, cards: 12 },
}

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
  const ids = new Set<string>()
  for (const card of components.treasureCards) {
    if (ids.has(card.id)) yield `There are two treasure cards ${card.id}.`
    ids.add(card.id)
    yield* cardProblems(card)
  }
  for (const color of COLORS) {
    const found = components.treasureCards.filter((card) => card.color === color).length
    if (found !== OF_COLOR[color].cards) {
      yield `There are ${found} ${color} treasure cards instead of ${OF_COLOR[color].cards}.`
    }
  }
  const shapes = components.expeditionCards.map((card) => card.shape)
  for (const shape of SHAPES) {
    const found = shapes.filter((each) => each === shape).length
    if (found !== 1) yield `The shape ${shape} is described ${found} times instead of once.`
  }
  const copies = components.expeditionCards.reduce((sum, card) => sum + card.copies, 0)
  if (copies !== 8) yield `There are ${copies} expedition cards instead of 8.`
  if (components.trophies.length !== 6) yield `There are ${components.trophies.length} trophies instead of 6.`
  if (components.trophies.some((value, index) => value > (components.trophies[index - 1] ?? value))) {
    yield 'The trophies are not listed from the highest to the lowest.'
  }
}

function* cardProblems(card: TreasureCardData): Generator<string> {
  const { points } = OF_COLOR[card.color]
  if (card.points !== points) yield `${card.id} is ${card.color} and gives ${card.points} points instead of ${points}.`
  if (card.rows.length > 4) yield `${card.id} has ${card.rows.length} rows; four fit on a card.`
  const boxes = new Set<number>()
  card.rows.forEach((row, y) => [...row].forEach((symbol, x) => symbol !== '.' && boxes.add(y * 4 + x)))
  if (boxes.size !== card.points) yield `${card.id} has ${boxes.size} boxes instead of ${card.points}.`
  if (!isConnected(boxes)) yield `The boxes of ${card.id} do not hang together.`
}

/** True if every box can be reached from every other by sides. */
function isConnected(boxes: ReadonlySet<number>): boolean {
  const [first] = boxes
  if (first === undefined) return false
  const reached = new Set([first])
  for (const box of reached) {
    const x = box % 4
    const beside = [box - 4, box + 4, ...(x > 0 ? [box - 1] : []), ...(x < 3 ? [box + 1] : [])]
    for (const next of beside) if (boxes.has(next)) reached.add(next)
  }
  return reached.size === boxes.size
}
