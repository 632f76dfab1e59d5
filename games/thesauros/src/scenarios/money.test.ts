import { describe, expect, test } from 'vitest'
import { AT_HOME, OWN, SITES, own } from '../state.ts'
import { Scene } from '../testing/scene.ts'
import { ADVERTISING, IN_INFLUENCE } from '../types.ts'

const BROKE = { HR: 0, RD: 0, GE: 0, ME: 0, SF: 0 }

/** The year that follows a quadrimester begins, with what seat 0 has in maps. */
function newYear(quadrimester: number, maps: (scene: Scene) => void): Scene {
  const scene = new Scene(4)
  for (const seat of [0, 1, 2, 3]) scene.money(seat, BROKE)
  maps(scene)
  scene.state.phase = IN_INFLUENCE
  scene.state.quadrimester = quadrimester
  return scene.begin('calendar')
}

/** Seat 0's worker will buy advertising for $6. */
function advertiser(scene: Scene, money: Parameters<Scene['money']>[1]): Scene {
  scene.queue(ADVERTISING, [0, 'W'])
  return scene.money(0, { ...BROKE, ...money }).resolve(ADVERTISING)
}

describe('income and budget', () => {
  test('T06 year 2: maps 2, 2, 5 and satellite 5 bring 30 + 20 = $50', () => {
    const scene = newYear(3, ({ state }) => {
      state.marketMaps[2] = 2
      state.marketMaps[5] = 1
      own(state, 'satelliteMaps')[5] = 1
    })
    expect(scene.state.pool).toEqual([50, 30, 30, 30])
  })

  test('T07 year 3: 5 maps bring $35, none $10', () => {
    const scene = newYear(6, ({ state }) => {
      state.marketMaps[1] = 3
      own(state, 'satelliteMaps')[2] = 1
      own(state, 'mercenaryMaps')[4] = 1
      state.marketMaps[SITES + 1] = 0
    })
    expect(scene.state.pool).toEqual([35, 10, 10, 10])
  })

  test('T08 $7 of slush money and $6 in GE are split anew with the income, without a fee', () => {
    const scene = newYear(3, (before) => before.money(0, { SF: 7, GE: 6 }))
    expect([scene.state.pool[0], scene.accounts(0)]).toEqual([43, [0, 0, 0, 0, 0]])
    for (const text of ['budget HR 13', 'budget RD 0', 'budget GE 0', 'budget ME 30']) scene.actAs(0, text)
    expect(scene.accounts(0)).toEqual([13, 0, 0, 30, 0])
    const other = newYear(3, (before) => before.money(0, { SF: 7, GE: 6 }))
    for (const text of ['budget HR 0', 'budget RD 0', 'budget GE 0', 'budget ME 0']) other.actAs(0, text)
    expect(other.accounts(0)).toEqual([0, 0, 0, 0, 43])
  })

  test('introductory and Lawless! begin with $55, standard and solo with $50', () => {
    const pool = (seats: number, variant: string) => {
      const scene = new Scene(seats, { variant })
      for (let seat = 0; seat < seats; seat++) scene.money(seat, BROKE)
      scene.state.quadrimester = 0
      scene.state.phase = IN_INFLUENCE
      return scene.begin('calendar').state.pool
    }
    expect(pool(2, 'introductory')).toEqual([55, 57])
    expect(pool(2, 'lawless')).toEqual([55, 57])
    expect(pool(2, 'standard')).toEqual([50, 52])
    expect(pool(1, 'solo')).toEqual([50])
  })
})

