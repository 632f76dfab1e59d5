import { fileURLToPath } from 'node:url'
import { parseTrustedProxies, type TrustedProxies } from './http/origin.ts'
import { WHO_MAKES_ACCOUNTS, type WhoMakesAccounts } from '@fathom/protocol'
import { TIMEOUTS, type Timeouts } from './http/timeouts.ts'
import type { ArchiveTimes } from './store/store.ts'
import { StartError } from './startError.ts'

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Everything that can be set from outside. */
export interface ServerConfig {
  /** 0 picks a free port. */
  readonly port: number
  readonly host: string
  /** The data folder: made if it is not there. */
  readonly data: string
  /** A database of PostgreSQL that takes the data folder's place; empty: none. */
  readonly databaseUrl: string
  /** A NATS by which processes that share a database tell each other of changes; empty: they do so by the database. */
  readonly natsUrl: string
  /** How long a server that is told to stop still serves while `/readyz` sends people elsewhere, in milliseconds. */
  readonly drain: number
  readonly logLevel: LogLevel
  /** How long a bot seems to think before each action, in milliseconds. */
  readonly botDelay: number
  /** Scales every rate limit; 0 lifts them. */
  readonly rateLimit: number
  /** The reverse proxies in front, whose X-Forwarded headers are believed. */
  readonly trustProxy: TrustedProxies
  /** Further origins whose pages may use cookies here, besides the server's own. */
  readonly origins: readonly string[]
  /** After how many days an open table that nobody has come to closes; 0: never. */
  readonly openDays: number
  /** After how many days without a change tables leave the lists; 0: never. */
  readonly archive: ArchiveTimes
  /** How many days talk is kept after the last line at a table that is over; 0: for ever. */
  readonly talkDays: number
  /** How long connections may keep their places. */
  readonly timeouts: Timeouts
  /** How long one engine or bot call may take, in milliseconds of processor time. */
  readonly callLimit: number
  /** How many nightly backups are kept in the data folder; 0: none is made. */
  readonly backups: number
  /** How large the database may become, in pages of 4 KiB; 0: as large as the disk is. Not to be set from outside: tests fill it. */
  readonly databasePages: number
  /** About how much memory tables may take that are kept loaded, in MB; those that somebody follows stay in any case. */
  readonly tableMemory: number
  /** How many threads play tables, and as many more think for bots; 0: one for each processor but one, up to four. */
  readonly threads: number
  /** The server's own address, for links in notices; empty: as each person knows it. */
  readonly url: string
  /** People may have notices sent to addresses of the server's own network. */
  readonly privateNotices: boolean
  /** The SMTP server that sends e-mails, and whom they are from; null: none are sent. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** Who may make accounts, as long as no operator has set it on the page: everybody, whoever is invited, or nobody, so that all are guests. */
  readonly accounts: WhoMakesAccounts
  /** Whoever sends it may read `/metrics`; empty: nobody may. */
  readonly metricsToken: string
  /** A collector of OpenTelemetry is told where time goes; the variables of its standard say which and how. */
  readonly traces: boolean
  /** The folder of the built page. */
  readonly page: string
  /** URL of the module that exports `library`: the games and bots of this server. */
  readonly library: string
}

