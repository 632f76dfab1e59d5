import type { Language, PlayedSet } from '@fathom/kernel'
import type { ComponentsReading, GameInfo, Lobby, TableSummary } from '@fathom/protocol'
import type { GameLibrary } from '../engine/gameLibrary.ts'
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
    mine: mine.map(show).sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)),
    open: (await open).map(show).filter((table) => table.you === null),
    finished: finished.map(show),
  }
}

function summaryFor({ id, updatedAt, summary }: StoredTable, person: string | null, language: Language): TableSummary {
  const { game, status, visibility, seats, persons, left, waitingFor, prompts, totals } = summary
  const seat = person === null ? -1 : persons.indexOf(person)
  return {
    id,
    game,
    status,
    visibility,
    seats: seats.map(({ kind, name }) => ({ kind, name })),
    you: seat < 0 ? null : seat,
    yourTurn: status === 'playing' && waitingFor.includes(seat) && !left.includes(seat),
    prompt: prompts[language][seat < 0 ? persons.length : seat] ?? '',
    totals: totals === null ? null : [...totals],
    updatedAt,
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
      options: mode.options,
      seats: [...(mode.seats ?? meta.seats)],
    })),
    options: options.map((spec) => {
      const { label, help, choices } = text.options[spec.id] ?? { label: spec.id, help: '' }
      return {
        spec: spec.kind === 'choice' ? { ...spec, choices: [...spec.choices] } : { ...spec },
        text: { label, help, choices: choices === undefined ? undefined : { ...choices } },
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
