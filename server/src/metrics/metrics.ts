import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { asApiError } from '../http/errors.ts'
import type { MetricsPage } from '../http/metrics.ts'
import { serverNow } from '../serverTime.ts'

/** Where the figures of this moment come from. */
export interface MetricsSources {
  readonly engines: {
    readonly queues: { readonly engine: number; readonly bots: number }
    loaded(): Promise<{ readonly tables: number; readonly bytes: number }>
  }
  /** How many are open. */
  sockets(): number
  /** When the next notice falls due, in milliseconds since 1970; null: there is none. */
  nextNotice(): Promise<number | null>
  damagedTables(): number
}

/** What is told of as it happens. */
interface Watched {
  readonly host: { onAnswered: (asked: string, error: unknown, seconds: number) => void }
  readonly store: { watch(onCall: (call: string, seconds: number, isDone: boolean) => void): void }
}

/** In seconds: from a command in memory to one that somebody gives up waiting for. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Longer nobody waits for a figure, in milliseconds: it is left out. */
const PATIENCE = 2000

/** A refusal is the caller's, a failure ours. */
function outcomeOf(error: unknown): 'done' | 'refused' | 'failed' {
  if (error === null) return 'done'
  return asApiError(error).status < 500 ? 'refused' : 'failed'
}

/**
 * The figures of a server for Prometheus: counts and times, by kinds that the program names. No label ever holds what somebody wrote, who they
 * are, or which table it was.
 */
export function makeMetrics(token: string, { host, store }: Watched, sources: MetricsSources): MetricsPage {
  const figures = new Registry()
  const registers = [figures]
  collectDefaultMetrics({ register: figures })
  const commands = new Counter({
    name: 'fathom_commands_total',
    help: 'Commands at tables, by kind and by what came of them (done, refused, failed).',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const answered = new Histogram({
    name: 'fathom_command_seconds',
    help: 'From a command to its answer, when its entries are in the store.',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  })
  const stored = new Histogram({
    name: 'fathom_store_seconds',
    help: 'What the store takes for a call, waiting included.',
    labelNames: ['call', 'outcome'],
    buckets: BUCKETS,
    registers,
  })
  host.onAnswered = (kind, error, seconds) => {
    const outcome = outcomeOf(error)
    commands.inc({ kind, outcome })
    answered.observe({ outcome }, seconds)
  }
  store.watch((call, seconds, isDone) => stored.observe({ call, outcome: isDone ? 'done' : 'failed' }, seconds))
  addGauges(registers, sources)
  return { token, read: async () => ({ type: figures.contentType, text: await figures.metrics() }) }
}

function addGauges(registers: Registry[], { engines, sockets, nextNotice, damagedTables }: MetricsSources): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number | null>) =>
    new Gauge({
      name: `fathom_${name}`,
      help,
      registers,
      async collect() {
        const value = await soon(read)
        if (value === null) this.reset()
        else this.set(value)
      },
    })
  gauge('engine_queue', 'Calls that the engine threads are doing or have before them.', () => engines.queues.engine)
  gauge('bot_queue', 'Tables whose bots wait for a thread to think in.', () => engines.queues.bots)
  gauge('sockets', 'Open WebSockets.', sockets)
  gauge('damaged_tables', 'Tables that were found to be damaged since the start.', damagedTables)
  gauge('outbox_age_seconds', 'How long the oldest notice has been due; 0: none is.', async () => {
    const due = await nextNotice()
    return due === null ? 0 : Math.max(0, serverNow() - due) / 1000
  })
  let loaded: ReturnType<typeof engines.loaded> | null = null
  // Asked once for both.
  const ask = () => (loaded ??= engines.loaded().finally(() => (loaded = null)))
  gauge('loaded_tables', 'Tables that are loaded in memory.', async () => (await ask()).tables)
  gauge('loaded_tables_bytes', 'About how much memory the loaded tables take.', async () => (await ask()).bytes)
}

/** A figure that fails or does not come is left out: the others are wanted all the more then. */
async function soon(read: () => number | Promise<number | null>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE)))
  const value = (async () => read())().catch(() => null)
  const first = await Promise.race([value, late])
  clearTimeout(timer)
  return first
}
