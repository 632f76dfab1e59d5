import { expect, test } from 'vitest'
import { toy } from '../testing/toy.ts'
import { isSampled, sampling } from './sampling.ts'
import { playWalk } from './walk.ts'

const sampledOf = (seed: number): number[] => Array.from({ length: 300 }, (_, n) => n).filter((n) => isSampled(n, seed))

test('a law that samples looks at the first ten positions and then at powers of two', () => {
  expect(sampledOf(1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 32, 64, 128, 256])
})

test('another game, other positions', () => {
  expect(sampledOf(3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 30, 62, 126, 254])
})

test('every move, the last position and the end are seen', () => {
  const all = { positions: 0, moves: 0, ends: 0, last: -1 }
  const watch = sampling<
    ReturnType<typeof toy.setup>,
    Parameters<typeof toy.apply>[2],
    ReturnType<typeof toy.view>,
    never
  >({
    position: ({ lines }) => void ((all.last = lines.length), all.positions++),
    move: () => void all.moves++,
    end: () => void all.ends++,
  })
  playWalk(
    toy as never,
    { mode: toy.meta.modes[0] as (typeof toy.meta.modes)[number], seats: 3, seed: 2 },
    watch as never,
  )
  expect(all.moves).toBe(all.last)
  expect(all.ends).toBe(1)
  expect(all.positions).toBe(
    Array.from({ length: all.last + 1 }, (_, n) => n).filter((n) => n === all.last || isSampled(n, 2)).length,
  )
})
