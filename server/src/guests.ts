import type { Language } from '@fathom/kernel'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { limitedAs } from './http/origin.ts'
import { newId } from './ids.ts'
import type { Store, StoredGuest } from './store/store.ts'

/** How many guests are kept in memory. */
const REMEMBERED = 10_000

/**
 * Who is who. A guest's token is `id.signature`: whoever holds it is that guest. The signature is an HMAC with the server's secret, so tokens
 * need no table and can't be guessed.
 */
export class Guests {
  private readonly store: Store
  private readonly secret: Buffer
  private readonly known = new Map<string, StoredGuest>()

  constructor(store: Store, secret: Buffer) {
    this.store = store
    this.secret = secret
  }

  async create(name: string, language: Language): Promise<{ guest: StoredGuest; token: string }> {
    const guest: StoredGuest = { id: newId(), name, language }
    await this.store.saveGuest(guest, Date.now())
    this.remember(guest)
    return { guest, token: `${guest.id}.${this.sign(guest.id)}` }
  }

  async change(guest: StoredGuest, { name, language }: { name?: string; language?: Language }): Promise<StoredGuest> {
    const changed: StoredGuest = { id: guest.id, name: name ?? guest.name, language: language ?? guest.language }
    await this.store.saveGuest(changed, Date.now())
    this.remember(changed)
    return changed
  }

  /** The guest of a token, or null for any other text. */
  async byToken(token: string): Promise<StoredGuest | null> {
    const [id = '', signature = '', ...more] = token.split('.')
    if (more.length > 0 || !this.isSigned(id, signature)) return null
    const known = this.known.get(id) ?? (await this.store.guest(id))
    if (known !== null) this.remember(known)
    return known
  }

  /** An address as the store may know it: equal for equal addresses, and nobody without the secret can tell which. */
  originKey(address: string): string {
    return createHmac('sha256', this.secret)
      .update(`address ${limitedAs(address)}`)
      .digest('base64url')
      .slice(0, 22)
  }

  /** Names of those who called last, or made themselves known. */
  *names(): Iterable<string> {
    for (const { name } of this.known.values()) yield name
  }

  private isSigned(id: string, signature: string): boolean {
    // As texts: several texts may stand for the same bytes, and a token has one spelling.
    const given = Buffer.from(signature)
    const right = Buffer.from(this.sign(id))
    return given.length === right.length && timingSafeEqual(given, right)
  }

  private sign(id: string): string {
    return createHmac('sha256', this.secret).update(`guest ${id}`).digest('base64url')
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
