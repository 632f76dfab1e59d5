/** What the papers point at is there. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pages = ['.', 'docs', 'games/silver-and-gold'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts

test('the papers of the house are there', () => {
  for (const page of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'STYLE.md', join('docs', 'self-hosting.md')])
    expect(pages).toContain(page)
  expect(read('LICENSE')).toContain('MIT License')
  expect(read('NOTICE')).toContain('unofficial')
})

describe.each(pages)('%s', (page) => {
  test('every link and picture leads somewhere', () => {
    const targets = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target ?? '')
    const broken = targets.filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(root, dirname(page), to)))
    expect(broken).toEqual([])
  })

  test('every command is one that there is', () => {
    const named = [...read(page).matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('CONTRIBUTING.md names files that the example game and the packages have', () => {
  const text = read('CONTRIBUTING.md')
  const inGame = [...text.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path]) => join('games/silver-and-gold', path ?? ''))
  const inHouse = [...text.matchAll(/`((?:kernel|catalog|bots|client|e2e|games)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  )
  expect(inGame.length + inHouse.length).toBeGreaterThan(25)
  expect([...inGame, ...inHouse].filter((path) => !existsSync(join(root, path)))).toEqual([])
})
