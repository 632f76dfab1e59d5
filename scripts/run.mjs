/**
 * `node scripts/run.mjs SCRIPT [arguments]`: starts one of the project's TypeScript programs under a Node that can run
 * them. Node 20 can only complain about their syntax; this file it can read, and hand over to the Node that came with
 * `npm ci`. (Mostly `npm run` has chosen that one already, but npm 10 forgets to link it.)
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const needed = 24
/**
 * Copies of positions live for a moment, in searches by the million. V8 would make them among the things that stay as soon as some few have stayed, and
 * collect them late: copying is then up to five times slower (bench/results.md, 2026-11-22).
 */
const flag = '--no-allocation-site-pretenuring'
const [script, ...rest] = process.argv.slice(2)

if (!script) {
  console.error('Usage: node scripts/run.mjs SCRIPT [arguments]')
  process.exit(1)
}
const path = resolve(script)

if (Number.parseInt(process.versions.node, 10) >= needed) {
  setFlagsFromString(flag)
  process.argv = [process.execPath, path, ...rest]
  await import(pathToFileURL(path).href)
} else {
  const shipped = shippedNode()
  if (shipped) handOver(shipped)
  else {
    console.error(
      `Fathom needs Node ${needed} or newer; this is Node ${process.versions.node}. ` +
        '`npm ci` brings the right one for most machines: run it, then this again.',
    )
    process.exitCode = 1
  }
}

/** The Node that `npm ci` brought for this machine, or undefined. */
function shippedNode() {
  const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules')
  const system = { linux: 'linux', darwin: 'darwin', win32: 'win' }[process.platform]
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  return [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]
    .map((name) => join(modules, name, 'bin', binary))
    .find((candidate) => existsSync(candidate))
}

/** Runs the script in another Node, as if it were this process. */
function handOver(node) {
  const searchPath = [dirname(node), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(node, [flag, path, ...rest], { stdio: 'inherit', env: { ...process.env, PATH: searchPath } })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  process.on('SIGINT', () => {}) // a terminal sends Ctrl-C to the child as well: wait for it
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.once('exit', (code) => {
    process.exit(code ?? 1)
  })
}
