import * as v from 'valibot'
import { Guest } from './guests.ts'
import { Rating } from './ratings.ts'
import { NoticeKind, NoticeSettings } from './notices.ts'
import { StoppedStep } from './plan.ts'

/** A browser or program that is me. */
export const Session = v.object({
  id: v.string(),
  /** What the browser and its system are called (`Firefox`, `Linux`); empty: not known. */
  browser: v.string(),
  system: v.string(),
  createdAt: v.number(),
  /** Known to about a day. */
  usedAt: v.number(),
  /** The one that asks. */
  isCurrent: v.boolean(),
})
export type Session = v.InferOutput<typeof Session>

/** Last used first. */
export const SessionList = v.object({ sessions: v.array(Session) })
export type SessionList = v.InferOutput<typeof SessionList>

/** A passkey of mine. */
export const Passkey = v.object({
  id: v.string(),
  /** Where it was made, as of a session. */
  browser: v.string(),
  system: v.string(),
  createdAt: v.number(),
  usedAt: v.number(),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** By what I am known again. */
export const AccountReading = v.object({
  /** Null: I am a guest. */
  account: v.nullable(
    v.object({
      createdAt: v.number(),
      passkeys: v.array(Passkey),
      hasPassword: v.boolean(),
      /** How many recovery codes are left. */
      codes: v.number(),
    }),
  ),
  mayMakeAccount: v.boolean(),
  /** The address whose pages can make and use passkeys; null: this server has none. */
  passkeyOrigin: v.nullable(v.string()),
  /** A link to sign in can be sent to an e-mail address that I have confirmed, as for notices. */
  email: v.boolean(),
})
export type AccountReading = v.InferOutput<typeof AccountReading>

/** `codes`: new recovery codes, told this once; null: those of before still hold. */
export const NewWayIn = v.object({ ...AccountReading.entries, codes: v.nullable(v.array(v.string())) })
export type NewWayIn = v.InferOutput<typeof NewWayIn>

/** What `@simplewebauthn/browser` is to be given as `optionsJSON`; the answer has to name `challenge`. */
export const PasskeyRequest = v.object({ challenge: v.string(), options: v.looseObject({}) })
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>

/** What `@simplewebauthn/browser` gave. */
export const PasskeyAnswer = v.object({
  challenge: v.pipe(v.string(), v.maxLength(40)),
  response: v.looseObject({}),
})
export type PasskeyAnswer = v.InferInput<typeof PasskeyAnswer>

/** 10 to 200 UTF-16 units. */
const Password = v.pipe(v.string(), v.minLength(10, 'short-password'), v.maxLength(200, 'long-password'))

export const NewPassword = v.object({ password: Password })
export type NewPassword = v.InferInput<typeof NewPassword>

export const NamePassword = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  password: v.pipe(v.string(), v.maxLength(200, 'long-password')),
})
export type NamePassword = v.InferInput<typeof NamePassword>

export const RecoveryCode = v.object({ code: v.pipe(v.string(), v.maxLength(100)) })
export type RecoveryCode = v.InferInput<typeof RecoveryCode>

/** The token of a link for a further device: `/me#join=TOKEN` on the page. */
export const NewDeviceLink = v.object({ token: v.string() })
export type NewDeviceLink = v.InferOutput<typeof NewDeviceLink>

/** What has become of the link that this session made last. */
export const DeviceLink = v.object({
  state: v.picklist(['none', 'waiting', 'used']),
  /** When it ends; 0: there is none. */
  until: v.number(),
  /** The browser that used it. */
  usedBy: v.nullable(v.object({ browser: v.string(), system: v.string() })),
})
export type DeviceLink = v.InferOutput<typeof DeviceLink>

export const LinkToken = v.object({ token: v.pipe(v.string(), v.maxLength(100)) })
export type LinkToken = v.InferInput<typeof LinkToken>

/** I leave for good: my name, so that nobody does by mistake. */
export const DeleteMe = v.object({ name: v.pipe(v.string(), v.maxLength(200)) })
export type DeleteMe = v.InferInput<typeof DeleteMe>

