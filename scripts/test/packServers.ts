/** Vitest runs this before the tests: the program of a server is put into a few files, which each of the many servers loads in a tenth of the time. */
import { join } from 'node:path'
import { build } from 'vite'
import { MAIN, packing } from '../pack/packing.ts'

/** The program, with all that it names, and the game that tests play. */
const modules = [MAIN, 'server/src/testing/toyLibrary.ts']

export async function setup(): Promise<void> {
  const root = join(import.meta.dirname, '..', '..')
  // As deep as the sources are, so that the program finds its page.
  const folder = join(root, 'dist', 'tests')
  await build(packing({ folder: root, modules, build: { outDir: folder, emptyOutDir: true, minify: false } }))
  process.env.FATHOM_PACKED = folder
}
