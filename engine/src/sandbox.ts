import { fastChance, ok, refuse, type Refusal, type Result } from '@fathom/kernel'
import { toJson, type SandboxReading } from '@fathom/protocol'
import {
  draftOf,
  readSeats,
  seatOf,
  stateAt,
  versionFor,
  whyNoSandbox,
  type Chair,
  type EntryBody,
} from '@fathom/table'
import type { EngineCalls } from './calls.ts'
import type { GameLibrary } from './gameLibrary.ts'
import type { LoadedTable } from './loadedTables.ts'
import type { Created } from './newTable.ts'
import type { TableReader } from './readers.ts'
import { refusedFor } from './refused.ts'

/**
 * A whole position that a person could think of, for their sandbox: as the table stands, or as it stood after the entry that they count as `at`.
 * It follows from what they know and from `sample`, a whole number, alone.
 * Refused: `not-seated`, `table-not-started`, `table-finished`, `table-closed`, `sandbox-rated`, `no-sandbox`, `no-position`, `covered-position`.
 */
export function sandboxFor(
  loaded: LoadedTable,
  { person, language }: TableReader,
  at: number | undefined,
  sample: number,
): NonNullable<EngineCalls['sandbox']['result']> {
  const { table, foreign } = loaded
  const refused = (refusal: Refusal) => refusedFor(loaded, language, refusal)
  const seat = seatOf(table, person)
  const why = whyNoSandbox(table, person)
  if (why !== null || seat === null) return refused((why ?? refuse('not-seated')).refusal)
  const position = at === undefined ? ok(table.state) : stateAt(table, seat, at)
  if (!position.ok) return refused(position.refusal)
  const { steps, held } = draftOf(table, seat)
  const { game, set } = table
  const reading: SandboxReading = {
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    options: table.options,
    components: set === null ? null : { digest: set.digest, data: foreign?.data ?? null },
    seats: readSeats(table).map(({ kind, name, level }) => ({ kind: kind === 'bot' ? 'bot' : 'person', name, level })),
    seat,
    at: at ?? versionFor(table, seat),
    state: game.determinize(position.value, seat, fastChance(sample)),
    draft: at === undefined ? [...steps, ...(held === null ? [] : [held])].map(({ text }) => text) : [],
  }
  return { ok: true, reading: toJson(reading) }
}

/** Who moves the others in a sandbox. */
export type Movers = 'bots' | 'me'

/**
 * The beginning of a sandbox: its first entry, but for the seed, and the start.
 * @param from the table where somebody looked
 * @param idOf who moves a seat that no bot moves
 * @returns or what is refused: `unknown-game`, `other-rules`, `other-components`
 */
export async function sandboxOf(
  library: GameLibrary,
  reading: SandboxReading,
  from: string,
  movers: Movers,
  idOf: (seat: number) => string,
): Promise<Result<{ readonly created: Created; readonly played: readonly EntryBody[] }>> {
  const { game, rulesVersion, options, seat: mine, at, state } = reading
  const found = await library.load(game)
  if (found === null) return refuse('unknown-game', { game })
  if (found.game.meta.rulesVersion !== rulesVersion) return refuse('other-rules')
  const data = reading.components?.data ?? found.set?.data ?? null
  const digest = reading.components?.digest ?? null
  if (reading.components?.data === null && digest !== found.set?.digest) return refuse('other-components')
  const chairs = reading.seats.map(({ kind, name, level }, seat): Chair => {
    if (seat === mine || movers === 'me') return { kind: 'person', person: { id: idOf(seat), name }, nonce: '-' }
    const usual = library.usualLevel(game)
    return { kind: 'bot', level: kind === 'bot' ? (library.levelNamed(game, level ?? '') ?? usual) : usual, name }
  })
  const created: Created = {
    kind: 'created',
    game,
    rulesVersion,
    options,
    ...(digest === null ? {} : { components: { digest, data } }),
    chairs,
    visibility: 'private',
    branch: { from: { table: from, at }, lines: 0, draws: null, position: { state, seat: mine } },
  }
  return ok({ created, played: [{ kind: 'started', draws: [] }] })
}
