import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whyBuild } from './freshness.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freshness-'))
})

afterEach(() => rmSync(root, { recursive: true }))

/** Writes a file, last changed so many seconds after the start of time. */
function put(path: string, seconds: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), '')
  utimesSync(join(root, path), seconds, seconds)
}

test('a page that was never built is built', () => {
  put('client/src/main.tsx', 100)
  expect(whyBuild(root)).toBe('it was never built')
})

test('a page younger than its sources is fresh', () => {
  put('client/src/main.tsx', 100)
  put('client/dist/index.html', 200)
  expect(whyBuild(root)).toBe(null)
})

test.each(['client/index.html', 'games/gold/src/data/cards.json', 'kernel/src/game.ts', 'package-lock.json'])(
  'a younger %s makes the page old',
  (path) => {
    put('client/dist/index.html', 200)
    put(path, 300)
    expect(whyBuild(root)).toBe('its sources have changed')
  },
)

test.each(['client/src/a.test.ts', 'client/node_modules/a.js', 'server/src/main.ts', 'client/dist/a.js'])(
  'a younger %s does not',
  (path) => {
    put('client/dist/index.html', 200)
    put(path, 300)
    expect(whyBuild(root)).toBe(null)
  },
)
