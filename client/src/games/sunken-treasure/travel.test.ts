import { describe, expect, it } from 'vitest'
import { flightsBetween, type Pieces } from './travel.ts'
import { boatKey, shipKey, tileKey } from './layout.ts'

const pieces = (...entries: readonly [key: string, x: number, y: number, color?: string][]): Pieces =>
  new Map(entries.map(([key, x, y, color]) => [key as ReturnType<typeof tileKey>, { x, y, color: color ?? null }]))

describe('what travels from one position to the next', () => {
  it('is a boat, from where one of its colour has gone', () => {
    const before = pieces([boatKey(1, 2, 'red', 0), 10, 20, 'red'], [boatKey(1, 2, 'blue', 0), 40, 20, 'blue'])
    const after = pieces([boatKey(3, 3, 'red', 0), 100, 90, 'red'], [boatKey(1, 2, 'blue', 0), 40, 20, 'blue'])
    expect(flightsBetween(before, after)).toEqual([{ key: boatKey(3, 3, 'red', 0), dx: -90, dy: -70 }])
  })

  it('is a ship on its way to the right, and a tile that makes room', () => {
    const before = pieces([shipKey('red'), 50, 40], [tileKey('jade-bell'), 80, 300])
    const after = pieces([shipKey('red'), 210, 40], [tileKey('jade-bell'), 100, 300])
    expect(flightsBetween(before, after)).toEqual([
      { key: shipKey('red'), dx: -160, dy: 0 },
      { key: tileKey('jade-bell'), dx: -20, dy: 0 },
    ])
  })

  it('is nothing that stays, nothing that goes, and no boat that was just placed', () => {
    const before = pieces([tileKey('jade-bell'), 80, 300], [tileKey('plum-key'), 120, 300])
    const after = pieces([tileKey('jade-bell'), 80, 300], [boatKey(1, 2, 'red', 0), 10, 20, 'red'])
    expect(flightsBetween(before, after)).toEqual([])
  })
})
