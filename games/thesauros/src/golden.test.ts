import { parseRecord, replay } from '@fathom/kernel'
import { describeGolden, readGolden } from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { thesauros as game } from './sets.ts'
import { WAYS } from './testing/ways.ts'

const FOLDER = new URL('../golden/', import.meta.url)

describeGolden(game, FOLDER)

const golden = new Map(readGolden(FOLDER).map(({ name, text }) => [name, text]))

describe('each mode and end with each seat count, each deed, and each thing worth it, has its recorded game', () => {
  test.each(WAYS)('$name', (way) => {
    const record = parseRecord(golden.get(way.name) ?? '', () => game.options)
    expect(record.ok).toBe(true)
    if (!record.ok) return
    let happened = 0
    const played = replay(game, record.value, ({ seat, action, events, state }) => {
      if (seat !== null && action !== null && way.happens({ seat, action, events, state })) happened++
    })
    expect(played.ok).toBe(true)
    expect(happened).toBeGreaterThan(0)
    expect(record.value.seats).toHaveLength(way.seats)
    expect(record.value.options).toEqual(way.options)
    expect(played.ok && way.ends(game.outcome(played.value))).toBe(true)
  })

  test('and nothing else is recorded', () => {
    expect([...golden.keys()]).toEqual(WAYS.map((way) => way.name).toSorted())
  })
})
