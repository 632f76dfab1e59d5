import { LINE } from '@fathom/kernel'
import * as v from 'valibot'
import { Language } from './common.ts'
import { Guest } from './guests.ts'
import { LineWords, TalkRoom } from './talk.ts'

/** What somebody may do for the house: a moderator handles reports; an operator also says how the house is run. */
export const ROLES = ['moderator', 'operator'] as const
export const Role = v.picklist(ROLES)
export type Role = v.InferOutput<typeof Role>

/** Who may make accounts. `invited`: whoever has opened an operator's link. */
export const WHO_MAKES_ACCOUNTS = ['all', 'invited', 'nobody'] as const
export const WhoMakesAccounts = v.picklist(WHO_MAKES_ACCOUNTS)
export type WhoMakesAccounts = v.InferOutput<typeof WhoMakesAccounts>

/** What somebody is told who was warned, may not talk or may not sit down for a time. */
const Restraint = v.object({
  id: v.string(),
  why: v.string(),
  /** In milliseconds since 1970. */
  at: v.number(),
  until: v.nullable(v.number()),
})
export type Restraint = v.InferOutput<typeof Restraint>

/** How I stand with those who run the house. */
export const Standing = v.object({
  role: v.nullable(Role),
  /** What I have to read before I go on; the oldest first. */
  warnings: v.array(Restraint),
  /** Until then I can't talk. */
  muted: v.nullable(Restraint),
  /** Until then I can neither sit down nor write. */
  suspended: v.nullable(Restraint),
})
export type Standing = v.InferOutput<typeof Standing>

/** Who I am, and how I stand. */
export const Me = v.object({ ...Guest.entries, standing: Standing })
export type Me = v.InferOutput<typeof Me>

export const AcknowledgeWarning = v.object({ warning: v.pipe(v.string(), v.maxLength(40)) })
export type AcknowledgeWarning = v.InferInput<typeof AcknowledgeWarning>

/** What those who run the house do, as it is written down. */
export const MEASURE_KINDS = [
  'warn',
  'mute',
  'suspend',
  'unshare',
  'note',
  'dismiss',
  'unmute',
  'unsuspend',
  'make-moderator',
  'make-operator',
  'take-role',
  'set',
  'invite',
  'revoke',
] as const
/** Of these its person is told, in what they take with them; a note and what came of somebody's report are for those who run the house. */
export const TOLD_MEASURES = [
  'warn',
  'mute',
  'suspend',
  'unshare',
  'unmute',
  'unsuspend',
  'make-moderator',
  'make-operator',
  'take-role',
] as const satisfies (typeof MEASURE_KINDS)[number][]

export const MeasureKind = v.picklist(MEASURE_KINDS)
export type MeasureKind = v.InferOutput<typeof MeasureKind>

export const Measure = v.object({
  id: v.string(),
  at: v.number(),
  kind: MeasureKind,
  /** Who did it; null: on the server's own command line. A dash: somebody who has left for good. */
  by: v.nullable(v.string()),
  /** Whom it is about; null: nobody. */
  about: v.nullable(v.string()),
  why: v.string(),
  until: v.nullable(v.number()),
  /** It holds still, and can be taken back. */
  holds: v.boolean(),
})
export type Measure = v.InferOutput<typeof Measure>

/** What is done on a report: about whoever said the line, but for `note` and `dismiss`. */
const Why = { why: LineWords }
export const NewMeasure = v.variant('do', [
  v.object({ do: v.literal('warn'), ...Why }),
  v.object({ do: v.picklist(['mute', 'suspend']), ...Why, hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8760)) }), // prettier-ignore
  v.object({ do: v.literal('note'), ...Why }),
  v.object({ do: v.literal('dismiss'), ...Why }),
  /** Of shared remarks: the link by which others read them is ended. */
  v.object({ do: v.literal('unshare'), ...Why }),
])
export type NewMeasure = v.InferInput<typeof NewMeasure>

export const UndoMeasure = v.object(Why)
export type UndoMeasure = v.InferInput<typeof UndoMeasure>

