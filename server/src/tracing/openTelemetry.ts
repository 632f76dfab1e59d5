import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api' // prettier-ignore
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { ATTR_ERROR_TYPE, ATTR_HTTP_REQUEST_METHOD, ATTR_HTTP_RESPONSE_STATUS_CODE, ATTR_HTTP_ROUTE, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions' // prettier-ignore
import { asApiError } from '../http/errors.ts'
import type { Log } from '../log.ts'
import { toldOnce } from './toldOnce.ts'
import type { Attributes, Tracing } from './tracing.ts'

/** A server that stops waits so long for the collector, in milliseconds. */
const GOODBYE = 2000

/** Traces for a collector of OpenTelemetry, which its standard variables (`OTEL_...`) name and configure. */
export function startOpenTelemetry(log: Pick<Log, 'warn' | 'info'>): Tracing {
  const provider = new NodeTracerProvider({
    // What the process was called with and on which machine it runs is told only where a variable says it.
    resource: defaultResource()
      .merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: 'fathom' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(toldOnce(new OTLPTraceExporter(), log))],
  })
  provider.register()
  const tracer = provider.getTracer('fathom')

  const traced = async <T>(
    name: string,
    attributes: Attributes,
    parent: Context,
    work: () => Promise<T>,
  ): Promise<T> => {
    const span = tracer.startSpan(name, { attributes }, parent)
    try {
      return await context.with(trace.setSpan(parent, span), work)
    } catch (error) {
      const { code, status } = asApiError(error)
      end(span, code, status)
      throw error
    } finally {
      span.end()
    }
  }
  return {
    span: (name, attributes, work) => traced(name, attributes, here() ?? ROOT_CONTEXT, work),
    part: (name, attributes, work) => {
      const parent = here()
      return parent === null ? work() : traced(name, attributes, parent, work)
    },
    apart: (work) => context.with(ROOT_CONTEXT, work),
    request: (method, route, caller) => {
      const parent = caller === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, caller)
      const attributes = { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_HTTP_ROUTE]: route }
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
      const inside = trace.setSpan(parent, span)
      return {
        within: (work) => context.with(inside, work),
        ended: (status) => {
          span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status)
          if (status >= 500) end(span, String(status), status)
          span.end()
        },
      }
    },
    close: async () => {
      const patience = new Promise((resolve) => setTimeout(resolve, GOODBYE).unref())
      await Promise.race([provider.shutdown().catch(() => {}), patience])
    },
  }
}

/** What is being done here. Null for what has ended: whatever still goes on is no part of it. */
function here(): Context | null {
  const active = context.active()
  return trace.getSpan(active)?.isRecording() === true ? active : null
}

/** A refusal is the caller's, a failure ours. Errors' sentences quote what they stumble over; their codes do not. */
function end(span: Span, code: string, status: number): void {
  span.setAttribute(ATTR_ERROR_TYPE, code)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}
