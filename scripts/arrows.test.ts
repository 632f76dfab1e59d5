import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkArrows, formatViolation } from './arrows/check.ts'

const made: string[] = []

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true })
})

interface Declared {
  dependencies?: string[]
  devDependencies?: string[]
  exports?: string[]
}

const folders = ['kernel', 'protocol', 'catalog', 'bots', 'table', 'engine', 'server', 'client', 'cli', 'e2e', 'bench']

/** A small house like ours: every package with what the text names, the sources as given. */
function house(sources: Record<string, string>, declared: Record<string, Declared> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'))
  made.push(root)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const wanted = new Set([...folders, 'games/gold', 'games/reef', ...Object.keys(declared)])
  const single = [...wanted].filter((folder) => !folder.startsWith('games/'))
  write('package.json', JSON.stringify({ workspaces: [...single, 'games/*'] }))
  for (const folder of wanted) {
    const { dependencies = [], devDependencies = [], exports = ['.'] } = declared[folder] ?? {}
    const manifest = {
      name: `@fathom/${folder.split('/').at(-1)}`,
      exports: Object.fromEntries(exports.map((entry) => [entry, './src/index.ts'])),
      dependencies: Object.fromEntries(dependencies.map((name) => [name, '*'])),
      devDependencies: Object.fromEntries(devDependencies.map((name) => [name, '*'])),
    }
    write(`${folder}/package.json`, JSON.stringify(manifest, null, 2))
  }
  for (const [path, text] of Object.entries(sources)) write(path, text)
  return root
}

function broken(sources: Record<string, string>, declared?: Record<string, Declared>): string[] {
  return checkArrows(house(sources, declared)).violations.map(formatViolation)
}

describe('arrows between packages', () => {
  test('imports of lower layers and of the own package are fine', () => {
    const sources = {
      'games/gold/src/index.ts': `import { pick } from '@fathom/kernel'\nexport * from './score.ts'\n`,
      'games/gold/src/score.ts': `import type { Seat } from '@fathom/kernel'\nimport list from './list.json?raw'\n`,
      'server/src/main.ts': `import '@fathom/kernel'\nimport 'node:fs'\nsetTimeout(() => Math.random(), Date.now())\n`,
      'cli/src/sim.ts': `const { start } = await import('@fathom/server')\n`,
    }
    const declared = {
      'games/gold': { dependencies: ['@fathom/kernel'] },
      server: { dependencies: ['@fathom/kernel'] },
      cli: { dependencies: ['@fathom/server'] },
    }
    expect(checkArrows(house(sources, declared))).toEqual({ packages: 13, files: 4, violations: [] })
  })

  const upSentence =
    'imports @fathom/table: table (layer 2) stands above games/gold (layer 1), and imports only point to lower ' +
    'layers; pass it in, or move it down.'

  test.each([
    ['static', `import { a } from '@fathom/table'`],
    ['for its effect', `import '@fathom/table'`],
    ['type-only', `import type { A } from '@fathom/table'`],
    ['type written in place', `export type A = import('@fathom/table').A`],
    ['dynamic', `export const a = await import('@fathom/table')`],
    ['dynamic in backticks', 'export const a = await import(`@fathom/table`)'],
    ['re-export', `export { a } from '@fathom/table'`],
    ['re-export of everything', `export * from '@fathom/table'`],
    ['type re-export', `export type { A } from '@fathom/table'`],
    ['old assignment', `import a = require('@fathom/table')`],
    ['require', `function require(a: string) { return a }\nrequire('@fathom/table')`],
  ])('an arrow to a higher layer is broken, %s', (kind, text) => {
    const line = kind === 'require' ? 2 : 1
    expect(broken({ 'games/gold/src/index.ts': text })).toEqual([`games/gold/src/index.ts:${line} ${upSentence}`])
  })

  test('an arrow to a higher layer is broken in a test and in TSX too', () => {
    const sources = {
      'games/gold/src/a.test.ts': `// first\nimport '@fathom/table'`,
      'client/src/Page.tsx': `import '@fathom/cli'\nexport const Page = () => <p>words</p>`,
    }
    expect(broken(sources)).toEqual([
      'client/src/Page.tsx:1 imports @fathom/cli: cli (layer 5) stands above client (layer 4), and imports only ' +
        'point to lower layers; pass it in, or move it down.',
      `games/gold/src/a.test.ts:2 ${upSentence}`,
    ])
  })

  test('a game does not import another', () => {
    expect(broken({ 'games/gold/src/index.ts': `import '@fathom/reef'` })).toEqual([
      'games/gold/src/index.ts:1 imports @fathom/reef: games must not know each other; move what both need to the kernel.',
    ])
  })

  test('an arrow sideways is broken: the page does not import the server', () => {
    expect(broken({ 'client/src/page.ts': `import type { Config } from '@fathom/server'` })).toEqual([
      'client/src/page.ts:1 imports @fathom/server: client and server stand side by side in layer 4; ' +
        'move what both need to a lower layer.',
    ])
  })

  test('an exception with a reason lets an arrow pass', () => {
    const root = house({ 'bots/src/index.ts': `import '@fathom/table'` }, { bots: { dependencies: ['@fathom/table'] } })
    expect(checkArrows(root).violations).toHaveLength(2)
    expect(checkArrows(root, [{ from: 'bots', to: 'table', reason: 'for this test' }]).violations).toEqual([])
  })

  test('a broken arrow is not even declared', () => {
    expect(broken({}, { kernel: { devDependencies: ['vitest', '@fathom/gold'] } })).toEqual([
      'kernel/package.json:9 declares @fathom/gold: games/gold (layer 1) stands above kernel (layer 0), and imports ' +
        'only point to lower layers; pass it in, or move it down.',
    ])
  })

  test('a package without a layer is told to take one', () => {
    expect(broken({}, { wreck: {} })).toEqual([
      'wreck/package.json:1 has no layer; give the package one in scripts/arrows/layers.ts.',
    ])
  })
})

