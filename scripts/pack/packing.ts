import { join } from 'node:path'
import type { BuildEnvironmentOptions, InlineConfig, Plugin } from 'vite'
import { packedName } from '../../server/src/threads/packed.ts'
import { filesBeside, OPTIONAL } from './filesBeside.ts'

/** The program of a server. */
export const MAIN = 'server/src/main.ts'

export interface Packing {
  /** With the sources. */
  readonly folder: string
  /** The modules to begin with, from there. */
  readonly modules: readonly string[]
  readonly plugins?: readonly Plugin[]
  readonly build: BuildEnvironmentOptions
}

/** How Vite makes a few files of a server's sources and all its libraries, which run without anything else. */
export function packing({ folder, modules, plugins = [], build }: Packing): InlineConfig {
  return {
    root: folder,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...plugins, filesBeside(folder)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ...build,
      ssr: true,
      target: 'es2024',
      rolldownOptions: {
        input: Object.fromEntries(modules.map((module) => [packedName(module), join(folder, module)])),
        external: OPTIONAL,
        // What was written as CommonJS asks where it is.
        output: {
          entryFileNames: '[name]',
          chunkFileNames: '[name]-[hash].mjs',
          banner: 'const __dirname=import.meta.dirname,__filename=import.meta.filename;',
        },
      },
    },
  }
}
