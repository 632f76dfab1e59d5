import type { MeasureList, MyData, Remarks, ReportList, SharedRemarks } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { giveRole, mute } from './testing/roles.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'
import { playToy } from './testing/toyPlay.ts'

const WORDS = 'The deep one\nwas Ben’s slip'

async function table() {
  const server = await startForTest({ library: TOY_LIBRARY })
  const [ada, ben, cy] = [
    await TestClient.named(server.url, 'Ada'),
    await TestClient.named(server.url, 'Ben'),
    await TestClient.named(server.url, 'Cy'),
  ]
  const id = await playToy([ada, ben], { rated: false })
  return { server, ada, ben, cy, id }
}

const remarksOf = async (client: TestClient, id: string) => must(await client.get<Remarks>(`/tables/${id}/remarks`))
const shared = (client: TestClient, id: string, key: string) =>
  client.get<SharedRemarks>(`/tables/${id}/remarks/shared?key=${key}`)

test('remarks on a finished game are kept, changed, removed, and read by nobody else until they are shared', async () => {
  const { server, ada, ben, cy, id } = await table()
  const remark = (line: number, words: string) => ada.post<Remarks>(`/tables/${id}/remarks`, { line, words })
  must(await remark(3, 'late'))
  must(await remark(0, WORDS))
  must(await remark(3, 'later'))
  must(await remark(2, 'gone'))
  const mine = [
    { line: 0, words: WORDS },
    { line: 3, words: 'later' },
  ]
  expect(must(await remark(2, ''))).toEqual({ remarks: mine, key: null })
  expect(await remarksOf(ada, id)).toEqual({ remarks: mine, key: null })
  expect(await remarksOf(ben, id)).toEqual({ remarks: [], key: null })
  const others = ['', '/log', '/scores', '/record', '/talk', '/remarks'].map((path) => ben.get(`/tables/${id}${path}`))
  expect(JSON.stringify(await Promise.all(others))).not.toContain('deep one')
  expect(refusalOf(await cy.get(`/tables/${id}/remarks`))).toBe('403 not-seated')
  expect(must(await ada.get<MyData>('/me/export')).remarks).toEqual(mine.map((each) => ({ table: id, ...each })))

  // By link, one at a time, until it is ended.
  const share = async (isShared: boolean) =>
    must(await ada.post<Remarks>(`/tables/${id}/remarks/share`, { shared: isShared })).key ?? ''
  const [old, key] = [await share(true), await share(true)]
  const stranger = new TestClient(server.url)
  expect(must(await shared(stranger, id, key))).toEqual({ by: 'Ada', remarks: mine })
  for (const wrong of [old, '', 'x']) expect(refusalOf(await shared(stranger, id, wrong))).toBe('404 no-such-remarks')
  expect(refusalOf(await shared(stranger, await playToy([ada, ben], { rated: false }), key))).toBe(
    '404 no-such-remarks',
  )

  // What others read at once, whoever is muted does not write; removing it is never wrong.
  await mute(server, ada)
  expect(refusalOf(await remark(3, 'other'))).toBe('403 muted')
  expect(refusalOf(await ada.post(`/tables/${id}/remarks/share`, { shared: true }))).toBe('403 muted')
  must(await remark(3, ''))
  expect(await share(false)).toBe('')
  expect(refusalOf(await shared(stranger, id, key))).toBe('404 no-such-remarks')
  must(await remark(3, 'for myself'))
})

test('a game that is on has none, and what can’t be shown is refused', async () => {
  const { ada, id } = await table()
  const { id: running } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const words = { line: 0, words: 'x' }
  for (const path of ['', '/share'])
    expect(refusalOf(await ada.post(`/tables/${running}/remarks${path}`, path ? { shared: true } : words))).toBe('409 not-finished') // prettier-ignore
  expect(refusalOf(await ada.get(`/tables/${running}/remarks`))).toBe('409 not-finished')
  const refused = async (body: object) => refusalOf(await ada.post(`/tables/${id}/remarks`, { line: 0, ...body }))
  expect(await refused({ words: 'x'.repeat(1001) })).toBe('400 long-remark')
  for (const bad of ['a\u0007', 'a\0', 'a\u202eb', 'a\u2028b'])
    expect(await refused({ words: bad })).toBe('400 bad-line')
  expect(await refused({ words: 'x', line: -1 })).toBe('400 invalid')
})

test('a remark is on a line that the record has', async () => {
  const { ada, id } = await table()
  const { body: record } = await ada.get<string>(`/tables/${id}/record`)
  const last = record.split('\n').filter((row) => /^\d+ /.test(row)).length - 1
  const remark = (line: number, words: string) => ada.post(`/tables/${id}/remarks`, { line, words })
  for (const line of [0, last]) must(await remark(line, 'x'))
  expect((await remark(last + 1, 'x')).body).toMatchObject({ code: 'no-such-record-line', params: { last } })
  must(await remark(last + 1, ''))
  expect((await remarksOf(ada, id)).remarks.map(({ line }) => line)).toEqual([0, last])
})

