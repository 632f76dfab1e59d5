import type { ServerConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { NO_TRACING, type Tracing } from './tracing.ts'

/** Tells a collector of OpenTelemetry where time goes, if one is set; nothing of that is loaded otherwise. */
export async function startTracing({ traces }: Pick<ServerConfig, 'traces'>, log: Log): Promise<Tracing> {
  if (!traces) return NO_TRACING
  return (await import('./openTelemetry.ts')).startOpenTelemetry(log)
}