/** All that the server keeps of me. */
export const MyData = v.object({
  me: Guest,
  account: AccountReading.entries.account,
  sessions: v.array(v.object({ browser: v.string(), system: v.string(), createdAt: v.number(), usedAt: v.number() })),
  notices: v.object({
    settings: NoticeSettings,
    channels: v.array(
      v.object({
        name: v.string(),
        address: v.looseObject({ kind: v.string() }),
        kinds: v.array(NoticeKind),
        daily: v.nullable(v.string()),
      }),
    ),
  }),
  friends: v.array(v.object({ name: v.string(), at: v.number() })),
  /** The names of my groups. */
  groups: v.array(v.string()),
  /** Whom I look for to play with. */
  ticket: v.nullable(
    v.object({
      game: v.string(),
      pace: v.string(),
      /** Null: the game has none. */
      mode: v.nullable(v.string()),
      seats: v.number(),
      since: v.number(),
    }),
  ),
  /** Whom I keep away from me. */
  blocks: v.array(v.object({ name: v.string(), at: v.number() })),
  /** How strong I am thought to be, by game. */
  ratings: v.array(v.object({ game: v.string(), rating: Rating })),
  /** What I wrote to myself, by table. */
  notes: v.array(v.object({ table: v.string(), words: v.string() })),
  /** What I wanted to choose next, by table; `stopped`: what was dropped of it. */
  plans: v.array(
    v.object({
      table: v.string(),
      steps: v.array(v.string()),
      atOnce: v.boolean(),
      stopped: v.nullable(StoppedStep),
    }),
  ),
  /** What I wrote about positions of games, by table; `line`: after which of the record. */
  remarks: v.array(v.object({ table: v.string(), line: v.number(), words: v.string() })),
  /** What I have said at tables. */
  talk: v.array(
    v.object({
      table: v.string(),
      room: v.string(),
      at: v.number(),
      words: v.nullable(v.string()),
      phrase: v.nullable(v.string()),
    }),
  ),
  /** Whom I do not want to read. */
  muted: v.array(v.object({ name: v.string() })),
  /** What I have asked the operator to look at. */
  reports: v.array(
    v.object({ table: v.string(), room: v.string(), at: v.number(), why: v.string(), note: v.string() }),
  ),
  /** What those who run the house have done about me, the last first; not who of them. */
  measures: v.array(
    v.object({
      at: v.number(),
      kind: v.string(),
      why: v.string(),
      until: v.nullable(v.number()),
      endedAt: v.nullable(v.number()),
    }),
  ),
  /** To which tables others have asked me. */
  invitations: v.array(v.object({ table: v.string(), from: v.string(), at: v.number(), declined: v.boolean() })),
  tables: v.array(
    v.object({
      id: v.string(),
      game: v.string(),
      status: v.string(),
      updatedAt: v.number(),
      seat: v.number(),
      seats: v.array(v.string()),
      /** Of a finished game. */
      record: v.nullable(v.string()),
    }),
  ),
})
export type MyData = v.InferInput<typeof MyData>

/** A guest who waits in this browser while it is somebody else; null: there is none. */
export const WaitingGuest = v.object({
  guest: v.nullable(v.object({ name: v.string(), tables: v.number() })),
})
export type WaitingGuest = v.InferOutput<typeof WaitingGuest>

/** How many tables stayed the guest's, as I have a chair there already. */
export const BroughtGuest = v.object({ stayed: v.number() })
export type BroughtGuest = v.InferOutput<typeof BroughtGuest>

/** How somebody may sign in here, besides a password and a recovery code. */
export const SignInWays = v.object({
  /** The address whose pages can use passkeys; null: this server has none. */
  passkeyOrigin: v.nullable(v.string()),
  /** A link can be sent to the confirmed address of an account. */
  email: v.boolean(),
})
export type SignInWays = v.InferOutput<typeof SignInWays>

export const EmailAddress = v.object({ address: v.pipe(v.string(), v.trim(), v.maxLength(254)) })
export type EmailAddress = v.InferInput<typeof EmailAddress>
