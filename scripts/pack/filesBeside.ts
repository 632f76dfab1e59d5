import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { packedName } from '../../server/src/threads/packed.ts'

/** Libraries that others use if they are there: drivers in machine code, which nobody needs. */
export const OPTIONAL = /^(pg-native|bufferutil|utf-8-validate|pg-cloudflare|cloudflare:sockets|@napi-rs\/.*)$/
/** The module whose `library` are the games that a server plays. */
export const GAMES = 'engine/src/library.ts'

/** From a folder, with slashes on every system. */
export const pathIn = (folder: string, file: string): string => normalizePath(relative(folder, file))

/** Files that are named in a server's sources, as its threads are, become packed files beside it. @param folder with the sources */
export function filesBeside(folder: string): Plugin {
  return {
    name: 'files-beside',
    enforce: 'pre',
    transform(code, id) {
      const emit = (file: string) => {
        const fileName = packedName(pathIn(folder, file).replace(/.*\bnode_modules\//, ''))
        this.emitFile({ type: 'chunk', id: file, fileName })
        return `./${fileName}`
      }
      if (pathIn(folder, id).startsWith('server/src/')) return withFiles(code, { folder, id, emit })
      if (id.endsWith('/piscina/dist/index.js')) {
        const worker = createRequire(id).resolve('./worker.js')
        return code.replace(/__dirname, ['"]worker\.js['"]/, `__dirname, ${JSON.stringify(emit(worker))}`)
      }
      return null
    },
  }
}

interface Named {
  readonly folder: string
  readonly id: string
  /** Takes a file in, and gives the address that it has beside the program. */
  emit(file: string): string
}

function withFiles(code: string, { folder, id, emit }: Named): string {
  return code
    .replaceAll(/(?<!from |import |import\()'(\.\.?\/[^']+\.ts)'/g, (whole, path: string) => {
      const file = resolve(dirname(id), path)
      return existsSync(file) ? `'${emit(file)}'` : whole
    })
    .replaceAll(
      `import.meta.resolve('@fathom/engine/library')`,
      () => `new URL('${emit(join(folder, GAMES))}', import.meta.url).href`,
    )
}
