import { createTransport, type Transporter } from 'nodemailer'
import type { Message } from './message.ts'
import { NotSent } from './post.ts'

/** How long an SMTP server has for each answer, in milliseconds. */
const PATIENCE = 10_000

/** What ends an e-mail of a channel. */
export interface EmailEnd {
  /** Below the message: where what is told is set, and where e-mails are stopped. */
  readonly footer: string
  /** Where that can be changed. */
  readonly settings: string
  /** Where a mail program stops e-mails for its reader (RFC 8058); null: these are not to be stopped so. */
  readonly oneClick: string | null
}

/** Sends e-mails by the operator's SMTP server. */
export class Mailer {
  private readonly transport: Transporter
  private readonly from: string

  /** @param url `smtp://user:password@host:port` or `smtps://…` */
  constructor(url: string, from: string) {
    const limits = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
    this.transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
    this.from = from
  }

  /** @throws NotSent */
  async send(to: string, { title, text, link, id }: Message, { footer, settings, oneClick }: EmailEnd): Promise<void> {
    const body = `${text}\n\n${link}\n\n-- \n${footer}\n`
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        subject: title.replace(/\s+/g, ' '),
        text: body,
        headers: {
          'auto-submitted': 'auto-generated',
          'x-fathom-notice': id,
          'list-unsubscribe': `<${oneClick ?? settings}>`,
          ...(oneClick === null ? {} : { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
        },
      })
    } catch (error) {
      throw new NotSent(isRefusal(error) ? 'mail-refused' : 'unreachable')
    }
  }

  close(): void {
    this.transport.close()
  }
}

/** The server answered, and said no for good. */
function isRefusal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 500
}
