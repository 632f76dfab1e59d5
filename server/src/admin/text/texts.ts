import type { Role } from '@fathom/protocol'

/** Every sentence of the `admin` command in one language: a missing one does not compile. */
export interface AdminText {
  readonly usage: string
  readonly unknownCommand: (command: string) => string
  readonly wrongArguments: (command: string) => string
  readonly tooMuch: (word: string, command: string) => string
  readonly unknownOption: (option: string, command: string) => string
  readonly oneValue: (option: string) => string
  readonly noValue: (option: string) => string
  readonly unknownLanguage: (language: string) => string
  readonly ofFolder: (command: string) => string
  readonly noData: (folder: string) => string
  readonly noFathom: (database: string) => string
  readonly oldData: (folder: string) => string
  readonly newerData: (folder: string) => string
  readonly inUse: (folder: string) => string
  readonly exists: (file: string) => string
  readonly failed: (why: string) => string
  readonly backedUp: (file: string, megabytes: string) => string
  readonly noSuchFile: (file: string) => string
  readonly notABackup: (file: string) => string
  readonly newerBackup: (file: string) => string
  readonly damagedBackup: (file: string) => string
  readonly noRoom: (folder: string, megabytes: string) => string
  readonly restored: (folder: string) => string
  readonly movedAside: (folder: string) => string
  readonly whereTo: string
  readonly usedDatabase: string
  readonly otherMove: string
  readonly movedTable: (table: string, rows: number, before: number) => string
  readonly differentRows: (table: string, same: number, different: number) => string
  readonly moved: (folder: string) => string
  readonly notMoved: string
  readonly newSecret: string
  readonly hasSecret: string
  readonly remadeRatings: (results: number) => string
  readonly unreadJournals: (ids: readonly string[]) => string
  readonly running: (isRunning: boolean) => string
  readonly tables: (open: number, playing: number, finished: number, ended: number) => string
  readonly guests: (count: number) => string
  readonly size: (megabytes: string, roomMegabytes: string) => string
  readonly processes: (count: number) => string
  readonly databaseSize: (megabytes: string) => string
  readonly changedBy: (fields: string) => string
  readonly lastBackup: (name: string | null) => string
  readonly damagedEnds: (ids: readonly string[]) => string
  readonly checked: (sound: number, damaged: number) => string
  readonly damagedTable: (id: string, why: string) => string
  readonly unplayable: (code: string) => string
  report(time: string, by: string, table: string, why: string): string
  readonly reportWhy: Readonly<Record<string, string>>
  readonly takenBack: string
  readonly noReports: string
  readonly roles: Readonly<Record<Role | 'nobody', string>>
  readonly hasRole: (name: string, role: string) => string
  readonly noRoles: string
  readonly noRole: (role: string) => string
  readonly noAccount: (name: string) => string
  readonly setting: (key: string, value: string) => string
  readonly noSetting: (key: string) => string
  readonly badSetting: (key: string, allowed: string) => string
  readonly noSuchTable: (id: string) => string
  readonly table: (id: string, game: string) => string
  readonly status: Readonly<Record<'open' | 'playing' | 'finished' | 'closed', string>>
  readonly changed: (time: string) => string
  readonly entries: (count: number) => string
  readonly seat: (number: number, who: string) => string
  readonly bot: string
  readonly openSeat: string
  readonly left: string
  readonly waits: (prompt: string) => string
  readonly damaged: (why: string) => string
  readonly hasEnded: (id: string) => string
  readonly ended: (id: string, wasPlaying: boolean) => string
}
