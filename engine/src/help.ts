import { gainsOf, type GameText } from '@fathom/kernel'
import { toJson, type HelpReading } from '@fathom/protocol'
import { determinizedFor, isSeated, refuse, seatOf, versionFor } from '@fathom/table'
import type { EngineCalls } from './calls.ts'
import type { LoadedTable } from './loadedTables.ts'
import type { TableReader } from './readers.ts'
import { refusedFor } from './refused.ts'

/** In so many worlds it is tried what choices bring. */
const WORLDS = 3

/**
 * What a person's choices bring for certain, and what the game tells newcomers of the position, in their language. Everything is worked out in worlds
 * sampled from what they can know.
 * Nothing where others act or the game is over: a page may ask before it has heard of that. Refused: `not-seated`, `table-not-started`.
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
  const worlds = Array.from({ length: WORLDS }, (_, sample) => determinizedFor(table, seat, sample)).filter(
    (world) => world !== null,
  )
  const [first] = worlds
  const text = texts[language]
  const told = first === undefined ? [] : (game.advice?.(first, seat) ?? [])
  return {
    ok: true,
    reading: toJson<HelpReading>({
      version: versionFor(table, seat),
      gains: (first === undefined ? [] : gainsOf(game, worlds, seat)).map(({ action, points, money }) => ({
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
