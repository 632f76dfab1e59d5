import { KeyedQueue } from '@fathom/engine'
import type { Language, Seat } from '@fathom/kernel'
import type { ChangeGuest } from '@fathom/protocol'
import { createHmac, randomBytes } from 'node:crypto'
import { apiError } from './apiError.ts'
import { limitedAs } from './http/origin.ts'
import { idOf, newId } from './ids.ts'
import { deviceOf, type Device } from './people/device.ts'
import { nameKeys } from './people/nameKeys.ts'
import { Sessions } from './people/sessions.ts'
import type { StoredSession } from './store/sessions.ts'
import type { Store, StoredGuest } from './store/store.ts'
import { serverNow } from './serverTime.ts'

/** How many guests are kept in memory. */
const REMEMBERED = 10_000

/** Who is who: people by their ids, and by the sessions of their browsers. */
export class Guests {
  readonly sessions: Sessions
  private readonly store: Store
  private readonly secret: Buffer
  private readonly known = new Map<string, StoredGuest>()
  /** How often somebody was let go of: what the store is being asked meanwhile may be of before. */
  private letGo = 0
  /** One change of a person after the other: each begins with what the one before has made. */
  private readonly changes = new KeyedQueue()
  /** Called with somebody who is called otherwise now, or is nobody any more. */
  onChanged: (person: string) => void = () => {}

  constructor(store: Store, secret: Buffer) {
    this.store = store
    this.secret = secret
    this.sessions = new Sessions(store.people, secret)
  }

  /** A new guest, of that id, and the token of their first session. @throws ApiError `name-taken` if the name looks like an account's */
  async create(
    name: string,
    language: Language,
    device: Device = deviceOf(undefined),
    id = newId(),
  ): Promise<{ guest: StoredGuest; token: string }> {
    // Whoever has an account can be told from everybody else.
    if ((await this.store.people.namedLike(nameKeys(name))).length > 0) throw apiError('name-taken')
    const guest: StoredGuest = { id, name, language, emblem: null, color: null }
    // One after the other: nobody who is not there has a session.
    await this.store.saveGuest(guest, serverNow())
    const { token } = await this.sessions.open(guest.id, device)
    this.remember(guest)
    return { guest, token }
  }

  /** @throws ApiError `name-taken` if the name looks like another account's */
  change(guest: StoredGuest, change: ChangeGuest): Promise<StoredGuest> {
    return this.changes.run(guest.id, () => this.changeNow(guest.id, change))
  }

  private async changeNow(id: string, change: ChangeGuest): Promise<StoredGuest> {
    const guest = await this.byId(id)
    if (guest === null) throw apiError('no-guest')
    const { name } = change
    const isNew = name !== undefined && name !== guest.name
    if (isNew && !(await this.store.people.takeName(id, name, nameKeys(name)))) throw apiError('name-taken')
    const changed: StoredGuest = { ...guest, ...change }
    await this.store.saveGuest(changed, serverNow())
    this.remember(changed)
    this.onChanged(id)
    return changed
  }

  /** Whose a token is, and its session; null for any other text. */
  async byToken(token: string, device: Device): Promise<{ guest: StoredGuest; session: StoredSession } | null> {
    const session = await this.sessions.find(token, device)
    const guest = session === null ? null : await this.byId(session.person)
    return session === null || guest === null ? null : { guest, session }
  }

  async byId(id: string): Promise<StoredGuest | null> {
    const { letGo } = this
    const stored = this.known.has(id) ? null : await this.store.guest(id)
    // What was changed while the store was read is newer.
    const known = this.known.get(id) ?? stored
    if (known !== null && (known !== stored || letGo === this.letGo)) this.remember(known)
    return known
  }

  /** Somebody is nobody any more. */
  forget(id: string): void {
    this.letGo++
    this.known.delete(id)
    this.onChanged(id)
  }

  /** What was remembered is read anew. @param person null: of all */
  refresh(person: string | null): void {
    this.letGo++
    if (person === null) this.known.clear()
    else this.known.delete(person)
  }

  /** An address as the store may know it: equal for equal addresses, and nobody without the secret can tell which. */
  originKey(address: string): string {
    return createHmac('sha256', this.secret)
      .update(`address ${limitedAs(address)}`)
      .digest('base64url')
      .slice(0, 22)
  }

  /** Somebody as others may know them at one table: another id at each, and nobody without the secret can tell whose. */
  keyAt(table: string, person: string): string {
    return createHmac('sha256', this.secret).update(`at ${table} ${person}`).digest('base64url').slice(0, 22)
  }

  /** The id of the table where a table's game is played again: the same at every process, so that two who ask at once make one. */
  rematchOf(table: string): string {
    return idOf(createHmac('sha256', this.secret).update(`rematch ${table}`).digest())
  }

  /** The id of who gets a chair beside its giver by this request: the same when it is sent again. */
  besideOf(
    giver: string,
    { table, seat, nonce }: { readonly table: string; readonly seat: Seat; readonly nonce: string },
  ): string {
    return idOf(createHmac('sha256', this.secret).update(`beside ${giver} ${table} ${seat} ${nonce}`).digest())
  }

  /** Names of those who called last, or made themselves known. */
  *names(): Iterable<string> {
    for (const { name } of this.known.values()) yield name
  }

  private remember(guest: StoredGuest): void {
    this.known.delete(guest.id)
    this.known.set(guest.id, guest)
    const [oldest] = this.known.keys()
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest)
  }
}

/** The secret seed of a table: 32 random bytes in hex. */
export function newSeed(): string {
  return randomBytes(32).toString('hex')
}
