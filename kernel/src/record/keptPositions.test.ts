import { expect, test } from 'vitest'
import { KeptPositions } from './keptPositions.ts'

interface Position {
  at: number
}

/** Goes from the set-up to a line; each position is its line. */
function played(lines: number, takeBacks: readonly number[]): KeptPositions<Position> {
  const kept = new KeptPositions<Position>(
    takeBacks.map((to) => ({ to })),
    (position) => ({ ...position }),
  )
  const live = { at: 0 }
  for (; live.at <= lines; live.at++) kept.reach(live.at, live)
  return kept
}

test('what is gone back to is there as it was, each time, and what nobody goes back to is not kept', () => {
  const kept = played(9, [7, 7, 3])
  const first = kept.goBack(7)
  expect(first).toEqual({ line: 7, position: { at: 7 } })
  // Playing on from there changes nothing that is kept.
  if (first !== null) first.position.at = 99
  expect([kept.goBack(7), kept.goBack(3)]).toEqual([
    { line: 7, position: { at: 7 } },
    { line: 3, position: { at: 3 } },
  ])
  expect(kept.goBack(3)).toBeNull()
})

test('what was taken back is forgotten', () => {
  const kept = played(9, [3, 7])
  expect([kept.goBack(3), kept.goBack(7)]).toEqual([{ line: 3, position: { at: 3 } }, null])
})

test('of many positions 128 are kept, and the way to the others begins at the last of them', () => {
  const kept = played(
    300,
    Array.from({ length: 300 }, (_, line) => 299 - line),
  )
  expect([299, 128, 127, 126].map((to) => kept.goBack(to)?.line)).toEqual([127, 127, 127, 126])
})
