import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { ServerConfig } from '../config.ts'
import { startServer, type RunningServer } from '../server.ts'
import { newDatabase } from './postgres.ts'

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
  const databaseUrl = config.databaseUrl ?? (await databaseFor(data))
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    botDelay: 0,
    rateLimit: 0,
    ...config,
    data,
    databaseUrl,
  })
  running.push(server)
  return server
}

/** With `TEST_STORE=postgres` every server has its database there: a way to run any test of a server on it. */
async function databaseFor(data: string): Promise<string> {
  if (process.env['TEST_STORE'] !== 'postgres') return ''
  const database = databases.get(data) ?? newDatabase()
  databases.set(data, database)
  return database
}

/** By the data folder that they take the place of. */
const databases = new Map<string, Promise<string>>()

const running: RunningServer[] = []

afterAll(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
