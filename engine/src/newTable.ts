import { fillOptions, ok, refuse, setDigest, unshownWords, type Language, type Result } from '@fathom/kernel'
import type { CreateTable, Onlookers, SeatRequest } from '@fathom/protocol'
import type { CatalogEntry } from '@fathom/catalog'
import {
  isByTurns,
  type Chair,
  type EntryBody,
  type Person,
  type Rest,
  type StoredSet,
  type TimeControl,
} from '@fathom/table'
import { botNames } from './botNames.ts'
import type { TableMetadata } from './metadata.ts'
import type { TableLibrary } from './gameLibrary.ts'
import { ratedTable, strengthsAt } from './rated.ts'

/** A table as somebody wishes it. */
export interface TableWish extends Pick<CreateTable, 'game' | 'components' | 'nonce'> {
  readonly seats: readonly SeatRequest[]
  readonly options: Readonly<Record<string, unknown>>
  readonly visibility: 'private' | 'open'
  readonly timeControl: TimeControl | null
  readonly onlookers?: Onlookers | undefined
  /** False: nobody tries moves out. */
  readonly sandbox?: boolean
  /** It is to count for ratings. */
  readonly rated: boolean
  /** Whoever sits down agrees that people are given hints. */
  readonly hints?: boolean | undefined
}

/** Who makes a table, in which language. */
export interface TableMaker extends Person {
  readonly language: Language
  /** When their clocks stand still by themselves. */
  readonly rest: Rest | null
}

/**
 * The first entry of a new table's journal, but for its seed.
 * @param anyNumber any whole number: which names the bots have follows from it
 * @returns or what is refused: a game, seat count, seat, level, option or component set that does not exist
 */
export async function newTable(
  library: TableLibrary,
  wish: TableWish,
  maker: TableMaker,
  anyNumber: number,
): Promise<Result<Created>> {
  const found = await library.load(wish.game)
  if (found === null) return refuse('unknown-game', { game: wish.game })
  const { meta, options: specs } = found.game
  if (!meta.seats.includes(wish.seats.length)) {
    return refuse('bad-seat-count', { seats: wish.seats.length, allowed: meta.seats })
  }
  const chairs = chairsOf(library, wish, maker, anyNumber)
  if (!chairs.ok) return chairs
  const options = fillOptions(specs, wish.options)
  if (!options.ok) return options
  const components = ownSet(found, wish.components, maker.language)
  if (!components.ok) return components
  const timeControl = timeControlOf(wish.timeControl, chairs.value)
  if (!timeControl.ok) return timeControl
  const rated = wish.rated ? ratedTable(library, wish, chairs.value) : ok({})
  if (!rated.ok) return rated
  if (wish.rated && wish.hints === true) return refuse('hints-rated')
  return ok({
    kind: 'created',
    game: wish.game,
    rulesVersion: meta.rulesVersion,
    options: options.value,
    ...(components.value === null ? {} : { components: components.value }),
    chairs: chairs.value,
    visibility: wish.visibility,
    ...(wish.onlookers === undefined ? {} : { onlookers: wish.onlookers }),
    ...(wish.sandbox === false ? { noSandbox: true } : {}),
    ...(timeControl.value === null ? {} : { timeControl: timeControl.value }),
    ...restsOf(chairs.value, timeControl.value, maker.rest),
    ...(wish.hints === true ? { hints: true as const } : {}),
    ...rated.value,
  })
}

/** The entry that makes a table, before it has its seed. */
export type Created = Omit<Extract<EntryBody, { kind: 'created' }>, 'seed'>

/** A time control as it is wished; refused where nobody would wait for anybody, a clock could never be filled, or a game of more than two were to be lost on time. */
function timeControlOf(timeControl: TimeControl | null, chairs: readonly Chair[]): Result<TimeControl | null> {
  if (timeControl === null) return ok(null)
  if (chairs.filter(({ kind }) => kind !== 'bot').length < 2) return refuse('time-control-alone')
  const { cap, bank, increment } = timeControl
  if (cap < Math.max(bank, increment)) return refuse('small-cap', { cap })
  return timeControl.timeOut === 'loss' && chairs.length !== 2 ? refuse('loss-needs-two') : ok(timeControl)
}

