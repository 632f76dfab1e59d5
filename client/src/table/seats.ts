import type { GameEvent, Names, Seat, Viewer } from '@fathom/kernel'
import type { SeatReading, TableReading } from '@fathom/protocol'
import { seatColors, type SeatColor } from '../art/seats.tsx'
import { called, text } from '../text/index.ts'

/** The colour of a seat: green, white, red, blue, violet in turn order. */
export function seatColor(seat: Seat): SeatColor {
  return seatColors[seat] ?? 'green'
}

/** A bot's level in words; a level that the page does not know keeps its own name. */
export function levelName(level: string | null): string {
  return level === null ? '' : (text().levels[level] ?? level)
}

/** What there is to say of a bot at the table: its level, and what it likes. */
export function botWords(table: TableReading | null, seat: Seat): string {
  const likes = table?.characters[seat] ?? ''
  const level = levelName(table?.seats[seat]?.level ?? null)
  return likes === '' ? level : `${level}, ${likes}`
}

/** Names for the game's sentences: whoever has no name yet goes by the seat's colour. */
export function namesOf(seats: readonly SeatReading[], you: Seat | null): Names {
  const reader: Viewer = you ?? 'spectator'
  return { reader, of: (seat) => called(seats[seat]?.name ?? '') || text().seat[seatColor(seat)] }
}

/** The seats of other people. */
export function othersOf(table: TableReading | null): { readonly seat: Seat; readonly name: string }[] {
  const seats = table?.seats.map(({ kind, name }, seat) => ({ kind, name: called(name), seat })) ?? []
  return seats.filter(({ kind, seat }) => kind === 'person' && seat !== table?.you)
}

/** Nobody else is playing at my table: the others are bots, or have left. Such a table I may end. */
export function playsAlone(table: TableReading | null, beside: readonly Seat[] = []): boolean {
  if (table === null || table.you === null) return false
  return table.seats.every(
    ({ kind, standIn }, seat) => seat === table.you || beside.includes(seat) || kind !== 'person' || standIn,
  )
}

/** Who brought an event about; null: nobody. */
export function seatOf(event: GameEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
}

/** True for an event that this seat brought about; nobody's for a spectator. */
export function isOf(event: GameEvent, seat: Seat | null): boolean {
  return seat !== null && seatOf(event) === seat
}