const ReportedLine = v.object({
  n: v.number(),
  at: v.number(),
  name: v.string(),
  words: v.nullable(v.string()),
  phrase: v.nullable(v.string()),
  /** It was taken back. */
  removed: v.boolean(),
  /** Said by whoever is reported, or by whoever reports. */
  who: v.picklist(['about', 'by', 'other']),
})

/** A line that somebody wants looked at, with those round it as they were then. Nothing else of the table is told. */
export const Report = v.object({
  id: v.string(),
  at: v.number(),
  table: v.string(),
  /** `remarks`: somebody's on a game that is over, which they share by a link. */
  room: v.picklist([...TalkRoom.options, 'remarks']),
  /** The line's number; of remarks, the line of the record. */
  n: v.number(),
  /** By what the remarks are read still; null: nobody reads them, or it is a line of a talk. */
  key: v.nullable(v.string()),
  why: v.string(),
  note: v.string(),
  by: v.string(),
  about: v.string(),
  /** None, and no note: onlookers said it at a table where the reader plays. */
  lines: v.array(ReportedLine),
  /** When somebody has handled it; null: nobody yet. */
  handledAt: v.nullable(v.number()),
  /** What was ever done about whoever is reported, the last first. */
  measures: v.array(Measure),
})
export type Report = v.InferOutput<typeof Report>

export const ReportList = v.object({
  reports: v.array(Report),
  /** How many wait. */
  open: v.number(),
})
export type ReportList = v.InferOutput<typeof ReportList>

/** What was done, the last first. */
export const MeasureList = v.object({ measures: v.array(Measure) })
export type MeasureList = v.InferOutput<typeof MeasureList>

/** Plain text on several lines. */
const plainText = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.maxLength(longest, 'long-text'),
    v.check((text) => text.split('\n').every((line) => line.trim() === '' || LINE.test(line.trim())), 'bad-line'),
  )
const inLanguages = (longest: number) => v.object({ en: plainText(longest), fr: plainText(longest) })

export const LONGEST_WELCOME = 600
export const LONGEST_IMPRINT = 6000

/** How the house is run. */
export const HouseSettings = v.object({
  accounts: WhoMakesAccounts,
  /** Shown in the lobby; empty: nothing. */
  welcome: inLanguages(LONGEST_WELCOME),
  /** Who answers for this server; empty: nothing. */
  imprint: inLanguages(LONGEST_IMPRINT),
})
export type HouseSettings = v.InferOutput<typeof HouseSettings>
export const ChangeHouse = v.partial(HouseSettings)
export type ChangeHouse = v.InferInput<typeof ChangeHouse>

const Words = v.nullable(v.object({ language: Language, words: v.string() }))

/** What everybody may know of the house. In the reader's language, or the other one where there is nothing in theirs. */
export const House = v.object({ accounts: WhoMakesAccounts, welcome: Words, imprint: Words })
export type House = v.InferOutput<typeof House>

/** A link by which one person may make an account. */
const Invitation = v.object({
  id: v.string(),
  /** What the operators noted: for whom it is, say. */
  note: v.string(),
  by: v.nullable(v.string()),
  at: v.number(),
  until: v.number(),
  /** Who has used it; null: nobody. */
  usedBy: v.nullable(v.string()),
  usedAt: v.nullable(v.number()),
})
export type AccountInvitation = v.InferOutput<typeof Invitation>
export const AccountInvitations = v.object({ invitations: v.array(Invitation) })
export type AccountInvitations = v.InferOutput<typeof AccountInvitations>

export const NewAccountInvitation = v.object({
  note: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(80, 'long-line'),
      v.check((note) => note === '' || LINE.test(note), 'bad-line'),
    ),
    '',
  ),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)), 14),
})
export type NewAccountInvitation = v.InferInput<typeof NewAccountInvitation>

/** The token of a new link, told this once. */
export const MadeAccountInvitation = v.object({ token: v.string(), ...AccountInvitations.entries })
export type MadeAccountInvitation = v.InferOutput<typeof MadeAccountInvitation>
