import {
  CARDS,
  components,
  placementsOf,
  SHAPES,
  type BoxMask,
  type Card,
  type CardIndex,
} from '@fathom/silver-and-gold'

/** X bonuses in a row that are told apart; more at once are as rare as they are welcome. */
const BONUSES = 3

const EXPEDITIONS = components.expeditionCards.reduce((sum, { copies }) => sum + copies, 0)

/** Of one island: what is left of it -> turns to finish it. Boxes are renumbered 0, 1, 2 ... so that the list has no gaps. */
interface Table {
  readonly turns: Float32Array
  /** Turns that are left after one of each shape, at [shape * size + rest]. */
  readonly after: Float32Array
  /** New numbers of the boxes in the upper two and the lower two rows of the grid. */
  readonly lowBits: Uint16Array
  readonly highBits: Uint16Array
}

const tables: (Table | undefined)[] = []

/**
 * The turns in which an island's empty boxes are all crossed off on the average, if every turn goes into it, every pattern is equally likely in every
 * turn, and each is laid as well as possible (or a single box crossed). X bonuses stay on the island. An isolated box costs a whole turn: that is what
 * makes an awkward rest expensive.
 */
export function turnsToFinish(card: CardIndex, empty: BoxMask): number {
  const table = (tables[card] ??= makeTable(CARDS[card] as Card))
  return table.turns[(table.lowBits[empty & 255] as number) | (table.highBits[empty >> 8] as number)] as number
}

/** The same after a turn in which a pattern of this shape came and was laid on this island as well as possible. */
export function turnsAfter(card: CardIndex, empty: BoxMask, shape: number): number {
  const { turns, after, lowBits, highBits } = (tables[card] ??= makeTable(CARDS[card] as Card))
  const rest = (lowBits[empty & 255] as number) | (highBits[empty >> 8] as number)
  return after[shape * turns.length + rest] as number
}

function makeTable(card: Card): Table {
  const boxes: number[] = []
  for (let box = 0; box < 16; box++) if ((card.boxes >> box) & 1) boxes.push(box)
  const renumber = (mask: BoxMask): number =>
    boxes.reduce((renumbered, box, bit) => ((mask >> box) & 1 ? renumbered | (1 << bit) : renumbered), 0)
  const patterns = components.expeditionCards.map(({ shape, copies }) => ({
    shape: SHAPES.indexOf(shape),
    weight: copies / EXPEDITIONS,
    masks: placementsOf(shape)
      .filter((mask) => (mask & ~card.boxes) === 0)
      .map(renumber),
  }))
  return {
    ...fillTurns(boxes.length, renumber(card.xs), patterns),
    lowBits: Uint16Array.from({ length: 256 }, (_, low) => renumber(low)),
    highBits: Uint16Array.from({ length: 256 }, (_, high) => renumber(high << 8)),
  }
}

interface Pattern {
  readonly shape: number
  readonly weight: number
  readonly masks: readonly number[]
}

/** Works up from the empty rest: crossing something off always leads to a smaller number. */
function fillTurns(boxCount: number, xs: number, patterns: readonly Pattern[]): Pick<Table, 'turns' | 'after'> {
  const size = 1 << boxCount
  // owing[k][rest]: turns after this one when k bonuses are still to be crossed in it.
  const owing = Array.from({ length: BONUSES + 1 }, () => new Float32Array(size))
  const turns = owing[0] as Float32Array
  const afterShape = new Float32Array(SHAPES.length * size)
  const left = (rest: number, crossedXs: number): number => {
    let bonuses = 0
    for (let each = crossedXs; each !== 0 && bonuses < BONUSES; each &= each - 1) bonuses++
    return (owing[bonuses] as Float32Array)[rest] as number
  }
  for (let rest = 1; rest < size; rest++) {
    let single = Infinity
    for (let each = rest; each !== 0; each &= each - 1) {
      const box = each & -each
      single = Math.min(single, left(rest & ~box, box & xs))
    }
    let after = 0
    for (const { shape, weight, masks } of patterns) {
      let best = single
      for (const mask of masks) if ((mask & ~rest) === 0) best = Math.min(best, left(rest & ~mask, mask & xs))
      afterShape[shape * size + rest] = best
      after += weight * best
    }
    turns[rest] = 1 + after
    for (let bonuses = 1; bonuses <= BONUSES; bonuses++) fillOwing(owing, bonuses, rest, xs)
  }
  return { turns, after: afterShape }
}

/** A bonus crosses one more box; an X keeps the debt as it was. */
function fillOwing(owing: readonly Float32Array[], bonuses: number, rest: number, xs: number): void {
  const table = owing[bonuses] as Float32Array
  const fewer = owing[bonuses - 1] as Float32Array
  let best = Infinity
  for (let each = rest; each !== 0; each &= each - 1) {
    const box = each & -each
    best = Math.min(best, (box & xs ? table : fewer)[rest & ~box] as number)
  }
  table[rest] = best
}
