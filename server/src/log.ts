import { pino, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = Logger

/** Structured logs to standard output, one JSON line each. Neither headers nor bodies are ever logged, so no token is. */
export function makeLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
