import { describe, expect, test } from 'vitest'
import { give } from '../testing/riches.ts'
import { Scene } from '../testing/scene.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import { own } from '../state.ts'

/** One meeple, two acts of the same zone, the same or different ones (EN L441). */
describe('a Double Action', () => {
  test('in zone 1: twice the price of the space; the second hire brings its own token along', () => {
    const scene = new Scene(4)
    scene.state.doubled.push(...scene.queue(1, [0, 'W']))
    scene.resolve(1).act('hire', 'place W 6', 'hire', 'double', 'place W 6')
    expect([scene.accounts(0)[0], scene.state.hired[0], scene.state.doubled.length, scene.toAct]).toEqual([8, 2, 1, []])
  })

  test('in zone 3: two maps, the second at what it costs then', () => {
    const scene = new Scene(4).offer(0, 0, [1, 2])
    scene.state.marketMaps[1] = 1
    own(scene.state, 'cubes')[1] = 1
    scene.state.doubled.push(...scene.queue(3, [0, 'W']))
    scene.resolve(3).act('buy 1', 'buy 1')
    expect([scene.accounts(0)[2], scene.state.marketMaps[1]]).toEqual([20 - 4 - 5, 3])
  })

  test('in zone 4: two flights take two seaplanes; with one left the second act is lost', () => {
    const flights = (seaplanes: number) => {
      const scene = new SeaScene()
      scene.boat(0, 'green', 'w2', 'W')
      scene.state.seaplanes = seaplanes
      scene.state.doubled.push(...scene.queue(4, [0, 'W']))
      scene.resolve(4).act('fly green', 'done')
      if (scene.toAct.length > 0) scene.act('fly green', 'done')
      return [scene.missions(0), scene.state.seaplanes, scene.state.reputation[0]]
    }
    expect([flights(2), flights(1)]).toEqual([
      [18, 0, 10],
      [19, 0, 10],
    ])
  })

  test('R11 EN L466, L887: who leaves the store frees the space first, and may buy again on the same one', () => {
    const scene = new SeaScene().moored(0, 'green')
    const [worker = -1] = scene.queue(7, [0, 'W'], [1, 'W'])
    scene.state.doubled.push(worker)
    scene.resolve(7).act('buy-zodiac', 'buy-zodiac')
    // Twice the $6 of the first space, not $6 and $8.
    expect([scene.missions(0), scene.state.reputation[0], scene.state.store]).toEqual([8, 12, [worker, -1]])
    scene.act('buy-zodiac')
    expect([scene.missions(1), scene.toAct]).toEqual([12, []])
  })

  test('R11 where the other spaces of the store are taken, the own one serves again', () => {
    const scene = new SeaScene().moored(0, 'green').moored(1, 'white')
    const [other = -1, worker = -1] = scene.queue(7, [1, 'W'], [0, 'W'])
    scene.state.doubled.push(worker)
    scene.resolve(7).act('buy-zodiac', 'buy-zodiac', 'buy-zodiac')
    expect([scene.missions(0), scene.state.store]).toEqual([20 - 8 - 8, [other, worker]])
  })

  test('R11 alone, with one space, a meeple buys twice on it', () => {
    const scene = new SeaScene(1).moored(0, 'green')
    const [worker = -1] = scene.queue(7, [0, 'W'])
    scene.state.doubled.push(worker)
    scene.resolve(7).act('buy-zodiac', 'buy-zodiac')
    expect([scene.state.zodiacOwner.filter((owner) => owner === 0).length, scene.state.store]).toEqual([3, [worker]])
  })

  test('R11 a second act that is skipped leaves the meeple where it stands', () => {
    const scene = new SeaScene().moored(0, 'green')
    const [worker = -1] = scene.queue(7, [0, 'W'])
    scene.state.doubled.push(worker)
    scene.resolve(7).act('buy-zodiac', 'skip')
    expect(scene.state.store).toEqual([worker, -1])
  })

  test('in zone 8: a room is sponsored and a treasure sold into it', () => {
    const scene = new Scene(2)
    give(scene, 0, 9)
    scene.state.doubled.push(...scene.queue(8, [0, 'W']))
    scene.resolve(8).act('sponsor M1', 'sell 9 M1', 'take GE 9')
    // M1 of the small board holds one treasure: it opens at once for its bonus of 1.
    expect([scene.accounts(0)[2], scene.state.reputation[0], scene.state.open]).toEqual([20 - 3 + 9, 11, 1])
  })

  test('in zone 9: two campaigns at the price of the space and the same points', () => {
    const scene = new Scene(4)
    scene.state.doubled.push(...scene.queue(9, [0, 'B']))
    scene.resolve(9).act('advertise', 'advertise')
    expect([scene.accounts(0)[2], scene.state.reputation[0], scene.state.advertisingMarker]).toEqual([12, 18, 1])
  })
})
