import { describe, expect, test } from 'vitest'
import { Scene } from '../testing/scene.ts'
import { AT_HOME, own } from '../state.ts'

/** What each seat was asked to do, in order, while it always takes the last action of the list. */
function asked(scene: Scene): string[] {
  const log: string[] = []
  while (scene.toAct.length > 0) {
    const action = scene.legal().at(-1) ?? ''
    log.push(`${scene.toAct[0]} ${action}`)
    scene.act(action)
  }
  return log
}

describe('a queue', () => {
  test('meeples act from the front and go home', () => {
    const scene = new Scene(2)
    const meeples = scene.queue(6, [1, 'W'], [0, 'B'])
    scene.resolve(6)
    expect(scene.toAct).toEqual([1])
    scene.act('fish', 'take HR 1', 'fish', 'take HR 3')
    expect(meeples.map((meeple) => scene.state.at[meeple])).toEqual([AT_HOME, AT_HOME])
    expect(scene.toAct).toEqual([])
  })

  test('who refuses loses a point, and a queue with a refusal still moves the marker', () => {
    const scene = new Scene(2)
    scene.queue(6, [1, 'W'])
    scene.resolve(6).act('refuse')
    expect(scene.told('refused')).toEqual([{ type: 'refused', seat: 1, sort: 'W', zone: 6, forced: false }])
    expect([scene.state.reputation[1], scene.state.musselMarker]).toEqual([9, 1])
  })

  test('who can do nothing is not asked', () => {
    const scene = new Scene(2)
    scene.queue(9, [1, 'W'])
    scene.money(1, { HR: 0, RD: 0, GE: 2, ME: 0 }).resolve(9)
    expect(scene.told('refused')[0]?.forced).toBe(true)
    expect([scene.state.reputation[1], scene.toAct.length]).toEqual([9, 0])
  })

  test('reputation stops at 0', () => {
    const scene = new Scene(2)
    scene.state.reputation[1] = 0
    scene.queue(6, [1, 'W'])
    scene.resolve(6).act('refuse')
    expect(scene.state.reputation[1]).toBe(0)
    expect(scene.told('reputation')).toEqual([])
  })
})

describe('a Double Action', () => {
  test('a second act follows at once, and is skipped at no cost', () => {
    const scene = new Scene(2)
    const [meeple = -1] = scene.queue(6, [0, 'W'])
    scene.state.doubled.push(meeple)
    scene.resolve(6).act('fish', 'take HR 1')
    expect(scene.legal()).toEqual(['fish', 'skip'])
    expect(scene.refused('refuse')?.code).toBe('skip-instead')
    scene.act('skip')
    expect([scene.state.reputation[0], scene.state.doubled]).toEqual([10, []])
    expect(scene.told('double-lost')).toHaveLength(1)
  })

  test('it is lost with a first act that is refused, and by going onto the deck', () => {
    for (const action of ['refuse', 'reserve']) {
      const scene = new Scene(2)
      const [meeple = -1] = scene.queue(2, [0, 'W'])
      scene.state.doubled.push(meeple)
      scene.resolve(2).act(action)
      expect([scene.toAct, scene.state.doubled]).toEqual([[], []])
    }
  })
})

describe('apprenticeship', () => {
  test('before the first of the two acts, whoever comes first; in the order of the queue while hats last', () => {
    const scene = new Scene(2)
    scene.queue(2, [1, 'W'], [0, 'W'], [1, 'B'], [0, 'B'])
    scene.resolve(2)
    expect(asked(scene).filter((line) => line.includes('teach'))).toEqual(['1 teach'])
    expect(scene.state.hatsLeft[1]).toBe(0)
  })

  test('the boss may come first; only the first basic worker of the line is taught, once', () => {
    const scene = new Scene(4)
    const [, first = -1, second = -1] = scene.queue(3, [2, 'B'], [2, 'W'], [2, 'W'])
    scene.resolve(3)
    expect(scene.legal()).toEqual(['skip', 'teach'])
    expect(asked(scene).filter((line) => line.includes('teach'))).toEqual(['2 teach'])
    expect([scene.state.hat[first], scene.state.hat[second]]).toEqual([2, 0])
  })

  test('not taken when it was offered, it does not come again', () => {
    const scene = new Scene(4)
    scene.queue(3, [2, 'W'], [2, 'B'], [2, 'W'])
    scene.resolve(3).act('skip', 'refuse')
    expect(scene.legal()).toContain('refuse')
  })

  test('without the boss, without a hat or with another zone’s hat nobody is taught', () => {
    const lone = new Scene(4)
    lone.queue(3, [2, 'W'], [1, 'B'])
    expect(lone.resolve(3).legal()).toContain('refuse')
    const noHat = new Scene(4)
    own(noHat.state, 'hatsLeft')[2] = 0
    noHat.queue(3, [2, 'W'], [2, 'B'])
    expect(noHat.resolve(3).legal()).toContain('refuse')
    const other = new Scene(4)
    other.queue(3, [2, 'H8'], [2, 'B'])
    expect(other.resolve(3).legal()).toContain('refuse')
  })
})

describe('recruitment', () => {
  test('the recruit is placed at once, may post the envelope, and the recruiter goes home', () => {
    const scene = new Scene(4)
    scene.queue(1, [0, 'W'])
    scene.resolve(1).act('hire')
    expect(scene.legal()).toEqual([
      'envelope',
      'place W 2',
      'place W 3',
      'place W 6',
      'place W 7',
      'place W 8',
      'place W 9',
    ])
    expect(scene.refused('place W 1')?.code).toBe('no-queue')
    expect(scene.refused('place B 2')?.code).toBe('only-the-recruit')
    scene.act('envelope', 'place W 2')
    expect(scene.accounts(0)).toEqual([14, 20, 20, 20, 20])
    expect([scene.state.envelopes, scene.state.queued[2], scene.state.hired[0]]).toEqual([[0], 1, 1])
    expect(scene.toAct).toEqual([])
  })

  test('the second one brings a Double Action, the third a point', () => {
    const scene = new Scene(4)
    scene.queue(1, [0, 'W'], [0, 'B'], [0, 'W'])
    scene.resolve(1).money(0, { HR: 40 }).act('hire', 'place W 6')
    expect([scene.state.tokens[0], scene.state.reputation[0]]).toEqual([0, 10])
    scene.act('hire', 'double', 'place W 6')
    expect([scene.state.tokens[0], scene.state.doubled.length, scene.state.reputation[0]]).toEqual([0, 1, 10])
    scene.act('hire', 'place W 6')
    expect(scene.state.reputation[0]).toBe(11)
    expect(scene.accounts(0)[0]).toBe(40 - 6 - (8 - 2) - 9)
  })

  test('a Double Action that is not put under the recruit is kept', () => {
    const scene = new Scene(4)
    own(scene.state, 'hired')[0] = 1
    scene.state.at[3] = AT_HOME
    scene.queue(1, [0, 'W'])
    scene.resolve(1).act('hire', 'place W 6')
    expect([scene.state.tokens[0], scene.state.tokenUnder & 1]).toEqual([1, 0])
  })

  test('there is no fourth worker to recruit', () => {
    const scene = new Scene(4)
    scene.state.at.fill(AT_HOME, 3, 6)
    scene.queue(1, [0, 'W'])
    scene.resolve(1)
    expect(scene.told('refused')).toEqual([{ type: 'refused', seat: 0, sort: 'W', zone: 1, forced: true }])
    expect(scene.state.reputation[0]).toBe(9)
  })
})
