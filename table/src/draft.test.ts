import { describe, expect, test } from 'vitest'
import { legalNow, stateFor } from './table.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { person, TableDriver } from './testing/tableDriver.ts'

const WALKS = 20

/** A table where ana digs, and what its game has been asked for since. */
function counted() {
  const counts = { applies: 0, parses: 0 }
  const game: typeof hiddenPicks = {
    ...hiddenPicks,
    apply: (...asked) => {
      counts.applies++
      return hiddenPicks.apply(...asked)
    },
    notation: {
      make: hiddenPicks.notation.make,
      parse: (text) => {
        counts.parses++
        return hiddenPicks.notation.parse(text)
      },
    },
  }
  const driver = new TableDriver(game, [person('ana'), person('bo')])
  driver.act(0, ['bid 1', 'bid 2'], true)
  driver.act(1, ['bid 2', 'bid 2'], true)
  const since = (work: () => void) => {
    Object.assign(counts, { applies: 0, parses: 0 })
    work()
    return { ...counts }
  }
  /** What a reading looks at. */
  const look = () => [stateFor(driver.table, 0), legalNow(driver.table, 0), stateFor(driver.table, 1)]
  return { driver, since, look }
}

describe('an action of a draft is read once and tried once', () => {
  test('drafted one by one', () => {
    const { driver, since, look } = counted()
    const drafting = () => {
      for (let walk = 0; walk < WALKS; walk++) {
        driver.act(0, ['walk'])
        look()
      }
    }
    expect(since(drafting)).toEqual({ applies: WALKS, parses: WALKS })
  })

  test('drafted in a chain', () => {
    const { driver, since, look } = counted()
    const chain = Array.from({ length: WALKS }, () => 'walk')
    expect(since(() => driver.act(0, chain))).toEqual({ applies: WALKS, parses: WALKS })
    expect(since(look)).toEqual({ applies: 0, parses: 0 })
  })

  test('taken back and drafted again', () => {
    const { driver, since, look } = counted()
    driver.act(0, ['walk', 'walk', 'stop'])
    for (const again of [['stop'], ['walk', 'stop'], ['walk', 'walk', 'stop']]) {
      for (let undone = 0; undone < again.length; undone++) driver.must({ do: 'undo', seat: 0, version: null })
      const redone = since(() => {
        for (const action of again) driver.act(0, [action])
        look()
      })
      expect(redone).toEqual({ applies: 0, parses: 0 })
    }
  })

  test('made final: applied by who decides it and by who evolves the table, and not read again', () => {
    const { driver, since } = counted()
    driver.act(0, [...Array.from({ length: WALKS }, () => 'walk'), 'stop'])
    const ended = since(() => driver.must({ do: 'end-turn', seat: 0, version: null }))
    expect(ended).toEqual({ applies: 2 * (WALKS + 1), parses: 0 })
  })

  test('loaded from the journal', () => {
    const { driver, since } = counted()
    driver.act(0, [...Array.from({ length: WALKS }, () => 'walk'), 'stop'])
    const before = driver.journal.filter(({ kind }) => kind === 'done').length
    const again = since(() => stateFor(driver.restarted(), 0))
    expect(again).toEqual({ applies: before + WALKS + 1, parses: before + WALKS + 1 })
  })

  test('of another seat’s simultaneous draft nothing is laid twice', () => {
    const { driver, since, look } = counted()
    driver.act(0, ['stop'], true)
    driver.act(1, ['stop'], true)
    driver.act(0, ['bid 1', 'bid 2'], true)
    expect(since(() => (driver.act(1, ['bid 1']), look()))).toEqual({ applies: 1, parses: 1 })
    expect(since(() => driver.act(1, ['bid 2'], true))).toEqual({ applies: 1 + 2 * 4, parses: 1 })
  })
})
