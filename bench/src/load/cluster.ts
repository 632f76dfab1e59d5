import { ServerProcess } from '@fathom/e2e/server'
import { fillDatabase, fillFolder, type RunningTable } from './folder.ts'
import type { Watched } from './system.ts'

/** The table, and the processes that its people may ask. */
interface PlacedTable {
  readonly table: RunningTable
  readonly urls: readonly string[]
}

/** Servers that are measured: one with a data folder, or some to each database. */
export interface Servers {
  readonly tables: readonly PlacedTable[]
  readonly watched: Watched
  /** The data folder of the only one; empty where there are databases. */
  readonly folder: string
  /** Milliseconds until all answered. */
  readonly start: number
  stop(): Promise<void>
}

type Filling = Parameters<typeof fillFolder>[1]

/** How long a bot seems to think, in milliseconds: as it is set by default. */
const BOT_DELAY = 400

/** Fills the places and starts the servers. @param databases empty: one server, with a data folder of its own */
export async function startServers(
  databases: readonly string[],
  processes: number,
  filling: Filling,
): Promise<Servers> {
  if (databases.length === 0) {
    const server = new ServerProcess()
    const tables = await fillFolder(server.folder, filling)
    return start([{ tables, servers: [server], settings: { DATABASE_URL: '' } }], [], server.folder)
  }
  const clusters = []
  // Nothing that is decided crosses tables: each database has its part of them, and processes of its own.
  for (const [index, url] of databases.entries()) {
    const count = Math.floor((filling.tables + databases.length - 1 - index) / databases.length)
    const servers = Array.from({ length: processes }, () => new ServerProcess())
    clusters.push({ tables: await fillDatabase(url, { ...filling, tables: count }), servers, settings: { DATABASE_URL: url } }) // prettier-ignore
  }
  return start(clusters, databases.map((url) => decodeURIComponent(new URL(url).pathname.slice(1))), '') // prettier-ignore
}

interface Cluster {
  readonly tables: readonly RunningTable[]
  readonly servers: readonly ServerProcess[]
  readonly settings: Readonly<Record<string, string>>
}

async function start(clusters: readonly Cluster[], databases: readonly string[], folder: string): Promise<Servers> {
  const servers = clusters.flatMap((cluster) => cluster.servers)
  const began = performance.now()
  await Promise.all(clusters.flatMap((each) => each.servers.map((server) => server.start(BOT_DELAY, each.settings))))
  // Tables of all databases in turns, and each begins at another process.
  const placed = clusters.map(({ tables, servers: own }) =>
    tables.map((table, index) => ({
      table,
      urls: own.map((_, place) => own[(place + index) % own.length]?.url ?? ''),
    })),
  )
  const longest = Math.max(...placed.map(({ length }) => length))
  const tables = Array.from({ length: longest }, (_, index) => placed.flatMap((own) => own[index] ?? [])).flat()
  return {
    tables,
    folder,
    start: performance.now() - began,
    watched: { pids: servers.map(({ pid }) => pid), databases },
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  }
}
