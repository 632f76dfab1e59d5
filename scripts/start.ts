/** `npm start`: builds the page when that is due, then starts the server. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whyBuild } from './start/freshness.ts'
import { whyNotBuild } from './start/whyNot.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reason = whyBuild(root)

if (reason) {
  const obstacle = whyNotBuild(root)
  if (obstacle) giveUp(obstacle)
  console.log(`Building the page (${reason}): 10 to 20 seconds, and not again until an update.`)
  const builder = join(root, 'scripts', 'start', 'buildPage.ts')
  const built = spawnSync(process.execPath, [...process.execArgv, builder, root], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) giveUp('The page could not be built: see above. The server was not started.')
  console.log('Starting the server.')
}

await import('../server/src/main.ts')

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
