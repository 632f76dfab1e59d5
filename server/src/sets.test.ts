import * as protocol from '@fathom/protocol'
import type { CreateTable, TableReading } from '@fathom/protocol'
import { parseRecord, setDigest, verify } from '@fathom/kernel'
import { withSet } from '@fathom/catalog'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import type { RunningServer } from './server.ts'
import type { ToySet } from './testing/toyGame.ts'
import { mute } from './testing/roles.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { library, TOY_LIBRARY } from './testing/toyLibrary.ts'
import { must, refusalOf, until, TestClient, type Answer } from './testing/testClient.ts'

const SEA: ToySet = {
  game: 'toy',
  provenance: 'transcribed',
  name: { en: 'The printed depths', fr: 'Les profondeurs imprimées' },
  depths: [4, 9],
}
const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }
const ALONE: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }

let server: RunningServer
let ada: TestClient
let ben: TestClient

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY })
  ada = await TestClient.named(server.url, 'Ada')
  ben = await TestClient.named(server.url, 'Ben', 'fr')
})

function refused({ status, body }: Answer) {
  const { requestId: _, ...said } = v.parse(protocol.ErrorBody, body)
  return { status, ...said }
}

async function digestIn(id: string): Promise<string | undefined> {
  const [created] = await server.store.load(id, 0)
  return created?.kind === 'created' ? created.components?.digest : undefined
}

