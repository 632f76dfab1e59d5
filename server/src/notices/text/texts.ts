import type { NoticeKind, TablePace } from '@fathom/protocol'

/** What notices say in one language. */
export interface NoticeText {
  /** What there is to tell of one table. */
  readonly line: Readonly<Record<Exclude<NoticeKind, 'opened' | 'invited'>, (game: string, prompt: string) => string>>
  /** A table was given up before its game was over; the prompt says by whom, or that nobody came. */
  closed(game: string, prompt: string): string
  /** Somebody has opened a table, where these people and bots sit already. */
  opened(game: string, names: readonly string[], pace: TablePace): string
  /** Somebody asks to a table, where these people sit. */
  invited(game: string, names: readonly string[]): string
  /** Above several such tables. */
  openTables(count: number): string
  /** Above what is told of several tables. */
  tables(count: number): string
  /** Below what is told of several tables: how many are left out. */
  more(count: number): string
  /** Somebody tries a channel. */
  readonly test: string
  readonly confirm: {
    readonly subject: string
    /** Above the link that says that the address is theirs. */
    readonly text: string
  }
  /** Below an e-mail, above the link to the settings. */
  readonly whyThis: string
  /** Below that, above the link that stops the e-mails of an address. */
  readonly stopThis: string
}
