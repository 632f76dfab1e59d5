/**
 * `node scripts/run.mjs SCRIPT [arguments]`: starts one of the project's TypeScript programs, after a look at Node's
 * version. Node 20 could not even read those files and would only complain about their syntax; this file it can read.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const needed = 24
const found = Number.parseInt(process.versions.node, 10)

if (found < needed) {
  console.error(
    `Fathom needs Node ${needed} or newer; this is Node ${process.versions.node}. ` +
      '`npm ci` brings the right one for most machines: run it, then this again by `npm run`.',
  )
  process.exit(1)
}

const [script, ...rest] = process.argv.slice(2)
if (!script) {
  console.error('Usage: node scripts/run.mjs SCRIPT [arguments]')
  process.exit(1)
}
const path = resolve(script)
process.argv = [process.execPath, path, ...rest]
await import(pathToFileURL(path).href)
