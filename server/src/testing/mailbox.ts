import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface Mail {
  readonly to: readonly string[]
  readonly raw: string
}

/** An SMTP server that keeps what it gets. */
export class Mailbox {
  readonly mails: Mail[] = []
  /** Recipients that it refuses for good. */
  readonly unknown = new Set<string>()
  url = ''

  static async start(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo({ address }, _session, done) {
        done(mailbox.unknown.has(address) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null)
      },
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          mailbox.mails.push({
            to: envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(parts).toString(),
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
    mailbox.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
    return mailbox
  }

  /** The last mail as its reader has it. */
  get lastText(): string {
    const [, body = ''] = (this.mails.at(-1)?.raw ?? '').split(/\r\n\r\n([^]*)/)
    const soft = body.replace(/=\r\n/g, '')
    return Buffer.from(soft.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16))), 'latin1').toString() // prettier-ignore
  }
}
