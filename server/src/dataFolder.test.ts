import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeDataFolder } from './dataFolder.ts'
import { StartError } from './startError.ts'
import { asNobody } from './testing/asNobody.ts'
import { newFolder } from './testing/serverUnderTest.ts'

const MODULE = new URL('./dataFolder.ts', import.meta.url).href
const take = (folder: string) => asNobody(MODULE, 'takeDataFolder', folder)
const sentence = (folder: string) =>
  `The data folder ${folder} can't be used: this account may not write there; give it the right, or set FATHOM_DATA to another folder.`

/** A new folder that everybody can look into, and whoever owns it can clean up. */
function publicFolder(): string {
  const folder = newFolder()
  chmodSync(folder, 0o755)
  onTestFinished(() => chmodSync(folder, 0o755))
  return folder
}

test('a folder without the right to write is told, and stays as it is', () => {
  const folder = publicFolder()
  chmodSync(folder, 0o555)
  expect(take(folder)).toBe(sentence(folder))
  expect(take(join(folder, 'data'))).toBe(sentence(join(folder, 'data')))
  expect(readdirSync(folder)).toEqual([])
})

test.each(['fathom.db', 'fathom.db-wal', 'lock'])('%s of another account is told, and nothing is touched', (name) => {
  const folder = join(publicFolder(), 'data')
  mkdirSync(folder)
  chmodSync(folder, 0o777)
  writeFileSync(join(folder, name), '')
  chmodSync(join(folder, name), 0o444)
  expect(take(folder)).toBe(sentence(folder))
  expect(readdirSync(folder)).toEqual([name])
})

test('a folder that everybody may write to can be taken by anybody', () => {
  const folder = join(publicFolder(), 'data')
  mkdirSync(folder)
  chmodSync(folder, 0o777)
  expect(take(folder)).toBe('[object Object]')
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['lock', 'secret']))
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('a folder is held until it is let go, also twice', () => {
  const folder = newFolder()
  const held = takeDataFolder(folder)
  expect(() => takeDataFolder(folder)).toThrow(
    new StartError(`The data folder ${folder} is in use by another Fathom process.`),
  )
  held.release()
  held.release()
  takeDataFolder(folder).release()
})

test('a first start that was cut off, before the secret or before the tables, is begun again', () => {
  const folder = newFolder()
  takeDataFolder(folder).release()
  takeDataFolder(folder).release()
  rmSync(join(folder, 'secret'))
  takeDataFolder(folder).release()
  expect(readdirSync(folder)).toEqual(['fathom.db', 'lock', 'secret'])
})

test('backups without a database are the sign of a lost one', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'backups'))
  writeFileSync(join(folder, 'backups', 'fathom-2026-11-21.db'), '')
  expect(() => takeDataFolder(folder)).toThrow(/^The data folder \S+ has backups but no database/)
})
