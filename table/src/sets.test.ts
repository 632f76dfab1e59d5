import { describe, expect, test } from 'vitest'
import { makeRecord, parseRecord, setDigest, type GameText, type PlayedSet } from '@fathom/kernel'
import { readTable, type TableText } from './read.ts'
import { recordOf } from './record.ts'
import { hiddenPicks } from './testing/hiddenPicksGame.ts'
import { TableDriver, person } from './testing/tableDriver.ts'

const DATA = { name: { en: 'Old spades', fr: 'Vieilles pelles' }, spades: [1, 2, 3] }
const digest = setDigest(DATA)
const OWN: PlayedSet = {
  info: { name: DATA.name, provenance: 'transcribed' },
  digest: digest.ok ? digest.value : '',
  isBuiltIn: false,
  data: DATA,
}
const WORDS: TableText = {
  waitingForPlayers: () => '',
  endTurn: '',
  waitingForOthers: () => '',
  finished: () => '',
  closed: () => 'closed',
  endAgreed: '',
  nobodyCame: '',
  former: 'former',
  of: (localized) => localized.fr,
}
const GAME_WORDS = { prompt: () => '' } as unknown as GameText

function deskWith(set: PlayedSet | null): TableDriver {
  return new TableDriver(hiddenPicks, [person('ana'), person('bo')], {}, set)
}

describe('a table with a component set', () => {
  test('names it in the reader’s language, to everybody', () => {
    const named = (set: PlayedSet | null, who: string | null) =>
      readTable(deskWith(set).table, who, GAME_WORDS, WORDS).components
    expect(named(OWN, 'ana')).toEqual({ name: 'Vieilles pelles', provenance: 'transcribed', builtIn: false })
    expect(named({ ...OWN, isBuiltIn: true }, null)).toMatchObject({ builtIn: true })
    expect(named(null, 'ana')).toBeNull()
  })

  test('keeps the set in the first entry of its journal, and is the same when loaded anew', () => {
    const driver = deskWith(OWN)
    expect(driver.journal[0]).toMatchObject({ kind: 'created', components: { digest: OWN.digest, data: DATA } })
    expect(deskWith(null).journal[0]).not.toHaveProperty('components')
    expect(driver.restarted()).toEqual(driver.table)
  })

  test('has a record that holds another set than the game’s own, and only names that one', () => {
    const record = (set: PlayedSet) => makeRecord(recordOf(deskWith(set).table))
    const named = `components transcribed Old spades\ncomponents-digest ${OWN.digest}\n`
    expect(record(OWN)).toContain(`${named}components-data ${JSON.stringify(DATA)}\n`)
    expect(record({ ...OWN, isBuiltIn: true })).toContain(named)
    expect(record({ ...OWN, isBuiltIn: true })).not.toContain('components-data')
    expect(parseRecord(record(OWN), () => hiddenPicks.options)).toMatchObject({
      ok: true,
      value: { components: { data: DATA } },
    })
  })

  test('has no line of it in the record of a game with fixed components', () => {
    expect(makeRecord(recordOf(deskWith(null).table))).not.toContain('components')
  })
})
