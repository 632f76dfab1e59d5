/** What keeps the page from being built, before a tool says it in its own words. */
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'

/** One sentence for a person, or null if it can be built. `root`: the project's folder. */
export function whyNotBuild(root: string): string | null {
  if (!existsSync(join(root, 'node_modules', 'vite')))
    return 'The page can’t be built without the tools that `npm ci` brings: run it (without `--omit`), then this again.'
  const written = [join(root, 'client'), join(root, 'client', 'dist'), join(root, 'node_modules')]
  const closed = written.find((folder) => existsSync(folder) && !isWritable(folder))
  if (closed === undefined) return null
  return `The page can’t be built, because this account may not write to ${closed}: start as the account that owns the folder, or give it the right.`
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