describe('how an import is written', () => {
  test('a path never leads into another package or out of the own one', () => {
    const sources = {
      'server/src/a.ts': `import '../../table/src/table.ts'\nimport '../../package.json'\nimport '/etc/passwd'`,
    }
    expect(broken(sources)).toEqual([
      'server/src/a.ts:1 reaches into table by a path (../../table/src/table.ts); import @fathom/table instead.',
      'server/src/a.ts:2 reaches out of its package by a path (../../package.json); move what it needs into server.',
      'server/src/a.ts:3 imports the absolute path /etc/passwd; use a relative one.',
    ])
  })

  test('an import ends at the exports of the other package', () => {
    const declared = {
      kernel: { exports: ['.', './testkit'] },
      table: { dependencies: ['@fathom/kernel'] },
    }
    expect(broken({ 'table/src/a.ts': `import '@fathom/kernel/src/seat.ts'` }, declared)).toEqual([
      'table/src/a.ts:1 imports @fathom/kernel/src/seat.ts, but @fathom/kernel exports only ., ./testkit; import from ' +
        'there, or add it to the exports of kernel/package.json.',
    ])
  })

  test('the test kit is for tests', () => {
    const sources = {
      'table/src/a.ts': `import '@fathom/kernel/testkit'`,
      'table/src/a.test.ts': `import '@fathom/kernel/testkit'`,
      'bench/src/a.ts': `import '@fathom/kernel/testkit'`,
    }
    const declared = {
      kernel: { exports: ['.', './testkit'] },
      table: { dependencies: ['@fathom/kernel'] },
      bench: { devDependencies: ['@fathom/kernel'] },
    }
    expect(broken(sources, declared)).toEqual([
      'table/src/a.ts:1 imports @fathom/kernel/testkit, which is for tests; move this to a test, or what it needs out ' +
        'of the test kit.',
    ])
  })

  test('an import known only at run time cannot be read', () => {
    expect(broken({ 'cli/src/a.ts': 'const name = "x"\nawait import(`./${name}.ts`)' })).toEqual([
      'cli/src/a.ts:2 imports what is only known at run time, which no check can read; import a written-out name.',
    ])
    expect(broken({ 'server/src/threads/loadLibrary.ts': 'export const load = (url: string) => import(url)' })).toEqual(
      [],
    )
  })

  test('a file that does not parse is told so', () => {
    const [violation] = broken({ 'cli/src/a.ts': 'import from from' })
    expect(violation).toMatch(/^cli\/src\/a\.ts:1 does not parse \(.+\); correct it\.$/)
  })
})

describe('declared dependencies', () => {
  test('what is imported is declared', () => {
    const sources = {
      'server/src/a.ts': `import { sql } from 'kysely/helpers'\nimport '@fathom/kernel'`,
      'server/src/a.test.ts': `import '@scope/library/deep'`,
    }
    expect(broken(sources)).toEqual([
      'server/src/a.test.ts:1 imports @scope/library, which server/package.json does not declare; ' +
        'add it to its devDependencies.',
      'server/src/a.ts:1 imports kysely, which server/package.json does not declare; add it to its dependencies.',
      'server/src/a.ts:2 imports @fathom/kernel, which server/package.json does not declare; add it to its dependencies.',
    ])
  })

  test('devDependencies are for tests, the test kit, tool settings and tools', () => {
    const uses = `import 'library'`
    const sources = {
      'kernel/src/a.ts': uses,
      'kernel/src/a.test.ts': uses,
      'kernel/src/testkit/a.ts': uses,
      'kernel/vite.config.ts': uses,
      'e2e/src/a.ts': uses,
    }
    const declared = { kernel: { devDependencies: ['library'] }, e2e: { devDependencies: ['library'] } }
    expect(broken(sources, declared)).toEqual([
      'kernel/src/a.ts:1 imports library, which kernel/package.json declares for tests only; ' +
        'move it to its dependencies.',
    ])
  })
})

