/**
 * `node scripts/docker/build.ts`, part of the long suite: the Dockerfile's steps, literally and in order, on the search path of a bare machine; then the server
 * that the image would start, from what the last stage holds and nothing else, with a new guest's first action. Exit code 1 and a sentence if not.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstStart } from '../bare/firstStart.ts'
import { copyContext } from './context.ts'
import { imitate, type Step } from './imitate.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** This very Node stands for the image's. */
const bare = [join(root, 'scripts', 'bare.mjs'), '--node', process.execPath]
const target = mkdtempSync(join(tmpdir(), 'fathom-image-'))
const tell = (line: string) => console.log(`image: ${line}`)

function run({ stage, command, folder, environment }: Step): void {
  tell(`${stage}: RUN ${command.replaceAll(target, '')}`)
  const words = [...bare, 'sh', '-c', command]
  const { status } = spawnSync(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`It ended with exit code ${status}.`)
}

try {
  const context = join(target, 'context')
  mkdirSync(context)
  copyContext(root, context)
  const image = imitate(readFileSync(join(root, 'Dockerfile'), 'utf8'), context, target, run)
  tell(`CMD ${image.command.join(' ')}`)
  await firstStart({
    command: [process.execPath, ...bare, ...image.command],
    folder: image.folder,
    // A port of its own, and the log as the terminal would have it; the rest is the image's.
    environment: { ...process.env, ...image.environment, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    tell,
  })
} catch (error) {
  tell(`FAILED. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  rmSync(target, { recursive: true, force: true })
}
