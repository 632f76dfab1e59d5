import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { Log } from '../log.ts'

/** Of the numbers for what became of an export, the one for a failure. */
const FAILED = 1

/** An exporter that tells the log once when the collector takes nothing any more, and once when it does again. */
export function toldOnce(exporter: SpanExporter, log: Pick<Log, 'warn' | 'info'>): SpanExporter {
  let isLost = false
  return {
    export: (spans, told) =>
      exporter.export(spans, (result) => {
        const { code }: { readonly code: number } = result
        const isFailed = code === FAILED
        if (isFailed && !isLost)
          log.warn({ err: result.error }, 'traces do not reach the collector; play goes on without them')
        if (!isFailed && isLost) log.info({}, 'traces reach the collector again')
        isLost = isFailed
        told(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}