describe('a table with another component set', () => {
  test('is played with it and names it, to each in their language', async () => {
    const created = v.parse(protocol.TableReading, await ada.createTable({ ...TWO, components: SEA }))
    expect(created.components).toEqual({ name: 'The printed depths', provenance: 'transcribed', builtIn: false })
    const joined = await ben.does(created.id, 'join')
    expect(joined.components).toEqual({ name: 'Les profondeurs imprimées', provenance: 'transcribed', builtIn: false })
    expect(joined.legal).toEqual(['hide 4', 'hide 9'])
    expect(await ben.refused(created.id, 'act', { actions: ['hide 1'] })).toBe('422 not-an-action')
    await ada.does(created.id, 'act', { actions: ['hide 9'], endTurn: true })
    const shown = await ben.does(created.id, 'act', { actions: ['hide 4'], endTurn: true })
    expect(shown.view).toMatchObject({ shown: [[9], [4]] })
  })

  test.each([
    ['a new line', 'Mine\nseat X bot'],
    ['another direction', 'Mine\u202eenim'],
    ['no shape', '\u200b\u200b'],
    ['a control character', 'a\u0007b'],
    ['half a character', 'a\ud800b'],
  ])('is not made if a name of it can’t be shown: %s', async (_, name) => {
    const components = { ...SEA, name: { ...SEA.name, fr: name } }
    const answer = refused(await ada.post('/tables', { ...ALONE, components }))
    expect(answer).toMatchObject({
      code: 'bad-components',
      params: { problems: ['name.fr: has characters that can’t be shown on a line.'] },
    })
    expect(refused(await ben.post('/games/toy/components', { components }))).toMatchObject({
      code: 'bad-components',
      params: { problems: ['name.fr\u202f: contient des caractères qui ne peuvent s’afficher sur une ligne.'] },
    })
  })

  test('gives it to everybody who may see the table', async () => {
    const { id } = await ada.createTable({ ...TWO, components: SEA })
    expect(must(await new TestClient(server.url).get(`/tables/${id}/components`))).toEqual(SEA)
    expect(refusalOf(await ada.get('/tables/nosuchtable00000/components'))).toBe('404 no-such-table')
  })

  test('is the same after a restart, with nothing but its journal', async () => {
    const data = newFolder()
    const first = await startForTest({ data, library: TOY_LIBRARY })
    const ann = await TestClient.named(first.url, 'Ann')
    const { id } = await ann.createTable({ ...ALONE, components: SEA })
    const before = await ann.does(id, 'act', { actions: ['hide 4'] })
    await first.close()
    const second = await startForTest({ data, library: TOY_LIBRARY })
    const again = new TestClient(second.url)
    again.token = ann.token
    const { draft, components, view } = before
    expect(await again.table(id)).toMatchObject({ draft, components, view })
    const over = await again.playOut(id, (legal) => legal.at(-1) ?? '')
    expect(over.components?.name).toBe('The printed depths')
  })

  test('is played by bots, and its record verifies by itself', async () => {
    const { id } = await ada.createTable({ ...ALONE, components: SEA })
    await ada.playOut(id, (legal) => legal.at(-1) ?? '')
    const text = must(await ada.get<string>(`/tables/${id}/record`))
    expect(text).toContain('components transcribed The printed depths\n')
    const entry = await library.load('toy')
    if (entry === null) throw new Error('the toy is there')
    const record = parseRecord(text, () => entry.game.options)
    if (!record.ok) throw new Error(JSON.stringify(record.refusal))
    expect(record.value.components?.data).toEqual(SEA)
    const own = withSet(entry, record.value.components?.data)
    expect(own.ok && verify(own.value.game, record.value)).toMatchObject({ ok: true, value: { drawsChecked: true } })
    expect(verify(entry.game, record.value)).toMatchObject({ ok: false, refusal: { code: 'record-action' } })
  })

  test('has a rematch with the same set', async () => {
    const { id } = await ada.createTable({ ...ALONE, components: SEA })
    await ada.playOut(id, (legal) => legal.at(-1) ?? '')
    const next = await ada.does(id, 'rematch')
    expect(next.components?.name).toBe('The printed depths')
    expect(next.legal).toEqual(['hide 4', 'hide 9'])
  })

  test('is not made by whoever was muted, nor brought to others again; with the game’s own they play', async () => {
    const [cleo, dan] = [await TestClient.named(server.url, 'Cleo'), await TestClient.named(server.url, 'Dan')]
    const shipped = must(await cleo.get('/games/toy/components'))
    const playedBy = async (maker: TestClient, components: unknown) => {
      const { id } = await maker.createTable({ ...TWO, components })
      await (maker === cleo ? dan : cleo).does(id, 'join')
      while ((await maker.table(id)).status === 'playing')
        for (const each of [cleo, dan]) {
          const { legal } = await each.table(id)
          if (legal.length > 0) await each.does(id, 'act', { actions: [legal.at(-1)], endTurn: true })
        }
      return id
    }
    const [hers, his, plain] = [await playedBy(cleo, SEA), await playedBy(dan, SEA), await playedBy(cleo, shipped)]
    await mute(server, cleo)
    expect(refusalOf(await cleo.post('/tables', { ...ALONE, components: SEA }))).toBe('403 muted')
    must(await cleo.post('/tables', ALONE), 201)
    must(await cleo.post('/tables', { ...ALONE, components: shipped }), 201)
    expect(refusalOf(await cleo.post(`/tables/${hers}/rematch`, {}))).toBe('403 muted')
    // What somebody else wrote, or asks for, is no words of theirs.
    for (const id of [his, plain]) must(await cleo.post(`/tables/${id}/rematch`, {}))
    const next = must(await dan.post<TableReading>(`/tables/${hers}/rematch`, {}))
    expect(must(await cleo.post<TableReading>(`/tables/${hers}/rematch`, {})).id).toBe(next.id)
  })

  test('is another table than its neighbour', async () => {
    const sets = Array.from({ length: 40 }, (_, index) => ({ ...SEA, depths: [1 + (index % 9), 9] }))
    const tables = await Promise.all(sets.map((components) => ada.createTable({ ...ALONE, components })))
    const again = await Promise.all(tables.map(({ id }) => ada.table(id)))
    expect(again.map(({ legal }) => legal)).toEqual(sets.map(({ depths }) => depths.map((depth) => `hide ${depth}`)))
  })
})

describe('a table with the game’s own set', () => {
  let table: TableReading
  beforeAll(async () => {
    table = await ada.createTable(ALONE)
  })

  test('names it as such, and gives its values', async () => {
    expect(table.components).toEqual({ name: 'Three depths', provenance: 'reconstructed', builtIn: true })
    expect(must(await ada.get(`/tables/${table.id}/components`))).toMatchObject({ depths: [1, 2, 3] })
  })

  test('is one whose components were sent and are the game’s own', async () => {
    const components = must(await ada.get('/games/toy/components'))
    const same = await ada.createTable({ ...ALONE, components })
    expect(same.components?.builtIn).toBe(true)
    expect(await digestIn(same.id)).toBe(await digestIn(table.id))
  })

  test('keeps it when the program’s own set changes', async () => {
    const [created] = await server.store.load(table.id, 0)
    if (created?.kind !== 'created') throw new Error('a journal begins with its creation')
    // As an older program would have written it.
    const older = { ...SEA, provenance: 'reconstructed' }
    const digest = setDigest(older)
    const components = { digest: digest.ok ? digest.value : '', data: older }
    const id = newId()
    await server.host.create(id, { ...created, components }, { person: null, language: 'en' })
    expect((await ada.table(id)).legal).toEqual(['hide 4', 'hide 9'])
    expect((await ada.table(id)).components).toMatchObject({ provenance: 'reconstructed', builtIn: false })
  })

  test('that can’t be read any more says so', async () => {
    const [created] = await server.store.load(table.id, 0)
    if (created?.kind !== 'created') throw new Error('a journal begins with its creation')
    const [stored] = await server.store.tablesOf(personOf(created.chairs), 'running', 1)
    if (stored === undefined) throw new Error('the table is listed')
    const broken = { ...created, components: { digest: 'f'.repeat(32), data: { depths: [0] } } }
    await server.store.append('brokenset0000000', [broken], stored.listed)
    expect(refusalOf(await ada.get('/tables/brokenset0000000'))).toBe('409 other-components')
  })
})

