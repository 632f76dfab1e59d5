import type { MeasureList, MyData, ReportList, Standing, TalkRoomReading } from '@fathom/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { giveRole } from '../testing/roles.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from '../testing/testClient.ts'

const PASSWORD = 'a long password'
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }]
const GAME = { game: 'silver-and-gold', seats: SEATS }

let server: RunningServer
let mo: TestClient
let op: TestClient

async function account(name: string): Promise<TestClient> {
  const made = await TestClient.named(server.url, name)
  must(await made.post('/me/password', { password: PASSWORD }), 201)
  return made
}

beforeAll(async () => {
  server = await startForTest()
  mo = await account('Mo')
  op = await account('Op')
  await giveRole(server, mo, 'moderator')
  await giveRole(server, op, 'operator')
})

/** Two at a table; the second has said something that the first has reported. */
async function reported(name: string, words = 'You fool') {
  const by = await TestClient.named(server.url, `${name}-by`)
  const about = await TestClient.named(server.url, name)
  const { id: table } = await by.createTable(GAME)
  await about.does(table, 'join')
  must(await by.post(`/tables/${table}/note`, { words: 'my private plan' }))
  must(await by.post(`/tables/${table}/talk`, { words: 'Good day' }), 201)
  const { lines } = must(await about.post<TalkRoomReading>(`/tables/${table}/talk`, { words }), 201)
  const line = { room: 'players', n: lines[0]?.n, why: 'insult', note: 'Please look' }
  must(await by.post(`/tables/${table}/talk/report`, line), 201)
  const { reports } = must(await mo.get<ReportList>('/reports'))
  const report = reports.find((each) => each.table === table)
  if (report === undefined) throw new Error('the report is not there')
  return { by, about, table, report }
}

const standing = async (of: TestClient) => must(await of.get<Standing>('/me/standing'))
const act = (who: TestClient, report: string, body: unknown) => who.post<ReportList>(`/reports/${report}/measure`, body)
const code = async (answer: Promise<Parameters<typeof refusalOf>[0]>) => refusalOf(await answer)

describe('reports', () => {
  test('tell the lines round a line, who said what, and nothing else of the table', async () => {
    const { by, about, table, report } = await reported('Rex')
    expect(report).toMatchObject({ by: 'Rex-by', about: 'Rex', table, why: 'insult', note: 'Please look', handledAt: null, measures: [] }) // prettier-ignore
    expect(report.lines.map(({ name, words, who }) => [name, words, who])).toEqual([
      ['Rex-by', 'Good day', 'by'],
      ['Rex', 'You fool', 'about'],
    ])
    // There is no link to end.
    expect([report.key, await code(act(mo, report.id, { do: 'unshare', why: 'No' }))]).toEqual([
      null,
      '404 no-such-remarks',
    ])
    // Neither what somebody notes for themselves, nor anything of the game, nor who they are.
    const told = JSON.stringify(must(await mo.get('/reports')))
    const view = JSON.stringify((await by.table(table)).view)
    expect(view).toContain('dealt')
    for (const secret of ['private plan', 'dealt', '"view"']) expect(told).not.toContain(secret)
    for (const each of [by, about]) {
      const { id } = must(await each.get<{ id: string }>('/me'))
      expect(told).not.toContain(id)
    }
  })

  test('a note leaves it open; finding it right handles it', async () => {
    const { report } = await reported('Ned')
    const ids = ({ reports }: ReportList) => reports.map(({ id }) => id)
    const noted = must(await act(mo, report.id, { do: 'note', why: 'Known to quarrel' }))
    expect(ids(noted)).toContain(report.id)
    expect(noted.reports.find(({ id }) => id === report.id)?.measures).toMatchObject([{ kind: 'note', by: 'Mo', about: 'Ned', why: 'Known to quarrel', holds: false }]) // prettier-ignore
    expect(ids(must(await act(mo, report.id, { do: 'dismiss', why: 'A joke among friends' })))).not.toContain(report.id)
    expect(ids(must(await mo.get<ReportList>('/reports?handled=1')))).toContain(report.id)
    must(await act(mo, report.id, { do: 'note', why: 'They are friends' }))
    expect(await code(act(mo, 'nowhere', { do: 'note', why: 'x' }))).toBe('404 no-such-report')
    expect(await code(act(mo, report.id, { do: 'warn', why: '' }))).toBe('400 empty-line')
    expect(await code(act(mo, report.id, { do: 'mute', why: 'x', hours: 0 }))).toBe('400 invalid')
  })
})

