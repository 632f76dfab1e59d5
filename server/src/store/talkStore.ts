import type { Phrase, TalkRoom } from '@fathom/protocol'

/** Who said a line, once they have left for good. */
export const NOBODY = ''

/** Something said at a table, as it is kept. */
export interface StoredLine {
  readonly n: number
  readonly change: number
  readonly person: string
  readonly name: string
  readonly seat: number | null
  readonly at: number
  readonly state: 'said' | 'edited' | 'removed'
  readonly words: string | null
  readonly phrase: Phrase | null
}

/** A line with where it was said. */
export interface SaidLine extends StoredLine, RoomOfTable {}

/** A place to talk: one of a table's. */
export interface RoomOfTable {
  readonly table: string
  readonly room: TalkRoom
}

export type NewLine = Pick<StoredLine, 'person' | 'name' | 'seat' | 'at' | 'words' | 'phrase'>

/** A line that somebody wants looked at, with the lines round it as they were then. */
export interface StoredReport {
  readonly id: string
  /** Whose report it is, and who said the line. */
  readonly by: string
  readonly about: string
  readonly table: string
  /** Of a talk, or `remarks` and the seat of who wrote them, as two there may have some on the same line. */
  readonly room: TalkRoom | `remarks ${number}`
  readonly n: number
  readonly at: number
  readonly why: string
  readonly note: string
  readonly lines: readonly Pick<StoredLine, 'n' | 'at' | 'name' | 'person' | 'words' | 'phrase' | 'state'>[]
}

/** A report as whoever made it has it. */
export interface ReportOfMine {
  readonly table: string
  readonly room: string
  readonly at: number
  readonly why: string
  readonly note: string
}

/** What is said at tables. It is in no journal and in no record. A promise that resolves after a change means: it is on the disk. */
export interface TalkStore {
  /** The last lines of a room that were said or changed after `since`, in the order in which they were said. */
  lines(table: string, room: TalkRoom, since: number, most: number): Promise<StoredLine[]>
  line(table: string, room: TalkRoom, n: number): Promise<StoredLine | null>
  /** The lines of some tables that were said after a moment, those first that were changed first. */
  linesSince(tables: readonly string[], since: number): Promise<SaidLine[]>
  /** A line with `each` before and after it. */
  linesAround(table: string, room: TalkRoom, n: number, each: number): Promise<StoredLine[]>
  /** Keeps a line of a room that has fewer than `most`. @returns null if it is full */
  say(table: string, room: TalkRoom, line: NewLine, most: number): Promise<StoredLine | null>
  /** Changes the words of a line; null takes it back. @returns null if it is not that person's, was said before `since`, or was taken back */
  changeLine(
    table: string,
    room: TalkRoom,
    n: number,
    change: { readonly person: string; readonly since: number; readonly words: string | null },
  ): Promise<StoredLine | null>
  /** Whom a person does not want to read. */
  mutedBy(person: string): Promise<string[]>
  /** Who does not want to read a person. */
  mutersOf(person: string): Promise<string[]>
  mute(person: string, muted: string, isMuted: boolean): Promise<void>
  /** Keeps a report. A second one of the same line by the same person says why anew; the lines stay as they were at the first, but for remarks, which may have been written anew. */
  report(report: StoredReport): Promise<void>
  /** People are told that a line of the players' room names them, once for all that waits to be told. */
  tellNamed(
    line: { readonly table: string; readonly n: number; readonly by: string },
    people: readonly { readonly person: string; readonly seat: number }[],
    when: { readonly at: number; readonly due: number },
  ): Promise<void>
  /** The rooms of tables that are over where something was said before a time, and nothing since. */
  silentRooms(before: number): Promise<RoomOfTable[]>
  /** Forgets what was said in some rooms, but where somebody has said something since. @returns how many lines */
  forgetRooms(rooms: readonly RoomOfTable[], before: number): Promise<number>
  /** The names of those whom a person does not want to read. */
  namesMutedBy(person: string): Promise<{ name: string }[]>
  /** What a person has reported. */
  reportsBy(person: string): Promise<ReportOfMine[]>
  /** Everything that a person has said. */
  linesBy(person: string): Promise<SaidLine[]>
}
