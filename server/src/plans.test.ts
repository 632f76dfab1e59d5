import type { CreateTable, MyData, PlanReading, PlayedPlan } from '@fathom/protocol'
import { beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from './server.ts'
import { accountOver, bring } from './testing/bringing.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' }
const data = newFolder()
let server: RunningServer

const start = async (): Promise<void> => void (server = await startForTest({ data, library: TOY_LIBRARY }))
beforeAll(start)

/** Two people have hidden their depths; Ada has the move, then it is Ben's turn. */
async function sounding(timeControl: CreateTable['timeControl'] = null) {
  const [ada, ben] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Ben')]
  const { id } = await ada.createTable({ ...TWO, timeControl })
  await ben.does(id, 'join')
  await ben.does(id, 'act', { actions: ['hide 1'], endTurn: true })
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  return { ada, ben, id }
}

const stops = (who: TestClient, id: string) => who.does(id, 'act', { actions: ['stop'], endTurn: true })
const planOf = async (who: TestClient, id: string) => must(await who.get<PlanReading>(`/tables/${id}/plan`))
const plan = (who: TestClient, id: string, steps: readonly string[], atOnce = false) =>
  who.post<PlanReading>(`/tables/${id}/plan`, { steps, atOnce })
const actionsOf = (steps: readonly { readonly action: string }[]) => steps.map(({ action }) => action)

test('a plan is laid while the other moves, offered at one’s turn, and played as one’s own choices', async () => {
  const { ada, ben, id } = await sounding()
  expect(await planOf(ben, id)).toMatchObject({ offered: true, yourTurn: false, steps: [], end: null })
  expect(actionsOf((await planOf(ben, id)).next)).toEqual(['row', 'sound', 'stop'])
  const laid = must(await plan(ben, id, ['row', 'row']))
  expect([actionsOf(laid.steps), actionsOf(laid.next), laid.stopped]).toEqual([['row', 'row'], ['row', 'sound', 'stop'], null]) // prettier-ignore
  expect(must(await plan(ben, id, ['row', 'sound']))).toMatchObject({ end: 'luck', next: [] })
  expect(must(await plan(ben, id, ['row', 'stop']))).toMatchObject({ end: 'turn', next: [] })
  expect(refusalOf(await ben.post(`/tables/${id}/plan/play`, {}))).toBe('409 not-your-turn')
  await stops(ada, id)
  // Offered, not played.
  expect((await ben.table(id)).draft.actions).toEqual([])
  expect(await planOf(ben, id)).toMatchObject({ yourTurn: true, end: 'turn', stopped: null })
  const played = must(await ben.post<PlayedPlan>(`/tables/${id}/plan/play`, {}))
  expect([actionsOf(played.played), played.stopped]).toEqual([['row', 'stop'], null])
  expect((await ben.table(id)).draft).toMatchObject({ actions: ['row'], held: 'stop', canUndo: true })
  expect((await planOf(ben, id)).steps).toEqual([])
  expect(refusalOf(await ben.post(`/tables/${id}/plan/play`, {}))).toBe('409 no-plan')
})

test('what was tried out is kept as far as it goes, also in one’s own turn', async () => {
  const { ada, ben, id } = await sounding()
  const asFar = (who: TestClient, steps: readonly string[]) =>
    who.post<PlanReading>(`/tables/${id}/plan`, { steps, asFar: true })
  expect(actionsOf(must(await asFar(ben, ['row', 'sound', 'row', 'stop'])).steps)).toEqual(['row', 'sound'])
  expect(refusalOf(await asFar(ben, ['hide 2', 'row']))).toBe('409 nothing-ahead')
  const mine = must(await asFar(ada, ['row', 'stop']))
  expect([mine.yourTurn, actionsOf(mine.steps)]).toEqual([true, ['row', 'stop']])
  expect(refusalOf(await plan(ada, id, ['row']))).toBe('409 your-turn')
})

test('what was tried out in a turn that was begun is kept too, and goes on from there', async () => {
  const { ada, id } = await sounding()
  await ada.does(id, 'act', { actions: ['row'] })
  const asFar = (steps: readonly string[]) => ada.post<PlanReading>(`/tables/${id}/plan`, { steps, asFar: true })
  expect(refusalOf(await asFar(['row']))).toBe('409 nothing-ahead')
  expect(refusalOf(await asFar(['stop']))).toBe('409 nothing-ahead')
  const kept = must(await asFar(['row', 'row', 'stop']))
  expect([kept.yourTurn, actionsOf(kept.steps)]).toEqual([true, ['row', 'stop']])
  // Taken back it is the whole plan again.
  await ada.does(id, 'undo')
  expect(actionsOf((await planOf(ada, id)).steps)).toEqual(['row', 'row', 'stop'])
  await ada.does(id, 'redo')
  must(await asFar(['row', 'row', 'stop']))
  const played = must(await ada.post<PlayedPlan>(`/tables/${id}/plan/play`, {}))
  expect([actionsOf(played.played), played.stopped]).toEqual([['row', 'stop'], null])
  expect((await ada.table(id)).draft).toMatchObject({ actions: ['row', 'row'], held: 'stop' })
})