test('a key opens nothing to whom its writer has blocked', async () => {
  const { ada, ben, id } = await table()
  must(await ada.post(`/tables/${id}/remarks`, { line: 1, words: 'x' }))
  const key = must(await ada.post<Remarks>(`/tables/${id}/remarks/share`, { shared: true })).key ?? ''
  expect(must(await shared(ben, id, key)).by).toBe('Ada')
  must(await ada.post(`/tables/${id}/block`, { seat: 1 }))
  expect(refusalOf(await shared(ben, id, key))).toBe('404 no-such-remarks')
})

test('whoever leaves takes them along', async () => {
  const { server, ada, id } = await table()
  must(await ada.post(`/tables/${id}/remarks`, { line: 1, words: 'x' }))
  const key = must(await ada.post<Remarks>(`/tables/${id}/remarks/share`, { shared: true })).key ?? ''
  const { id: me } = must(await ada.get<{ id: string }>('/me'))
  await server.store.people.forgetPerson(me, 'former', [id])
  expect(await server.store.people.allRemarksOf(me)).toEqual([])
  expect(refusalOf(await shared(new TestClient(server.url), id, key))).toBe('404 no-such-remarks')
})

test('a shared remark is reported with those round it; a moderator reads it, follows the link, and ends it', async () => {
  const { server, ada, ben, cy, id } = await table()
  const mo = await TestClient.named(server.url, 'Mo')
  must(await mo.post('/me/password', { password: 'a long password' }), 201)
  await giveRole(server, mo, 'moderator')
  for (const [line, words] of [[0, WORDS], [3, 'You fool']] as const) must(await ada.post(`/tables/${id}/remarks`, { line, words })) // prettier-ignore
  must(await ben.post(`/tables/${id}/remarks`, { line: 3, words: 'You too' }))
  const share = async (who: TestClient) =>
    must(await who.post<Remarks>(`/tables/${id}/remarks/share`, { shared: true })).key ?? ''
  const [key, bens] = [await share(ada), await share(ben)]
  const report = (who: TestClient, what: object) =>
    who.post(`/tables/${id}/remarks/report`, { key, line: 3, why: 'insult', note: 'Please look', ...what })
  expect(refusalOf(await report(cy, { key: 'x' }))).toBe('404 no-such-remarks')
  expect(refusalOf(await report(cy, { line: 1 }))).toBe('404 no-such-remarks')
  expect(refusalOf(await report(ada, {}))).toBe('409 own-line')
  expect((await report(cy, { why: 'because' })).status).toBe(400)
  must(await report(cy, {}), 201)
  // Another's on the same line is another report.
  must(await report(cy, { key: bens }), 201)

  expect(refusalOf(await cy.get('/reports'))).toBe('403 not-a-moderator')
  const { reports } = must(await mo.get<ReportList>('/reports'))
  expect(reports.map(({ about, room, n, key: by }) => [about, room, n, by])).toEqual([['Ada', 'remarks', 3, key], ['Ben', 'remarks', 3, bens]]) // prettier-ignore
  const [first] = reports
  expect(first?.lines.map(({ n, words, who }) => [n, words, who])).toEqual([[0, WORDS, 'about'], [3, 'You fool', 'about']]) // prettier-ignore
  // Written anew, it is read anew.
  must(await ada.post(`/tables/${id}/remarks`, { line: 3, words: 'You old fool' }))
  must(await report(cy, {}), 201)
  const read = must(await mo.get<ReportList>('/reports')).reports.find(({ about }) => about === 'Ada')
  expect(read?.lines.at(-1)?.words).toBe('You old fool')

  const act = (what: string) => mo.post<ReportList>(`/reports/${first?.id}/measure`, { do: what, why: 'Be kind' })
  must(await act('unshare'))
  expect(refusalOf(await act('unshare'))).toBe('409 report-handled')
  expect(refusalOf(await shared(cy, id, key))).toBe('404 no-such-remarks')
  expect(must(await shared(cy, id, bens)).by).toBe('Ben')
  expect((await remarksOf(ada, id)).remarks).toHaveLength(2)
  const handled = must(await mo.get<ReportList>('/reports?handled=1')).reports
  expect(handled.map((each) => each.key)).toEqual([null])
  expect(must(await mo.get<MeasureList>('/measures')).measures[0]).toMatchObject({ kind: 'unshare', by: 'Mo', about: 'Ada', why: 'Be kind' }) // prettier-ignore
  expect(must(await ada.get<MyData>('/me/export')).measures).toMatchObject([{ kind: 'unshare', why: 'Be kind' }])
})
