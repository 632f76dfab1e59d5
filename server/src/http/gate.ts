import type { IncomingMessage } from 'node:http'
import { apiError } from '../apiError.ts'
import { ADDRESS_LINES, ADDRESS_REQUESTS, ADDRESS_SOCKETS, CREATES, EXPORTS, HINTS, LINES, MAILS, NEW_ACCOUNTS, RECORDS, REPORTS, REQUESTS, RESTS, SIGN_INS, SIGN_INS_AS, SOCKETS } from './limits.ts' // prettier-ignore
import { nameKeys } from '../people/nameKeys.ts'
import type { RouteSpec } from './routeSpec.ts'
import { isFromProxy, limitedAs, originOf, type Origin, type TrustedProxies } from './origin.ts'

/** Somebody as limits know them; without a guest, all spectators of an address are one. */
export interface LimitedCaller {
  readonly guest: string | null
  readonly address: string
}

interface Window {
  count: number
  readonly end: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The one place, for HTTP and WebSockets, that knows where a request comes from and how much may come from there. */
export class Gate {
  private readonly trust: TrustedProxies
  private readonly scale: number
  private readonly windows = new Map<string, Window>()
  private readonly sockets = new Map<string, number>()
  private sweptAt = performance.now()

  /** @param scale of every limit; 0 lifts them */
  constructor(trust: TrustedProxies, scale: number) {
    this.trust = trust
    this.scale = scale
  }

  originOf(request: IncomingMessage): Origin {
    return originOf(request, this.trust)
  }

  /** A trusted proxy has sent it. */
  isFromProxy(request: IncomingMessage): boolean {
    return isFromProxy(request, this.trust)
  }

  /** Counts a request of an address, whoever it is. @throws ApiError `too-many-requests` */
  admitAddress(address: string): void {
    this.take(`address ${limitedAs(address)}`, ADDRESS_REQUESTS)
  }

  /** Counts a request of a guest, or of an address' spectators. @throws ApiError `too-many-requests` */
  admit(caller: LimitedCaller): void {
    this.take(nameOf(caller), REQUESTS)
  }

  /**
   * Counts making something that lasts. It counts by address as well, or each new guest would bring a new allowance. @throws ApiError
   * `too-many-requests`
   */
  admitCreate({ guest, address }: LimitedCaller): void {
    this.take(`creates of ${limitedAs(address)}`, CREATES)
    if (guest !== null) this.take(`creates by ${guest}`, CREATES)
  }

  /** Counts a request of a route with a limit of its own. @throws ApiError `too-many-requests` */
  admitTo(limit: NonNullable<RouteSpec['limit']>, caller: LimitedCaller): void {
    const address = limitedAs(caller.address)
    switch (limit) {
      case 'creates':
        return this.admitCreate(caller)
      case 'lines':
        this.take(`lines of ${address}`, ADDRESS_LINES)
        return this.take(`lines by ${caller.guest ?? address}`, LINES)
      case 'hints':
        return this.take(`hints of ${caller.guest ?? address}`, HINTS)
      case 'reports':
        this.take(`reports of ${address}`, REPORTS, HOUR)
        return this.take(`reports by ${caller.guest ?? address}`, REPORTS, HOUR)
      case 'accounts':
        return this.take(`accounts of ${address}`, NEW_ACCOUNTS, HOUR)
      case 'records':
        this.take(`records of ${address}`, RECORDS, HOUR)
        return this.take(`records by ${caller.guest ?? address}`, RECORDS, HOUR)
      case 'exports':
        return this.take(`exports of ${address}`, EXPORTS, HOUR)
      case 'sign-ins':
        return this.take(`sign-ins of ${address}`, SIGN_INS, HOUR)
    }
  }

  /** Counts a try of a name's password, from wherever it comes. @throws ApiError `too-many-requests` */
  admitSignInAs(name: string): void {
    for (const key of nameKeys(name)) this.take(`sign-ins as ${key}`, SIGN_INS_AS, HOUR)
  }

  /** Counts a change of when somebody's clocks stand still. @throws ApiError `too-many-requests` */
  admitRest(person: string): void {
    this.take(`rests of ${person}`, RESTS, HOUR)
  }

  /** Counts an e-mail to somebody who has not asked for it yet, by guest and by address. @throws ApiError `too-many-requests` */
  admitMail({ guest, address }: LimitedCaller): void {
    this.take(`mails of ${limitedAs(address)}`, MAILS, HOUR)
    if (guest !== null) this.take(`mails by ${guest}`, MAILS, HOUR)
  }

  /** Counts a link to sign in, by who asks and by where it is to go, whether anybody is there or not. @throws ApiError `too-many-requests` */
  admitSignInMail(caller: LimitedCaller, to: string): void {
    this.admitMail(caller)
    this.take(`mails to ${to.toLowerCase()}`, MAILS, HOUR)
  }

  /**
   * Takes a place for an open socket.
   * @returns gives it back
   * @throws ApiError `too-many-sockets`
   */
  takeSocket(caller: LimitedCaller): () => void {
    const places = [
      { key: nameOf(caller), most: SOCKETS },
      { key: `address ${limitedAs(caller.address)}`, most: ADDRESS_SOCKETS },
    ]
    const isFull = places.some(({ key, most }) => (this.sockets.get(key) ?? 0) >= this.scaled(most))
    if (isFull) throw apiError('too-many-sockets')
    for (const { key } of places) this.countSocket(key, 1)
    return () => {
      for (const { key } of places) this.countSocket(key, -1)
    }
  }

  /** A limit as the operator wants it. */
  scaled(most: number): number {
    return this.scale === 0 ? Infinity : Math.ceil(most * this.scale)
  }

  private countSocket(key: string, by: number): void {
    const now = (this.sockets.get(key) ?? 0) + by
    if (now > 0) this.sockets.set(key, now)
    else this.sockets.delete(key)
  }

  private take(key: string, most: number, length: number = MINUTE): void {
    if (this.scale === 0) return
    const now = performance.now()
    this.sweep(now)
    const known = this.windows.get(key)
    const window = known !== undefined && known.end > now ? known : { count: 0, end: now + length }
    if (window !== known) this.windows.set(key, window)
    if (window.count >= this.scaled(most)) {
      throw apiError('too-many-requests', { seconds: Math.ceil((window.end - now) / 1000) })
    }
    window.count++
  }

  /** Forgets, once a minute, who has not come for one. */
  private sweep(now: number): void {
    if (now - this.sweptAt < MINUTE) return
    this.sweptAt = now
    for (const [key, { end }] of this.windows) if (end <= now) this.windows.delete(key)
  }
}

function nameOf({ guest, address }: LimitedCaller): string {
  return guest === null ? `spectators at ${limitedAs(address)}` : `guest ${guest}`
}