test('whose table says so is given no world to try moves out upon', async () => {
  const { ada, ben, id } = await sounding()
  const branch = (who: TestClient, table: string, more = '') => who.get(`/tables/${table}/branch${more}`)
  expect((await ben.table(id)).mayTry).toBe(true)
  expect(must(await branch(ben, id, '?sample=3'))).toMatchObject({ game: 'toy', seat: 1, draft: [] })
  expect(refusalOf(await branch(ben, id, '?at=1'))).toBe('422 no-position')
  const waiting = await ada.createTable(TWO)
  expect(refusalOf(await branch(ada, waiting.id))).toBe('409 table-not-started')
  const bot = { kind: 'bot' as const, level: 'random' }
  const without = await ada.createTable({ ...TWO, seats: [{ kind: 'me' }, bot], sandbox: false })
  expect(refusalOf(await branch(ada, without.id))).toBe('409 no-sandbox')
  expect((await ada.table(without.id)).mayTry).toBe(false)
  const rated = await ada.createTable({ ...TWO, seats: [{ kind: 'me' }, bot], rated: true })
  expect(refusalOf(await branch(ada, rated.id))).toBe('409 sandbox-rated')
})

test('nobody else is told anything of a plan: no answer, list or push of theirs is different', async () => {
  const { ada, ben, id } = await sounding()
  const [told, own] = [await ada.follow(id), await ben.follow(id)]
  const paths = ['', '/log', '/scores', '/note', '/seen', '/plan']
  const answers = async () => {
    const all = await Promise.all(paths.map((path) => ada.get(`/tables/${id}${path}`)))
    return JSON.stringify([all.map(({ body }) => body), (await ada.get('/tables')).body])
  }
  const before = await answers()
  const heard = [told.heard.length, own.heard.length]
  must(await plan(ben, id, ['row', 'stop'], true))
  expect(await answers()).toBe(before)
  expect([told.heard.length, own.heard.length]).toEqual(heard)
  // Whoever looks on sees no plan either.
  const eve = await TestClient.named(server.url, 'Eve')
  expect(refusalOf(await eve.get(`/tables/${id}/plan`))).toBe('403 not-seated')
  expect(refusalOf(await plan(eve, id, ['row']))).toBe('403 not-seated')
  expect(refusalOf(await eve.post(`/tables/${id}/plan/play`, {}))).toBe('409 no-plan')
})

test('a plan that is to be played at once is; who chooses otherwise has none any more', async () => {
  const { ada, ben, id } = await sounding()
  must(await plan(ben, id, ['row', 'stop'], true))
  await stops(ada, id)
  await until(async () => (await ada.table(id)).view?.['phase'] === 'hide')
  // The next plan at the same table is only offered.
  await ben.does(id, 'act', { actions: ['hide 1'], endTurn: true })
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  must(await plan(ben, id, ['row']))
  await stops(ada, id)
  must(await plan(ben, id, []))
  expect((await ben.table(id)).draft.actions).toEqual([])
  const other = await sounding()
  must(await plan(other.ben, other.id, ['row']))
  await stops(other.ada, other.id)
  await other.ben.does(other.id, 'act', { actions: ['sound'] })
  expect((await planOf(other.ben, other.id)).steps).toEqual([])
})

test('a plan that came along from a guest is played at once as well, also where it is due just then', async () => {
  for (const isDue of [false, true]) {
    const { ada, ben, id } = await sounding()
    const account = await accountOver(server.url, ben)
    if (!isDue) must(await plan(ben, id, ['row', 'stop'], true))
    else {
      const { id: person } = must(await ben.get<{ id: string }>('/me'))
      await stops(ada, id)
      await server.store.savePlan(id, person, { seat: 1, steps: ['row', 'stop'], atOnce: true, stopped: null })
    }
    await bring(account)
    if (!isDue) await stops(ada, id)
    await until(async () => (await planOf(account, id)).steps.length === 0)
    expect((await ada.table(id)).view?.['phase']).toBe('hide')
  }
})

test('plans wait with the table through a restart; what fell due meanwhile is played then, and what was dropped is told', async () => {
  const [waiting, due] = [await sounding(), await sounding()]
  must(await plan(waiting.ben, waiting.id, ['row', 'stop']))
  await stops(waiting.ada, waiting.id)
  await stops(due.ada, due.id)
  const { id: ben } = must(await due.ben.get<{ id: string }>('/me'))
  await server.store.savePlan(due.id, ben, { seat: 1, steps: ['row', 'hide 1', 'stop'], atOnce: true, stopped: null })
  await server.close()
  await start()
  const again = (who: TestClient) => Object.assign(new TestClient(server.url), { token: who.token })
  expect(actionsOf((await planOf(again(waiting.ben), waiting.id)).steps)).toEqual(['row', 'stop'])
  must(await plan(again(waiting.ben), waiting.id, []))
  expect((await planOf(again(waiting.ben), waiting.id)).steps).toEqual([])

  await until(async () => (await again(due.ben).table(due.id)).draft.actions.join() === 'row')
  const stopped = await until(async () => (await planOf(again(due.ben), due.id)).stopped)
  expect(stopped).toEqual({ action: 'hide 1', words: 'hide 1', why: 'Too deep: hide 1' })
  must(await plan(again(due.ben), due.id, []))
  expect((await planOf(again(due.ben), due.id)).stopped).toBeNull()
})

