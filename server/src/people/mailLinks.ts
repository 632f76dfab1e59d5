import { randomBytes } from 'node:crypto'
import type { Log } from '../log.ts'
import type { Mailer } from '../notices/email.ts'
import type { AccountAt } from '../store/accounts.ts'
import type { PeopleStore } from '../store/peopleStore.ts'
import { MAIL_TEXTS } from './mailTexts.ts'

/** How long a link may be used, in milliseconds. */
const LIFE = 30 * 60_000
/** More than this wait for nobody: the oldest go. */
const MOST = 10_000

export interface MailLinkParts {
  readonly store: Pick<PeopleStore, 'accountsAt'>
  /** Null: the operator has set no SMTP server. */
  readonly mailer: Pick<Mailer, 'send'> | null
  /** The server's own address. */
  readonly url: string
  readonly log: Pick<Log, 'warn'>
  readonly now?: () => number
}

/** Links by which accounts come back whose confirmed address they are sent to: each is used once, soon. In memory, as who waits asks again. */
export class MailLinks {
  private readonly parts: MailLinkParts
  private readonly now: () => number
  private readonly links = new Map<string, { readonly person: string; readonly end: number }>()

  constructor(parts: MailLinkParts) {
    this.parts = parts
    this.now = parts.now ?? Date.now
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
  use(token: string): string | null {
    const link = this.links.get(token)
    this.links.delete(token)
    return link !== undefined && this.now() < link.end ? link.person : null
  }

  private async sendOne({ person, name, language, address }: AccountAt): Promise<void> {
    const { mailer, url } = this.parts
    const token = randomBytes(32).toString('base64url')
    this.links.set(token, { person, end: this.now() + LIFE })
    const [oldest] = this.links.keys()
    if (this.links.size > MOST && oldest !== undefined) this.links.delete(oldest)
    const { title, text, footer } = MAIL_TEXTS[language]
    const message = { id: `sign-in-${token.slice(0, 8)}`, title, text: text(name), link: `${url}/me#mail=${token}` }
    await mailer?.send(address, message, footer, `${url}/me`)
  }
}
