/** Makes a few files of a server's sources and all its libraries, which run without anything else. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { licencesOf } from '../past/licences.ts'
import { libraryOf } from './library.ts'

/** Libraries that others use if they are there: drivers in machine code, which nobody needs. */
const OPTIONAL = /^(pg-native|bufferutil|utf-8-validate|pg-cloudflare|cloudflare:sockets|@napi-rs\/.*)$/
const MAIN = 'server/src/main.ts'
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
  const built = await build({
    root: folder,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [serverPlugin(folder, stamp, past)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      write: false,
      minify: 'oxc',
      target: 'es2024',
      rolldownOptions: {
        input: { main: join(folder, MAIN), library: LIBRARY },
        external: OPTIONAL,
        // What was written as CommonJS asks where it is.
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          banner: 'const __dirname=import.meta.dirname,__filename=import.meta.filename;',
        },
      },
    },
  })
  const chunks = (built as Rolldown.RolldownOutput).output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  return {
    files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    licences: licencesOf(
      folder,
      chunks.flatMap(({ moduleIds }) => moduleIds),
    ),
  }
}

/** Files that are named in the program become files beside it: threads, the library, and what the program is called. */
function serverPlugin(folder: string, stamp: string, past: Readonly<Record<string, number>>): Plugin {
  return {
    name: 'packed-server',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? LIBRARY : null),
    load: (id) => (id === LIBRARY ? libraryOf(past) : null),
    transform(code, id) {
      const path = relative(folder, id)
      if (path === 'server/src/programStamp.ts') return `export const programStamp = () => ${JSON.stringify(stamp)}`
      const emit = (file: string) => {
        const name = relative(folder, file.replace(/.*\/node_modules\//, `${folder}/`)).replace(/\.[jt]s$/, "").replaceAll(/[^\w]+/g, "-") // prettier-ignore
        this.emitFile({ type: 'chunk', id: file, fileName: `${name}.mjs` })
        return `./${name}.mjs`
      }
      if (path.startsWith('server/src/')) return withFiles(code, id, emit)
      if (id.endsWith('/piscina/dist/index.js')) {
        const worker = createRequire(id).resolve('./worker.js')
        return code.replace(/__dirname, ['"]worker\.js['"]/, `__dirname, ${JSON.stringify(emit(worker))}`)
      }
      return null
    },
  }
}

/** @param emit takes a file in, and gives the address that it has beside the program */
function withFiles(code: string, id: string, emit: (file: string) => string): string {
  return code
    .replaceAll(/(?<!from |import |import\()'(\.\.?\/[^']+\.ts)'/g, (whole, path: string) => {
      const file = resolve(dirname(id), path)
      return existsSync(file) ? `'${emit(file)}'` : whole
    })
    .replaceAll(`import.meta.resolve('@fathom/engine/library')`, `new URL('./library.mjs', import.meta.url).href`)
}
