/** `npm start`: builds the page and the server's program when that is due, then starts the server. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PAGE, SERVER, whyBuild } from './start/freshness.ts'
import { whyNotBuild } from './start/whyNot.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const page = whyBuild(root, PAGE)
const server = whyBuild(root, SERVER)
const obstacle = page === null && server === null ? null : whyNotBuild(root)

if (page !== null) {
  if (obstacle !== null) giveUp(obstacle)
  console.log(`Building the page (${page}): 10 to 20 seconds, and not again until an update.`)
  build(server === null ? ['page'] : ['page', 'server'])
  if (whyBuild(root, PAGE) !== null) giveUp('The page could not be built: see above. The server was not started.')
  console.log('Starting the server.')
} else if (server !== null && obstacle === null) {
  console.log(`Putting the server together (${server}): a few seconds, and not again until an update.`)
  build(['server'])
  console.log('Starting the server.')
}

// What can't be put together starts from its sources as well, only not as fast.
const program = whyBuild(root, SERVER) === null ? SERVER.file : 'server/src/main.ts'
await import(pathToFileURL(join(root, program)).href)

function build(parts: readonly string[]): void {
  const builder = join(root, 'scripts', 'build.ts')
  spawnSync(process.execPath, [...process.execArgv, builder, ...parts], { cwd: root, stdio: 'inherit' })
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
