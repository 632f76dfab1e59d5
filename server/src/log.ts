import { isIP } from 'node:net'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = Logger

/**
 * Structured logs to standard output, one JSON line each. Neither headers nor bodies are ever logged, and of an error only what is listed here,
 * without what looks like a token or an address, and without people's names: errors quote what they stumble over.
 * @param names of the people that the server knows of just now
 */
export function makeLog(
  level: LogLevel,
  destination?: DestinationStream,
  names: () => Iterable<string> = () => [],
): Log {
  const err = (error: unknown) => readError(error, names())
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

function readError(error: unknown, names: Iterable<string>): Record<string, string> {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(withoutNames(String(error), names)) }
  const { code } = error as { code?: unknown }
  const message = withoutNames(error.message, names)
  // The places in a stack are the program's own words, whatever people are called.
  const stack = (error.stack ?? '').replace(error.message, () => message)
  return {
    type: error.name,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...(typeof code === 'string' ? { code } : {}),
  }
}

function withoutNames(text: string, names: Iterable<string>): string {
  let clean = text
  for (const name of names) {
    if (name === '' || !clean.includes(name)) continue
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu')
    clean = clean.replaceAll(whole, '[name]')
  }
  return clean
}

/** A text as a pattern that finds it. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // A guest's token, a table's seed.
  [/[0-9a-z]{16}\.[\w-]{43}/g, '[token]'],
  [/\b[0-9a-f]{64}\b/gi, '[seed]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
]

function withoutSecrets(text: string): string {
  const clean = SECRETS.reduce((left, [secret, name]) => left.replaceAll(secret, name), text)
  // Times and places in a file have colons, too.
  return clean.replaceAll(/[0-9a-f:]*:[0-9a-f]+/gi, (part) => (isIP(part) === 6 ? '[address]' : part))
}
