import { recordedSet, type GameRecord } from '@fathom/kernel'
import { chairName, type Table } from './table.ts'

/** The record so far. The seed is in it only when the game is over: before, it would give the future away. */
export function recordOf(table: Table): GameRecord {
  const over = table.status === 'finished'
  const outcome = over ? table.game.outcome(table.state) : null
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
    lines: table.lines.map(({ seat, action, draws }) => ({ seat, action, draws })),
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
