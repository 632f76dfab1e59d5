import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The folder of PostgreSQL's programs on this machine; null: they are not here, or may not run. */
export const PROGRAMS = findPrograms()

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  return found !== undefined && account() !== null ? found : null
}

/** PostgreSQL refuses to run as root: then the account that its package made has to do it. */
function account(): { uid: number; gid: number } | null {
  const { uid, gid } = userInfo()
  if (uid !== 0) return { uid, gid }
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString())
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

/** A PostgreSQL of a test's own, which may be killed. */
export class Cluster {
  readonly url: string
  private readonly folder: string
  private readonly port: number
  private child: ChildProcess | null = null

  private constructor(folder: string, port: number) {
    this.folder = folder
    this.port = port
    this.url = `postgres://tester@127.0.0.1:${port}/postgres`
  }

  static async start(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'fathom-cluster-'))
    const { uid, gid } = account() ?? { uid: 0, gid: 0 }
    chownSync(folder, uid, gid)
    const cluster = new Cluster(folder, await freePort())
    onTestFinished(async () => {
      await cluster.kill()
      rmSync(folder, { recursive: true, force: true })
    })
    const asked = ['-D', folder, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    execFileSync(join(PROGRAMS ?? '', 'initdb'), asked, { uid, gid, cwd: folder, stdio: 'pipe' })
    await cluster.run()
    return cluster
  }

  /** Starts it, again; resolves when it says that it takes connections. */
  async run(): Promise<void> {
    const { uid, gid } = account() ?? { uid: 0, gid: 0 }
    const settings = ['-h', '127.0.0.1', '-p', String(this.port), '-k', this.folder]
    const child = spawn(join(PROGRAMS ?? '', 'postgres'), ['-D', this.folder, ...settings], {
      uid,
      gid,
      cwd: this.folder,
    })
    this.child = child
    child.stdout.resume()
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (data: Buffer) => {
        said += data.toString()
        if (said.includes('ready to accept connections')) resolve()
      })
      child.on('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
    })
  }

  /** `kill -9`: its processes notice and end, whatever they were doing. */
  async kill(): Promise<void> {
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    // Not before the last of its processes has closed what it says: those that serve outlive it by a moment, and answer.
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGKILL')
    await ended
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
