import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** What the browser keeps: not what it can do without, nor the copies for servers. */
const KEPT = /\.(js|css|html|svg|png|woff2|webmanifest)$/
const LEFT_OUT = /^(sw\.js$|\.vite\/)/

/** Makes `sw.js`, which knows every file of the page: one classic script, as not every browser takes a module there. */
export function offline(entry: string): Plugin {
  let publicFiles: string[] = []
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFiles = readdirSync(publicDir)
    },
    async writeBundle({ dir = '' }, bundle) {
      const files = [...new Set([...Object.keys(bundle), ...publicFiles])].filter(
        (file) => KEPT.test(file) && !LEFT_OUT.test(file),
      )
      const list = files.toSorted().map((file) => ({ url: `/${file}`, revision: revisionOf(dir, file) }))
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { PAGE_FILES: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}

/** Null for a file whose name has its hash. */
function revisionOf(dir: string, file: string): string | null {
  if (file.startsWith('assets/')) return null
  return createHash('sha256')
    .update(readFileSync(join(dir, file)))
    .digest('hex')
    .slice(0, 16)
}
