import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'

/** A span as a collector of OpenTelemetry is sent it. */
export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Empty or missing: it is the first of its trace. */
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: Pick<CollectedSpan, 'attributes'>
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[]
  }[]
}

/** A collector of OpenTelemetry (OTLP over HTTP, as JSON) that remembers what it is sent. */
export class Collector {
  readonly spans: CollectedSpan[] = []
  readonly headers: IncomingHttpHeaders[] = []
  /** All that was sent, as it came. */
  text = ''
  /** It takes what is sent and never answers. */
  isSilent = false
  private readonly server = createServer((request, response) => {
    let body = ''
    request.on('data', (data: Buffer) => (body += data.toString()))
    request.on('end', () => {
      if (this.isSilent) return
      this.headers.push(request.headers)
      this.text += body
      const { resourceSpans } = JSON.parse(body) as Sent
      this.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })

  static async start(): Promise<Collector> {
    const collector = new Collector()
    await new Promise<void>((resolve) => collector.server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => collector.stop())
    return collector
  }

  get port(): number {
    const address = this.server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Nobody answers there any more. */
  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** What is told of a span, under a name. */
  static attribute({ attributes }: CollectedSpan, name: string): unknown {
    return Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]
  }

  /** A trace as lines, each part below what it is a part of, in the order in which they ended. */
  tree(traceId: string): string[] {
    const spans = this.spans.filter((span) => span.traceId === traceId)
    const ids = new Set(spans.map(({ spanId }) => spanId))
    const below = (parent: string | null, depth: number): string[] =>
      spans
        .filter(({ parentSpanId = '' }) => (parent === null ? !ids.has(parentSpanId) : parentSpanId === parent))
        .flatMap(({ name, spanId }) => [`${'  '.repeat(depth)}${name}`, ...below(spanId, depth + 1)])
    return below(null, 0)
  }
}