export const DEFAULTS: ServerConfig = {
  port: 8080,
  host: '0.0.0.0',
  data: './data',
  databaseUrl: '',
  natsUrl: '',
  drain: 0,
  logLevel: 'info',
  botDelay: 400,
  rateLimit: 1,
  trustProxy: { hops: 0 },
  origins: [],
  openDays: 3,
  archive: { open: 7, abandoned: 90, finished: 0 },
  talkDays: 365,
  timeouts: TIMEOUTS,
  callLimit: 2000,
  backups: 7,
  databasePages: 0,
  tableMemory: 256,
  threads: 0,
  url: '',
  privateNotices: false,
  smtp: null,
  accounts: 'all',
  metricsToken: '',
  traces: false,
  page: fileURLToPath(new URL('../../client/dist', import.meta.url)),
  library: import.meta.resolve('@fathom/engine/library'),
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * The configuration from environment variables.
 * @throws StartError naming the variable and what it may be
 */
export function readConfig(env: Env): ServerConfig {
  return {
    ...DEFAULTS,
    port: readNumber(env, 'PORT', DEFAULTS.port, { min: 0, max: 65535, whole: true }),
    host: env.HOST || DEFAULTS.host,
    data: env.FATHOM_DATA || DEFAULTS.data,
    databaseUrl: env.DATABASE_URL?.trim() ?? '',
    natsUrl: readNats(env.NATS_URL?.trim()),
    drain: readNumber(env, 'FATHOM_DRAIN_MS', DEFAULTS.drain, { min: 0, max: 600_000, whole: true }),
    logLevel: readLogLevel(env.LOG_LEVEL),
    backups: readNumber(env, 'FATHOM_BACKUPS', DEFAULTS.backups, { min: 0, max: 365, whole: true }),
    botDelay: readNumber(env, 'FATHOM_BOT_DELAY_MS', DEFAULTS.botDelay, { min: 0, max: 60_000, whole: true }),
    rateLimit: readNumber(env, 'FATHOM_RATE_LIMIT', DEFAULTS.rateLimit, { min: 0, max: 1000, whole: false }),
    trustProxy: readTrustedProxies(env.FATHOM_TRUST_PROXY || '0'),
    tableMemory: readNumber(env, 'FATHOM_TABLE_MEMORY_MB', DEFAULTS.tableMemory, { min: 1, max: 65_536, whole: true }),
    threads: readNumber(env, 'FATHOM_THREADS', DEFAULTS.threads, { min: 0, max: 64, whole: true }),
    openDays: readNumber(env, 'FATHOM_OPEN_DAYS', DEFAULTS.openDays, { min: 0, max: 36_500, whole: false }),
    archive: {
      open: readDays(env, 'FATHOM_ARCHIVE_OPEN_DAYS', DEFAULTS.archive.open),
      abandoned: readDays(env, 'FATHOM_ARCHIVE_ABANDONED_DAYS', DEFAULTS.archive.abandoned),
      finished: readDays(env, 'FATHOM_ARCHIVE_FINISHED_DAYS', DEFAULTS.archive.finished),
    },
    talkDays: readDays(env, 'FATHOM_TALK_DAYS', DEFAULTS.talkDays),
    url: readUrl(env.FATHOM_URL),
    privateNotices: readNumber(env, 'FATHOM_PRIVATE_NOTICES', 0, { min: 0, max: 1, whole: true }) === 1,
    smtp: readSmtp(env),
    accounts: readAccounts(env.FATHOM_ACCOUNTS),
    metricsToken: readMetricsToken(env.FATHOM_METRICS_TOKEN),
    traces: readTraces(env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()),
    origins: readOrigins(env.FATHOM_ORIGINS),
  }
}

/** Kubernetes tells programs of a service called `fathom` by these. */
const OF_A_SERVICE = /^FATHOM_(SERVICE_|PORT(_|$))/
/** Read by the programs around the server. */
const OF_OTHERS: readonly string[] = ['FATHOM_API', 'FATHOM_LONG', 'FATHOM_PACKED', 'FATHOM_PAINT']

/**
 * Variables that are named like a setting and are none: most likely somebody has misspelt one, and believes that it is set.
 * @param env one that `readConfig` takes
 */
export function unknownSettings(env: Env): readonly string[] {
  const known = new Set(OF_OTHERS)
  readConfig(new Proxy(env, { get: (own, name: string) => (known.add(name), own[name]) }))
  return Object.keys(env).filter((name) => name.startsWith('FATHOM_') && !known.has(name) && !OF_A_SERVICE.test(name))
}

function readDays(env: Env, name: string, byDefault: number): number {
  return readNumber(env, name, byDefault, { min: 0, max: 36_500, whole: true })
}

function readUrl(text: string | undefined): string {
  if (!text) return ''
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  throw new StartError(`FATHOM_URL must be the address of this server like "https://games.example.org", not "${text}".`)
}

/** As browsers write them: in lower case, without a slash at the end. */
function readOrigins(text = ''): string[] {
  const parts = text.split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '').map(readOrigin)
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && url.host !== '' && /^\/?$/.test(url.pathname + url.search)) return `${url.protocol}//${url.host}`
  throw new StartError(
    `FATHOM_ORIGINS must be origins like "https://play.example.org", with commas between them, not "${text}".`,
  )
}

