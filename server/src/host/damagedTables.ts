import type { Log } from '../log.ts'

/** The tables whose journals were found to be damaged since the start; the operator reads of each once in the log. */
export class DamagedTables {
  private readonly ids = new Set<string>()
  private readonly log: Pick<Log, 'error'>

  constructor(log: Pick<Log, 'error'>) {
    this.log = log
  }

  get count(): number {
    return this.ids.size
  }

  /** @param why for the operator */
  add(table: string, why: string): void {
    if (this.ids.has(table)) return
    this.ids.add(table)
    this.log.error({ table, why }, 'a table is damaged: put it back from a backup; other tables play on')
  }
}
