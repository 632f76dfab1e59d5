import type { AnyGame, Chance, Seat } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { readLog } from './log.ts'
import { recordOf } from './record.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { person, TableDriver } from './testing/tableDriver.ts'

interface Position {
  readonly phase: string
  readonly seats: { found: number }[]
}

const picks = hiddenPicks as AnyGame
const ANA = { id: 'ana', name: 'ana' }

/** Hidden picks in which some seats can do nothing but stop when they dig. */
function forced(isForced: (state: Position, seat: Seat) => boolean, only = 'stop'): AnyGame {
  const legal = (state: unknown, seat: Seat): unknown[] =>
    (state as Position).phase === 'dig' && isForced(state as Position, seat) && picks.toAct(state).includes(seat)
      ? [only]
      : picks.legal(state, seat)
  const meta = { ...picks.meta, hasSecrets: true }
  return { ...picks, meta, legal }
}

/** What somebody has found is known to nobody else. */
function hiding(game: AnyGame): AnyGame {
  const determinize = (state: unknown, seat: Seat, chance: Chance): unknown => {
    const world = game.determinize(state, seat, chance) as Position
    world.seats.forEach((one, other) => {
      if (other !== seat) one.found = chance.below(3)
    })
    return world
  }
  return { ...game, determinize }
}

/** Everybody has bid, and Ana is to dig. */
function digging(game: AnyGame): TableDriver {
  const driver = new TableDriver(game, [person('ana'), person('bo')])
  for (const seat of [0, 1]) driver.act(seat, ['bid 1', 'bid 2'], true)
  return driver
}

const pass = (seat: Seat) => ({ do: 'pass', seat }) as const

describe('a turn with nothing to decide', () => {
  test('is taken where everybody can tell that there is one choice, and all are told', () => {
    const driver = digging(forced((_, seat) => seat === 0))
    expect(driver.must(pass(0))).toEqual(['auto-passed', 'held', 'done'])
    expect(readLog(driver.table, 'bo', 0).findLast(({ kind }) => kind === 'auto-passed')).toMatchObject({ seat: 0, name: 'ana' }) // prettier-ignore
    expect(recordOf(driver.table).lines.at(-1)).toMatchObject({ seat: 0, action: 'stop' })
    expect(driver.table.game.toAct(driver.table.state)).toEqual([1])
    expect(driver.restarted().lines).toHaveLength(driver.table.lines.length)
  })

  test('is not taken where there is a choice, or where it is somebody else’s turn', () => {
    const driver = digging(forced((_, seat) => seat === 1))
    expect([driver.refused(pass(0)), driver.refused(pass(1))]).toEqual(['nothing-to-pass', 'nothing-to-pass'])
  })

  test('is not taken where that there is one choice follows from what is hidden: its haste would tell', () => {
    const isLow = ({ seats }: Position, seat: Seat): boolean => (seats[seat]?.found ?? 0) < 2
    const open = digging(forced(isLow))
    const { found = 0 } = (open.table.state as Position).seats[0] ?? {}
    expect(found).toBeLessThan(2)
    expect(open.must(pass(0))[0]).toBe('auto-passed')
    expect(digging(hiding(forced(isLow))).refused(pass(0))).toBe('nothing-to-pass')
    // What is hidden and tells nothing of the choices is in nobody's way.
    expect(digging(hiding(forced(() => true))).must(pass(0))[0]).toBe('auto-passed')
  })

  test('is more than a first step that leads to choices', () => {
    expect(digging(forced(() => true, 'walk')).refused(pass(0))).toBe('nothing-to-pass')
  })

  test('waits for who has begun it, who is gone, and for what all are asked', () => {
    const game = forced((_, seat) => seat === 0)
    const begun = digging(game)
    begun.act(0, ['stop'])
    expect(begun.refused(pass(0))).toBe('nothing-to-pass')
    begun.must({ do: 'undo', seat: 0, version: null })
    expect(begun.refused(pass(0))).toBe('nothing-to-pass')
    const asked = digging(game)
    asked.must({ do: 'take-back', person: ANA, reason: 'why' })
    expect(asked.refused(pass(0))).toBe('nothing-to-pass')
    const left = digging(game)
    left.must({ do: 'leave', person: ANA, standIn: 'mate' })
    expect(left.refused(pass(0))).toBe('nothing-to-pass')
  })
})