/** When the clock of who makes a table by turns stands still by itself. */
function restsOf(chairs: readonly Chair[], timeControl: TimeControl | null, rest: Rest | null) {
  if (rest === null || !isByTurns(timeControl)) return {}
  return { rests: chairs.map(({ kind }) => (kind === 'person' ? rest : null)) }
}

/** The set that a table is to play with: the game's own if nothing is wished; null for a game whose components are fixed. */
function ownSet({ set }: CatalogEntry, wished: unknown, language: Language): Result<StoredSet | null> {
  if (wished !== undefined) return foreignSet(set !== null, wished, language)
  return ok(set === null ? null : { digest: set.digest, data: set.data })
}

/**
 * A set from outside by its digest, before anything else is done with it; refused if the game has no sets, if it is larger than a set may be, or if others
 * could not be shown its words.
 */
export function foreignSet(hasSets: boolean, data: unknown, language: Language): Result<StoredSet> {
  if (!hasSets) return refuse('no-component-sets')
  const digest = setDigest(data)
  if (!digest.ok) return refuse('bad-components', { problems: [digest.problem[language]] })
  const unshown = unshownWords(data)
  if (unshown !== null) return refuse('bad-components', { problems: [unshown[language]] })
  return ok({ digest: digest.value, data })
}

/** The chairs of a table as they are wished. @param called by seat, how a bot there is called; null: by a new name */
export function chairsOf(
  library: TableLibrary,
  { game, seats, nonce }: Pick<TableWish, 'game' | 'seats' | 'nonce'>,
  maker: TableMaker,
  anyNumber: number,
  called: readonly (string | null)[] = [],
): Result<Chair[]> {
  if (seats.filter((seat) => seat.kind === 'me').length > 1) return refuse('more-than-one-me')
  if (seats.every((seat) => seat.kind === 'bot')) return refuse('no-person-seat')
  const names = botNames(seats.length, [maker.name, ...called.filter((name) => name !== null)], anyNumber)
  const chairs: Chair[] = []
  for (const [index, seat] of seats.entries()) {
    if (seat.kind === 'open') chairs.push({ kind: 'open' })
    else if (seat.kind === 'me') chairs.push({ kind: 'person', person: personOf(maker), nonce: nonce ?? '-' })
    else {
      const level = library.levelNamed(game, seat.level)
      if (level === null) return refuse('unknown-bot-level', { level: seat.level, allowed: library.levels(game) })
      chairs.push({ kind: 'bot', level, name: called[index] ?? names[index] ?? '' })
    }
  }
  return ok(chairs)
}

/**
 * The same game again, also of a table that nobody came to, by today's rules: the asker and the bots keep their chairs, the other people's are open. Options that the
 * rules no longer have are left out.
 * @param foreign the set of the old table; null: it had the game's own, and so has the new one
 */
export async function rematchOf(
  library: TableLibrary,
  old: TableMetadata,
  foreign: StoredSet | null,
  maker: TableMaker,
): Promise<Result<Created>> {
  const found = await library.load(old.game)
  if (found === null) return refuse('unknown-game', { game: old.game })
  const chairs = old.chairs.map((chair): Chair => {
    if (chair.kind !== 'person') return chair
    return chair.person.id === maker.id ? { kind: 'person', person: personOf(maker), nonce: '-' } : { kind: 'open' }
  })
  const { options: specs, meta } = found.game
  const known = Object.entries(old.options).filter(([id, value]) => fillOptions(specs, { [id]: value }).ok)
  const options = fillOptions(specs, Object.fromEntries(known))
  if (!options.ok) return options
  const own = found.set === null ? null : { digest: found.set.digest, data: found.set.data }
  const components = foreign ?? own
  return ok({
    kind: 'created',
    game: old.game,
    rulesVersion: meta.rulesVersion,
    options: options.value,
    ...(components === null ? {} : { components }),
    chairs,
    visibility: old.visibility,
    ...(old.onlookers.allowed && old.onlookers.delay === 0 ? {} : { onlookers: old.onlookers }),
    ...(old.noSandbox ? { noSandbox: true } : {}),
    ...(old.timeControl === null ? {} : { timeControl: old.timeControl }),
    ...restsOf(chairs, old.timeControl, maker.rest),
    ...(old.hints ? { hints: true as const } : {}),
    ...(old.rated ? { rated: strengthsAt(library, old.game) } : {}),
  })
}

function personOf({ id, name, emblem = null }: TableMaker): Person {
  return { id, name, ...(emblem === null ? {} : { emblem }) }
}
