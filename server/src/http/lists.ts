import type { Language, PlayedSet } from '@fathom/kernel'
import type { ComponentsReading, GameInfo, Lobby, TableSummary } from '@fathom/protocol'
import type { GameLibrary } from '@fathom/engine'
import { readClock } from '@fathom/table'
import type { Store, StoredTable } from '../store/store.ts'

const MINE = 100
const OPEN = 50
const FINISHED = 20
/** An open table that nobody has touched for so long is not offered any more, in milliseconds. */
const FORGOTTEN = 3 * 24 * 3600_000

/** What the lobby shows to somebody; null: to somebody without a name. */
export async function lobbyOf(store: Store, person: string | null, language: Language): Promise<Lobby> {
  const open = store.openTables(Date.now() - FORGOTTEN, OPEN)
  const [mine, finished] =
    person === null
      ? [[], []]
      : await Promise.all([store.tablesOf(person, 'running', MINE), store.tablesOf(person, 'finished', FINISHED)])
  const show = (table: StoredTable) => summaryFor(table, person, language)
  return {
    mine: mine.map(show).sort(byUrgency),
    open: (await open).map(show).filter((table) => table.you === null),
    finished: finished.map(show),
  }
}

/** My turn first, the least time left before more; then what changed last. */
function byUrgency(a: TableSummary, b: TableSummary): number {
  return Number(b.yourTurn) - Number(a.yourTurn) || Math.sign(endOf(a) - endOf(b)) || b.updatedAt - a.updatedAt
}

/** When my clock comes to zero, in milliseconds since 1970; it may stand. */
function endOf({ clock }: TableSummary): number {
  return clock === null || clock.since === null ? Number.MAX_SAFE_INTEGER : clock.since + clock.left
}

function summaryFor(
  { id, language: opener, listed }: StoredTable,
  person: string | null,
  language: Language,
): TableSummary {
  const {
    clocks,
    game,
    status,
    visibility,
    seats,
    persons,
    left,
    waitingFor,
    prompts,
    totals,
    lostOnTime,
    changedAt,
    happened,
    timeControl,
  } = listed
  const seat = person === null ? -1 : persons.indexOf(person)
  const reader = seat < 0 ? persons.length : seat
  const clock = clocks?.[seat]
  return {
    id,
    game,
    status,
    visibility,
    seats: seats.map(({ kind, name }) => ({ kind, name })),
    you: seat < 0 ? null : seat,
    left: left.includes(seat),
    yourTurn: status === 'playing' && waitingFor.includes(seat) && !left.includes(seat),
    prompt: prompts[language][reader] ?? '',
    happened: happened[language],
    language: opener,
    timeControl,
    totals: totals === null ? null : [...totals],
    lostOnTime: [...lostOnTime],
    clock: clock === undefined ? null : readClock(clock, Date.now()),
    updatedAt: changedAt[reader] ?? 0,
  }
}

/** A game as the lobby offers it. */
export async function gameInfo(library: GameLibrary, id: string, language: Language): Promise<GameInfo> {
  const found = await library.load(id)
  if (found === null) throw new Error(`the library lists ${id} but does not have it`)
  const { meta, options } = found.game
  const text = found.texts[language]
  return {
    id,
    name: text.name,
    tagline: text.tagline,
    seats: [...meta.seats],
    minutes: meta.minutes,
    provenance: meta.provenance,
    components: found.set === null ? null : setReading(found.set, language),
    modes: meta.modes.map((mode) => ({
      id: mode.id,
      name: text.modes[mode.id] ?? mode.id,
      help: text.modeHelps?.[mode.id] ?? '',
      options: mode.options,
      seats: [...(mode.seats ?? meta.seats)],
      editionOf: mode.editionOf ?? null,
      isForNewcomers: mode.isForNewcomers === true,
    })),
    options: options.map((spec) => {
      const { label, help, group, choices } = text.options[spec.id] ?? { label: spec.id, help: '' }
      return {
        spec: spec.kind === 'choice' ? { ...spec, choices: [...spec.choices] } : { ...spec },
        text: { label, help, group, choices: choices === undefined ? undefined : { ...choices } },
      }
    }),
    botLevels: [...library.levels(id)],
    strengths: library.strengths(id).map(({ level, elo, from, to, games }) => ({
      level,
      elo: Math.round(elo),
      from: Math.round(from),
      to: Math.round(to),
      games,
    })),
    usualLevel: library.usualLevel(id),
  }
}

function setReading({ info, isBuiltIn }: PlayedSet, language: Language): ComponentsReading {
  return { name: info.name[language], provenance: info.provenance, builtIn: isBuiltIn }
}
