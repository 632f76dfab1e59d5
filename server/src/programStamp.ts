import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The sources that decide what a journal leads to: the kernel, the table, and the games with all their rules. */
const SOURCES = ['kernel/src/**/*.ts', 'table/src/**/*.ts', 'games/*/{src,past}/**/*.{ts,mjs,json}']
const WORDS_AND_TESTS = /\.test\.ts$|\/(text|testing|testkit)\//

/**
 * Tells one program from another: the hash of its sources that make positions. What one has cached is no good to another, also between two commits
 * where nobody raised a version.
 */
export function programStamp(library: string): string {
  const hash = createHash('sha256').update(library)
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !WORDS_AND_TESTS.test(file))
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}
