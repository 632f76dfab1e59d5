import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { TestClient } from './testing/testClient.ts'

const PAGE = readFileSync(new URL('../../docs/bot-in-50-lines.md', import.meta.url), 'utf8')

/** The bots of the page and what runs them. */
const BOTS = [
  { language: 'python', file: 'bot.py', command: 'python3' },
  { language: 'js', file: 'bot.mjs', command: process.execPath },
] as const

function codeOf(language: string): string {
  return new RegExp('```' + language + '\n([^]*?)```').exec(PAGE)?.[1] ?? ''
}

const runnable = BOTS.filter(({ command }) => spawnSync(command, ['--version']).status === 0)

let server: RunningServer
beforeAll(async () => {
  // With the usual limits: the bot must live within them.
  server = await startForTest({ rateLimit: 1 })
})

test.each(BOTS)('the $language bot is complete in 50 lines', ({ language }) => {
  const lines = codeOf(language).trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.length).toBeLessThanOrEqual(50)
})

describe.each(runnable)('the $language bot', ({ language, file, command }) => {
  const run = (...args: string[]) => {
    const path = join(newFolder(), file)
    writeFileSync(path, codeOf(language))
    return promisify(execFile)(command, [path, ...args], { env: { ...process.env, FATHOM_URL: server.url } })
  }

  test('plays a whole game against the server’s bot', async () => {
    const { stdout } = await run()
    expect(stdout).toMatch(/ (won|win)\.? .*\[ ?\d+, \d+ ?\]/)
  })

  test('joins a table, and plays a person who goes on', async () => {
    const ada = await TestClient.named(server.url, 'Ada')
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const { id } = await ada.createTable({ game: 'silver-and-gold', seats })
    const [{ stdout }, table] = await Promise.all([run(id), ada.playOut(id, (legal) => legal[0] ?? '', 50)])
    expect(table.seats[1]?.name).toBe('Fifty Lines')
    expect(stdout).toContain(table.outcome?.scores.map(({ total }) => total).join(', '))
  })
})

test('at least one of them runs here', () => {
  expect(runnable.map(({ language }) => language)).toContain('js')
})
