import type { Language } from '@fathom/kernel'
import type * as v from 'valibot'
import type { Device } from '../people/device.ts'
import type { StoredSession } from '../store/sessions.ts'
import type { StoredGuest } from '../store/store.ts'
import type { ROUTES, RouteName } from './routes.ts'

type Parsed<Spec, Key extends string> = Spec extends { readonly [K in Key]: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : null

type Id<Spec> = Spec extends { readonly id: string } ? string : undefined
type Guest<Spec> = Spec extends { readonly guest: 'required' } ? StoredGuest : StoredGuest | null

/** The caller's cookies. */
export interface Cookies {
  /** Makes the caller's browser whose token it is. */
  set(token: string): void
  /** Keeps who the browser is beside, while it is somebody else. */
  setAside(): void
  /** The token that was set aside; null: none was. */
  readonly aside: string | null
  /** Keeps who was set aside for another year. */
  keepAside(): void
  /** Lets go of who was set aside. */
  forgetAside(): void
  /** Makes the browser who was set aside, or nobody. */
  goBack(): void
  /** The token of who plays in a chair of the table at the caller's device; null: nobody does. */
  beside(seat: number): string | null
  /** Keeps who plays in a chair of a table at the caller's device; no page can read the token. */
  setBeside(table: string, seat: number, token: string): void
  /** Lets the cookie that the caller came with last for another year. */
  renew(): void
}

type Session<Spec> = Spec extends { readonly guest: 'required' } ? StoredSession : StoredSession | null

/** A checked request. */
export interface HandlerRequest<Name extends RouteName> {
  readonly id: Id<(typeof ROUTES)[Name]>
  readonly query: Parsed<(typeof ROUTES)[Name], 'query'>
  readonly body: Parsed<(typeof ROUTES)[Name], 'body'>
  readonly guest: Guest<(typeof ROUTES)[Name]>
  /** By which they are that guest. */
  readonly session: Session<(typeof ROUTES)[Name]>
  /** What the caller's browser calls itself. */
  readonly device: Device
  readonly language: Language
  /** Where the request comes from. */
  readonly address: string
  /** The server's own address as the caller knows it: `https://games.example`. */
  readonly site: string
  readonly cookies: Cookies
}

/** JSON that is ready already (readings come so from the engine threads), or plain text. */
export class Ready {
  readonly text: string
  readonly type: 'application/json' | 'text/plain'
  constructor(text: string, type: Ready['type'] = 'application/json') {
    this.text = text
    this.type = type
  }
}

type Reply<Spec> = Spec extends { readonly reply: infer S extends v.GenericSchema } ? v.InferInput<S> | Ready : Ready

/** One for every route. @throws ApiError for a refusal */
export type Handlers = {
  readonly [Name in RouteName]: (request: HandlerRequest<Name>) => Promise<Reply<(typeof ROUTES)[Name]>>
}
