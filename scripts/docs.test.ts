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

/** What the first column of a page's tables has in backticks, up to the first blank: `table ID` is `table`. */
const rowsOf = (page: string) => [...read(page).matchAll(/^\| `([\w-]+)[^`|]*`/gm)].map(([, name]) => name ?? '')

test('self-hosting.md tells of every setting of the server', () => {
  const settings = [...read('server/src/config.ts').matchAll(/\benv\.([A-Z_]+)|\(env, '([A-Z_]+)'/g)]
  const names = new Set(settings.map(([, plain, read]) => plain ?? read ?? ''))
  expect(names.size).toBeGreaterThan(25)
  expect([...names].toSorted()).toEqual(rowsOf('docs/self-hosting.md').toSorted())
})

test('command-line.md tells of every command of an operator', () => {
  const { body = '' } = /COMMANDS: .*?= \{\n(?<body>.*?)\n\}/s.exec(read('server/src/admin/commands.ts'))?.groups ?? {}
  const names = [...body.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !rowsOf('docs/command-line.md').includes(name))).toEqual([])
})
