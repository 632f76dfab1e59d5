/** What `npm ci` may ask of a machine: Node, npm and git. That it works with no more is seen by the gate, which installs so (bare.mjs). */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findBuilds } from './install/builds.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

test('no package has an install script, is deprecated, or must be built', () => {
  expect(findBuilds(root)).toEqual([])
})

test('packages that have or must are found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const packages = {
    '': {},
    ours: { hasInstallScript: true },
    'node_modules/@fathom/ours': { link: true },
    'node_modules/plain': {},
    'node_modules/fetcher': { hasInstallScript: true },
    'node_modules/native': {},
    'node_modules/plain/node_modules/native': {},
    'node_modules/quicker': { optional: true },
    'node_modules/old': { deprecated: 'take new' },
  }
  for (const path of ['native', 'plain/node_modules/native', 'quicker']) {
    mkdirSync(join(folder, 'node_modules', path), { recursive: true })
    writeFileSync(join(folder, 'node_modules', path, 'binding.gyp'), '{}')
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  expect(findBuilds(folder)).toEqual([
    'node_modules/fetcher has an install script; use a package without',
    'node_modules/native has a binding.gyp, so npm would call a compiler; use a package without',
    'node_modules/plain/node_modules/native has a binding.gyp, so npm would call a compiler; use a package without',
    'node_modules/old is deprecated, which npm tells everybody; use another',
  ])
})

test('npm runs no scripts of packages, writes no addresses and refuses what is too old', () => {
  const settings = readFileSync(join(root, '.npmrc'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(settings).toEqual(['ignore-scripts=true', 'omit-lockfile-registry-resolved=true', 'engine-strict=true'])
})

const bare = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', 'bare.mjs'), ...words], { encoding: 'utf8' })

test('a bare machine has node, npm and git, and neither Python nor make nor a compiler', () => {
  const wanted = 'node npm npx git sh python python3 make cc gcc g++ clang'.split(' ')
  const { stdout } = bare('sh', '-c', `for name in ${wanted.join(' ')}; do command -v $name; done; true`)
  const found = stdout.trim().split('\n')
  expect(found.map((path) => path.split('/').at(-1))).toEqual(['node', 'npm', 'npx', 'git', 'sh'])
})

test('a command on a bare machine gets its words, and its exit code is told', () => {
  const { status, stdout } = bare(
    'node',
    '-e',
    'console.log(process.argv.slice(1).join()); process.exit(3)',
    'a b',
    'c',
  )
  expect([status, stdout]).toEqual([3, 'a b,c\n'])
  expect(bare().stderr).toBe('Usage: node scripts/bare.mjs [--node FILE] COMMAND [arguments]\n')
  expect(bare('make')).toMatchObject({ status: 1, stderr: 'make could not be started: spawn make ENOENT\n' })
})

test('the gate is what the README says, on a bare machine', () => {
  const gate = readFileSync(join(root, '.ci', 'run'), 'utf8')
  const commands = gate.split('\n').filter((line) => /^(node|npm) /.test(line))
  expect(commands.map((line) => line.replace(/ \|\| .*/, ''))).toEqual([
    'node scripts/bare.mjs npm ci',
    'node scripts/bare.mjs npm run -s test:start',
    'npm test',
  ])
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('npm ci && npm test')
})
