import { recordedSet, type GameRecord } from '@fathom/kernel'
import { drawnFrom, noncesOf } from './branch.ts'
import { chairName, seatOf } from './chairs.ts'
import { journalNumber } from './numbering.ts'
import { outcomeOf } from './outcome.ts'
import { type Table } from './table.ts'

/** The record so far. It has the seed only when the game is over: before, the seed would give the future away. */
export function recordOf(table: Table): GameRecord {
  const over = table.status === 'finished'
  const outcome = over ? outcomeOf(table) : null
  const nonces = noncesOf(table)
  return {
    game: table.game.meta.id,
    rulesVersion: table.game.meta.rulesVersion,
    options: table.options,
    ...(table.set === null ? {} : { components: recordedSet(table.set) }),
    seats: table.chairs.map((chair, seat) => ({
      kind: chair.kind === 'bot' ? 'bot' : 'person',
      level: chair.kind === 'bot' ? chair.level : '',
      name: chairName(chair),
      nonce: nonces[seat] ?? '-',
    })),
    ...drawnFrom(table, over),
    startedAt: table.startedAt === 0 ? '' : isoTime(table.startedAt),
    setupDraws: table.setupDraws,
    setupBounds: table.setupBounds,
    lines: [...table.lines].map(({ seat, action, draws, bounds }) => ({ seat, action, draws, bounds })),
    ...(table.takeBacks.length === 0
      ? {}
      : { takeBacks: table.takeBacks.map(({ seat, reason, after, to }) => ({ seat, reason, after, to })) }),
    ...(table.hints.length === 0 ? {} : { hints: table.hints.map(({ seat, after }) => ({ seat, after })) }),
    end:
      outcome === null
        ? null
        : {
            reason: outcome.end ?? '',
            totals: outcome.scores.map((score) => score.total),
            ranks: outcome.ranks,
          },
  }
}

/** The record up to the entry that a person counts as `n`: how its game came to that position. It has no end. */
export function recordUpTo(table: Table, personId: string | null, n: number): GameRecord {
  const last = journalNumber(table, seatOf(table, personId), n)
  const { takeBacks: _, hints: __, ...whole } = recordOf(table)
  const lines = table.lines.upTo(last)
  const takeBacks = table.takeBacks.filter((back) => back.n <= last)
  const hints = table.hints.filter((hint) => hint.n <= last)
  return {
    ...whole,
    lines: whole.lines.slice(0, lines),
    ...(takeBacks.length === 0 ? {} : { takeBacks: takeBacks.map(({ n: _at, ...back }) => back) }),
    ...(hints.length === 0 ? {} : { hints: hints.map(({ seat, after }) => ({ seat, after })) }),
    end: null,
  }
}

/** ISO time of milliseconds since 1970 (no clock is read). */
function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
