import { randomBytes } from 'node:crypto'
import type { Log } from '../log.ts'
import type { Mailer } from '../notices/email.ts'
import type { AccountAt } from '../store/accounts.ts'
import type { PeopleStore } from '../store/peopleStore.ts'
import { MAIL_TEXTS } from './mailTexts.ts'
import { WaitingInMemory, type Waiting } from './waiting.ts'

/** How long a link may be used, in milliseconds. */
const LIFE = 30 * 60_000

export interface MailLinkParts {
  readonly store: Pick<PeopleStore, 'accountsAt'>
  /** Null: the operator has set no SMTP server. */
  readonly mailer: Pick<Mailer, 'send'> | null
  /** The server's own address. */
  readonly url: string
  readonly log: Pick<Log, 'warn'>
  readonly waiting?: Waiting
  readonly now?: () => number
}

/** Links by which accounts come back whose confirmed address they are sent to: each is used once, soon. */
export class MailLinks {
  private readonly parts: MailLinkParts
  private readonly now: () => number
  private readonly waiting: Waiting

  constructor(parts: MailLinkParts) {
    this.parts = parts
    this.now = parts.now ?? Date.now
    this.waiting = parts.waiting ?? new WaitingInMemory()
  }

  get isOffered(): boolean {
    return this.parts.mailer !== null
  }

  /** Sends the accounts of an address a link each. Nobody may wait for it: how long it takes would tell whether there are any. */
  async send(address: string): Promise<void> {
    const { store, log } = this.parts
    try {
      for (const account of await store.accountsAt(address)) await this.sendOne(account)
    } catch (error) {
      log.warn({ err: error }, 'a link to sign in could not be sent')
    }
  }

  /** Uses a link up. @returns whose it is; null: nobody's, used or over */
  use(token: string): Promise<string | null> {
    return this.waiting.take(`mail link ${token}`, this.now())
  }

  private async sendOne({ person, name, language, address }: AccountAt): Promise<void> {
    const { mailer, url } = this.parts
    const token = randomBytes(32).toString('base64url')
    await this.waiting.put(`mail link ${token}`, person, person, this.now() + LIFE)
    const { title, text, footer } = MAIL_TEXTS[language]
    const message = { id: `sign-in-${token.slice(0, 8)}`, title, text: text(name), link: `${url}/me#mail=${token}` }
    const settings = `${url}/me`
    await mailer?.send(address, message, { footer: `${footer}\n${settings}`, settings, oneClick: null })
  }
}
