import * as v from 'valibot'
import { Language, TableId } from './common.ts'
import { TABLE_PACES } from './pace.ts'

/** What a person may be told of while the page is closed. */
export const NoticeKind = v.picklist([
  'your-turn',
  'clock-low',
  'asked',
  'started',
  'ended',
  'opened',
  'invited',
  'named',
])
export type NoticeKind = v.InferOutput<typeof NoticeKind>

/** A time of the day: `22:30`. */
export const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A time zone by its IANA name: `Europe/Paris`. */
export const TimeZone = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'unknown-time-zone'))

/** When I am not to be told: what falls due then waits until the end. */
export const QuietHours = v.object({ from: TimeOfDay, to: TimeOfDay })
export type QuietHours = v.InferOutput<typeof QuietHours>

/** A day as it is written, `2026-11-23`; some months do not have all of them. */
const WrittenDay = v.pipe(v.string(), v.isoDate())
const Day = v.pipe(WrittenDay, v.check(isDay))

function isDay(written: string): boolean {
  const at = Date.parse(`${written}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(written)
}

/** The most days of vacation in a calendar year. */
export const VACATION_DAYS = 30

/** Whole days in which my clocks by turns stand still, the last one included. */
export const Vacation = v.object({ from: Day, to: Day })
export type Vacation = v.InferOutput<typeof Vacation>

/** The vacation that begins on a day; former releases took days that no month has. */
export const EndVacation = v.object({ from: WrittenDay })

/** Which open tables somebody wants; null: any. */
export const OpenTableFilter = v.object({
  game: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
  pace: v.nullable(v.picklist(TABLE_PACES)),
  seats: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5))),
  /** That of who opens it. */
  language: v.nullable(Language),
  /** Tables with people alone. */
  noBots: v.boolean(),
})
export type OpenTableFilter = v.InferOutput<typeof OpenTableFilter>

/** Of so many tables people hear nothing at most. */
export const MOST_MUTED = 200

/** What holds for everything that I am told. */
export const NoticeSettings = v.object({
  /** In which my times of the day are meant. */
  timeZone: TimeZone,
  quiet: v.nullable(QuietHours),
  /** My clocks at tables by turns stand still in these hours, too. */
  quietClocks: v.boolean(),
  /** Turns in which I have nothing to decide, as everybody can tell, are taken for me. */
  autoPass: v.boolean(),
  /** When the page helps a newcomer: in a first game of a kind, always, or never. */
  help: v.picklist(['first', 'always', 'never']),
  /** This year's and later ones, by their beginnings. */
  vacations: v.array(
    v.object({
      ...Vacation.entries,
      /** When I came back before its end, in milliseconds since 1970; null: I have not. */
      ended: v.nullable(v.number()),
      /** In which its days are meant: that in which it was taken. Former releases kept none; then it is mine of now. */
      timeZone: v.optional(TimeZone),
    }),
  ),
  /** Tables of which I hear nothing. */
  muted: v.pipe(v.array(TableId), v.maxLength(MOST_MUTED)),
  /** Of which new open tables of others I am told, at most once an hour; null: of none. */
  openTables: v.nullable(OpenTableFilter),
})
export type NoticeSettings = v.InferOutput<typeof NoticeSettings>

export const ChangeNotices = v.object({
  ...v.partial(v.omit(NoticeSettings, ['vacations'])).entries,
  /** One table, whatever else of them I hear nothing: two pages need not know the same of the others. */
  mute: v.optional(v.object({ table: TableId, muted: v.boolean() })),
})
export type ChangeNotices = v.InferInput<typeof ChangeNotices>

const Base64Url = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+=*$/))
const Address = v.pipe(v.string(), v.maxLength(1000))

/** A way to reach me: an address that takes JSON, a browser's push subscription, or an e-mail address. */
export const NewChannel = v.variant('kind', [
  v.object({ kind: v.literal('webhook'), url: Address }),
  v.object({
    kind: v.literal('push'),
    /** As the browser gives it (`PushSubscription.toJSON()`). */
    subscription: v.object({
      endpoint: Address,
      keys: v.object({ p256dh: Base64Url(200), auth: Base64Url(100) }),
    }),
    /** What I call the device. */
    device: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  }),
  v.object({ kind: v.literal('email'), address: v.pipe(v.string(), v.trim(), v.maxLength(254)) }),
])
export type NewChannel = v.InferInput<typeof NewChannel>

/** What comes by a channel, and how. */
export const ChangeChannel = v.object({
  kinds: v.optional(v.pipe(v.array(NoticeKind), v.maxLength(10))),
  /** One message a day, at this time; null: each when it falls due. */
  daily: v.optional(v.nullable(TimeOfDay)),
})
export type ChangeChannel = v.InferInput<typeof ChangeChannel>

/** Why something could not be sent. */
export const NoticeFailure = v.picklist([
  'private-address',
  'unknown-host',
  'unreachable',
  'too-slow',
  'refused',
  'gone',
  'mail-refused',
])
export type NoticeFailure = v.InferOutput<typeof NoticeFailure>

/** A channel as its owner reads it. What is secret in its address stays on the server. */
export const ChannelReading = v.object({
  id: v.string(),
  kind: v.picklist(['webhook', 'push', 'email']),
  /** The host of a webhook, the device's name, or the e-mail address. */
  name: v.string(),
  kinds: v.array(NoticeKind),
  daily: v.nullable(TimeOfDay),
  /** `unconfirmed`: nothing is sent before the link in the first message is opened. `gone`: it exists no more, nothing is sent. */
  state: v.picklist(['active', 'unconfirmed', 'gone']),
  /** What went wrong last, if it did; `final`: a notice was given up. */
  trouble: v.nullable(v.object({ why: NoticeFailure, at: v.number(), final: v.boolean() })),
})
export type ChannelReading = v.InferOutput<typeof ChannelReading>

export const NoticesReading = v.object({
  settings: NoticeSettings,
  /** Today, where I am. */
  today: Day,
  /** How many days of vacation I have left this calendar year. */
  vacationDays: v.number(),
  channels: v.array(ChannelReading),
  /** For `pushManager.subscribe({ applicationServerKey })`. */
  pushKey: v.string(),
  /** The server can send e-mails. */
  email: v.boolean(),
})
export type NoticesReading = v.InferOutput<typeof NoticesReading>

/** What became of a test: null if it was taken. */
export const TestedChannel = v.object({ failure: v.nullable(NoticeFailure) })
export type TestedChannel = v.InferOutput<typeof TestedChannel>
