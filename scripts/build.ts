/**
 * `npm run build [-- page|server ...]`: builds the page, and puts the server's program into a few files, which start in half the time that its
 * sources take. Says how far it is. `npm start` runs it as a process of its own, so that the server does not carry the tools with it.
 */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { MAIN, packing } from './pack/packing.ts'
import { Progress } from './start/progress.ts'

/** How long files of earlier builds stay, in milliseconds. */
const KEPT = 7 * 24 * 3600_000

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const parts = process.argv.length > 2 ? process.argv.slice(2) : ['page', 'server']
const progress = new Progress(process.stdout, () => performance.now())

/** Vite's build as a person would tell it. */
const teller: Plugin = {
  name: 'progress',
  buildStart: () => progress.stage('reading its sources'),
  moduleParsed: () => progress.step(),
  renderStart: () => progress.stage('putting them together'),
  generateBundle: () => progress.stage('writing and compressing it'),
}

if (parts.includes('page')) await build({ root: join(root, 'client'), logLevel: 'warn', plugins: [teller] })
if (parts.includes('server')) {
  progress.stage('putting the server together')
  const outDir = join(root, 'dist', 'server')
  await build(packing({ folder: root, modules: [MAIN], build: { outDir, emptyOutDir: false, minify: false } }))
  forgetOld(outDir)
}
/** A server that runs may still load files of the build before: they stay for a while. */
function forgetOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (statSync(file).mtimeMs < Date.now() - KEPT) rmSync(file)
  }
}

console.log(`  done in ${progress.end().toFixed(0)} s`)
