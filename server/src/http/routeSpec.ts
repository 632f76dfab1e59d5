import type * as v from 'valibot'
import type { Code } from '../codes.ts'

type Schema = v.GenericSchema

/** What a route is, for the server that serves it and for the description that is made of it. */
export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** With `{id}` where an id stands. */
  readonly path: string
  readonly summary: string
  /** `required`: refused without a guest. */
  readonly guest: 'required' | 'optional'
  /** Whose id stands in the path. */
  readonly id?:
    | 'table'
    | 'game'
    | 'channel'
    | 'session'
    | 'passkey'
    | 'block'
    | 'friend'
    | 'group'
    | 'person'
    | 'report'
    | 'measure'
    | 'invitation'
  readonly query?: Schema
  readonly body?: Schema
  /** In bytes, where it is not the usual one. */
  readonly bodyLimit?: number
  readonly status: 200 | 201 | 101
  /** What comes back: JSON of this schema, or plain text. */
  readonly reply: Schema | 'text'
  /** What may be refused besides what every route may refuse. */
  readonly refuses: readonly Code[]
  /** It goes through all games of a person, which may take minutes. */
  readonly isLong?: true
  /** Fewer of these a minute than of others. */
  readonly limit?: 'creates' | 'accounts' | 'sign-ins' | 'exports' | 'lines' | 'reports' | 'records' | 'hints'
}
