import { fillOptions, setDigest, type Language } from '@fathom/kernel'
import type { CreateTable } from '@fathom/protocol'
import type { CatalogEntry } from '@fathom/catalog'
import type { Chair, EntryBody, TimeControl, StoredSet } from '@fathom/table'
import { randomInt } from 'node:crypto'
import type * as v from 'valibot'
import { apiError, refusedBy } from '../apiError.ts'
import type { TableMetadata } from '@fathom/engine'
import type { GameLibrary } from '@fathom/engine'
import { botNames } from '../host/botNames.ts'
import type { StoredGuest } from '../store/store.ts'

type Wanted = v.InferOutput<typeof CreateTable>

/**
 * The first entry of a new table's journal.
 * @param readSet makes the game of the wanted components, or says why not
 * @throws ApiError for a game, seat count, seat, level or option that does not exist, and for components that can't be played with
 */
export async function newTable(
  library: GameLibrary,
  wanted: Wanted,
  guest: StoredGuest,
  takeSeed: () => Promise<string>,
  readSet: (components: StoredSet) => Promise<unknown>,
): Promise<EntryBody> {
  const found = await library.load(wanted.game)
  if (found === null) throw apiError('unknown-game', { game: wanted.game })
  const { meta, options: specs } = found.game
  if (!meta.seats.includes(wanted.seats.length)) {
    throw apiError('bad-seat-count', { seats: wanted.seats.length, allowed: meta.seats })
  }
  const chairs = chairsOf(library, wanted, guest)
  const options = fillOptions(specs, wanted.options)
  if (!options.ok) throw refusedBy(options.refusal, null)
  const components = ownSet(found, wanted.components, guest.language)
  if (wanted.components !== undefined && components !== undefined) await readSet(components)
  return {
    kind: 'created',
    game: wanted.game,
    rulesVersion: meta.rulesVersion,
    options: options.value,
    ...(components === undefined ? {} : { components }),
    chairs,
    visibility: wanted.visibility,
    ...(wanted.timeControl === null ? {} : { timeControl: timeControlOf(wanted.timeControl, chairs) }),
    seed: await takeSeed(),
  }
}

/**
 * A time control as it is wanted.
 * @throws ApiError where nobody would wait for anybody, or a clock could never be filled
 */
function timeControlOf(timeControl: TimeControl, chairs: readonly Chair[]): TimeControl {
  if (chairs.filter(({ kind }) => kind !== 'bot').length < 2) throw apiError('time-control-alone')
  if (timeControl.cap < Math.max(timeControl.bank, timeControl.increment))
    throw apiError('small-cap', { cap: timeControl.cap })
  return timeControl
}

/** The set that a table is to play with: the game's own if nothing is wanted; undefined for a game whose components are fixed. */
function ownSet({ set }: CatalogEntry, wanted: unknown, language: Language): StoredSet | undefined {
  if (wanted !== undefined) return foreignSet(set !== null, wanted, language)
  return set === null ? undefined : { digest: set.digest, data: set.data }
}

/**
 * A set from outside by its digest: before anything else is done with it.
 * @throws ApiError if the game has no sets, or if it is larger than a set may be
 */
export function foreignSet(hasSets: boolean, data: unknown, language: Language): StoredSet {
  if (!hasSets) throw apiError('no-component-sets')
  const digest = setDigest(data)
  if (!digest.ok) throw apiError('bad-components', { problems: [digest.problem[language]] })
  return { digest: digest.value, data }
}

function chairsOf(library: GameLibrary, { game, seats, nonce }: Wanted, guest: StoredGuest): Chair[] {
  if (seats.filter((seat) => seat.kind === 'me').length > 1) throw apiError('more-than-one-me')
  if (seats.every((seat) => seat.kind === 'bot')) throw apiError('no-person-seat')
  const names = botNames(seats.length, [guest.name], randomInt(1000))
  return seats.map((seat, index): Chair => {
    if (seat.kind === 'open') return { kind: 'open' }
    if (seat.kind === 'me') return { kind: 'person', person: personOf(guest), nonce: nonce ?? '-' }
    const level = library.levelNamed(game, seat.level)
    if (level === null) throw apiError('unknown-bot-level', { level: seat.level, allowed: library.levels(game) })
    return { kind: 'bot', level, name: names[index] ?? '' }
  })
}

/**
 * The same game again, also of a table that nobody came to, by today's rules: the asker and the bots keep their chairs, the other people's are open. Options that the
 * rules no longer have are left out.
 * @param foreign the set of the old table; null: it had the game's own, and so has the new one
 */
export async function rematchOf(
  library: GameLibrary,
  old: TableMetadata,
  foreign: StoredSet | null,
  guest: StoredGuest,
  seed: string,
): Promise<EntryBody> {
  const found = await library.load(old.game)
  if (found === null) throw apiError('unknown-game', { game: old.game })
  const chairs = old.chairs.map((chair): Chair => {
    if (chair.kind !== 'person') return chair
    return chair.person.id === guest.id ? { kind: 'person', person: personOf(guest), nonce: '-' } : { kind: 'open' }
  })
  const { options: specs, meta } = found.game
  const known = Object.entries(old.options).filter(([id, value]) => fillOptions(specs, { [id]: value }).ok)
  const options = fillOptions(specs, Object.fromEntries(known))
  if (!options.ok) throw refusedBy(options.refusal, null)
  const components = foreign ?? ownSet(found, undefined, guest.language)
  return {
    kind: 'created',
    game: old.game,
    rulesVersion: meta.rulesVersion,
    options: options.value,
    ...(components === undefined ? {} : { components }),
    chairs,
    visibility: old.visibility,
    ...(old.timeControl === null ? {} : { timeControl: old.timeControl }),
    seed,
  }
}

export function personOf({ id, name }: StoredGuest): { id: string; name: string } {
  return { id, name }
}
