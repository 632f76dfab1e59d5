/**
 * `node scripts/run.mjs SCRIPT [arguments]`: starts one of the project's TypeScript programs under a Node that can run
 * them. An older Node can only complain about their syntax; this file every Node since 14 can read, and hand over to the Node that
 * came with `npm ci`. (Mostly `npm run` has chosen that one already, but npm 10 forgets to link it.)
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import * as module from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const needed = 24
/** The oldest that can install it. */
const oldest = 20
/** From this version of Node `needed` on, its SQLite is there without a warning that it is an experiment. */
const quiet = 15
/**
 * Copies of positions live for a moment, in searches by the million. V8 would make them among the things that stay as soon as some few have stayed, and
 * collect them late: copying is then up to five times slower (bench/results.md, 2026-11-22).
 */
const flag = '--no-allocation-site-pretenuring'
/** From the second start on the program is found compiled, which spares a third of a start and some memory. `npm ci` throws it away. */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.env.NODE_COMPILE_CACHE =
  process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'fathom-compiled')
const [script, ...rest] = process.argv.slice(2)

if (!script) {
  console.error('Usage: node scripts/run.mjs SCRIPT [arguments]')
  process.exit(1)
}
const path = resolve(script)
const [major, minor] = process.versions.node.split('.').map(Number)

/**
 * The server's, which Node must be started with: new objects have 4 MB in each thread instead of 16, which a server at work fills with garbage before it
 * looks. 408 MB instead of 704 with 200 tables at full speed, and no slower (bench/results.md, 2026-11-22). And a heap grows by a fifth of what is in use,
 * not to a multiple of it, before it is collected, by one thread beside the server's own and not by four: on two processors those four keep everybody
 * waiting for a tenth of a second (bench/results.md, 2026-11-25). glibc keeps freed memory in two arenas, not in one for each of a dozen threads:
 * 443 MB instead of 476 with 800 tables (bench/results.md, 2026-11-23).
 */
const isServer = path.endsWith(join('scripts', 'start.ts'))
const launch = JSON.parse(readFileSync(new URL('../server/launch.json', import.meta.url), 'utf8'))
const hasFlags = !isServer || launch.flags.every((each) => process.execArgv.includes(each))

if (hasFlags && (major > needed || (major === needed && minor >= quiet))) {
  setFlagsFromString(flag)
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  process.argv = [process.execPath, path, ...rest]
  await import(pathToFileURL(path).href)
} else {
  const node = shippedNode() ?? (major >= needed ? process.execPath : undefined)
  if (node) handOver(node)
  else {
    console.error(
      major < oldest
        ? `Fathom needs Node ${oldest} or newer, and this is Node ${process.versions.node}: install a newer one, run \`npm ci\`, then this again.`
        : `Fathom runs on Node ${needed}, and this is Node ${process.versions.node}: run \`npm ci\`, which brings the right one for most machines, then this again.`,
    )
    process.exitCode = 1
  }
}

/** The Node that `npm ci` brought for this machine, or undefined. */
function shippedNode() {
  const modules = join(root, 'node_modules')
  const system = { linux: 'linux', darwin: 'darwin', win32: 'win' }[process.platform]
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  return [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]
    .map((name) => join(modules, name, 'bin', binary))
    .find((candidate) => existsSync(candidate))
}

/** Runs the script in another Node, as if it were this process. Nobody is told what was an experiment in the first versions of that Node. */
function handOver(node) {
  const searchPath = [dirname(node), process.env.PATH ?? ''].join(delimiter)
  const flags = [...(isServer ? launch.flags : [flag]), '--disable-warning=ExperimentalWarning']
  const env = { ...(isServer ? launch.environment : {}), ...process.env, PATH: searchPath }
  const child = spawn(node, [...flags, path, ...rest], { stdio: 'inherit', env })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  process.on('SIGINT', () => {}) // a terminal sends Ctrl-C to the child as well: wait for it
  // npm and its shell end by a SIGTERM that only they are sent, and pass nothing on: the server ends with them. Nothing tells of it but another parent.
  const shell = process.ppid
  if (isServer && process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref()
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.once('exit', (code) => {
    process.exit(code ?? 1)
  })
}
