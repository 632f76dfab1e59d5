/** Makes a few files of a server's sources and all its libraries, which run without anything else. */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { licencesOf } from '../past/licences.ts'
import { GAMES, pathIn } from './filesBeside.ts'
import { libraryOf } from './library.ts'
import { MAIN, packing } from './packing.ts'

const LIBRARY = '\0library'

export interface PackedProgram {
  /** The files by their names; `main.mjs` is the one that is started. */
  readonly files: Readonly<Record<string, string>>
  /** Of the libraries in it: name and licence. */
  readonly licences: readonly string[]
}

/**
 * @param folder with the sources of one commit
 * @param stamp by which what this program keeps is told from what others keep
 * @param past games that are played by rules of before, as if those were the newest
 */
export async function bundleServer(
  folder: string,
  stamp: string,
  past: Readonly<Record<string, number>>,
): Promise<PackedProgram> {
  const built = await build(
    packing({
      folder,
      modules: [MAIN],
      plugins: [asOf(folder, stamp, past)],
      build: { write: false, minify: 'oxc' },
    }),
  )
  const chunks = (built as Rolldown.RolldownOutput).output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  return {
    files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    licences: licencesOf(
      folder,
      chunks.flatMap(({ moduleIds }) => moduleIds),
    ),
  }
}

/** What a program of before is called, and which rules it knows. */
function asOf(folder: string, stamp: string, past: Readonly<Record<string, number>>): Plugin {
  const games = join(folder, GAMES)
  return {
    name: 'as-of',
    enforce: 'pre',
    resolveId: (id, importer) => (importer === undefined && id === games ? LIBRARY : null),
    load: (id) => (id === LIBRARY ? libraryOf(past) : null),
    transform: (_, id) =>
      pathIn(folder, id) === 'server/src/programStamp.ts'
        ? `export const programStamp = () => ${JSON.stringify(stamp)}`
        : null,
  }
}
