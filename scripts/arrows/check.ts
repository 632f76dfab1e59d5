/** Holds every import and every name of the workspace's sources against the picture in layers.ts. */
import { readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { type Exception, adviceByKind, exceptions, isPure, isTool, layerOf, runtimeImports } from './layers.ts'
import { forbiddenMentions } from './names.ts'
import { type Package, readPackages } from './packages.ts'
import { readSource } from './source.ts'

/** One broken rule: where, and one sentence that says what is wrong and what to do. */
export interface Violation {
  file: string
  line: number
  sentence: string
}

export interface Report {
  packages: number
  files: number
  violations: Violation[]
}

/** A file of a package, on its way through the rules. */
interface File {
  owner: Package
  /** Below the root, with `/`. */
  path: string
  /** Tests, the test kit and tool settings: they may use devDependencies and Node. */
  isTest: boolean
}

/** Checks the workspace below `root`. */
export function checkArrows(root: string, allowed: readonly Exception[] = exceptions): Report {
  const packages = readPackages(root)
  const violations: Violation[] = []
  let files = 0
  for (const owner of packages) {
    violations.push(...checkManifest(owner, packages, allowed))
    for (const path of sourcesBelow(root, owner.folder)) {
      files++
      violations.push(...checkFile(root, { owner, path, isTest: isTestPath(path) }, packages, allowed))
    }
  }
  return { packages: packages.length, files, violations }
}

export function formatViolation({ file, line, sentence }: Violation): string {
  return `${file}:${line} ${sentence}`
}

function isTestPath(path: string): boolean {
  return /\.(test|spec|config)\.[cm]?[jt]sx?$/.test(path) || /\/(testkit|testing|gallery)\//.test(path)
}

/** What `npm run past` made: libraries are in it too, and the sources of all the rest were checked when it was made. */
function isPastRules(path: string): boolean {
  return /^games\/[^/]+\/past\/\d+\.mjs$/.test(path)
}

const NOT_WHOLE =
  'imports something, but rules of before must be one whole; take the file back, or make it by npm run past.'

function sourcesBelow(root: string, folder: string): string[] {
  const ignored = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', 'public'])
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      // `src/data` holds a game's tables; only a `data` folder outside `src` is what a server wrote.
      if (entry.isDirectory()) {
        const isIgnored = ignored.has(entry.name) && !(entry.name === 'data' && path.includes('/src/'))
        return isIgnored ? [] : sourcesBelow(root, path)
      }
      return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
    })
}

/** A package must not even declare what it must not import. */
function checkManifest(owner: Package, packages: Package[], allowed: readonly Exception[]): Violation[] {
  const file = `${owner.folder}/package.json`
  if (layerOf(owner.folder) === undefined)
    return [{ file, line: 1, sentence: 'has no layer; give the package one in scripts/arrows/layers.ts.' }]
  return [...owner.dependencies, ...owner.devDependencies].flatMap((name) => {
    const target = packages.find((candidate) => candidate.name === name)
    const wrong = target && brokenArrow(owner, target, allowed)
    if (!wrong) return []
    const line = owner.manifest.slice(0, owner.manifest.lastIndexOf(`"${name}"`)).split('\n').length
    return [{ file, line, sentence: `declares ${name}: ${wrong}` }]
  })
}

function checkFile(root: string, file: File, packages: Package[], allowed: readonly Exception[]): Violation[] {
  const source = readSource(file.path, readFileSync(join(root, file.path), 'utf8'))
  if (source.error) return [{ file: file.path, line: 1, sentence: `does not parse (${source.error}); correct it.` }]
  const violations: Violation[] = []
  if (isPastRules(file.path)) return source.imports.map(({ line }) => ({ file: file.path, line, sentence: NOT_WHOLE }))
  for (const { line, specifier } of source.imports)
    for (const sentence of checkImport(file, specifier, packages, allowed))
      violations.push({ file: file.path, line, sentence })
  if (isPure(file.owner.folder))
    for (const { line, kind, name } of forbiddenMentions(source))
      // A test may use a clock or the file system, but randomness without a seed is forbidden everywhere.
      if (!file.isTest || name === 'Math.random')
        violations.push({
          file: file.path,
          line,
          sentence: `names ${name}, which ${file.owner.folder} must not; ${adviceByKind[kind]}.`,
        })
  return violations
}