function personOf(chairs: readonly { kind: string; person?: { id: string } }[]): string {
  return chairs.find((chair) => chair.kind === 'person')?.person?.id ?? ''
}

describe('components are refused', () => {
  test('with everything that is wrong with them, in the asker’s language', async () => {
    const components = { ...SEA, depths: [1, 10, 'x'] }
    expect(refused(await ada.post('/tables', { ...TWO, components }))).toEqual({
      status: 422,
      code: 'bad-components',
      message: 'This is not a component set that can be played with. 2 things are to be put right.',
      params: { problems: ['Depth 2 is not from 1 to 9.', 'Depth 3 is not from 1 to 9.'] },
    })
    expect(refused(await ben.post('/tables', { ...TWO, components: null }))).toEqual({
      status: 422,
      code: 'bad-components',
      message: 'On ne peut pas jouer avec ces composants. Une chose est à corriger.',
      params: { problems: ['Les profondeurs manquent.'] },
    })
  })

  test('if there is too much of them', async () => {
    const problems = async (components: unknown) =>
      refused(await ada.post('/tables', { ...TWO, components })).params['problems']
    expect(await problems({ ...SEA, notes: 'x'.repeat(270_000) })).toEqual([
      'A component set is too large: 256 KB of JSON at most.',
    ])
    const deep: unknown = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`)
    expect(await problems(deep)).toEqual(['A component set is nested too deeply: 24 levels at most.'])
    expect(await problems({ depths: Array.from({ length: 999 }, () => 0) })).toHaveLength(50)
  })

  test('for a game whose components are fixed', async () => {
    const real = await startForTest()
    const zoe = await TestClient.named(real.url, 'Zoë')
    const components = must(await zoe.get('/games/silver-and-gold/components'))
    const table = { ...TWO, game: 'silver-and-gold' }
    expect(refusalOf(await zoe.post('/tables', { ...table, components }))).toBe('422 no-component-sets')
    expect(refusalOf(await zoe.post('/games/silver-and-gold/components', { components }))).toBe('422 no-component-sets')
    const created = await zoe.createTable(table)
    expect(created.components).toBeNull()
    expect(must(await zoe.get(`/tables/${created.id}/components`))).toEqual(components)
  })
})

describe('a set can be checked before there is a table', () => {
  test('and is named, or told what is wrong with it', async () => {
    const check = (who: TestClient, components: unknown) => who.post('/games/toy/components', { components })
    const stranger = new TestClient(server.url, { 'accept-language': 'fr' })
    expect(v.parse(protocol.ComponentsReading, must(await check(ada, SEA)))).toEqual({
      name: 'The printed depths',
      provenance: 'transcribed',
      builtIn: false,
    })
    expect(must(await check(stranger, SEA))).toMatchObject({ name: 'Les profondeurs imprimées' })
    expect(refused(await check(stranger, {}))).toMatchObject({
      code: 'bad-components',
      params: { problems: ['Les profondeurs manquent.'] },
    })
    expect(refusalOf(await ada.post('/games/chess/components', { components: SEA }))).toBe('404 unknown-game')
    expect(refusalOf(await ada.post('/games/toy/components', {}))).toMatch(/missing-field|bad-components/)
  })

  test('and leaves nothing behind', async () => {
    const before = await server.store.tablesWithBotsToMove()
    await until(async () => (await ada.post('/games/toy/components', { components: SEA })).status === 200)
    expect(await server.store.tablesWithBotsToMove()).toEqual(before)
  })
})
