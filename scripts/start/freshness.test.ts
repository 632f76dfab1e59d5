import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PAGE, SERVER, whyBuild } from './freshness.ts'

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

const BUILT = [
  { what: 'page', built: PAGE },
  { what: 'server', built: SERVER },
]

describe.each(BUILT)('the $what', ({ built }) => {
  test('is built if it never was', () => {
    put('client/src/main.tsx', 100)
    expect(whyBuild(root, built)).toBe('it was never built')
  })

  test('is fresh if it is younger than its sources', () => {
    put('client/src/main.tsx', 100)
    put('server/src/main.ts', 100)
    put(built.file, 200)
    expect(whyBuild(root, built)).toBe(null)
  })

  test.each(['games/gold/src/data/cards.json', 'kernel/src/game.ts', 'package-lock.json'])(
    'is old if %s is younger',
    (path) => {
      put(built.file, 200)
      put(path, 300)
      expect(whyBuild(root, built)).toBe('its sources have changed')
    },
  )

  test.each([
    'client/src/a.test.ts',
    'client/node_modules/a.js',
    'client/dist/a.js',
    'server/src/a.test.ts',
    'server/src/testing/a.ts',
  ])('is none the older for a younger %s', (path) => {
    put(built.file, 200)
    put(path, 300)
    expect(whyBuild(root, built)).toBe(null)
  })
})

test('each has sources of its own', () => {
  const why = (path: string) => {
    for (const { built } of BUILT) put(built.file, 200)
    put(path, 300)
    const reasons = BUILT.map(({ built }) => whyBuild(root, built) !== null)
    put(path, 100)
    return reasons
  }
  expect(why('client/index.html')).toEqual([true, false])
  expect(why('server/src/main.ts')).toEqual([false, true])
  expect(why('scripts/pack/packing.ts')).toEqual([false, true])
})
