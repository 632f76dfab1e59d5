/** Whether the built page is still what its sources say. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the page is built from: the client and the packages below it. A game more is found by itself. */
const sources = ['client', 'kernel', 'protocol', 'games', 'catalog', 'bots', 'table', 'package-lock.json']
const ignored = new Set(['node_modules', 'dist', 'gallery'])

/** Why the page must be built, in words for a person; null when it is fresh. */
export function whyBuild(root: string): string | null {
  const page = join(root, 'client', 'dist', 'index.html')
  if (!existsSync(page)) return 'it was never built'
  const built = statSync(page).mtimeMs
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
