import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../testing/serverUnderTest.ts'
import { Passwords } from './passwords.ts'

test('a thread that dies while it starts fails those who wait, and the next one is answered', async () => {
  const file = join(newFolder(), 'thread.mjs')
  const passwords = new Passwords(pathToFileURL(file))
  onTestFinished(() => passwords.close())
  writeFileSync(file, `throw new Error('no memory')`)
  await expect(passwords.hash('correct horse')).rejects.toThrow('Terminating worker thread')
  // Nobody's hash fails as well, and nobody waits for it.
  await expect(passwords.isRight('correct horse', 'a hash')).rejects.toThrow('Terminating worker thread')
  await expect(passwords.isRight('correct horse', null)).rejects.toThrow('Terminating worker thread')
  writeFileSync(file, `export const answer = (task) => ('hash' in task ? task.hash === 'hash' : 'hash')`)
  expect(await passwords.hash('correct horse')).toBe('hash')
  expect(await passwords.isRight('correct horse', 'hash')).toBe(true)
  expect(await passwords.isRight('correct horse', null)).toBe(false)
})
