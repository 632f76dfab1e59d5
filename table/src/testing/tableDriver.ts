import type { AnyGame, PlayedSet, Result, Seat } from '@fathom/kernel'
import type { TimeControl } from '../timeControl.ts'
import { foldJournal } from '../checkpoint.ts'
import { decide, type Command } from '../decide.ts'
import type { Chair, Entry, EntryBody } from '../entry.ts'
import { evolve, openTable, type Table } from '../table.ts'

/** A table with its journal, as a server keeps one, for tests. */
export class TableDriver {
  readonly journal: Entry[] = []
  table: Table
  /** The time of the next entry, in milliseconds; a fake clock. */
  now = 1_000
  private readonly game: AnyGame
  private readonly set: PlayedSet | null

  constructor(
    game: AnyGame,
    chairs: readonly Chair[],
    options: Readonly<Record<string, boolean | string | number>> = {},
    set: PlayedSet | null = null,
    timeControl: TimeControl | null = null,
  ) {
    this.game = game
    this.set = set
    this.append({
      kind: 'created',
      game: game.meta.id,
      rulesVersion: game.meta.rulesVersion,
      options,
      ...(set === null ? {} : { components: { digest: set.digest, data: set.data } }),
      chairs,
      visibility: 'private',
      ...(timeControl === null ? {} : { timeControl }),
      seed: '07'.repeat(32),
    })
    this.table = openTable('t1', game, this.journal[0] as Entry, set)
    if (chairs.every((chair) => chair.kind !== 'open')) this.must({ do: 'start' })
  }

  /** Decides, stores, evolves. */
  tell(command: Command): Result<EntryBody[]> {
    const decided = decide(this.table, command)
    if (decided.ok) for (const body of decided.value) evolve(this.table, this.append(body))
    return decided
  }

  /** `tell` where a refusal is a failed test; gives the kinds of the entries. */
  must(command: Command): string[] {
    const decided = this.tell(command)
    if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.refusal)}`)
    return decided.value.map((body) => body.kind)
  }

  act(seat: Seat, actions: string[], endTurn = false): string[] {
    return this.must({ do: 'act', seat, actions, version: null, endTurn })
  }

  /** The code of a refusal; a test that expects one fails if there is none. */
  refused(command: Command): string {
    const decided = decide(this.table, command)
    return decided.ok ? 'accepted' : decided.refusal.code
  }

  /** The same table loaded anew from its journal, as after a crash. */
  restarted(): Table {
    const stored = JSON.parse(JSON.stringify(this.journal)) as Entry[]
    return foldJournal('t1', this.game, this.set, stored)
  }

  private append(body: EntryBody): Entry {
    const entry: Entry = { ...body, n: this.journal.length + 1, at: this.now }
    this.journal.push(entry)
    return entry
  }
}

/** A chair of a person whose id is the name. */
export function person(name: string): Chair {
  return { kind: 'person', person: { id: name, name }, nonce: '-' }
}