test('plans are among all that is kept of somebody', async () => {
  const { ada, ben, id } = await sounding()
  must(await plan(ben, id, ['row', 'row', 'stop'], true))
  const kept = { table: id, steps: ['row', 'row', 'stop'], atOnce: true, stopped: null }
  expect(must(await ben.get<MyData>('/me/export')).plans).toEqual([kept])
  expect(must(await ada.get<MyData>('/me/export')).plans).toEqual([])
})

test('a plan is taken in one write: no crash leaves half of it', async () => {
  const { ada, ben, id } = await sounding()
  const append = vi.spyOn(server.store, 'append')
  const written = () => {
    const kinds = append.mock.calls.flatMap(([table, entries]) =>
      table === id ? [entries.map(({ kind }) => kind).join(' ')] : [],
    )
    append.mockClear()
    return kinds
  }
  must(await plan(ben, id, ['row', 'row', 'stop'], true))
  await stops(ada, id)
  await until(async () => (await ada.table(id)).view?.['phase'] === 'hide')
  expect(written()).toEqual(['held done', 'drafted drafted held done done done'])

  await ben.does(id, 'act', { actions: ['hide 1'], endTurn: true })
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  must(await plan(ben, id, ['row', 'row', 'stop']))
  await stops(ada, id)
  written()
  must(await ben.post(`/tables/${id}/plan/play`, {}))
  expect(written()).toEqual(['drafted drafted held'])
  append.mockRestore()
})

test('nobody is back because their plan is played: it waits while they are waited for by agreement', async () => {
  const { ada, ben, id } = await sounding({ bank: 3600, increment: 0, cap: 3600, timeOut: 'wait' })
  must(await plan(ben, id, ['row'], true))
  await ben.does(id, 'pause')
  await ada.does(id, 'pause-answer', { agrees: true })
  await stops(ada, id)
  // It is asked after the plan has been looked at.
  expect(refusalOf(await plan(ben, id, ['row'], true))).toBe('409 your-turn')
  expect([(await ben.table(id)).pause?.on, (await ben.table(id)).draft.actions]).toEqual([true, []])
  expect(await planOf(ben, id)).toMatchObject({ yourTurn: true, atOnce: true, stopped: null })
  await ben.does(id, 'pause-answer', { agrees: false })
  await until(async () => (await ben.table(id)).draft.actions.join() === 'row')
})

test('bad plans are refused: too long, no action, not possible, at one’s own turn, where nothing can be said, of a game that is over', async () => {
  const { ada, ben, id } = await sounding()
  expect(
    refusalOf(
      await plan(
        ben,
        id,
        Array.from({ length: 13 }, () => 'row'),
      ),
    ),
  ).toBe('400 long-plan')
  expect(refusalOf(await plan(ben, id, ['fly']))).toBe('422 not-an-action')
  expect(refusalOf(await plan(ben, id, ['hide 1']))).toBe('422 too-deep')
  expect(refusalOf(await plan(ben, id, ['stop', 'row']))).toBe('409 turn-complete')
  expect(refusalOf(await plan(ada, id, ['row']))).toBe('409 your-turn')
  expect(refusalOf(await ben.post(`/tables/${id}/plan`, { steps: 'row' }))).toBe('400 invalid')
  await stops(ada, id)
  expect(refusalOf(await plan(ada, id, ['row']))).toBe('409 nothing-ahead')
  expect(await planOf(ada, id)).toMatchObject({ offered: false, next: [] })
  const bots = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
  await ada.does(bots.id, 'close')
  expect(refusalOf(await plan(ada, bots.id, ['row']))).toBe('409 table-closed')
  const { id: person } = must(await ada.get<{ id: string }>('/me'))
  for (const table of [id, bots.id])
    await server.store.savePlan(table, person, { seat: 0, steps: ['row'], atOnce: true, stopped: null })
  const atOnce = (await server.store.plansAtOnce()).flatMap((plan) => (plan.person === person ? [plan.table] : []))
  expect(atOnce).toEqual([id])
  const open = await ada.createTable(TWO)
  expect(refusalOf(await plan(ada, open.id, []))).toBe('409 table-not-started')
  expect(refusalOf(await plan(ada, 'nosuchtable1', ['row']))).toBe('404 no-such-table')
})
