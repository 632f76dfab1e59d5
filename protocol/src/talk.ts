import { LINE } from '@fathom/kernel'
import * as v from 'valibot'

/** Where people talk at a table: those with a chair among themselves, and those who look on. */
export const TalkRoom = v.picklist(['players', 'onlookers'])
export type TalkRoom = v.InferOutput<typeof TalkRoom>

/** What is said often: kept by its key, so that everybody reads it in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'thanks',
  'sorry',
  'moment',
  'back',
  'well-played',
  'bye',
] as const
export const Phrase = v.picklist(PHRASES)
export type Phrase = v.InferOutput<typeof Phrase>

/** The longest that a line may be, in UTF-16 units. */
export const LONGEST_LINE = 300
/** For so long one's own line may be changed or taken back, in milliseconds. */
export const LINE_CHANGES = 60_000

/** One line of text, every character with a shape. */
export const LineWords = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'empty-line'),
  v.maxLength(LONGEST_LINE, 'long-line'),
  v.regex(LINE, 'bad-line'),
)

/** Words of mine or a phrase, one of the two. */
export const SayLine = v.pipe(
  v.object({
    /** Without it where I belong: with a chair the players', else the onlookers'. */
    room: v.optional(TalkRoom),
    words: v.optional(LineWords),
    phrase: v.optional(Phrase),
  }),
  v.check(({ words, phrase }) => (words === undefined) !== (phrase === undefined), 'empty-line'),
)
export type SayLine = v.InferInput<typeof SayLine>

/** A line by its room and number. */
const LineName = { room: TalkRoom, n: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }

/** My own line, within a minute: other words, or null to take it back. */
export const ChangeLine = v.object({ ...LineName, words: v.nullable(LineWords) })
export type ChangeLine = v.InferInput<typeof ChangeLine>

/** Whoever said this line I do not want to read any more, or again. */
export const MuteSpeaker = v.object({ ...LineName, muted: v.boolean() })
export type MuteSpeaker = v.InferInput<typeof MuteSpeaker>

/** Why whoever runs the server should look at something that somebody wrote. */
export const ReportReason = {
  why: v.picklist(['insult', 'harassment', 'spam', 'cheating', 'other']),
  /** What I want to add; empty: nothing. */
  note: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(LONGEST_LINE, 'long-line'),
      v.check((note) => note === '' || LINE.test(note), 'bad-line'),
    ),
    '',
  ),
}

/** Whoever runs the server should look at a line. */
export const ReportLine = v.object({ ...LineName, ...ReportReason })
export type ReportLine = v.InferInput<typeof ReportLine>

export const TalkLine = v.object({
  /** In its room, from 1. */
  n: v.number(),
  /** The number of what was said or changed last in the room when this line was: the higher, the later. */
  change: v.number(),
  /** When it was said, in milliseconds since 1970. */
  at: v.number(),
  /** Who said it, as they were called then. */
  name: v.string(),
  /** Their chair; null: they looked on. */
  seat: v.nullable(v.number()),
  mine: v.boolean(),
  /** `removed`: whoever said it took it back. `muted`: I do not want to read them. Then there are no words. */
  state: v.picklist(['said', 'edited', 'removed', 'muted']),
  words: v.nullable(v.string()),
  phrase: v.nullable(Phrase),
})
export type TalkLine = v.InferOutput<typeof TalkLine>

/** A room as I may read it. */
export const TalkRoomReading = v.object({
  room: TalkRoom,
  /** The number of what was said or changed last, as far as I was told. */
  change: v.number(),
  /** What was said or changed after what I asked for, in the order in which it was said; the last 200 at most. */
  lines: v.array(TalkLine),
})
export type TalkRoomReading = v.InferOutput<typeof TalkRoomReading>

/** The rooms that I may read; the first is where I belong. */
export const TalkReading = v.object({
  rooms: v.array(TalkRoomReading),
  /** Who looks on here I may show out: I have made the table. */
  mayShowOut: v.boolean(),
})
export type TalkReading = v.InferOutput<typeof TalkReading>
