import { readdirSync, readFileSync } from 'node:fs'
import { makeRecord, verify, type AnyGame, type ComponentSets } from '@fathom/kernel'
import { readGolden } from '@fathom/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { entryOfSets, GAME_IDS, loadGame, openRecord, withRules, withSet, type CatalogEntry } from './index.ts'

const entries = (await Promise.all(GAME_IDS.map(loadGame))) as CatalogEntry[]
const past = entries.flatMap((entry) =>
  Object.keys(entry.past).map((version) => ({ id: entry.game.meta.id, version: Number(version), entry })),
)

/** What a game lacks for its tables and records of before, as sentences. */
function gapsOf({ game, past }: Pick<CatalogEntry, 'game' | 'past'>): string[] {
  const { id, rulesVersion } = game.meta
  return Array.from({ length: rulesVersion - 1 }, (_, index) => index + 1)
    .filter((version) => !Object.hasOwn(past, version))
    .map(
      (version) =>
        `${id} has rules ${rulesVersion}, and rules ${version} are lost: run npm run past -- --game ${id} where they still stand, and name past/${version}.mjs in games/${id}/src/past.ts`,
    )
}

/** The game as it is when these rules are of before, whichever version is today's. */
function later(entry: CatalogEntry, version: number): CatalogEntry {
  const { game } = entry
  return { ...entry, game: { ...game, meta: { ...game.meta, rulesVersion: version + 1 } } }
}

describe('the rules of before', () => {
  it.each(entries.map((entry) => [entry.game.meta.id, entry] as const))('%s has kept all of them', (_, entry) => {
    expect(gapsOf(entry)).toEqual([])
  })

  it.each(past)('$id of rules $version is made once', async ({ version, entry }) => {
    expect(await withRules(entry, version)).toBe(await withRules(entry, version))
  })

  it('are missed where a version was raised without keeping them', () => {
    const meta = { id: 'reef', rulesVersion: 3 } as AnyGame['meta']
    const [first, second] = gapsOf({
      game: { meta } as AnyGame,
      past: { 2: () => Promise.reject(new Error('unread')) },
    })
    expect(first).toMatch(/^reef has rules 3, and rules 1 are lost: run npm run past -- --game reef/)
    expect(second).toBeUndefined()
  })

  it.each(past)('$id $version: what was kept is that game of that version', async ({ id, version, entry }) => {
    const rules = await entry.past[version]?.()
    expect(rules?.game.meta).toMatchObject({ id, rulesVersion: version })
  })
})

describe.each(past)('records of $id by rules $version', ({ id, version, entry: today }) => {
  const load = (named: string) => Promise.resolve(named === id ? later(today, version) : null)
  const folder = new URL(`../../games/${id}/golden/past/${version}/`, import.meta.url)

  it('are kept', () => expect(readdirSync(folder)).not.toEqual([]))

  it.each(readGolden(folder))('$name verifies', async ({ text }) => {
    const opened = await openRecord(text, load)
    if (!opened.ok) throw new Error(opened.refusal.code)
    const { record, entry } = opened.value
    expect([record.rulesVersion, entry.game.meta.rulesVersion]).toEqual([version, version])
    expect(makeRecord(record)).toBe(text)
    expect(verify(entry.game, record)).toEqual({
      ok: true,
      value: { lines: record.lines.length, drawsChecked: true, finished: true },
    })
  })
})

describe('a game with rules of before', () => {
  const today = entries.find((entry) => entry.game.meta.id === 'silver-and-gold') as CatalogEntry
  const { game, texts, components } = today
  const older: AnyGame = { ...game, meta: { ...game.meta, rulesVersion: 1 } }
  const newer: AnyGame = { ...game, meta: { ...game.meta, rulesVersion: 2 } }
  const expertise = { captain: 7 }
  const changed: CatalogEntry = {
    ...today,
    game: newer,
    past: { 1: () => Promise.resolve({ game: older, texts, components, sets: null, expertise }) },
  }
  const load = (id: string) => Promise.resolve(id === 'silver-and-gold' ? changed : null)
  const text = readFileSync(new URL('../../games/silver-and-gold/golden/two-seats.txt', import.meta.url), 'utf8')

  it('is itself by today’s rules, another by those it had, and none by others', async () => {
    expect(await withRules(changed, 2)).toBe(changed)
    expect(await withRules(changed, 1)).toMatchObject({ game: older, expertise })
    for (const unknown of [0, 3, -1, Number.NaN]) expect(await withRules(changed, unknown)).toBeNull()
  })

  it('reads a record by the rules that it names', async () => {
    const of = async (version: string) => openRecord(text.replace('\nrules 1\n', `\nrules ${version}\n`), load)
    expect(await of('1')).toMatchObject({ ok: true, value: { entry: { game: older } } })
    expect(await of('2')).toMatchObject({ ok: true, value: { entry: { game: newer } } })
    const refusal = { code: 'other-rules', params: { recorded: 3, now: 2 } }
    expect(await of('3')).toEqual({ ok: false, refusal })
    expect(await of('x')).toMatchObject({ refusal: { code: 'record-line', params: { why: 'bad-rules-version' } } })
  })

  it('is no game that the record does not name', async () => {
    expect(await openRecord('', load)).toMatchObject({ refusal: { code: 'not-a-record' } })
    const other = text.replace('game silver-and-gold', 'game chess')
    expect(await openRecord(other, load)).toMatchObject({ refusal: { code: 'unknown-game' } })
    const two = text.replace('game silver-and-gold', 'game silver-and-gold\ngame chess')
    expect(await openRecord(two, load)).toMatchObject({ refusal: { code: 'unknown-game' } })
  })
})

describe('the set of rules of before', () => {
  const info = { name: { en: 'Cards', fr: 'Cartes' }, provenance: 'transcribed' } as const
  const { game, texts } = entries[0] as CatalogEntry
  const setsOf = (builtIn: unknown): ComponentSets => ({
    builtIn,
    read: () => ({ ok: true, value: { info, game, texts } }),
  })
  const older: AnyGame = { ...game, meta: { ...game.meta, rulesVersion: 0 } }
  const rules = { game: older, texts, components: 1, sets: setsOf(1), expertise: null }

  it.each([
    ['comes with the game if it still does', 1, true],
    ['is a table’s own if another one comes with the game today', 2, false],
  ])('%s', async (_, today, isBuiltIn) => {
    const entry = { ...entryOfSets(game, texts, setsOf(today)), past: { 0: () => Promise.resolve(rules) } }
    expect(await withRules(entry, 0)).toMatchObject({ components: 1, set: { isBuiltIn, data: 1 } })
  })
})

describe.each(past.filter(({ entry }) => entry.sets !== null))('$id by rules $version', ({ version, entry: today }) => {
  it('is made from other sets as it was', async () => {
    const entry = (await withRules(later(today, version), version)) as CatalogEntry
    const data = { ...(entry.components as object), provenance: 'transcribed' }
    const made = withSet(entry, data)
    expect(made).toMatchObject({
      ok: true,
      value: { game: { meta: { rulesVersion: version, provenance: 'transcribed' } } },
    })
    expect(made.ok && made.value.expertise).toBe(entry.expertise)
    expect(entry.expertise).not.toBeNull()
    expect(withSet(entry, { ...data, name: 7 }).ok).toBe(false)
  })
})
