import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Where somebody has put modules together with all that they import, each in a file (scripts/pack). */
const FOLDER = process.env['FATHOM_PACKED'] ?? ''

/**
 * The address under which a thread loads a module: of its packed file if there is one, as that takes a tenth of the time that hundreds of sources take.
 * Modules of one thread must all come from there, or none: each would bring its own copy of what they share.
 */
export function packed(...modules: readonly string[]): readonly string[] {
  if (FOLDER === '') return modules
  const files = modules.map((module) => join(FOLDER, packedName(relative(ROOT, fileURLToPath(module)))))
  return files.every((file) => existsSync(file)) ? files.map((file) => pathToFileURL(file).href) : modules
}

/** What a module's packed file is called: `server/src/threads/botThread.ts` becomes `threads-botThread.mjs`. @param path from the root */
export function packedName(path: string): string {
  const name = path.replace(/^server[\\/]src[\\/]/, '').replace(/\.[jt]s$/, '')
  return `${name.replaceAll(/[^\w]+/g, '-')}.mjs`
}