describe('names that pure code must not mention', () => {
  const sentence = (name: string, advice: string) =>
    `kernel/src/a.ts:1 names ${name}, which kernel must not; ${advice}.`
  const clock = 'take the time as a parameter'
  const randomness = 'draw through the chance tape'
  const node = 'move what needs Node to the server or the command line, or pass it in'
  const dom = 'move what needs the browser to the client, or pass it in'

  test.each([
    ['Date.now()', 'Date.now', clock],
    ['Date["now"]()', 'Date.now', clock],
    ['new Date()', 'new Date()', clock],
    ['const D = Date', 'Date', clock],
    ['performance.now()', 'performance', clock],
    ['setTimeout(() => 1, 2)', 'setTimeout', clock],
    ['Math.random()', 'Math.random', randomness],
    ['Math["random"]()', 'Math.random', randomness],
    ['const { random } = Math', 'Math.random', randomness],
    ['const m = Math', 'Math', randomness],
    ['crypto.getRandomValues(a)', 'crypto', randomness],
    ['process.env.HOME', 'process', node],
    ['declare const process: { env: string }', 'process', node],
    ['Buffer.from("a")', 'Buffer', node],
    ['const home = import.meta.dirname', 'import.meta.dirname', node],
    ['window.alert', 'window', dom],
    ['document.title = "a"', 'document', dom],
    ['const a = { document }', 'document', dom],
    ['const a = { [localStorage.a]: 1 }', 'localStorage', dom],
    ['let a: HTMLElement', 'HTMLElement', dom],
    ['let a: Event', 'Event', dom],
    ['let a: typeof window', 'window', dom],
    ['globalThis.a', 'globalThis', dom],
    ['fetch("/")', 'fetch', dom],
  ])('%s is found', (text, name, advice) => {
    expect(broken({ 'kernel/src/a.ts': text })).toEqual([sentence(name, advice)])
  })

  test('Node modules are found, with and without their prefix', () => {
    expect(broken({ 'kernel/src/a.ts': `import 'node:fs'\nimport 'path'` })).toEqual([
      `kernel/src/a.ts:1 imports node:fs, but kernel must run without Node; ${node}.`,
      `kernel/src/a.ts:2 imports path, but kernel must run without Node; ${node}.`,
    ])
  })

  test.each([
    ['a comment', '// Date.now() and window\n/* Math.random() */'],
    ['a string', 'const a = "document" + `process`'],
    ['a property', 'const a = { window: 1, process() {} }\na.window = a.process()\na?.document'],
    [
      'a name of its own',
      'function f(document: string, { location: window }: { location: string }) { return document + window }',
    ],
    ['a type of its own', 'interface Event { a: 1 }\ntype Of<Node> = Node | Event'],
    ['an imported name', `import type { Event } from './b.ts'\nlet a: Event`],
    ['a label and a renamed export', 'const a = 1\nwindow: for (;;) break window\nexport { a as document }'],
    ['a re-exported name', `export { window } from './b.ts'`],
    ['a time that was given', 'const a = new Date(1000)\nDate.UTC(2026, 1)\nlet b: Date'],
    ['arithmetic', 'Math.floor(1.5)\nconst { floor } = Math'],
  ])('%s is no mention', (_, text) => {
    expect(broken({ 'kernel/src/a.ts': text })).toEqual([])
  })

  test('every pure package is held to it, the others are not', () => {
    const paths = [...folders, 'games/gold'].map((folder) => `${folder}/src/a.ts`)
    const found = broken(Object.fromEntries(paths.map((path) => [path, 'process.exit()'])))
    expect(found.map((violation) => violation.split(':')[0])).toEqual([
      'kernel/src/a.ts',
      'protocol/src/a.ts',
      'catalog/src/a.ts',
      'bots/src/a.ts',
      'table/src/a.ts',
      'engine/src/a.ts',
      'games/gold/src/a.ts',
    ])
  })

  test('tests may use Node and the clock, but no luck that nothing repeats', () => {
    const text = `import 'node:fs'\nprocess.exit(Date.now())\nMath.random()`
    expect(broken({ 'kernel/src/a.test.ts': text, 'kernel/src/testkit/a.ts': text })).toEqual([
      `kernel/src/a.test.ts:3 names Math.random, which kernel must not; ${randomness}.`,
      `kernel/src/testkit/a.ts:3 names Math.random, which kernel must not; ${randomness}.`,
    ])
  })
})

describe('rules of before', () => {
  test('are one whole, whatever libraries in them name', () => {
    expect(broken({ 'games/gold/past/1.mjs': 'var e=new Date;process;export{e as rules}' })).toEqual([])
    const late = `export const rules = await import('@fathom/kernel')`
    expect(broken({ 'games/gold/past/12.mjs': `import 'node:fs'\n${late}` })).toEqual([
      'games/gold/past/12.mjs:1 imports something, but rules of before must be one whole; take the file back, or make it by npm run past.',
      'games/gold/past/12.mjs:2 imports something, but rules of before must be one whole; take the file back, or make it by npm run past.',
    ])
  })

  test('are nothing but what is made: any other file is held to everything', () => {
    expect(broken({ 'games/gold/past/one.mjs': 'process.exit()' })).toHaveLength(1)
    expect(broken({ 'games/gold/src/past/1.mjs': 'process.exit()' })).toHaveLength(1)
  })
})
