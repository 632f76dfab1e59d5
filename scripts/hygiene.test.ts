/** What must never be in the project: paths of somebody's machine, addresses of registries, keys. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readPackages } from './arrows/packages.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

// In parts, so that this file does not find itself.
const unwanted: readonly { what: string; pattern: RegExp }[] = [
  {
    what: 'a path of a machine',
    pattern: new RegExp(['(?<![\\w.])/(wo', 'rk|ho', 'me|Us', 'ers|ro', 'ot)/[a-z]'].join('')),
  },
  { what: 'a path of a machine', pattern: new RegExp(['[A-Z]:\\\\Us', 'ers\\\\'].join('')) },
  { what: 'a registry', pattern: new RegExp(['registry\\.', '|npm', 'js\\.org', '|yarn', 'pkg\\.com'].join('')) },
  { what: 'a private key', pattern: new RegExp(['-----BEGIN', ' [A-Z ]*PRIVATE', ' KEY'].join('')) },
]

/** Files that belong to the project: what git knows, or, without git, everything that was not made by a tool. */
function projectFiles(): string[] {
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  const files = listed.status === 0 ? listed.stdout.split('\0').filter((path) => path !== '') : filesBelow('')
  return files.filter((path) => existsSync(join(root, path)))
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', '.git', 'test-results', 'playwright-report'].includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}

/** Every line of a text that has something unwanted, with the reason. */
function findings(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = unwanted.find(({ pattern }) => pattern.test(line))
    return found ? [`${path}:${index + 1} has ${found.what}; take it out`] : []
  })
}

test('no file has a path of a machine, a registry or a key', () => {
  const files = projectFiles().filter((path) => !/\.(png|jpg|webp|woff2?|ico|db)$/.test(path))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((path) => findings(path, readFileSync(join(root, path), 'utf8')))
  expect(found).toEqual([])
})

test('what is unwanted is found', () => {
  const lines = [
    ['see /wo', 'rk/somewhere'],
    ["'/ho", "me/ann/fathom'"],
    ['C:\\Us', 'ers\\Ann'],
    ['https://registry', '.example.org/'],
    ['-----BEGIN RSA PRIVATE', ' KEY-----'],
    ['GET /homepage and game/worker/done are fine'],
  ]
  expect(findings('a.md', lines.map((parts) => parts.join('')).join('\n'))).toEqual([
    'a.md:1 has a path of a machine; take it out',
    'a.md:2 has a path of a machine; take it out',
    'a.md:3 has a path of a machine; take it out',
    'a.md:4 has a registry; take it out',
    'a.md:5 has a private key; take it out',
  ])
})

interface LockedPackage {
  resolved?: string
  integrity?: string
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const locked = Object.entries(
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> })
    .packages,
)

test('the lockfile names versions and checksums, no addresses', () => {
  const addressed = locked.filter(([, entry]) => /^(https?|git|ssh|file):/.test(entry.resolved ?? ''))
  expect(addressed.map(([path]) => path)).toEqual([])
  const unchecked = locked.filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
  expect(unchecked.map(([path]) => path)).toEqual([])
})

test('the lockfile has every package for every platform, or `npm ci` refuses', () => {
  const names = new Set(locked.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path} wants ${name}`),
  )
  expect(missing).toEqual([])
})

test('the lockfile says what the packages declare, or `npm ci` refuses', () => {
  const declared = (entry: LockedPackage) => ({ ...entry.dependencies, ...entry.devDependencies })
  const byPath = new Map(locked)
  const folders = ['', ...readPackages(root).map((owner) => owner.folder)]
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as LockedPackage
    const entry = byPath.get(folder)
    expect(entry && declared(entry), `${folder || 'the root'}: run npm install --package-lock-only`).toEqual(
      declared(manifest),
    )
  }
})
