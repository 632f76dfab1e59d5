import type { HintReading } from '@fathom/protocol'
import type { TableReader } from '@fathom/engine'
import type { Person } from '@fathom/table'
import { seatOf } from '@fathom/table'
import type { Engines } from './engines.ts'
import type { TableHost } from './tableHost.ts'

/** So long a hint is thought to take, in milliseconds: it waits with those bots that need time. */
const THOUGHT = 500

interface HintsParts {
  readonly host: Pick<TableHost, 'execute' | 'botPosition' | 'metadata'>
  readonly engines: Pick<Engines, 'think'>
}

/**
 * Hints at the server's tables: what a Mate would consider in somebody's place, from what they can know. That one was given is in the journal before it
 * is thought of, so nobody has one that the record does not tell.
 */
export class Hints {
  private readonly parts: HintsParts

  constructor(parts: HintsParts) {
    this.parts = parts
  }

  /** @throws ApiError where no hint may be given, see `askHint` of the table */
  async give(table: string, person: Person, { language }: TableReader): Promise<HintReading> {
    const { host, engines } = this.parts
    const { version } = await host.execute(table, { as: 'person', person, command: { do: 'hint' } }, language, null)
    const seat = seatOf(await host.metadata(table), person.id)
    const position = seat === null ? null : await host.botPosition(table, seat, 0)
    if (seat === null || position === null) return { version, choices: [] }
    const { state, game } = position
    const { action } = engines.think({
      asks: 'hint',
      thinker: '',
      // A person is one of those who take turns, at however many tables they ask.
      table: `hints of ${person.id}`,
      game,
      level: '',
      state,
      seat,
      sample: 0,
      milliseconds: THOUGHT,
    })
    return { version, choices: JSON.parse(await action) as HintReading['choices'] }
  }
}
