import { gainsOf, type GameText } from '@fathom/kernel'
import { toJson, type HelpReading } from '@fathom/protocol'
import { determinizedFor, isOver, isSeated, refuse, refuseOver, seatOf, versionFor } from '@fathom/table'
import type { EngineCalls } from './calls.ts'
import type { LoadedTable } from './loadedTables.ts'
import type { TableReader } from './readers.ts'
import { refusedFor } from './refused.ts'

/** In so many worlds it is tried what choices bring. */
const WORLDS = 3

/**
 * What a person's choices bring for certain, and what the game tells newcomers of the position, in their language. Everything is worked out in worlds
 * sampled from what they can know.
 * Refused: `not-seated`, `table-not-started`, `table-finished`, `table-closed`.
 */
export function helpFor(
  loaded: LoadedTable,
  { person, language }: TableReader,
): NonNullable<EngineCalls['help']['result']> {
  const { table, texts } = loaded
  const { game } = table
  const seat = seatOf(table, person)
  if (person === null || seat === null || !isSeated(table, person))
    return refusedFor(loaded, language, refuse('not-seated').refusal)
  if (table.status === 'open') return refusedFor(loaded, language, refuse('table-not-started').refusal)
  if (isOver(table)) return refusedFor(loaded, language, refuseOver(table).refusal)
  const worlds = Array.from({ length: WORLDS }, (_, sample) => determinizedFor(table, seat, sample))
  const [first] = worlds
  const text = texts[language]
  const told = first === null ? [] : (game.advice?.(first, seat) ?? [])
  return {
    ok: true,
    reading: toJson<HelpReading>({
      version: versionFor(table, seat),
      gains: (first === null ? [] : gainsOf(game, worlds, seat)).map(({ action, points, money }) => ({
        action: game.notation.make(action),
        points,
        money,
        words: gainWords(text, points, money),
      })),
      told: told.map((each) => ({
        words: text.advice?.(each) ?? '',
        action: each.action === undefined ? null : game.notation.make(each.action),
        about: each.about ?? null,
        warns: each.warns === true,
      })),
    }),
  }
}

/** "+5 points, −$3". */
function gainWords(text: GameText, points: number, money: number): string {
  const signed = (amount: number, words: (amount: number) => string): string[] =>
    amount === 0 ? [] : [`${amount < 0 ? '−' : '+'}${words(Math.abs(amount))}`]
  return [...signed(points, text.points), ...signed(money, (amount) => text.money?.(amount) ?? String(amount))].join(
    ', ',
  )
}
