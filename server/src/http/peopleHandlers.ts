import type { CreatedGuest, PasskeyRequest, SessionList } from '@fathom/protocol'
import { KeyedQueue, type GameLibrary } from '@fathom/engine'
import { apiError } from '../apiError.ts'
import type { Guests } from '../guests.ts'
import type { Plans } from '../host/plans.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Log } from '../log.ts'
import type { NoticePeople } from '../notices/people.ts'
import type { Accounts } from '../people/accounts.ts'
import type { DeviceLinks } from '../people/deviceLinks.ts'
import type { Blocks } from '../people/blocks.ts'
import { bringAlong } from '../people/bringing.ts'
import type { Device } from '../people/device.ts'
import { exportOf } from '../people/exporting.ts'
import { forgetPerson } from '../people/leaving.ts'
import type { MailLinks } from '../people/mailLinks.ts'
import { may } from '../people/may.ts'
import { isSameName } from '../people/nameKeys.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import type { Gate } from './gate.ts'
import type { HandlerRequest, Handlers } from './handler.ts'
import type { PEOPLE } from './routes/people.ts'
import type { Underway } from './underway.ts'

export interface PeopleParts {
  readonly store: Store
  readonly host: TableHost
  readonly library: GameLibrary
  readonly guests: Pick<Guests, 'sessions' | 'byId' | 'byToken' | 'forget'>
  readonly accounts: Accounts
  readonly blocks: Pick<Blocks, 'reload'>
  readonly notices: Pick<NoticePeople, 'bring'>
  readonly plans: Pick<Plans, 'bring'>
  readonly passkeys: Passkeys
  readonly deviceLinks: DeviceLinks
  readonly mailLinks: MailLinks
  readonly log: Log
  readonly gate: Pick<Gate, 'admitSignInAs' | 'admitSignInMail'>
  readonly underway: Pick<Underway, 'last'>
}

type SigningIn = HandlerRequest<
  'signInByPasskey' | 'signInByPassword' | 'signInByLink' | 'signInByMail' | 'signInByCode'
>