test('whoever plays reads what onlookers said there when the game is over', async () => {
  const [host, talks] = [await TestClient.named(server.url, 'Host'), await TestClient.named(server.url, 'Onno')]
  const { id: table } = await host.createTable(GAME)
  await mo.does(table, 'join')
  must(await talks.post(`/tables/${table}/talk`, { words: 'Ben holds the key' }), 201)
  must(
    await op.post(`/tables/${table}/talk/report`, { room: 'onlookers', n: 1, why: 'other', note: 'Says hands' }),
    201,
  )
  const read = async (who: TestClient) => must(await who.get<ReportList>('/reports')).reports.find((each) => each.table === table) // prettier-ignore
  expect(await read(mo)).toMatchObject({ about: 'Onno', room: 'onlookers', note: '', lines: [] })
  const whole = { note: 'Says hands', lines: [{ words: 'Ben holds the key' }] }
  expect(await read(op)).toMatchObject(whole)
  await host.does(table, 'leave')
  expect(await read(mo)).toMatchObject({ lines: [] })
  await mo.does(table, 'close')
  expect(await read(mo)).toMatchObject(whole)
})

describe('what a moderator does', () => {
  test('of two who handle a report at once, one does it; the other is told so', async () => {
    const { about, report } = await reported('Dee')
    const ask = (who: TestClient) => act(who, report.id, { do: 'suspend', why: 'Threats', hours: 48 })
    const told = await Promise.all([ask(mo), ask(op), ask(mo)])
    const refusals = told.filter(({ status }) => status !== 200).map(refusalOf)
    expect(refusals).toEqual(['409 report-handled', '409 report-handled'])
    const { suspended } = await standing(about)
    must(await mo.post(`/measures/${suspended?.id}/undo`, { why: 'Mistaken identity' }))
    expect((await standing(about)).suspended).toBe(null)
  })

  test('a warning is told at once and must be read before anything else is said', async () => {
    const { about, table, report } = await reported('Wim')
    must(await about.post('/me/ticket', { game: 'silver-and-gold', pace: 'turns', seats: 3 }), 201)
    const page = await about.listen(table)
    await until(() => page.table !== null)
    must(await act(mo, report.id, { do: 'warn', why: 'Be kind, please' }))
    await page.hears(({ type }) => type === 'standing')
    page.close()
    const { warnings } = await standing(about)
    expect(warnings).toMatchObject([{ why: 'Be kind, please', until: null }])
    expect((await about.get('/me/ticket')).body).toEqual({ ticket: null })
    const refused = await about.post(`/tables/${table}/talk`, { words: 'Well' })
    expect(refused).toMatchObject({ status: 403, body: { code: 'warned', params: { why: 'Be kind, please' } } })
    expect(await code(about.post('/tables', GAME))).toBe('403 warned')
    // Nobody else reads it for them.
    must(await mo.post('/me/standing/acknowledge', { warning: warnings[0]?.id }))
    expect((await standing(about)).warnings).toHaveLength(1)
    const read = must(await about.post<Standing>('/me/standing/acknowledge', { warning: warnings[0]?.id }))
    expect(read.warnings).toEqual([])
    must(await about.post(`/tables/${table}/talk`, { words: 'Sorry' }), 201)
  })

  test('whoever is muted can’t write, takes back what was said and plays on; it can be taken back', async () => {
    const { about, table, report } = await reported('Max')
    must(await act(mo, report.id, { do: 'mute', why: 'Enough for today', hours: 24 }))
    must(await act(mo, report.id, { do: 'note', why: 'Reported by Max-by' }))
    const told = must(await about.get<MyData>('/me/export'))
    expect(told.measures).toEqual([
      { at: expect.any(Number), kind: 'mute', why: 'Enough for today', until: expect.any(Number), endedAt: null },
    ])
    const { muted, suspended } = await standing(about)
    expect(suspended).toBe(null)
    expect(Math.round(((muted?.until ?? 0) - Date.now()) / 3600_000)).toBe(24)
    const talk = `/tables/${table}/talk`
    expect(await code(about.post(talk, { phrase: 'hello' }))).toBe('403 muted')
    expect(await code(about.post(`${talk}/change`, { room: 'players', n: 2, words: 'Other' }))).toBe('403 muted')
    expect(await code(about.post(`/tables/${table}/take-back`, { reason: 'You fool' }))).toBe('403 muted')
    expect(await code(about.send('PATCH', '/me', { name: 'You fool' }))).toBe('403 muted')
    expect(await code(about.post('/records', { record: 'seat G person - - You fool', seat: 1 }))).toBe('403 muted')
    must(await about.post(`${talk}/change`, { room: 'players', n: 2, words: null }))
    must(await about.post('/tables', GAME), 201)
    // Acknowledging is for warnings.
    must(await about.post('/me/standing/acknowledge', { warning: muted?.id }))
    expect((await standing(about)).muted).not.toBe(null)

    const { measures } = must(await mo.post<MeasureList>(`/measures/${muted?.id}/undo`, { why: 'They said sorry' }))
    expect(measures[0]).toMatchObject({ kind: 'unmute', by: 'Mo', about: 'Max', why: 'They said sorry' })
    expect(await code(mo.post(`/measures/${muted?.id}/undo`, { why: 'Again' }))).toBe('404 no-such-measure')
    must(await about.post(talk, { phrase: 'hello' }), 201)
  })

  test('whoever is suspended neither sits down nor writes nor looks for others, until then', async () => {
    const { by, about, table, report } = await reported('Sid')
    const { id: open } = await by.createTable(GAME)
    const wish = { game: 'silver-and-gold', pace: 'turns', seats: 3 }
    must(await about.post('/me/ticket', wish), 201)
    must(await act(op, report.id, { do: 'suspend', why: 'Threats', hours: 48 }))
    expect((await standing(about)).suspended).toMatchObject({ why: 'Threats' })
    expect((await about.get('/me/ticket')).body).toEqual({ ticket: null })
    const sitting = [
      about.post(`/tables/${open}/join`, {}),
      about.post('/tables', GAME),
      about.post('/me/ticket', wish),
      about.post(`/tables/${table}/talk`, { phrase: 'hello' }),
      about.post('/groups', { name: 'Mine' }),
    ]
    for (const answer of sitting) expect(await code(answer)).toBe('403 suspended')
    // The game that is on goes on.
    const { legal, draft } = await about.table(table)
    expect(legal.length > 0 || draft.canEndTurn || (await by.table(table)).legal.length > 0).toBe(true)
    const { suspended } = await standing(about)
    must(await mo.post(`/measures/${suspended?.id}/undo`, { why: 'Mistaken identity' }))
    must(await about.post(`/tables/${open}/join`, {}))
  })

  test('what is over by its time keeps nobody from anything', async () => {
    const { about, table, report } = await reported('Tim')
    must(await act(mo, report.id, { do: 'mute', why: 'An hour', hours: 1 }))
    const { id } = must(await about.get<{ id: string }>('/me'))
    const later = await server.store.operators.inForce(id, Date.now() + 3_601_000)
    expect([later, (await server.store.operators.inForce(id, Date.now())).length]).toEqual([[], 1])
    expect(await code(about.post(`/tables/${table}/talk`, { phrase: 'hello' }))).toBe('403 muted')
  })

  test('nobody judges themselves, moderators nobody who helps, and nobody an operator', async () => {
    const [other, second] = [await account('Mia'), await account('Opal')]
    await giveRole(server, other, 'moderator')
    await giveRole(server, second, 'operator')
    let last = ''
    for (const [about, name, by, expected] of [
      [op, 'Op', mo, '403 not-about-them'],
      [mo, 'Mo', mo, '422 not-yourself'],
      [mo, 'Mo', other, '403 not-about-them'],
    ] as const) {
      const host = await TestClient.named(server.url, `Host of ${name}`)
      const { id: table } = await host.createTable(GAME)
      await about.does(table, 'join')
      must(await about.post(`/tables/${table}/talk`, { words: 'Hm' }), 201)
      must(await host.post(`/tables/${table}/talk/report`, { room: 'players', n: 1, why: 'other' }), 201)
      const { reports } = must(await other.get<ReportList>('/reports'))
      const { id = '' } = reports.find((each) => each.table === table) ?? {}
      expect(await code(act(by, id, { do: 'mute', why: 'x', hours: 1 }))).toBe(expected)
      expect(await code(act(by, id, { do: 'dismiss', why: 'x' }))).toBe(expected)
      // Whom it is about does not even learn that there is one.
      const theirs = must(await about.get<ReportList>('/reports'))
      expect([JSON.stringify(theirs).includes(table), theirs.open]).toEqual([
        false,
        reports.filter((each) => each.about !== name).length,
      ])
      if (about === op) must(await act(second, id, { do: 'dismiss', why: 'Nothing' }))
      last = id
    }
    must(await act(op, last, { do: 'warn', why: 'x' }))
    const [warning] = (await standing(mo)).warnings
    must(await mo.post('/me/standing/acknowledge', { warning: warning?.id }))
  })
})

test('who has left for good is in no list; what they did for the house stays without them', async () => {
  const { about, report } = await reported('Gus')
  const former = await account('Fred')
  await giveRole(server, former, 'moderator')
  must(await act(former, report.id, { do: 'warn', why: 'Said by Fred' }))
  must(await former.post('/me/delete', { name: 'Fred' }))
  const written = must(await mo.get<MeasureList>('/measures')).measures.find(({ why }) => why === 'Said by Fred')
  expect(written).toMatchObject({ by: '–', about: 'Gus' })
  must(await about.post('/me/delete', { name: 'Gus' }))
  expect(JSON.stringify(must(await mo.get('/measures')))).not.toContain('Gus')
  expect(JSON.stringify(must(await mo.get('/reports?handled=1')))).not.toContain('Gus')
})
