/** Builds the page as `npm run build` does, and says how far it is. A process of its own, so that the server does not carry the tools with it. */
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { Progress } from './progress.ts'

const root = process.argv[2] ?? '.'
const progress = new Progress(process.stdout, () => performance.now())

/** Vite's build as a person would tell it. */
const teller: Plugin = {
  name: 'progress',
  buildStart: () => progress.stage('reading its sources'),
  moduleParsed: () => progress.step(),
  renderStart: () => progress.stage('putting them together'),
  generateBundle: () => progress.stage('writing and compressing it'),
}

await build({ root: join(root, 'client'), logLevel: 'warn', plugins: [teller] })
console.log(`  done in ${progress.end().toFixed(0)} s`)