/** Who people are, on which devices, and by what they are known again. */
export function peopleHandlers(parts: PeopleParts): Pick<Handlers, keyof typeof PEOPLE> {
  const { accounts, passkeys, deviceLinks, mailLinks, gate, guests, underway } = parts
  const { sessions } = guests

  const list = async (person: string, current: string): Promise<SessionList> => ({
    sessions: (await sessions.of(person)).map(({ id, browser, system, createdAt, usedAt }) => ({
      id,
      browser,
      system,
      createdAt,
      usedAt,
      isCurrent: id === current,
    })),
  })

  // One after the other: of two at once each would find the other one's session still there.
  const ends = new KeyedQueue()
  const end = (person: string, id: string): Promise<void> => ends.run(person, () => endNow(person, id))
  const endNow = async (person: string, id: string): Promise<void> => {
    const ids = (await sessions.of(person)).map((each) => each.id)
    const refused = may.endSession({ sessions: ids, hasAccount: await accounts.has(person) }, id)
    if (refused !== null) throw apiError(refused)
    await sessions.end(person, [id])
  }

  /** @param person whose a link is; null: nobody's any more */
  const signInLinked = async (person: string | null, request: SigningIn): Promise<CreatedGuest> => {
    const guest = person === null ? null : await guests.byId(person)
    if (guest === null) throw apiError('old-link')
    return signIn(guest, request)
  }

  /** The guest who waits in the caller's browser; never an account. */
  const guestAside = async (token: string | null, device: Device): ReturnType<Guests['byToken']> => {
    const found = token === null ? null : await guests.byToken(token, device)
    return found === null || (await accounts.has(found.guest.id)) ? null : found
  }

  /**
   * This browser is somebody else from now on. A guest who has nothing but this browser's cookie waits until they sign out; where one waits already it
   * is they who go on waiting, as a second one came here from another device.
   */
  const signIn = async (guest: StoredGuest, request: SigningIn): Promise<CreatedGuest> => {
    const { session: before, device, cookies } = request
    const { token } = await sessions.open(guest.id, device)
    if (before !== null) {
      const waits = (await guestAside(cookies.aside, device)) !== null
      if (await accounts.has(before.person)) await sessions.end(before.person, [before.id])
      else if (!waits) cookies.setAside()
      // A sign-out that is answered before this clears it.
      if (waits) cookies.keepAside()
    }
    cookies.set(token)
    return { guest: { ...guest }, token }
  }

  return {
    sessions: ({ guest, session }) => list(guest.id, session.id),
    async endSession({ guest, session, id, cookies }) {
      await end(guest.id, id)
      if (id === session.id) cookies.goBack()
      return list(guest.id, session.id)
    },
    async endOtherSessions({ guest, session }) {
      await sessions.endOthers(guest.id, session.id)
      return list(guest.id, session.id)
    },
    async signOut({ guest, session, cookies }) {
      await end(guest.id, session.id)
      cookies.goBack()
      return { signedOut: true }
    },

    myData: ({ guest }) => exportOf(parts, guest),
    async deleteMe({ guest, session, body, cookies }) {
      if (!isSameName(body.name, guest.name)) throw apiError('wrong-name')
      const { store, host, library, log } = parts
      await forgetPerson({ store, host, library, guests, log }, guest, session.id)
      await parts.blocks.reload()
      cookies.goBack()
      return { deleted: true }
    },

    async waitingGuest({ cookies, device }) {
      const waiting = await guestAside(cookies.aside, device)
      if (waiting === null) return { guest: null }
      const { id, name } = waiting.guest
      const tables = await parts.store.people.tablesWith(id)
      return { guest: { name, tables: tables.length } }
    },
    async bringGuest({ guest, cookies, device }) {
      const waiting = await guestAside(cookies.aside, device)
      if (waiting === null || waiting.guest.id === guest.id) throw apiError('no-waiting-guest')
      if (!(await accounts.has(guest.id))) throw apiError('no-account')
      const { store, host } = parts
      const stayed = await underway.last(waiting.guest.id, () =>
        bringAlong({ store, host, guests }, waiting.guest, guest, waiting.session.id),
      )
      await parts.blocks.reload()
      await parts.notices.bring(guest.id)
      await parts.plans.bring(guest.id)
      if (stayed === 0) cookies.forgetAside()
      return { stayed }
    },

    newDeviceLink: async ({ guest, session }) => ({ token: await deviceLinks.make(guest.id, session.id) }),
    deviceLink: ({ session }) => deviceLinks.of(session.id),

    account: ({ guest }) => accounts.read(guest.id),
    async askForPasskey({ guest, session }) {
      return (await accounts.askForPasskey(guest, session.id)) as unknown as PasskeyRequest
    },
    addPasskey: ({ guest, session, device, body }) => accounts.addPasskey(guest, session.id, device, body),
    removePasskey: ({ guest, id }) => accounts.removePasskey(guest.id, id),
    setPassword: ({ guest, body }) => accounts.setPassword(guest, body.password),
    removePassword: ({ guest }) => accounts.removePassword(guest.id),
    newCodes: ({ guest }) => accounts.newCodes(guest.id),

    async askForSignIn({ session }) {
      return (await passkeys.askForAny(session?.id ?? null)) as unknown as PasskeyRequest
    },
    async signInByPasskey(request) {
      return signIn(await accounts.byPasskey(request.body, request.session?.id ?? null), request)
    },
    async signInByPassword(request) {
      const { name, password } = request.body
      gate.admitSignInAs(name)
      return signIn(await accounts.byPassword(name, password), request)
    },
    signInWays: () => Promise.resolve({ passkeyOrigin: passkeys.origin, email: mailLinks.isOffered }),
    sendSignInLink({ guest, address, body }) {
      if (!mailLinks.isOffered) throw apiError('no-email')
      gate.admitSignInMail({ guest: guest?.id ?? null, address }, body.address)
      void mailLinks.send(body.address)
      return Promise.resolve({ asked: true })
    },
    signInByMail: async (request) => signInLinked(await mailLinks.use(request.body.token), request),
    signInByLink: async (request) => signInLinked(await deviceLinks.use(request.body.token, request.device), request),
    async signInByCode(request) {
      return signIn(await accounts.byCode(request.body.code), request)
    },
  }
}
