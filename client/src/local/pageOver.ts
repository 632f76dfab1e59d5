import * as Comlink from 'comlink'
import type { BranchWish, TableWish } from '@fathom/engine'
import type { Language } from '@fathom/kernel'
import type { Answer } from '../api/http.ts'
import { me, nameFromTheSea } from '../shell/me.ts'
import type { LineWish } from './localHost.ts'
import type { LocalTables } from './localTables.ts'
import type { Looker } from './looker.ts'
import type { Prepared } from './prepared.ts'

/** The tables of this device as a page asks for them. */
export type LocalPage = ReturnType<typeof pageOver>

/** @param tables where they live: in a worker */
export function pageOver(tables: Comlink.Remote<LocalTables>) {
  return {
    games: (language: Language) => tables.games(language),
    list: (language: Language) => tables.list(language),
    create: (wish: Omit<TableWish, 'rated'>, language: Language, beside: readonly string[]) =>
      tables.create(wish, myName(), language, beside),
    prepare: (prepared: Prepared, language: Language) => tables.prepare(prepared, myName(), language),
    lines: (table: string) => tables.lines(table),
    rematch: (table: string, language: Language) => tables.rematch(table, myName(), language),
    read: (...asked: Parameters<LocalTables['read']>) => tables.read(...asked),
    log: (...asked: Parameters<LocalTables['log']>) => tables.log(...asked),
    choice: (...asked: Parameters<LocalTables['choice']>) => tables.choice(...asked),
    scores: (...asked: Parameters<LocalTables['scores']>) => tables.scores(...asked),
    why: (...asked: Parameters<LocalTables['why']>) => tables.why(...asked),
    sandbox: (...asked: Parameters<LocalTables['sandbox']>) => tables.sandbox(...asked),
    tryOut: (...asked: Parameters<LocalTables['tryOut']>) => tables.tryOut(...asked),
    choices: (table: string, looker: Looker | null) => tables.choices(table, looker),
    help: (...asked: Parameters<LocalTables['help']>) => tables.help(...asked),
    components: (table: string) => tables.components(table),
    hint: (...asked: Parameters<LocalTables['hint']>) => tables.hint(...asked),
    record: (...asked: Parameters<LocalTables['record']>) => tables.record(...asked),
    company: (table: string) => tables.company(table),
    branchOf: (table: string) => tables.branchOf(table),
    branch: (wish: BranchWish, language: Language) => tables.branch(wish, myName(), language),
    watch: (record: string, language: Language) => tables.watch(record, language),
    note: (...asked: Parameters<LocalTables['note']>) => tables.note(...asked),
    saveNote: (...asked: Parameters<LocalTables['saveNote']>) => tables.saveNote(...asked),
    remarks: (table: string) => tables.remarks(table),
    saveRemark: (...asked: Parameters<LocalTables['saveRemark']>) => tables.saveRemark(...asked),
    seen: (...asked: Parameters<LocalTables['seen']>) => tables.seen(...asked),
    keepSeen: (...asked: Parameters<LocalTables['keepSeen']>) => tables.keepSeen(...asked),
    command: (...asked: Parameters<LocalTables['command']>) => tables.command(...asked),
    handOver: (...asked: Parameters<LocalTables['handOver']>) => tables.handOver(...asked),
    remove: (table: string): Promise<Answer<null>> => tables.remove(table),
    /** @returns ends it */
    async listen(table: string, wish: LineWish, send: (push: string) => void): Promise<() => void> {
      const listening = await tables.listen(table, wish, Comlink.proxy(send))
      return () => void (listening.ok && tables.leave(listening.value))
    },
  }
}

function myName(): string {
  return me()?.name ?? nameFromTheSea()
}
