import type { AccountReading, NewWayIn } from '@fathom/protocol'
import { apiError } from '../apiError.ts'
import type { Guests } from '../guests.ts'
import type { NewAccount, StoredAccount } from '../store/accounts.ts'
import type { PeopleStore } from '../store/peopleStore.ts'
import type { StoredGuest } from '../store/store.ts'
import type { Device } from './device.ts'
import type { House } from './house.ts'
import { may } from './may.ts'
import { isSameName, nameKeys } from './nameKeys.ts'
import type { Answered, Passkeys } from './passkeys.ts'
import type { Passwords } from './passwords.ts'
import { hashOfCode, newCodes } from './recoveryCodes.ts'
import { serverNow } from '../serverTime.ts'

/** How many passkeys somebody may have. */
const MOST_PASSKEYS = 20

export interface AccountParts {
  readonly store: PeopleStore
  readonly guests: Pick<Guests, 'byId'>
  readonly passkeys: Passkeys
  readonly passwords: Passwords
  readonly house: Pick<House, 'whoMakesAccounts' | 'isInvited'>
  /** The operator has set an SMTP server. */
  readonly email: boolean
}

/** Guests who keep their names: how they become accounts, and how they are known again. */
export class Accounts {
  private readonly parts: AccountParts

  constructor(parts: AccountParts) {
    this.parts = parts
  }

  /** Some who are guests here can become accounts. */
  async canBeMade(): Promise<boolean> {
    return (await this.parts.house.whoMakesAccounts()) !== 'nobody'
  }

  async has(person: string): Promise<boolean> {
    return (await this.parts.store.account(person)) !== null
  }

  async read(person: string): Promise<AccountReading> {
    const { store, passkeys, email } = this.parts
    const account = await store.account(person)
    return {
      account: account === null ? null : readingOf(account),
      mayMakeAccount: (await this.refusalOf(person)) === null,
      passkeyOrigin: passkeys.origin,
      email,
    }
  }

  /** Asks the browser for a new passkey. @throws ApiError if they may not make an account, or have as many as anybody may */
  async askForPasskey(guest: StoredGuest, session: string) {
    const account = await this.parts.store.account(guest.id)
    await this.refuseNew(guest.id, account)
    this.refuseFull(account)
    return this.parts.passkeys.askForNew(guest, session, account?.passkeys ?? [])
  }

  /** Keeps a new passkey; a guest is an account from then on. @throws ApiError */
  async addPasskey(guest: StoredGuest, session: string, device: Device, answer: Answered): Promise<NewWayIn> {
    const { store, passkeys } = this.parts
    const account = await store.account(guest.id)
    await this.refuseNew(guest.id, account)
    const passkey = await passkeys.read(answer, guest.id, session, device)
    if (account === null) return this.create(guest, { passkey })
    const done = await store.addPasskey(passkey, MOST_PASSKEYS)
    if (done === 'exists') throw apiError('bad-passkey')
    if (done === 'full') throw apiError('too-many-passkeys', { limit: MOST_PASSKEYS })
    return { ...(await this.read(guest.id)), codes: null }
  }

  /** @throws ApiError `no-such-passkey`, `last-way-in` */
  async removePasskey(person: string, id: string): Promise<AccountReading> {
    const done = await this.parts.store.removePasskey(person, id)
    if (done === 'none') throw apiError('no-such-passkey')
    if (done === 'last') throw apiError('last-way-in')
    return this.read(person)
  }

  /** Sets a password, or another; a guest is an account from then on. */
  async setPassword(guest: StoredGuest, password: string): Promise<NewWayIn> {
    const { store, passwords } = this.parts
    const account = await store.account(guest.id)
    await this.refuseNew(guest.id, account)
    const hash = await passwords.hash(password)
    // Where they have become an account meanwhile, in another tab, this one is the later password.
    if (account === null && !(await this.has(guest.id))) return this.create(guest, { password: hash })
    await store.setPassword(guest.id, hash)
    return { ...(await this.read(guest.id)), codes: null }
  }

  /** @throws ApiError `last-way-in` */
  async removePassword(person: string): Promise<AccountReading> {
    if ((await this.parts.store.setPassword(person, null)) === 'last') throw apiError('last-way-in')
    return this.read(person)
  }

  /** New recovery codes in place of those before. @throws ApiError `no-account` */
  async newCodes(person: string): Promise<NewWayIn> {
    if (!(await this.has(person))) throw apiError('no-account')
    const codes = newCodes()
    await this.parts.store.setCodes(person, codes.map(hashOfCode))
    return { ...(await this.read(person)), codes }
  }

  /** Whose name and password these are. The same refusal, as late, for no such name, one without a password and a wrong one. */
  async byPassword(name: string, password: string): Promise<StoredGuest> {
    const { store, guests, passwords } = this.parts
    const named = await Promise.all((await store.namedLike(nameKeys(name))).map((id) => guests.byId(id)))
    const guest = named.find((each) => each !== null && isSameName(each.name, name)) ?? null
    const account = guest === null ? null : await store.account(guest.id)
    const isRight = await passwords.isRight(password, account?.password ?? null)
    if (guest === null || !isRight) throw apiError('bad-sign-in')
    return guest
  }

  /** Whose recovery code this was. @throws ApiError `bad-sign-in` */
  async byCode(code: string): Promise<StoredGuest> {
    const person = await this.parts.store.takeCode(hashOfCode(code))
    return this.guest(person, 'bad-sign-in')
  }

  /** @throws ApiError `old-challenge`, `bad-passkey` */
  async byPasskey(answer: Answered, session: string | null): Promise<StoredGuest> {
    return this.guest(await this.parts.passkeys.personOf(answer, session), 'bad-passkey')
  }

  private async guest(person: string | null, refused: 'bad-sign-in' | 'bad-passkey'): Promise<StoredGuest> {
    const guest = person === null ? null : await this.parts.guests.byId(person)
    if (guest === null) throw apiError(refused)
    return guest
  }

  private async create(guest: StoredGuest, way: NewAccount['way']): Promise<NewWayIn> {
    const { id, name } = guest
    const codes = newCodes()
    const done = await this.parts.store.createAccount({
      person: id,
      at: serverNow(),
      name,
      nameKeys: nameKeys(name),
      way,
      codeHashes: codes.map(hashOfCode),
    })
    if (typeof done === 'object') return this.create({ ...guest, name: done.renamed }, way)
    if (done === 'gone') throw apiError('no-guest')
    if (done === 'name-taken') throw apiError('name-taken')
    if (done === 'exists') throw apiError('bad-passkey')
    return { ...(await this.read(id)), codes }
  }

  private async refuseNew(person: string, account: StoredAccount | null): Promise<void> {
    const refused = account === null ? await this.refusalOf(person) : null
    if (refused !== null) throw apiError(refused)
  }

  private async refusalOf(person: string): Promise<ReturnType<typeof may.makeAccount>> {
    const { house } = this.parts
    return may.makeAccount(await house.whoMakesAccounts(), await house.isInvited(person))
  }

  private refuseFull(account: StoredAccount | null): void {
    if ((account?.passkeys.length ?? 0) >= MOST_PASSKEYS) throw apiError('too-many-passkeys', { limit: MOST_PASSKEYS })
  }
}

function readingOf({ createdAt, passkeys, password, codes }: StoredAccount): NonNullable<AccountReading['account']> {
  return {
    createdAt,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      browser: passkey.browser,
      system: passkey.system,
      createdAt: passkey.createdAt,
      usedAt: passkey.usedAt,
    })),
    hasPassword: password !== null,
    codes,
  }
}
