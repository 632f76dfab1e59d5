import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { ServerConfig } from '../config.ts'
import { startServer, type RunningServer } from '../server.ts'

const folders: string[] = []

/** A new empty folder that goes away after the tests. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-test-'))
  folders.push(folder)
  return folder
}

/** A server on a free port with a data folder of its own; bots answer at once, nothing is limited. */
export async function startForTest(config: Partial<ServerConfig> = {}): Promise<RunningServer> {
  const data = config.data ?? newFolder()
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    botDelay: 0,
    rateLimit: 0,
    ...config,
    data,
  })
  running.push(server)
  return server
}

const running: RunningServer[] = []

afterAll(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
