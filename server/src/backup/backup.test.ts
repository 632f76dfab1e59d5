import fs, { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { takeDataFolder } from '../dataFolder.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import { TestClient } from '../testing/testClient.ts'
import { backUp } from './backUp.ts'
import { NightlyBackups, nextBackup } from './nightly.ts'
import { restore } from './restore.ts'

const quiet = { info: () => {}, error: () => {} }

test('a backup made while people play holds what was acknowledged, and is played on after it was restored', async () => {
  const data = newFolder()
  const server = await startForTest({ data, library: TOY_LIBRARY })
  const ada = await TestClient.named(server.url, 'Ada')
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const ben = await TestClient.named(server.url, 'Ben')
  await ben.does(id, 'join')
  const before = await ada.does(id, 'act', { actions: ['hide 1'] })
  const others = Array.from({ length: 20 }, () => TestClient.named(server.url, 'Cleo'))
  const file = join(newFolder(), 'copy.db')
  writeFileSync(`${file}.new`, 'somebody else’s')
  expect(await backUp(data, file)).toBe(statSync(file).size)
  await Promise.all(others)
  await ada.does(id, 'undo')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(file, '..'))).toEqual(['copy.db', 'copy.db.new'])
  expect(readFileSync(`${file}.new`, 'utf8')).toBe('somebody else’s')

  const folder = newFolder()
  expect(restore(file, folder, new Date(0))).toEqual({ replaced: null })
  expect(readFileSync(join(folder, 'secret'), 'latin1')).toBe(readFileSync(join(data, 'secret'), 'latin1'))
  const restored = await startForTest({ data: folder, library: TOY_LIBRARY })
  const again = Object.assign(new TestClient(restored.url), { token: ada.token })
  expect(await again.table(id)).toEqual(before)
  await again.does(id, 'undo')
})

test('what was in the folder is moved aside, and what is no backup changes nothing', async () => {
  const data = newFolder()
  const server = await startForTest({ data })
  const file = join(newFolder(), 'copy.db')
  await backUp(data, file)
  await server.close()
  const stranger = join(newFolder(), 'photo.jpg')
  writeFileSync(stranger, 'Dear diary, '.repeat(20))
  const before = readdirSync(data)
  expect(restore(stranger, data, new Date(0))).toBe('no-backup')
  expect(restore(join(data, 'fathom.db'), data, new Date(0))).toBe('no-backup')
  // Another program's database, with a table of that name; and a backup whose secret the server would not take.
  const [strange, short] = ['strange.db', 'short.db'].map((name) => join(newFolder(), name)) as [string, string]
  const foreign = new DatabaseSync(strange)
  foreign.exec(`create table backup_secret (secret text); insert into backup_secret values ('${'ab'.repeat(32)}')`)
  foreign.close()
  copyFileSync(file, short)
  const cut = new DatabaseSync(short)
  cut.exec("update backup_secret set secret = 'zz'")
  cut.close()
  for (const each of [strange, short]) expect([each, restore(each, data, new Date(0))]).toEqual([each, 'no-backup'])
  expect(readdirSync(data)).toEqual(before)
  expect(restore(file, data, new Date(0))).toEqual({ replaced: join(data, 'replaced-1970-01-01T00-00-00.000Z') })
  expect(readdirSync(join(data, 'replaced-1970-01-01T00-00-00.000Z'))).toEqual(
    expect.arrayContaining(['fathom.db', 'secret']),
  )
  const newer = new DatabaseSync(file)
  newer.exec('pragma user_version = 99')
  newer.close()
  expect(restore(file, data, new Date(0))).toBe('newer')
})

test('a night’s backup is made in the data folder, and the oldest go', async () => {
  const data = newFolder()
  const server = await startForTest({ data })
  mkdirSync(join(data, 'backups'))
  for (const day of ['01', '02', '03']) writeFileSync(join(data, 'backups', `fathom-2026-01-${day}.db`), '')
  writeFileSync(join(data, 'backups', 'notes.txt'), '')
  const nightly = new NightlyBackups({ folder: data, keep: 2, log: quiet })
  expect(await nightly.run()).toBe(true)
  const names = readdirSync(join(data, 'backups'))
  expect(names).toHaveLength(3)
  expect(names).toEqual(expect.arrayContaining(['fathom-2026-01-03.db', 'notes.txt']))
  await nightly.close()
  await server.close()
})

