import { cardById, countBoxes, type BoxMask, type CardId } from '@fathom/silver-and-gold'
import type { Cell } from '../../art/outline.ts'
import type { Choices, CrossAim } from './input.ts'
import { cellOf, columns } from './layout.ts'
import { mirror, posedCells, turn, asPrinted, type Pose } from './pose.ts'

/** A place where the pattern fits, and how it is held there. */
export interface Suggestion {
  readonly aim: Extract<CrossAim, { can: 'cross' }>
  readonly pose: Pose
}

/** A rule of thumb for what a place is worth, not advice: first what it brings at once, then how little of the island it leaves. */
const X_WORTH = 1

function worthOf(card: CardId, crossed: BoxMask, boxes: BoxMask, palm: number): number {
  const printed = cardById(card)
  const left = countBoxes(printed.boxes & ~(crossed | boxes))
  const points = left === 0 ? printed.points : 0
  const now = countBoxes(boxes & printed.coins) + palm * countBoxes(boxes & printed.palms)
  return points + now + X_WORTH * countBoxes(boxes & printed.xs) - left / 100
}

/** Every way to hold a pattern: as printed, turned, then mirrored and turned. */
const POSES: readonly Pose[] = [asPrinted, mirror(asPrinted)].flatMap((side) => {
  const once = turn(side, 1)
  return [side, once, turn(once, 1), turn(side, -1)]
})

/**
 * The place for the pattern that looks best, before anybody points at one; null if it fits nowhere.
 * @param pose only as it is held so; null: as it lies best
 * @param palm points that a palm brings now
 */
export function suggest(
  choices: Pick<Choices, 'patterns'>,
  crossedOn: (card: CardId) => BoxMask,
  shape: Parameters<typeof posedCells>[0],
  pose: Pose | null,
  palm: number,
): Suggestion | null {
  const held = (pose === null ? POSES : [pose]).map((each) => ({ pose: each, form: nameOf(posedCells(shape, each)) }))
  let best: Suggestion | null = null
  let most = -Infinity
  for (const [card, places] of choices.patterns) {
    for (const [boxes, text] of places) {
      const worth = worthOf(card, crossedOn(card), boxes, palm)
      if (worth <= most) continue
      const cells = cellsIn(boxes)
      const fitting = held.find(({ form }) => form === nameOf(toCorner(cells)))
      if (fitting === undefined) continue
      most = worth
      best = { aim: { can: 'cross', card, cells, text }, pose: fitting.pose }
    }
  }
  return best
}

function cellsIn(boxes: BoxMask): Cell[] {
  return Array.from({ length: columns * columns }, (_, box) => box).flatMap((box) =>
    (boxes >> box) & 1 ? [cellOf(box)] : [],
  )
}

function toCorner(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, column]) => column))
  return cells.map(([row, column]): Cell => [row - top, column - left])
}

const nameOf = (cells: readonly Cell[]): string => cells.join(' ')
