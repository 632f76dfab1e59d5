import type { AuthenticationResponseJSON, PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server' // prettier-ignore
import { apiError } from '../apiError.ts'
import type { StoredPasskey } from '../store/accounts.ts'
import type { PeopleStore } from '../store/peopleStore.ts'
import type { StoredGuest } from '../store/store.ts'
import { Challenges } from './challenges.ts'
import type { Device } from './device.ts'
import type { RelyingParty } from './relyingParty.ts'
import { serverNow } from '../serverTime.ts'

/** Loaded when somebody uses it: most servers start faster than they need it. */
const library = () => import('@simplewebauthn/server')

/** What a browser is asked, and the id that its answer has to name. */
interface Asked<Options> {
  readonly challenge: string
  readonly options: Options
}

/** An answer of a browser. */
export interface Answered {
  /** As `Asked` names it. */
  readonly challenge: string
  /** As `@simplewebauthn/browser` gives it. */
  readonly response: object
}

interface Parts {
  readonly store: PeopleStore
  /** Asked when it is needed: the port is known only then. */
  readonly relyingParty: () => RelyingParty | null
  readonly challenges?: Challenges
}

/** Passkeys: how they are made, and what shows that somebody has one. */
export class Passkeys {
  private readonly store: PeopleStore
  private readonly relyingParty: () => RelyingParty | null
  private readonly challenges: Challenges

  constructor({ store, relyingParty, challenges = new Challenges() }: Parts) {
    this.store = store
    this.relyingParty = relyingParty
    this.challenges = challenges
  }

  /** The pages that can make and use passkeys; null: none can. */
  get origin(): string | null {
    return this.relyingParty()?.origin ?? null
  }

  /** Asks a browser to make a passkey. @throws ApiError `no-passkeys` */
  async askForNew(
    { id, name }: StoredGuest,
    session: string,
    known: readonly StoredPasskey[],
  ): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: 'Fathom',
      rpID: this.party().id,
      userID: new TextEncoder().encode(id),
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: [...passkey.transports] })) as never,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return { challenge: await this.challenges.issue(options.challenge, 'new-passkey', session), options }
  }

  /** The passkey that a browser has made. @throws ApiError `old-challenge`, `bad-passkey` */
  async read(answer: Answered, person: string, session: string, device: Device): Promise<StoredPasskey> {
    const { origin, id: rpId } = this.party()
    const expectedChallenge = await this.challengeOf(answer, 'new-passkey', session)
    const { verifyRegistrationResponse } = await library()
    const response = answer.response as RegistrationResponseJSON
    const made = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    }).catch(() => null)
    if (made?.verified !== true) throw apiError('bad-passkey')
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
    const at = serverNow()
    return { id, person, publicKey, counter, transports, ...device, createdAt: at, usedAt: at }
  }

  /** Asks a browser for any passkey of this site. @throws ApiError `no-passkeys` */
  async askForAny(session: string | null): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({ rpID: this.party().id, userVerification: 'preferred' })
    return { challenge: await this.challenges.issue(options.challenge, 'sign-in', session), options }
  }

  /** Whose passkey a browser has shown. @throws ApiError `old-challenge`, `bad-passkey` */
  async personOf(answer: Answered, session: string | null): Promise<string> {
    const { origin, id: rpId } = this.party()
    const expectedChallenge = await this.challengeOf(answer, 'sign-in', session)
    const response = answer.response as AuthenticationResponseJSON
    const passkey = typeof response.id === 'string' ? await this.store.passkey(response.id) : null
    if (passkey === null) throw apiError('bad-passkey')
    const { verifyAuthenticationResponse } = await library()
    const { id, publicKey, counter } = passkey
    const shown = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id, publicKey, counter },
      requireUserVerification: false,
    }).catch(() => null)
    if (shown?.verified !== true) throw apiError('bad-passkey')
    if (!(await this.store.usePasskey(id, shown.authenticationInfo.newCounter, serverNow())))
      throw apiError('bad-passkey')
    return passkey.person
  }

  private party(): RelyingParty {
    const party = this.relyingParty()
    if (party === null) throw apiError('no-passkeys')
    return party
  }

  private async challengeOf(
    { challenge }: Answered,
    use: 'new-passkey' | 'sign-in',
    session: string | null,
  ): Promise<string> {
    const found = await this.challenges.take(challenge, use, session)
    if (found === null) throw apiError('old-challenge')
    return found
  }
}
