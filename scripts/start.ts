/** `npm start`: builds the page when that is due, then starts the server. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whyBuild } from './start/freshness.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reason = whyBuild(root)

if (reason) {
  console.log(`Building the page (${reason}) ...`)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', 'client', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (built.status !== 0) {
    console.error('The page could not be built: see above. The server was not started.')
    process.exit(1)
  }
}

await import('../server/src/main.ts')