/** Links in e-mails go to people who have not asked for them yet: whoever sends a request must not choose where they lead. */
function readSmtp(env: Env): ServerConfig['smtp'] {
  const url = env.SMTP_URL
  const from = env.SMTP_FROM
  if (!url) return null
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new StartError('SMTP_URL must be like "smtp://user:password@mail.example.org:587".')
  }
  if (!from)
    throw new StartError('SMTP_URL needs SMTP_FROM: whom e-mails are from, like "Fathom <fathom@example.org>".')
  if (!/^[^@\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from.trim()))
    throw new StartError(`SMTP_FROM must have one address, like "Fathom <fathom@example.org>", not "${from}".`)
  if (!env.FATHOM_URL) throw new StartError('SMTP_URL needs FATHOM_URL: the links in e-mails lead there.')
  return { url, from }
}

function readNats(text = ''): string {
  const isNats = (url: string) => URL.canParse(url.trim()) && /^(nats|tls):$/.test(new URL(url.trim()).protocol)
  if (text === '' || text.split(',').every(isNats)) return text
  throw new StartError(`NATS_URL must be like "nats://localhost:4222", not "${text}".`)
}

function readAccounts(text: string | undefined): WhoMakesAccounts {
  if (!text) return DEFAULTS.accounts
  const who = WHO_MAKES_ACCOUNTS.find((each) => each === text)
  if (who !== undefined) return who
  throw new StartError(`FATHOM_ACCOUNTS must be "all", "invited" or "nobody", not "${text}".`)
}

/** Shorter ones are guessed. */
const SHORTEST_TOKEN = 16

function readMetricsToken(text = ''): string {
  if (text === '' || (text.length >= SHORTEST_TOKEN && /^[\x21-\x7e]+$/.test(text))) return text
  throw new StartError(
    `FATHOM_METRICS_TOKEN must be ${SHORTEST_TOKEN} or more letters, digits and signs without blanks ("openssl rand -hex 24" makes one).`,
  )
}

function readTraces(text = ''): boolean {
  if (text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text !== ''
  throw new StartError(
    `OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector like "http://localhost:4318", not "${text}".`,
  )
}

interface Range {
  readonly min: number
  readonly max: number
  readonly whole: boolean
}

function readNumber(env: Env, name: string, byDefault: number, { min, max, whole }: Range): number {
  const text = env[name]
  if (text === undefined || text.trim() === '') return byDefault
  const value = Number(text)
  if (Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value))) return value
  throw new StartError(`${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not "${text}".`)
}

function readLogLevel(text: string | undefined): LogLevel {
  if (!text) return DEFAULTS.logLevel
  const level = LOG_LEVELS.find((each) => each === text)
  if (level === undefined) throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`)
  return level
}

function readTrustedProxies(text: string): TrustedProxies {
  const trusted = parseTrustedProxies(text)
  if (trusted !== null) return trusted
  throw new StartError(
    `FATHOM_TRUST_PROXY must be 0, how many proxies stand in front (up to 10), or their addresses like "127.0.0.1, 10.0.0.0/8", not "${text}".`,
  )
}
