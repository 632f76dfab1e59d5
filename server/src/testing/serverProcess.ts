import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { packed } from '../threads/packed.ts'

const [PROGRAM = ''] = packed(new URL('../main.ts', import.meta.url).href)
const MAIN = fileURLToPath(PROGRAM)

/** The server as its operator runs it: a process of its own. */
export class ServerProcess {
  url = ''
  errors = ''
  private readonly child: ChildProcess
  private readonly ended: Promise<number | NodeJS.Signals>

  private constructor(env: Readonly<Record<string, string>>, main = MAIN, args: readonly string[] = []) {
    const quiet = { HOST: '127.0.0.1', LOG_LEVEL: 'error', FATHOM_BOT_DELAY_MS: '0', FATHOM_RATE_LIMIT: '0', PORT: '0' }
    // With the compile cache of the tests: to compile the program anew is a third of a start.
    const { PATH, HOME, NODE_COMPILE_CACHE = '' } = process.env
    this.child = spawn(process.execPath, [main, ...args], {
      env: { PATH, HOME, NODE_COMPILE_CACHE, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child.stdout?.on('data', (data: Buffer) => (this.errors += data.toString()))
    this.child.stderr?.on('data', (data: Buffer) => (this.errors += data.toString()))
    this.ended = new Promise((resolve) => {
      this.child.on('exit', (code, signal) => resolve(signal ?? code ?? -1))
    })
  }

  /**
   * Starts one and waits until it listens.
   * @param main the program's file, where it is another one than that of these sources
   */
  static async start(env: Readonly<Record<string, string>>, main?: string): Promise<ServerProcess> {
    const server = new ServerProcess(env, main)
    onTestFinished(() => server.kill())
    await new Promise<void>((resolve, reject) => {
      server.child.stderr?.on('data', () => {
        const url = /Fathom is at (\S+)/.exec(server.errors)?.[1]
        if (url === undefined) return
        server.url = url.replace('localhost', '127.0.0.1')
        resolve()
      })
      void server.ended.then((code) => reject(new Error(`the server ended with ${code}: ${server.errors}`)))
    })
    return server
  }

  /** Starts one that can't: gives its exit code and what it says. */
  static async fail(
    env: Readonly<Record<string, string>>,
    args: readonly string[] = [],
  ): Promise<{ code: number | string; says: string }> {
    const server = new ServerProcess(env, MAIN, args)
    onTestFinished(() => server.kill())
    return { code: await server.ended, says: server.errors }
  }

  get port(): string {
    return new URL(this.url).port
  }

  /** `kill -9`: no goodbye. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }

  send(signal: NodeJS.Signals): void {
    this.child.kill(signal)
  }

  /** Asks it to stop; gives the exit code. */
  async stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number | string> {
    this.child.kill(signal)
    return this.ended
  }
}
