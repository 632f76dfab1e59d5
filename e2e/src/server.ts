import { packed } from '@fathom/server/packed'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = import.meta.resolve('@fathom/server/main')
const [MAIN = ''] = packed(SOURCE).map((file) => fileURLToPath(file))
/** As the launcher starts it. */
const LAUNCH = JSON.parse(readFileSync(join(dirname(fileURLToPath(SOURCE)), '..', 'launch.json'), 'utf8')) as {
  readonly flags: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/** A real server in a process of its own, with a data folder of its own, as a self-hoster runs it. */
export class ServerProcess {
  /** Its data folder. */
  readonly folder = mkdtempSync(join(tmpdir(), 'fathom-e2e-'))
  private child: ChildProcess | null = null
  private port = 0
  url = ''

  /** The number of its process; 0 while none runs. */
  get pid(): number {
    return this.child?.pid ?? 0
  }

  /** Starts it, or starts it again on the same port and data. @param settings further environment variables */
  async start(botDelay = 0, settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, [...LAUNCH.flags, MAIN], {
      env: {
        ...LAUNCH.environment,
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        FATHOM_DATA: this.folder,
        FATHOM_BOT_DELAY_MS: String(botDelay),
        FATHOM_RATE_LIMIT: '0',
        // What tests have told stays on this machine.
        FATHOM_PRIVATE_NOTICES: '1',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    this.child = child
    this.url = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const found = /Fathom is at (\S+)/.exec(said)
        if (found?.[1] !== undefined) resolve(found[1])
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
    })
    this.port = Number(new URL(this.url).port)
  }

  /** Ends the process as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child
    this.child = null
    if (child === null || child.exitCode !== null) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill(signal)
    await gone
  }
}
