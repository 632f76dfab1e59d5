import { randomBytes } from 'node:crypto'
import type { Device } from './device.ts'

/** How long a link may be used, in milliseconds. */
const LIFE = 10 * 60_000
/** More than this wait for nobody: the oldest go. */
const MOST = 10_000

/** What has become of a link that a session made last. */
export interface DeviceLinkState {
  readonly state: 'none' | 'waiting' | 'used'
  /** When it ends, in milliseconds since 1970. */
  readonly until: number
  /** The browser that used it; null: none has. */
  readonly usedBy: Device | null
}

interface Link extends DeviceLinkState {
  readonly token: string
  readonly person: string
}

/** Links by which a further device becomes somebody: each is used once, soon. In memory: who needs another after a restart makes one. */
export class DeviceLinks {
  /** By the session that made it; a new one ends the one before. */
  private readonly links = new Map<string, Link>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** Makes a link for a session's person. @returns its token */
  make(person: string, session: string): string {
    const token = randomBytes(32).toString('base64url')
    this.links.delete(session)
    this.links.set(session, { token, person, state: 'waiting', until: this.now() + LIFE, usedBy: null })
    const [oldest] = this.links.keys()
    if (this.links.size > MOST && oldest !== undefined) this.links.delete(oldest)
    return token
  }

  /** Uses a link up. @returns whose it is; null: nobody's, used or over */
  use(token: string, device: Device): string | null {
    for (const [session, link] of this.links) {
      if (link.token !== token || link.state !== 'waiting') continue
      if (this.now() >= link.until) return null
      this.links.set(session, { ...link, state: 'used', usedBy: device })
      return link.person
    }
    return null
  }

  /** What the device that made a link is told of it. */
  of(session: string): DeviceLinkState {
    const link = this.links.get(session)
    if (link === undefined || this.now() >= link.until) return { state: 'none', until: 0, usedBy: null }
    const { state, until, usedBy } = link
    return { state, until, usedBy }
  }

  /** The links of sessions that have ended end with them. */
  forget(sessions: readonly string[]): void {
    for (const session of sessions) this.links.delete(session)
  }
}
