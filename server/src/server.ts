import { startCluster } from './cluster/start.ts'
import type { Duties } from './cluster/leases.ts'
import { startArchiving } from './archiving.ts'
import { NightlyBackups } from './backup/nightly.ts'
import { DEFAULTS, type ServerConfig } from './config.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiError } from './apiError.ts'
import { loadLibrary } from './threads/loadLibrary.ts'
import { Guests } from './guests.ts'
import { ClockSweeper } from './host/clockSweeper.ts'
import { ClockWatch } from './host/clockWatch.ts'
import { BotPlayers } from './host/botPlayers.ts'
import { DamagedTables } from './host/damagedTables.ts'
import { Engines } from './host/engines.ts'
import { Checkpoints } from './host/checkpoints.ts'
import { Hints } from './host/hints.ts'
import { Plans } from './host/plans.ts'
import { TableHost } from './host/tableHost.ts'
import { UnattendedTables } from './host/unattendedTables.ts'
import { makeApp } from './http/app.ts'
import { Gate } from './http/gate.ts'
import type { Health } from './http/health.ts'
import { makeLog, type Log } from './log.ts'
import { makeMetrics } from './metrics/metrics.ts'
import type { Dispatcher } from './notices/dispatcher.ts'
import { startNotices } from './notices/start.ts'
import { Blocks } from './people/blocks.ts'
import { may } from './people/may.ts'
import { startPeople } from './people/start.ts'
import { openStore, type OpenedStore } from './opening.ts'
import { doInTurn, type Step } from './inTurn.ts'
import { keepMissingResults } from './ratings/backfill.ts'
import { programStamp } from './programStamp.ts'
import { Quotas } from './quotas.ts'
import { resume } from './resuming.ts'
import { Sockets } from './socket/sockets.ts'
import { portOf, whyNotListening } from './listening.ts'
import type { SqlStore } from './store/sqlite.ts'
import { StoreError } from './store/storeError.ts'
import type { FastifyInstance } from 'fastify'
import { startTracing } from './tracing/start.ts'
import { WaitingInMemory } from './people/waiting.ts'
import { serverNow } from './serverTime.ts'

/** A server that runs. */
export interface RunningServer {
  /** Where it is: `http://localhost:8080`. */
  readonly url: string
  readonly app: FastifyInstance
  readonly store: SqlStore
  readonly host: TableHost
  readonly sockets: Sockets
  readonly dispatcher: Dispatcher
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
  let guests: Guests | null = null
  const log = makeLog(full.logLevel, undefined, () => guests?.names() ?? [])
  const opened = await openStore(full, log)
  guests = new Guests(opened.store, opened.secret)
  try {
    return await serve(full, log, opened, guests)
  } catch (error) {
    opened.release()
    throw error
  }
}

