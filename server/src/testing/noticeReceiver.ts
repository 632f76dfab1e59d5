import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'

/** What a receiver got. */
export interface ReceivedNotice {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * A web server that takes notices: every request, the answers to the first of them as a test wishes. Its URL begins with a name of its own: what an
 * earlier test's notices have to say may come late, to a port that has been given to another receiver since.
 */
export class NoticeReceiver {
  readonly got: ReceivedNotice[] = []
  /** Statuses of the next answers; then it is 204. */
  readonly answers: number[] = []
  /** It answers nothing before this. */
  answersAfter: Promise<unknown> = Promise.resolve()
  url = ''

  static async start(): Promise<NoticeReceiver> {
    const receiver = new NoticeReceiver()
    const name = `/${randomUUID()}`
    const server = createServer((request, response) => {
      if (request.url?.startsWith(name) !== true) return void response.writeHead(404).end()
      const path = request.url.slice(name.length)
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        receiver.got.push({ path, headers: request.headers, body: Buffer.concat(parts) })
        const status = receiver.answers.shift() ?? 204
        void receiver.answersAfter.then(() => response.writeHead(status, { location: '/elsewhere' }).end())
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('it has no port')
    receiver.url = `http://127.0.0.1:${address.port}${name}`
    return receiver
  }

  /** What Slack would show of each message. */
  get texts(): string[] {
    return this.got.map(({ body }) => (JSON.parse(body.toString()) as { text: string }).text)
  }
}
