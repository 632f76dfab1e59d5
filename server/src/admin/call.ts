import type { GameLibrary } from '@fathom/engine'
import type { Language } from '@fathom/kernel'
import type { AdminText } from './text/index.ts'

/** What a command works with. */
export interface AdminCall {
  /** The data folder. */
  readonly folder: string
  /** The id, the file, the name or what is to be set; empty: none was given. */
  readonly argument: string
  /** What it is to be; empty: none was given. */
  readonly value: string
  /** The address of a database of PostgreSQL; empty: none was named. */
  readonly to: string
  readonly library: GameLibrary
  readonly text: AdminText
  readonly language: Language
  /** Says a line. */
  say(line: string): void
}