/** What is wrong with one import; mostly nothing. */
function checkImport(
  file: File,
  specifier: string | null,
  packages: Package[],
  allowed: readonly Exception[],
): string[] {
  const { owner } = file
  if (specifier === null)
    return runtimeImports.some((allowedImport) => allowedImport.file === file.path)
      ? []
      : ['imports what is only known at run time, which no check can read; import a written-out name.']
  if (specifier.startsWith('.')) return checkRelative(file, specifier, packages)
  if (specifier.startsWith('/')) return [`imports the absolute path ${specifier}; use a relative one.`]
  if (isBuiltin(specifier))
    return isPure(owner.folder) && !file.isTest
      ? [`imports ${specifier}, but ${owner.folder} must run without Node; ${adviceByKind.node}.`]
      : []

  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  const target = packages.find((candidate) => candidate.name === name)
  const sentences = undeclared(file, name)
  if (!target) return sentences
  const wrong = brokenArrow(owner, target, allowed)
  // A forbidden arrow must not be declared either, so only its own sentence is printed.
  if (wrong) return [`imports ${specifier}: ${wrong}`]
  const entry = `.${specifier.slice(name.length)}`
  if (!target.exports.includes(entry))
    sentences.push(
      `imports ${specifier}, but ${name} exports only ${target.exports.join(', ') || 'nothing'}; ` +
        `import from there, or add it to the exports of ${target.folder}/package.json.`,
    )
  if (entry.startsWith('./testkit') && !file.isTest && !isTool(owner.folder))
    sentences.push(
      `imports ${specifier}, which is for tests; move this to a test, or what it needs out of the test kit.`,
    )
  return sentences
}

function checkRelative(file: File, specifier: string, packages: Package[]): string[] {
  const resolved = posix.normalize(posix.join(posix.dirname(file.path), specifier))
  if (resolved.startsWith(`${file.owner.folder}/`) || resolved === file.owner.folder) return []
  const target = packages.find((candidate) => resolved.startsWith(`${candidate.folder}/`))
  return [
    target
      ? `reaches into ${target.folder} by a path (${specifier}); import ${target.name} instead.`
      : `reaches out of its package by a path (${specifier}); move what it needs into ${file.owner.folder}.`,
  ]
}

/** Why `owner` must not import `target`, or null when it may. */
function brokenArrow(owner: Package, target: Package, allowed: readonly Exception[]): string | null {
  if (owner === target) return null
  if (allowed.some((exception) => exception.from === owner.folder && exception.to === target.folder)) return null
  const from = layerOf(owner.folder)
  const to = layerOf(target.folder)
  if (from === undefined || to === undefined || to < from) return null
  if (owner.folder.startsWith('games/') && target.folder.startsWith('games/'))
    return 'games must not know each other; move what both need to the kernel.'
  return to === from
    ? `${owner.folder} and ${target.folder} stand side by side in layer ${from}; move what both need to a lower layer.`
    : `${target.folder} (layer ${to}) stands above ${owner.folder} (layer ${from}), and imports only point to lower ` +
        `layers; pass it in, or move it down.`
}

function undeclared(file: File, name: string): string[] {
  const { owner, isTest } = file
  if (name === owner.name || owner.dependencies.has(name)) return []
  const manifest = `${owner.folder}/package.json`
  if (!owner.devDependencies.has(name))
    return [`imports ${name}, which ${manifest} does not declare; add it to its ${isTest ? 'devD' : 'd'}ependencies.`]
  if (isTest || isTool(owner.folder)) return []
  return [`imports ${name}, which ${manifest} declares for tests only; move it to its dependencies.`]
}
