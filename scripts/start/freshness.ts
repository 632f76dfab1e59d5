/** Whether what was built is still what its sources say. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Something that is built; a game more is found by itself. */
export interface Built {
  /** The file that is there once it is built. */
  readonly file: string
  readonly sources: readonly string[]
}

const SHARED = ['kernel', 'protocol', 'games', 'catalog', 'bots', 'table', 'package-lock.json']
export const PAGE: Built = { file: 'client/dist/index.html', sources: ['client', ...SHARED] }
export const SERVER: Built = { file: 'dist/server/main.mjs', sources: ['engine', 'server', 'scripts/pack', ...SHARED] }
const ignored = new Set(['node_modules', 'dist', 'gallery', 'testing'])

/** Why it must be built, in words for a person; null when it is fresh. */
export function whyBuild(root: string, { file, sources }: Built): string | null {
  if (!existsSync(join(root, file))) return 'it was never built'
  const built = statSync(join(root, file)).mtimeMs
  const isNewer = sources.some((name) => newest(join(root, name)) > built)
  return isNewer ? 'its sources have changed' : null
}

/** The latest change below a path, in milliseconds; 0 when there is nothing. Tests do not count. */
function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stats = statSync(path)
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs
  const inside = readdirSync(path).filter((name) => !ignored.has(name))
  return Math.max(0, ...inside.map((name) => newest(join(path, name))))
}
