import type {
  ChoiceReading,
  HelpReading,
  HintReading,
  LogReading,
  Note,
  Remarks,
  SandboxReading,
  ScoreHistory,
  Seen,
  TableReading,
  WhyReading,
} from '@fathom/protocol'
import type { Remark } from '@fathom/kernel'
import type { Branch } from '@fathom/table'
import type { Answer } from './http.ts'
import type { LineHooks, TableLine } from './socket.ts'
import type { Wish } from '../table/session/state.ts'

/** Where a table is: on a server, or on this device. Nothing above knows which. */
export interface TableSource {
  /** The table as it stands, or as it stood after entry `at`. */
  read(at?: number): Promise<Answer<TableReading>>
  /** What happened after entry `since`. */
  log(since: number): Promise<Answer<LogReading>>
  /** Does what a person wishes; `version`: how the table stood for them. Answered with the last entry; null: nobody says which that is. */
  send(wish: Wish, version: number): Promise<Answer<{ readonly version: number | null }>>
  /** The line on which the source tells of changes, not yet open. */
  line(hooks: LineHooks): TableLine
  /** Why I may not take chains of actions now, each by itself upon my draft. */
  why(chains: readonly (readonly string[])[]): Promise<Answer<WhyReading>>
  /** Whether a chain of actions would be final at once: no undo would lead back. */
  asFinal(actions: readonly string[]): Promise<Answer<WhyReading>>
  /** What each of my choices brings for certain, and what a newcomer may want to know now. */
  help(): Promise<Answer<HelpReading>>
  /** What a Mate would consider in my place; the table notes that I was told. */
  hint(): Promise<Answer<HintReading>>
  /** The first choice after entry `at` of a finished game, beside what a Mate would have considered. */
  choice(at: number): Promise<Answer<ChoiceReading>>
  scores(): Promise<Answer<ScoreHistory>>
  /** The record of a finished table, as text, or what of it had been played after entry `at`; of a table on this device also while it runs. */
  record(at?: number): Promise<Answer<string>>
  /** Where the table began, if that was in the middle of a game. */
  branch(): Promise<Answer<Branch | null>>
  /** A whole position that I could think of, to try moves out upon: now, or after entry `at`; made up from `sample`, any whole number. */
  sandbox(at: number | undefined, sample: number): Promise<Answer<SandboxReading>>
  /** The data of the component set that the table plays with. */
  components(): Promise<Answer<unknown>>
  /** What I wrote to myself there. */
  note(): Promise<Answer<Note>>
  saveNote(words: string): Promise<Answer<Note>>
  /** What I wrote about its positions, where it is over or on this device. */
  remarks(): Promise<Answer<Remarks>>
  /** Keeps a remark in place of the one before; an empty one is none. */
  saveRemark(remark: Remark): Promise<Answer<Remarks>>
  /** The last entry that I have seen there. */
  seen(): Promise<Answer<Seen>>
  keepSeen(n: number): Promise<Answer<Seen>>
}