describe('transfers', () => {
  test('T10 year 2, HR 4, R&D 8, ME 4, wages of 12: 6 and 2 are moved, each for $2, and all three are empty', () => {
    // Five workers and a mercenary who waits: wages of 12.
    const scene = new Scene(4, { variant: 'lawless' }).money(0, { ...BROKE, HR: 4, RD: 8, ME: 4 })
    scene.state.quadrimester = 4
    scene.state.at.fill(AT_HOME, 0, 6)
    own(scene.state, 'mercenaries')[0] = 0
    scene.state.at[4 * OWN] = AT_HOME
    scene.begin('payday')
    expect(scene.told('wages-due')[0]).toEqual({ type: 'wages-due', seat: 0, workers: 6, paid: 6 })
    expect(scene.told('transferred').filter(({ seat }) => seat === 0)).toEqual([
      { type: 'transferred', seat: 0, from: 'RD', to: 'HR', amount: 6, fee: 2 },
      { type: 'transferred', seat: 0, from: 'ME', to: 'HR', amount: 2, fee: 2 },
    ])
    expect(scene.accounts(0)).toEqual([0, 0, 0, 0, 0])
  })

  test('T11 year 1, GE 2, ME 9, cost 6: moving 4 leaves ME 4 and GE 0, moving 7 leaves ME 1 and GE 3', () => {
    const moving = (amount: number) =>
      advertiser(new Scene(4), { GE: 2, ME: 9 }).act('advertise', `transfer ME ${amount}`).accounts(0)
    expect(moving(4)).toEqual([0, 0, 0, 4, 0])
    expect(moving(7)).toEqual([0, 0, 3, 1, 0])
  })

  test('T12 year 3, HR short by 1: R&D 3 gives nothing, its fee eats it; R&D 4 gives 1', () => {
    const afterWages = (research: number) => {
      const scene = new Scene(4).money(0, { ...BROKE, HR: 3, RD: research })
      scene.state.quadrimester = 7
      scene.begin('payday')
      return [scene.accounts(0), scene.state.reputation[0]]
    }
    expect(afterWages(3)).toEqual([[1, 3, 0, 0, 0], 9])
    expect(afterWages(4)).toEqual([[0, 0, 0, 0, 0], 10])
  })

  test('T13 standard: slush money never leaves for another account', () => {
    const scene = advertiser(new Scene(4), { GE: 2, ME: 9, HR: 9, SF: 10 }).act('advertise')
    expect(scene.refused('transfer SF 5')).toEqual({ code: 'slush-stays', params: { account: 'SF' } })
    const alone = advertiser(new Scene(4), { GE: 2, SF: 10 })
    expect([alone.toAct, alone.state.reputation[0]]).toEqual([[], 9])
  })

  test('T13 introductory: 10 of slush money can give 9 for a fee of 1; none goes in', () => {
    const scene = advertiser(new Scene(4, { variant: 'introductory' }), { GE: 0, SF: 10 }).act('advertise')
    expect(scene.refused('transfer SF 9')).toBeNull()
    expect(scene.refused('transfer SF 10')?.code).toBe('transfer-too-large')
    scene.act('transfer SF 9')
    expect(scene.accounts(0)).toEqual([0, 0, 3, 0, 0])
    const bribing = new Scene(4, { variant: 'introductory' }).money(0, { SF: 3 })
    bribing.state.envelopes = [0]
    bribing.begin('authorities')
    expect(bribing.refused('bribe 4', 0)?.code).toBe('bribe-too-large')
  })

  test('T13 `none`: introductory slush money stays, too; `both-ways`: others may fund a bribe for the same fee', () => {
    const none = advertiser(new Scene(4, { variant: 'introductory', slushTransfers: 'none' }), { SF: 10 })
    expect([none.toAct, none.state.reputation[0]]).toEqual([[], 9])
    const both = new Scene(4, { variant: 'introductory', slushTransfers: 'both-ways' })
    both.money(0, { ...BROKE, RD: 5, SF: 3 }).state.envelopes = [0]
    both.begin('authorities').act('bribe 7')
    expect(both.accounts(0)).toEqual([0, 0, 0, 0, 0])
  })

  test('T14 GE 6 and cost 6: nothing is moved, and a transfer is refused', () => {
    const scene = new Scene(4)
    scene.queue(ADVERTISING, [0, 'W'], [0, 'B'])
    scene.resolve(ADVERTISING).money(0, { GE: 6 })
    expect(scene.refused('transfer ME 1')?.code).toBe('not-now')
    scene.act('advertise')
    expect([scene.accounts(0)[2], scene.told('transferred')]).toEqual([0, []])
    expect(scene.refused('transfer ME 1')?.code).toBe('not-now')
  })
})
