import { randomBytes } from 'node:crypto'
import { newId } from '../ids.ts'
import type { Device } from './device.ts'
import { WaitingInMemory, type Waiting } from './waiting.ts'

/** How long a link may be used, in milliseconds. */
const LIFE = 10 * 60_000

/** What has become of a link that a session made last. */
export interface DeviceLinkState {
  readonly state: 'none' | 'waiting' | 'used'
  /** When it ends, in milliseconds since 1970. */
  readonly until: number
  /** The browser that used it; null: none has. */
  readonly usedBy: Device | null
}

/** What a link leads to. */
interface Link {
  readonly id: string
  readonly person: string
  readonly session: string
}

/** What the session that made a link knows of it. */
interface Made extends DeviceLinkState {
  readonly id: string
  readonly person: string
}

const NONE: DeviceLinkState = { state: 'none', until: 0, usedBy: null }

/** Links by which a further device becomes somebody: each is used once, soon. */
export class DeviceLinks {
  private readonly waiting: Waiting
  private readonly now: () => number

  constructor(waiting: Waiting = new WaitingInMemory(), now: () => number = Date.now) {
    this.waiting = waiting
    this.now = now
  }

  /** Makes a link for a session's person; a new one ends the one before. @returns its token */
  async make(person: string, session: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const until = this.now() + LIFE
    const link: Link = { id: newId(), person, session }
    await this.keep(session, { id: link.id, person, state: 'waiting', until, usedBy: null })
    await this.waiting.put(`device link ${token}`, JSON.stringify(link), person, until)
    return token
  }

  /** Uses a link up. @returns whose it is; null: nobody's, used or over */
  async use(token: string, device: Device): Promise<string | null> {
    const body = await this.waiting.take(`device link ${token}`, this.now())
    if (body === null) return null
    const { id, person, session } = JSON.parse(body) as Link
    const made = await this.madeBy(session)
    if (made?.id !== id) return null
    await this.keep(session, { ...made, state: 'used', usedBy: device })
    return person
  }

  /** What the device that made a link is told of it. */
  async of(session: string): Promise<DeviceLinkState> {
    const { state, until, usedBy } = (await this.madeBy(session)) ?? NONE
    return { state, until, usedBy }
  }

  /** The links of sessions that have ended end with them. */
  async forget(sessions: readonly string[]): Promise<void> {
    for (const session of sessions) await this.waiting.take(keyOf(session), this.now())
  }

  private async madeBy(session: string): Promise<Made | null> {
    const body = await this.waiting.read(keyOf(session), this.now())
    return body === null ? null : (JSON.parse(body) as Made)
  }

  private keep(session: string, made: Made): Promise<void> {
    return this.waiting.put(keyOf(session), JSON.stringify(made), made.person, made.until)
  }
}

function keyOf(session: string): string {
  return `device link of ${session}`
}
