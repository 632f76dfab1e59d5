import { fileURLToPath } from 'node:url'
import { StartError } from './startError.ts'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Everything that can be set from outside. */
export interface ServerConfig {
  /** 0 picks a free port. */
  readonly port: number
  readonly host: string
  /** The data folder: made if it is not there. */
  readonly data: string
  readonly logLevel: LogLevel
  /** How long a bot seems to think before each action, in milliseconds. */
  readonly botDelay: number
  /** Scales every rate limit; 0 lifts them. */
  readonly rateLimit: number
  /** Behind a reverse proxy: believe its X-Forwarded headers. */
  readonly trustProxy: boolean
  /** Further origins whose pages may use cookies here, besides the server's own. */
  readonly origins: readonly string[]
  /** How long one engine or bot call may take, in milliseconds. */
  readonly callLimit: number
  /** The folder of the built page. */
  readonly page: string
  /** URL of the module that exports `library`: the games and bots of this server. */
  readonly library: string
}

export const DEFAULTS: ServerConfig = {
  port: 8080,
  host: '0.0.0.0',
  data: './data',
  logLevel: 'info',
  botDelay: 400,
  rateLimit: 1,
  trustProxy: false,
  origins: [],
  callLimit: 2000,
  page: fileURLToPath(new URL('../../client/dist', import.meta.url)),
  library: new URL('./engine/library.ts', import.meta.url).href,
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
    logLevel: readLogLevel(env.LOG_LEVEL),
    botDelay: readNumber(env, 'FATHOM_BOT_DELAY_MS', DEFAULTS.botDelay, { min: 0, max: 60_000, whole: true }),
    rateLimit: readNumber(env, 'FATHOM_RATE_LIMIT', DEFAULTS.rateLimit, { min: 0, max: 1000, whole: false }),
    trustProxy: readSwitch(env, 'FATHOM_TRUST_PROXY'),
    origins: (env.FATHOM_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
  }
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

function readSwitch(env: Env, name: string): boolean {
  const text = env[name] ?? ''
  if (text === '' || text === '0') return false
  if (text === '1') return true
  throw new StartError(`${name} must be 0 or 1, not "${text}".`)
}
