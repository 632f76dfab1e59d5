import type { Language } from '@fathom/kernel'
import type { Channel } from '../store/noticeStore.ts'
import type { Mailer } from './email.ts'
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
}

/** Where the settings are, below the site. */
export const SETTINGS_PATH = '/tell-me'

/** Sends messages, each by what its channel is. */
export class Sender {
  readonly keys: PushKeys
  readonly mailer: Mailer | null
  readonly allowPrivate: boolean

  constructor({ keys, mailer, allowPrivate }: SenderParts) {
    this.keys = keys
    this.mailer = mailer
    this.allowPrivate = allowPrivate
  }

  /** @throws NotSent */
  async send({ address, site }: Channel, message: Message, language: Language): Promise<void> {
    switch (address.kind) {
      case 'webhook':
        return sendToWebhook(address.url, message, this.allowPrivate)
      case 'push':
        return sendByPush(address, message, site, this.keys, this.allowPrivate)
      case 'email':
        if (this.mailer === null) throw new NotSent('unreachable')
        return this.mailer.send(address.address, message, NOTICE_TEXTS[language].whyThis, `${site}${SETTINGS_PATH}`)
    }
  }
}
