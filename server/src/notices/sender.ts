import type { Language } from '@fathom/kernel'
import type { Channel } from '../store/noticeStore.ts'
import type { EmailEnd, Mailer } from './email.ts'
import { linkToken } from './linkTokens.ts'
import type { Message } from './message.ts'
import { NotSent } from './post.ts'
import { sendByPush, type PushKeys } from './push.ts'
import { NOTICE_TEXTS } from './text/index.ts'
import { sendToWebhook } from './webhook.ts'

export interface SenderParts {
  readonly keys: PushKeys
  /** Null: the operator has set no SMTP server. */
  readonly mailer: Mailer | null
  /** People may send to the server's own network. */
  readonly allowPrivate: boolean
  /** Signs the links by which e-mails are stopped. */
  readonly secret: Buffer
}

/** Where a mail program stops the e-mails of an address, below the site. */
export const STOP_PATH = '/stop-emails'

/** Where the settings are, below the site. */
export const SETTINGS_PATH = '/tell-me'

/** Sends messages, each by what its channel is. */
export class Sender {
  readonly keys: PushKeys
  readonly mailer: Mailer | null
  readonly allowPrivate: boolean
  private readonly secret: Buffer

  constructor({ keys, mailer, allowPrivate, secret }: SenderParts) {
    this.keys = keys
    this.mailer = mailer
    this.allowPrivate = allowPrivate
    this.secret = secret
  }

  /** @throws NotSent */
  async send({ id, address, site }: Channel, message: Message, language: Language): Promise<void> {
    switch (address.kind) {
      case 'webhook':
        return sendToWebhook(address.url, message, this.allowPrivate)
      case 'push':
        return sendByPush(address, message, site, this.keys, this.allowPrivate)
      case 'email':
        if (this.mailer === null) throw new NotSent('unreachable')
        return this.mailer.send(address.address, message, this.endOf(id, site, language))
    }
  }

  /** Who reads an e-mail need not be who asked for it, nor read it in the browser that knows them: there is a link for each. */
  private endOf(channel: string, site: string, language: Language): EmailEnd {
    const { whyThis, stopThis } = NOTICE_TEXTS[language]
    const token = linkToken(this.secret, 'stop', channel)
    const settings = `${site}${SETTINGS_PATH}`
    const footer = [whyThis, settings, stopThis, `${settings}#stop=${token}`].join('\n')
    return { footer, settings, oneClick: `${site}${STOP_PATH}/${token}` }
  }
}
