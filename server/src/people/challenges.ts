import { newId } from '../ids.ts'
import { WaitingInMemory, type Waiting } from './waiting.ts'

/** How long a challenge may be answered, in milliseconds: somebody may have to look for their key. */
const LIFE = 5 * 60_000

interface Challenge {
  readonly challenge: string
  /** By whom it may be answered; null: by somebody who is nobody yet. */
  readonly session: string | null
  readonly use: Use
}

/** What an answer is to be used for: one for another use is none. */
export type Use = 'new-passkey' | 'sign-in'

/** What passkeys are asked to sign: each challenge is answered once, soon, by the session that it was given to, and for what it was asked. */
export class Challenges {
  private readonly waiting: Waiting
  private readonly now: () => number

  constructor(waiting: Waiting = new WaitingInMemory(), now: () => number = Date.now) {
    this.waiting = waiting
    this.now = now
  }

  /** Notes a challenge. @returns the id that its answer has to name */
  async issue(challenge: string, use: Use, session: string | null): Promise<string> {
    const id = newId()
    const body: Challenge = { challenge, use, session }
    await this.waiting.put(`challenge ${id}`, JSON.stringify(body), null, this.now() + LIFE)
    return id
  }

  /** Takes a challenge out, whoever asks. @returns null if it was not theirs, is over, or was taken before */
  async take(id: string, use: Use, session: string | null): Promise<string | null> {
    const body = await this.waiting.take(`challenge ${id}`, this.now())
    const found = body === null ? null : (JSON.parse(body) as Challenge)
    return found?.use === use && found.session === session ? found.challenge : null
  }
}
