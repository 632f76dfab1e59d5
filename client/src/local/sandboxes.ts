import { sandboxOf, type TableLibrary, type ListedTable, type Movers } from '@fathom/engine'
import { PlayedPath, type Language } from '@fathom/kernel'
import type { SandboxReading, TableReading } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { answerOf, first, parsed, told, unlessRefused } from './answers.ts'
import { isSandboxId, sandboxId } from './ids.ts'
import { KeptMarks } from './keptMarks.ts'
import type { LocalHost } from './localHost.ts'
import { chairOf, PRESENT, readerIn } from './persons.ts'
import type { Looker } from './looker.ts'

/** How long a sandbox that was not left is kept, in milliseconds. */
export const SANDBOX_KEPT = 3 * 24 * 3600 * 1000

const DIGITS = { id: 12, seed: 64 } as const

interface SandboxParts {
  readonly library: TableLibrary
  secret(digits: number): string
}

/** Nobody has been there for some days. @param since in milliseconds since 1970 */
export function isOldSandbox(id: string, { changedAt }: ListedTable, since: number): boolean {
  return isSandboxId(id) && Math.max(...changedAt) < since
}

/**
 * Makes a sandbox and lays what was chosen at the table, but not final, upon its position.
 * @returns its id @throws Refused if this page can't play that game
 */
async function beginSandbox(
  host: LocalHost,
  { library, secret }: SandboxParts,
  reading: SandboxReading,
  from: string,
  movers: Movers,
  language: Language,
): Promise<string> {
  const { created, played } = unlessRefused(await sandboxOf(library, reading, from, movers, chairOf))
  const table = sandboxId(secret(DIGITS.id))
  await host.create(table, { ...created, seed: secret(DIGITS.seed) }, played)
  const { seat, draft } = reading
  if (draft.length > 0) {
    const person = { id: chairOf(seat), name: '' }
    const command = { do: 'act', actions: draft, version: null, endTurn: false } as const
    await host.execute(table, { as: 'person', person, command }, language)
  }
  return table
}

/** What somebody has chosen in a sandbox since it began and not taken back: what is final, then their draft. */
async function choicesIn(host: LocalHost, table: string, looker: Looker | null): Promise<string[]> {
  const path = new PlayedPath()
  const done: { readonly seat: number; readonly action: string }[] = []
  for (const entry of await host.entries(table)) {
    if (entry.kind === 'done') path.add(done.push(entry), entry.draws.length > 0)
    if (entry.kind === 'taken-back') path.takeBack(entry.to)
  }
  const { snapshots } = await host.ask('read', { table, readers: [readerIn('en', looker)], present: PRESENT })
  const { draft, you }: TableReading = parsed(first(snapshots).table)
  const final = path.lines().flatMap((line) => done[line - 1] ?? [])
  const mine = final.filter(({ seat }) => seat === you).map(({ action }) => action)
  return [...mine, ...draft.actions, ...(draft.held === null ? [] : [draft.held])]
}

/** Positions to try moves out upon, and the sandboxes that begin there. */
export abstract class Sandboxes extends KeptMarks {
  protected abstract readonly host: LocalHost
  protected abstract readonly parts: SandboxParts

  /** A whole position that somebody could think of at a table, as it stands or as it stood after entry `at`. */
  sandbox(
    table: string,
    language: Language,
    at: number | undefined,
    sample: number,
    looker?: Looker | null,
  ): Promise<Answer<SandboxReading>> {
    const reader = readerIn(language, looker)
    return answerOf(async () => parsed(told(await this.host.ask('sandbox', { table, reader, at, sample })).reading))
  }

  /** Makes a sandbox that begins at a position somebody could think of. @param from the table where they sit @returns its id */
  tryOut(reading: SandboxReading, from: string, movers: Movers, language: Language): Promise<Answer<string>> {
    return answerOf(() => beginSandbox(this.host, this.parts, reading, from, movers, language))
  }

  /** What somebody has chosen in a sandbox since it began and not taken back, in order. */
  choices(table: string, looker: Looker | null): Promise<Answer<string[]>> {
    return answerOf(() => choicesIn(this.host, table, looker))
  }
}
