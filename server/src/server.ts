import { DEFAULTS, type ServerConfig } from './config.ts'
import { takeDataFolder } from './dataFolder.ts'
import { loadLibrary } from './engine/gameLibrary.ts'
import { Guests } from './guests.ts'
import { BotPlayers } from './host/botPlayers.ts'
import { Engines } from './host/engines.ts'
import { TableHost } from './host/tableHost.ts'
import { makeApp } from './http/app.ts'
import { makeLog, type Log } from './log.ts'
import { Sockets } from './socket/sockets.ts'
import { StartError } from './startError.ts'
import { SqliteStore } from './store/sqlite.ts'
import type { FastifyInstance } from 'fastify'

/** A server that runs. */
export interface RunningServer {
  /** Where it is: `http://localhost:8080`. */
  readonly url: string
  readonly app: FastifyInstance
  readonly store: SqliteStore
  readonly host: TableHost
  readonly sockets: Sockets
  /** Stops gracefully: nothing new, goodbye to everybody, what is being done is finished and written. */
  close(): Promise<void>
}

/** How long pages have to say goodbye, in milliseconds. */
const GOODBYE = 500
/** How long a request that is being answered may take while the server stops, in milliseconds. */
const LAST_CALL = 4000

/**
 * Starts a server: wires everything together, nothing more.
 * @param config what differs from the defaults
 * @throws StartError with one sentence for the operator
 */
export async function startServer(config: Partial<ServerConfig> = {}): Promise<RunningServer> {
  const full: ServerConfig = { ...DEFAULTS, ...config }
  const log = makeLog(full.logLevel)
  const folder = takeDataFolder(full.data)
  try {
    const store = await SqliteStore.open(folder.database)
    return await serve(full, log, store, folder)
  } catch (error) {
    folder.release()
    throw error
  }
}

async function serve(
  config: ServerConfig,
  log: Log,
  store: SqliteStore,
  folder: { secret: Buffer; release(): void },
): Promise<RunningServer> {
  const library = await loadLibrary(config.library)
  const engines = new Engines(config.library, config.callLimit)
  const host = new TableHost(store, engines, (digest) => bots.wake(digest))
  const bots = new BotPlayers({ host, engines, library, log, delay: config.botDelay })
  const guests = new Guests(store, folder.secret)
  let closing: Promise<void> | null = null
  const isClosing = () => closing !== null
  const check = async () => void (await Promise.all([store.check(), engines.check()]))
  const app = await makeApp({ store, host, guests, library, log, config, check, isClosing })
  const sockets = new Sockets(app, {
    host,
    guests,
    log,
    isClosing,
    origins: config.origins,
    rateLimit: config.rateLimit,
  })

  const stop = async () => {
    sockets.close()
    const goodbye = setTimeout(() => {
      sockets.terminate()
      app.server.closeIdleConnections()
    }, GOODBYE)
    const lastCall = setTimeout(() => app.server.closeAllConnections(), LAST_CALL)
    await app.close()
    clearTimeout(goodbye)
    clearTimeout(lastCall)
    await bots.close()
    await host.idle()
    await engines.close()
    await store.close()
    folder.release()
    log.info('stopped')
  }
  const close = () => (closing ??= stop())

  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await close()
    throw whyNotListening(error, config)
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const url = `http://localhost:${port}`
  log.info({ url, host: config.host }, 'listening')
  void resume(store, host, engines, log)
  return { url, app, store, host, sockets, close }
}

/** Warms the threads up; bots that had the move when the server stopped go on. */
async function resume(store: SqliteStore, host: TableHost, engines: Engines, log: Log): Promise<void> {
  try {
    await engines.check()
    for (const table of await store.tablesWithBotsToMove()) {
      await host.wake(table).catch((error: unknown) => log.error({ table, err: error }, 'a table could not be resumed'))
    }
  } catch (error) {
    log.error({ err: error }, 'tables could not be resumed')
  }
}

function whyNotListening(error: unknown, { port, host }: ServerConfig): StartError {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use; stop the other program or set PORT.`)
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this account; set PORT to 1024 or more.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`"${host}" is not an address of this machine; set HOST to one that is.`)
  }
  return new StartError(`Port ${port} can't be opened: ${message}.`)
}
