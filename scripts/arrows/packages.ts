/** The packages of the workspace, read from their package.json files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Package {
  /** As imports call it: `@fathom/kernel`. */
  name: string
  /** Below the root, with `/`: `games/silver-and-gold`. */
  folder: string
  /** Keys of `exports`: `.`, `./testkit`. */
  exports: readonly string[]
  dependencies: ReadonlySet<string>
  devDependencies: ReadonlySet<string>
  /** The manifest's text, to tell lines. */
  manifest: string
}

interface Manifest {
  name?: string
  workspaces?: string[]
  exports?: string | Record<string, unknown>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Every package that the root's `workspaces` names. */
export function readPackages(root: string): Package[] {
  const patterns = readManifest(join(root, 'package.json')).json.workspaces ?? []
  return patterns
    .flatMap((pattern) => expand(root, pattern))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => readPackage(root, folder))
}

function expand(root: string, pattern: string): string[] {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  if (!existsSync(join(root, parent))) return []
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`)
}

function readPackage(root: string, folder: string): Package {
  const { json, text } = readManifest(join(root, folder, 'package.json'))
  const exported = json.exports ?? []
  return {
    name: json.name ?? folder,
    folder,
    exports: typeof exported === 'string' ? ['.'] : Object.keys(exported),
    dependencies: new Set(
      [json.dependencies, json.peerDependencies, json.optionalDependencies].flatMap((list) => Object.keys(list ?? {})),
    ),
    devDependencies: new Set(Object.keys(json.devDependencies ?? {})),
    manifest: text,
  }
}

function readManifest(path: string): { json: Manifest; text: string } {
  const text = readFileSync(path, 'utf8')
  return { json: JSON.parse(text) as Manifest, text }
}
