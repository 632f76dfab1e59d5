import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { apiError } from '../apiError.ts'
import { newId } from '../ids.ts'
import type { PeopleStore } from '../store/peopleStore.ts'
import type { StoredSession } from '../store/sessions.ts'
import type { Device } from './device.ts'

/** How many sessions are kept in memory. */
const REMEMBERED = 10_000
/** How many sessions a person may have: of more, the least used end. */
const MOST = 50
/** A use is written when the last one written is this old, in milliseconds. */
const COARSE = 24 * 3600_000
/** What a page asks when it opens comes within this, in milliseconds. */
const OPENING = 60_000
/** 32 random bytes as base64url. */
const TOKEN = /^[\w-]{43}$/

type Ended = (ids: readonly string[]) => void

/**
 * Which browser is whom. A session's token is random, and only its hash is stored; whoever holds it is that person until the session ends. Most
 * requests find theirs in memory, and nothing is written for them.
 */
export class Sessions {
  private readonly store: PeopleStore
  private readonly secret: Buffer
  private readonly now: () => number
  /** By the hash of the token. */
  private readonly known = new Map<string, StoredSession>()
  /** What has ended while somebody may still be reading it. */
  private readonly ended = new Set<string>()
  private readonly listeners: Ended[] = []
  /** Called with those that this process has ended. */
  onEndedHere: Ended = () => {}

  /** @param secret what tokens were signed with before there were sessions */
  constructor(store: PeopleStore, secret: Buffer, now: () => number = Date.now) {
    this.store = store
    this.secret = secret
    this.now = now
  }

  /** Makes a browser a person's. @returns the token, which nobody can tell again. @throws ApiError `no-guest`: they have left for good meanwhile */
  async open(person: string, device: Device): Promise<{ readonly token: string; readonly session: StoredSession }> {
    const token = randomBytes(32).toString('base64url')
    const session = this.newSession(person, device)
    const pushedOut = await this.store.addSession(session, hashOf(token), MOST)
    if (pushedOut === null) throw apiError('no-guest')
    this.endHere(pushedOut)
    this.remember(hashOf(token), session)
    return { token, session }
  }

  /** The session of a token, or null for any other text. */
  async find(token: string, device: Device): Promise<StoredSession | null> {
    const key = hashOf(token)
    const found = this.known.get(key) ?? (await this.read(token, key, device))
    if (found === null || this.ended.has(found.id)) return null
    const at = this.now()
    const used = at - found.usedAt < COARSE ? found : { ...found, usedAt: at }
    this.remember(key, used)
    // Nobody waits for it: at worst the page says an older day.
    if (used !== found) void this.store.useSession(found.id, at).catch(() => {})
    return used
  }

  /**
   * True where a page opens for the first time in a day, and not just after the session began. The answer that renews a cookie may come after another
   * one by which the browser has become somebody else, and would make it who it was before: so it is sent seldom.
   */
  isForAnotherDay({ createdAt, usedAt }: StoredSession): boolean {
    return usedAt > createdAt && this.now() - usedAt < OPENING
  }

  /** A person's sessions, last used first. */
  async of(person: string): Promise<StoredSession[]> {
    return (await this.store.sessionsOf(person)).filter(({ id }) => !this.ended.has(id))
  }

  /** Ends some of a person's sessions: from now on their tokens are nobody's, and their sockets are closed. */
  async end(person: string, ids: readonly string[]): Promise<void> {
    await this.store.endSessions(person, ids)
    this.endHere(ids)
  }

  /** Ends all of a person's sessions but one. */
  async endOthers(person: string, session: string): Promise<void> {
    const all = await this.of(person)
    const others = all.flatMap(({ id }) => (id === session ? [] : [id]))
    await this.end(person, others)
  }

  hasEnded(id: string): boolean {
    return this.ended.has(id)
  }

  /** Calls a function with the sessions that end from now on. */
  onEnd(listener: Ended): void {
    this.listeners.push(listener)
  }

  private async read(token: string, key: string, device: Device): Promise<StoredSession | null> {
    if (TOKEN.test(token)) return this.store.session(key)
    const person = this.personOfOldToken(token)
    if (person === null) return null
    const known = await this.store.session(key)
    if (known !== null) return known
    const session = this.newSession(person, device)
    // If two come at once, the other has made it.
    return (await this.store.adoptOldToken(session, key)) ? session : this.store.session(key)
  }

  /** Whose a signed token of an earlier release is (`id.signature`). As texts: several may stand for the same bytes, and a token has one spelling. */
  private personOfOldToken(token: string): string | null {
    const [id = '', signature = '', ...more] = token.split('.')
    const given = Buffer.from(signature)
    const right = Buffer.from(createHmac('sha256', this.secret).update(`guest ${id}`).digest('base64url'))
    const isRight = more.length === 0 && given.length === right.length && timingSafeEqual(given, right)
    return isRight ? id : null
  }

  private newSession(person: string, { browser, system }: Device): StoredSession {
    const at = this.now()
    return { id: newId(), person, browser, system, createdAt: at, usedAt: at }
  }

  /** What was remembered is read anew; ended ones stay so. */
  refresh(): void {
    this.known.clear()
  }

  private endHere(ids: readonly string[]): void {
    this.forget(ids)
    if (ids.length > 0) this.onEndedHere(ids)
  }

  /** Sessions have ended, here or at another process. */
  forget(ids: readonly string[]): void {
    if (ids.length === 0) return
    for (const id of ids) addBounded(this.ended, id)
    for (const [key, { id }] of this.known) if (this.ended.has(id)) this.known.delete(key)
    for (const listener of this.listeners) listener(ids)
  }

  private remember(key: string, session: StoredSession): void {
    this.known.delete(key)
    this.known.set(key, session)
    const [oldest] = this.known.keys()
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest)
  }
}

function addBounded(ids: Set<string>, id: string): void {
  ids.add(id)
  const [oldest] = ids
  if (ids.size > REMEMBERED && oldest !== undefined) ids.delete(oldest)
}

/** A token as the store may know it: who reads the database can't be anybody. */
function hashOf(token: string): string {
  return createHash('sha256').update(`fathom session ${token}`).digest('base64url')
}
