import { describe, expect, test } from 'vitest'
import { AT_HOME, AT_ZODIAC, OWN, own } from '../state.ts'
import { Scene } from '../testing/scene.ts'
import { MARKET, MUSSELS, RESEARCH, type Zone } from '../types.ts'

/** In the second quadrimester so many meeples already stand in a zone; the seat whose turn it is wants to join them. */
function crowded(seats: number, zone: Zone, standing: number): string | undefined {
  const scene = new Scene(seats)
  scene.state.quadrimester = 2
  scene.queue(zone, ...Array.from({ length: standing }, (_, number) => [number % seats, 'W'] as const))
  return scene.begin('placing').refused(`place B ${zone}`)?.code
}

describe('placement', () => {
  test('T15 four seats: zone 2 takes five, not six, zone 3 four; three seats: four and three', () => {
    expect([crowded(4, RESEARCH, 4), crowded(4, RESEARCH, 5)]).toEqual([undefined, 'queue-full'])
    expect([crowded(3, RESEARCH, 3), crowded(3, RESEARCH, 4)]).toEqual([undefined, 'queue-full'])
    expect([crowded(4, MARKET, 3), crowded(4, MARKET, 4)]).toEqual([undefined, 'queue-full'])
    expect([crowded(3, MARKET, 2), crowded(3, MARKET, 3)]).toEqual([undefined, 'queue-full'])
  })

  test('T16 with every other queue full, zone 6 still takes everybody', () => {
    const scene = new Scene(4)
    scene.state.quadrimester = 2
    for (const zone of [1, 2, 3, 4, 7, 8, 9]) scene.state.queued[zone] = scene.look.board.lines[zone] ?? 0
    scene.begin('placing')
    for (let placed = 0; placed < 12; placed++) {
      const options = scene.legal().filter((text) => text.startsWith('place'))
      expect(options.every((text) => text.endsWith(' 6'))).toBe(true)
      scene.act(options[0] ?? '')
    }
    expect([scene.state.queued[MUSSELS], scene.toAct]).toEqual([12, []])
  })

  test('T17 with one meeple left the envelope comes before it; after the last meeple it is too late', () => {
    const before = new Scene(2)
    before.state.at.fill(AT_ZODIAC, 1, 3)
    before.begin('placing').act('envelope', 'place B 6')
    expect(before.state.envelopes).toEqual([0])

    const after = new Scene(2)
    after.state.at.fill(AT_ZODIAC, 1, 3)
    after.begin('placing').act('place B 6')
    expect(after.refused('envelope', 0)?.code).toBe('not-your-turn')
    after.act('place B 6', 'place W 6', 'place W 6')
    expect([after.toAct, after.state.envelopes]).toEqual([[], []])
  })

  test('T18 a Double Action that was kept goes under any meeple of any queue, one under each', () => {
    for (const text of ['place B 1', 'place W 2', 'place B 3', 'place W 6', 'place W 7', 'place B 8', 'place W 9']) {
      const scene = new Scene(2)
      own(scene.state, 'tokens')[0] = 2
      scene.begin('placing').act('double')
      expect(scene.refused('double')?.code).toBe('double-ready')
      scene.act(text)
      expect([scene.state.tokens[0], scene.state.doubled.length]).toEqual([1, 1])
    }
  })

  test('T18 under a mercenary it is refused', () => {
    const scene = new Scene(2, { variant: 'lawless' })
    own(scene.state, 'mercenaries')[0] = 0
    scene.state.at[2 * OWN] = AT_HOME
    own(scene.state, 'tokens')[0] = 1
    scene.begin('placing').act('double')
    expect(scene.refused('place M 2')?.code).toBe('no-double-for-mercenary')
    expect(scene.legal().some((text) => text.startsWith('place M'))).toBe(false)
  })

  test('T19 with the boss at sea two workers are placed and no more', () => {
    const scene = new Scene(2)
    scene.state.at[0] = AT_ZODIAC
    scene.begin('placing')
    expect(scene.refused('place B 6')?.code).toBe('no-such-meeple')
    scene.act('place W 6', 'place B 6', 'place W 6', 'place W 6')
    expect(scene.toAct).toEqual([1])
  })

  test('an envelope with a mercenary as the option has it (FR L1459)', () => {
    const code = (mercenaryEnvelope: boolean) => {
      const scene = new Scene(2, { variant: 'lawless', mercenaryEnvelope })
      own(scene.state, 'mercenaries')[0] = 0
      scene.state.at[2 * OWN] = AT_HOME
      return scene.begin('placing').act('envelope').refused('place M 2')?.code
    }
    expect([code(true), code(false)]).toEqual([undefined, 'no-envelope-for-mercenary'])
  })
})
