import { recordedSet, type GameRecord } from '@fathom/kernel'
import { chairName } from './chairs.ts'
import { outcomeOf } from './outcome.ts'
import { type Table } from './table.ts'

/** The record so far. It has the seed only when the game is over: before, the seed would give the future away. */
export function recordOf(table: Table): GameRecord {
  const over = table.status === 'finished'
  const outcome = over ? outcomeOf(table) : null
  return {
    game: table.game.meta.id,
    rulesVersion: table.game.meta.rulesVersion,
    options: table.options,
    ...(table.set === null ? {} : { components: recordedSet(table.set) }),
    seats: table.chairs.map((chair) => ({
      kind: chair.kind === 'bot' ? 'bot' : 'person',
      level: chair.kind === 'bot' ? chair.level : '',
      name: chairName(chair),
      nonce: chair.kind === 'person' ? chair.nonce : '-',
    })),
    drawMethod: 'hmac-sha256',
    seedHash: table.seedHash,
    seed: over ? table.seed : '',
    startedAt: table.startedAt === 0 ? '' : isoTime(table.startedAt),
    setupDraws: table.setupDraws,
    setupBounds: table.setupBounds,
    lines: table.lines.map(({ seat, action, draws, bounds }) => ({ seat, action, draws, bounds })),
    ...(table.takeBacks.length === 0
      ? {}
      : { takeBacks: table.takeBacks.map(({ seat, reason, after, to }) => ({ seat, reason, after, to })) }),
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

/** ISO time of milliseconds since 1970 (no clock is read). */
function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