test('the next is due at four in the night by the clock, a missed one ten minutes after the start', () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
  const started = at(20, 12)
  expect(nextBackup(at(22, 15), started, 'fathom-2026-11-22.db')).toEqual(at(23, 4))
  expect(nextBackup(at(22, 3, 59), started, 'fathom-2026-11-21.db')).toEqual(at(22, 4))
  // However long the last one took and whenever it is asked: no drift.
  expect(nextBackup(at(22, 4, 7), started, 'fathom-2026-11-22.db')).toEqual(at(23, 4))
  expect(nextBackup(at(22, 4), started, 'fathom-2026-11-21.db')).toEqual(at(22, 4))
  expect(nextBackup(at(22, 15), at(22, 15), 'fathom-2026-11-20.db')).toEqual(at(22, 15, 10))
  expect(nextBackup(at(22, 15), at(22, 15), null)).toEqual(at(22, 15, 10))
})

/** A data folder of a stopped server, and a backup of it. */
async function backedUp(): Promise<{ readonly data: string; readonly file: string }> {
  const data = newFolder()
  await (await startForTest({ data })).close()
  const file = join(newFolder(), 'copy.db')
  await backUp(data, file)
  return { data, file }
}

test('a backup that lies where a restore once kept its draft is restored, and stays', async () => {
  const { data, file } = await backedUp()
  const beside = join(data, 'fathom.db.new')
  copyFileSync(file, beside)
  expect(restore(beside, data, new Date(0))).toMatchObject({ replaced: expect.any(String) as string })
  expect(readFileSync(beside)).toEqual(readFileSync(file))
})

test('what a killed restore has left spoils no other one, and no server begins anew beside it', async () => {
  const { data, file } = await backedUp()
  const [folder, left] = [newFolder(), '.restoring-killed']
  mkdirSync(join(folder, left))
  for (const name of ['fathom.db', 'fathom.db-journal']) writeFileSync(join(folder, left, name), 'half of it')
  expect(() => takeDataFolder(folder)).toThrow(/has a restore that did not come to its end but no database: put fathom/)
  copyFileSync(file, join(folder, left, 'whole.db'))
  expect(restore(join(folder, left, 'whole.db'), folder, new Date(0))).toEqual({ replaced: null })
  expect(readdirSync(join(folder, left))).toContain('whole.db')
  expect(restore(file, folder, new Date(0))).toMatchObject({ replaced: expect.any(String) as string })
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  expect(readFileSync(join(folder, 'secret'), 'latin1')).toBe(readFileSync(join(data, 'secret'), 'latin1'))
})

test('a backup with a spoilt page is damaged, and no file of something else', async () => {
  const { data, file } = await backedUp()
  const bytes = readFileSync(file)
  // All but the header, the first page and what stands at the end.
  bytes.fill(0xff, 4096, bytes.length - 8192)
  writeFileSync(file, bytes)
  const before = readdirSync(data)
  expect(restore(file, data, new Date(0))).toBe('damaged')
  expect(readdirSync(data)).toEqual(before)
})

test.each([
  ['copyFileSync', 1],
  ['writeFileSync', 1],
  ['renameSync', 1],
  // The last: three files of the old database and its secret, then the new secret, and the new database.
  ['renameSync', 6],
] as const)('a disk that is full at %s number %d is said to be so, and all stays as it was', async (step, number) => {
  const { data, file } = await backedUp()
  const state = () => readdirSync(data).map((name) => [name, readFileSync(join(data, name), 'latin1')])
  const before = state()
  const works = fs[step] as (...args: unknown[]) => unknown
  let calls = 0
  const full = (...args: unknown[]) => {
    if (++calls === number) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    return works(...args)
  }
  Object.assign(fs, { [step]: full })
  syncBuiltinESMExports()
  try {
    expect(restore(file, data, new Date(0))).toBe('no-room')
  } finally {
    Object.assign(fs, { [step]: works })
    syncBuiltinESMExports()
  }
  expect(state()).toEqual(before)
})