async function serve(
  config: ServerConfig,
  log: Log,
  { store, secret, folder, release }: OpenedStore,
  guests: Guests,
): Promise<RunningServer> {
  const library = await loadLibrary(config.library)
  const tracing = await startTracing(config, log)
  const isShared = store.keeper !== null
  const damaged = new DamagedTables(log)
  const blocks = await Blocks.open(store.company)
  const engines = new Engines(config.library, config.callLimit, config.tableMemory, config.threads)
  const checkpoints = new Checkpoints(store, programStamp(config.library), log)
  const host = new TableHost(
    store,
    engines,
    (metadata, changed) => tracing.apart(() => follow(metadata, changed)),
    (table, why) => damaged.add(table, why),
    checkpoints,
    isShared,
  )
  const follow: TableHost['onMetadata'] = (metadata, changed) => {
    // When a game begins that nobody may look on at, those who have been there go.
    if (!metadata.onlookers.allowed)
      host.subscribers.showOut((person, room) => may.watch(room, person, blocks), metadata.id)
    clocks.heed(metadata)
    clockWatch.heed(metadata)
    // What follows from a change is done where it was made; of a process that is gone others take it over.
    if (changed === 'elsewhere') bots.leave(metadata.id)
    else if (changed === 'here' || !isShared) {
      bots.wake(metadata)
      passer.heed(metadata)
      plans.heed(metadata)
    }
    showOut(metadata.id)
  }
  engines.tracing = tracing
  host.tracing = tracing
  store.trace(tracing)
  const showOut = (table: string | null) =>
    host.subscribers.showOut((person, metadata) => may.watch(metadata, person, blocks), table)
  blocks.onBlock(() => showOut(null))
  host.onLateTrouble = (table, error) => log.warn({ table, err: error }, 'those who look on late could not be told')
  const gate = new Gate(config.trustProxy, config.rateLimit)
  const started = startNotices({ store, host, library, log, gate, config, secret })
  const { notices, rests, passer, dispatcher, mailer } = started
  const bots = new BotPlayers({ host, engines, library, log, delay: config.botDelay, tracing })
  // Whoever asks does so later.
  const duties: Duties = { has: (duty) => cluster?.leases.has(duty) ?? !isShared }
  const clocks = new ClockSweeper({ host, store, library, log, ...(isShared && { duties }) })
  const clockWatch = new ClockWatch({ host, log })
  const plans = new Plans({ host, store, log })
  const unattended = new UnattendedTables({ host, store, days: config.openDays, duties, log })
  const backups = new NightlyBackups({ folder: folder ?? '', keep: folder === null ? 0 : config.backups, log })
  let closing: Promise<void> | null = null
  let phase: 'open' | 'draining' | 'closing' = 'open'
  const isClosing = () => phase === 'closing'
  const quotas = new Quotas(store, guests, gate)
  const health: Health = {
    isAlive: async () => void (await Promise.all([store.isReadable().catch(unlessAway), engines.check()])),
    isReady: async () => {
      // Whoever shares people out among servers sends them elsewhere.
      if (phase !== 'open') throw apiError('closing')
      await Promise.all([store.check(), engines.check()])
    },
    bus: () => cluster?.bus ?? null,
    damagedTables: () => damaged.count,
  }
  const people = startPeople({
    store,
    host,
    guests,
    library,
    blocks,
    quotas,
    rests,
    mailer,
    // Where several processes answer, the next request may come to another one.
    waiting: isShared ? store.waiting : new WaitingInMemory(),
    config,
    log,
    port: () => portOf(app, config),
  })
  const metrics =
    config.metricsToken === ''
      ? null
      : makeMetrics(
          config.metricsToken,
          { host, store },
          {
            engines,
            sockets: () => sockets.count,
            nextNotice: () => store.notices.nextNotice(serverNow()),
            damagedTables: () => damaged.count,
          },
        )
  const app = await makeApp({
    store,
    host,
    guests,
    blocks,
    ...people,
    library,
    quotas,
    notices,
    rests,
    plans,
    hints: new Hints({ host, engines }),
    log,
    config,
    gate,
    tracing,
    health,
    metrics,
    isClosing,
  })
  const sockets = new Sockets(app, {
    host,
    guests,
    blocks,
    log,
    isClosing: () => phase !== 'open',
    origins: config.origins,
    gate,
  })

  const cluster = await startCluster({
    config,
    secret,
    store,
    host,
    engines,
    bots,
    guests,
    blocks,
    passer,
    plans,
    talk: people.talk,
    moderation: people.moderation,
    sessionsHere: () => sockets.sessions,
    log,
  })

  let stopArchiving = (): void => {}
  const stop = async () => {
    phase = 'draining'
    stopArchiving()
    if (config.drain > 0) await sleep(config.drain)
    phase = 'closing'
    await cluster?.handOver()
    sockets.close()
    const goodbye = setTimeout(() => {
      sockets.terminate()
      app.server.closeIdleConnections()
    }, GOODBYE)
    const lastCall = setTimeout(() => app.server.closeAllConnections(), LAST_CALL)
    await app.close()
    clearTimeout(goodbye)
    clearTimeout(lastCall)
    await backups.close()
    await clocks.close()
    clockWatch.close()
    await unattended.close()
    await people.matchmaking.close()
    await plans.close()
    await dispatcher.close()
    await rests.idle()
    await passer.close()
    mailer?.close()
    await people.passwords.close()
    await bots.close()
    await host.idle()
    await cluster?.close()
    await engines.close()
    await store.close()
    release()
    await tracing.close()
    log.info('stopped')
  }
  const close = () => (closing ??= stop())

  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await close()
    throw whyNotListening(error, config)
  }
  const url = `http://localhost:${portOf(app, config)}`
  log.info({ url, host: config.host }, 'listening')
  const steps: readonly Step[] = [
    ['tables could not be resumed', () => resume({ store, host, rests, engines, damaged, log, isClosing })],
    ['clocks could not be looked at', () => clocks.sweep()],
    // Where others play on, what they have not done yet is theirs to do.
    ['plans could not be looked at', () => (isShared ? plans.refresh() : plans.start())],
    ['tables where nobody is could not be looked at', () => unattended.start()],
    ['nobody is matched', () => people.matchmaking.start()],
    // After that: what is archived is in no list, and would not be closed.
    ['nothing is archived', () => (stopArchiving = startArchiving(store, host.subscribers, { ...config.archive, talk: config.talkDays }, log, duties))], // prettier-ignore
    ['turns with nothing to decide are not taken', () => (isShared ? passer.refresh() : passer.start())],
    ['nobody is told of anything', () => dispatcher.start()],
    ['results could not be kept', () => keepMissingResults({ store, host, log, isClosing })],
  ]
  const goOn = async (): Promise<void> => {
    await cluster?.leases.start()
    await doInTurn(steps, log, isClosing)
  }
  void goOn()
  return { url, app, store, host, sockets, dispatcher, close }
}

/** A database elsewhere that is away comes back by itself, and this process goes on then: a new one would not help. */
function unlessAway(error: unknown): void {
  if (!(error instanceof StoreError) || error.fault !== 'store-away') throw error
}
