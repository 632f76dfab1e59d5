/**
 * `npm run dev`: the server, restarted when its sources change, and Vite's development server for the page, which sends
 * the API's requests on. Either one's end ends both.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const port = process.env.PORT ?? '8080'
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

const children: ChildProcess[] = [
  start([
    '--watch-path=server/src',
    '--watch-path=engine/src',
    '--watch-path=table/src',
    '--watch-path=protocol/src',
    'server/src/main.ts',
  ]),
  start([vite, 'client'], { FATHOM_API: `http://localhost:${port}` }),
]

let isStopping = false
for (const child of children)
  child.once('exit', (code) => {
    if (isStopping) return
    process.exitCode = code ?? 1
    stop()
  })
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

function start(nodeArguments: string[], environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, nodeArguments, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, ...environment },
  })
}

function stop(): void {
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
}
