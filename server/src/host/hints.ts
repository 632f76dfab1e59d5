import type { ChoiceReading, HintReading } from '@fathom/protocol'
import type { PlayedChoice, TableReader } from '@fathom/engine'
import type { Person } from '@fathom/table'
import { seatOf } from '@fathom/table'
import type { Engines } from './engines.ts'
import type { TableHost } from './tableHost.ts'

/** So long a hint is thought to take, in milliseconds: it waits with those bots that need time. */
const THOUGHT = 500

interface HintsParts {
  readonly host: Pick<TableHost, 'execute' | 'botPosition' | 'choice' | 'metadata'>
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
    const { host } = this.parts
    const { version } = await host.execute(table, { as: 'person', person, command: { do: 'hint' } }, language, null)
    const seat = seatOf(await host.metadata(table), person.id)
    const position = seat === null ? null : await host.botPosition(table, seat, 0)
    if (seat === null || position === null) return { version, choices: [] }
    return { version, choices: await this.consider(person.id, { ...position, seat }) }
  }

  /**
   * The first choice after an entry of a finished game, beside what a Mate would have considered in that seat's place, from what it could know: with the
   * likings of the bot that sat there.
   * @param asker whoever asks, as one of those who take turns
   * @throws ApiError `not-finished`, `no-choice`
   */
  async lookBack(table: string, reader: TableReader, n: number, asker: string): Promise<ChoiceReading> {
    const { seat, taken, state, game, character } = await this.parts.host.choice(table, reader, n)
    return { seat, taken, choices: await this.consider(asker, { state, game, seat, taken, character }) }
  }

  /** Asks a bots' thread. A person is one of those who take turns, at however many tables they ask. */
  private async consider(
    asker: string,
    position: Pick<PlayedChoice, 'state' | 'game' | 'seat'> & Partial<Pick<PlayedChoice, 'taken' | 'character'>>,
  ): Promise<HintReading['choices']> {
    const { state, game, seat, taken, character = null } = position
    const { action } = this.parts.engines.think({
      asks: 'hint',
      thinker: '',
      table: `hints of ${asker}`,
      game,
      level: '',
      state,
      seat,
      sample: 0,
      character,
      milliseconds: THOUGHT,
      ...(taken === undefined ? {} : { taken }),
    })
    return JSON.parse(await action) as HintReading['choices']
  }
}
