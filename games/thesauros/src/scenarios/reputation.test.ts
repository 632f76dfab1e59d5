import type { Options } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { Scene } from '../testing/scene.ts'
import { ADVERTISING, type SortId } from '../types.ts'

/** What each of a line has paid for advertising. */
function campaign(...line: readonly SortId[]): { paid: number[]; points: number[]; marker: number } {
  const scene = new Scene(4)
  scene.queue(ADVERTISING, ...line.map((sort, seat) => [seat, sort] as const))
  scene.resolve(ADVERTISING).act(...line.map(() => 'advertise'))
  const seats = line.map((_, seat) => seat)
  return {
    paid: seats.map((seat) => 20 - (scene.accounts(seat)[2] ?? 0)),
    points: seats.map((seat) => (scene.state.reputation[seat] ?? 0) - 10),
    marker: scene.state.advertisingMarker,
  }
}

/** Points of one campaign in each of six rounds. */
function rounds(options: Options): number[] {
  const scene = new Scene(4, options)
  return [1, 2, 3, 4, 5, 6].map(() => {
    scene.state.queued.fill(0)
    scene.state.reputation[0] = 0
    scene.queue(ADVERTISING, [0, 'B'])
    scene.resolve(ADVERTISING).money(0, { GE: 20 }).act('advertise')
    return scene.state.reputation[0] ?? 0
  })
}

describe('zone 9', () => {
  test('T68 worker, boss, worker pay 6, 6, 10 for 4 points each, and the marker moves once', () => {
    expect(campaign('W', 'B', 'W')).toEqual({ paid: [6, 6, 10], points: [4, 4, 4], marker: 1 })
  })

  test('T68 from round to round it is 4, 4, 3, 3, 2 and 2', () => {
    expect(rounds({})).toEqual([4, 4, 3, 3, 2, 2])
  })

  test('T68 the marker starts, and the points fall, as the table says', () => {
    expect(rounds({ advertisingStart: 3 })).toEqual([3, 2, 2, 2, 2, 2])
    expect(rounds({ advertisingTrack: '43322' })).toEqual([4, 3, 3, 2, 2, 2])
    expect(rounds({ advertisingTrack: '44432' })).toEqual([4, 4, 4, 3, 2, 2])
    expect(rounds({ advertisingTrack: '44332' })).toEqual([4, 4, 3, 3, 2, 2])
  })

  test('a specialist of the museum pays in full; nobody in the queue leaves the marker', () => {
    expect(campaign('H8')).toEqual({ paid: [6], points: [4], marker: 1 })
    expect(new Scene(4).resolve(ADVERTISING).state.advertisingMarker).toBe(0)
  })
})

describe('zone 10', () => {
  // Seats by colour, as in the example (EN L1034).
  const [green, white, red, blue] = [0, 1, 2, 3] as const
  const sealed = (order: number[], envelopes: number[]) => {
    const scene = new Scene(order.length)
    scene.state.order = order
    scene.state.envelopes = envelopes
    return scene.begin('authorities')
  }

  test('T69 green, red, blue, white; envelopes of white, blue, green; bids 6, 3, 6: white, green, blue, red; 15 paid', () => {
    const scene = sealed([green, red, blue, white], [white, blue, green])
    scene.actAs(blue, 'bribe 3')
    scene.actAs(green, 'bribe 6')
    scene.actAs(white, 'bribe 6')
    expect(scene.state.order).toEqual([white, green, blue, red])
    const paid = [green, white, red, blue].map((seat) => 20 - (scene.accounts(seat)[4] ?? 0))
    expect(paid).toEqual([6, 6, 0, 3])
    expect(scene.state.envelopes).toEqual([])
  })

  test('T70 one envelope and a bid of 2: first; a bid of 1 is refused', () => {
    const scene = sealed([0, 1, 2], [2])
    expect(scene.refused('bribe 1', 2)?.code).toBe('bribe-too-small')
    scene.actAs(2, 'bribe 2')
    expect([scene.state.order, scene.accounts(2)[4]]).toEqual([[2, 0, 1], 18])
  })

  test('T70 with $1 of slush money there is no bid: a point is lost, the relative place stays', () => {
    const scene = new Scene(3).money(0, { SF: 1 })
    scene.state.envelopes = [0, 2]
    scene.begin('authorities')
    expect(scene.legal(0)).toEqual(['refuse'])
    scene.actAs(0, 'refuse')
    scene.actAs(2, 'bribe 2')
    expect([scene.state.order, scene.state.reputation, scene.accounts(0)[4]]).toEqual([[2, 0, 1], [9, 10, 10], 1])
  })

  test('T71 who does not bid stays in the old order, at the end', () => {
    const scene = sealed([3, 1, 0, 2], [2, 0])
    scene.actAs(2, 'bribe 5')
    scene.actAs(0, 'bribe 2')
    expect(scene.state.order).toEqual([2, 0, 3, 1])
  })
})
