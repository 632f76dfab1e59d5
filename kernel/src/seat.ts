/** A place at the table, counted from 0 in turn order. */
export type Seat = number

/** Somebody who looks on without a seat: sees only what is public. */
export const SPECTATOR = 'spectator'

/** Whose eyes a view is made for. */
export type Viewer = Seat | typeof SPECTATOR

/** The seats' letters, in records and on pieces: green, white, red, blue, violet. */
export const SEAT_LETTERS = ['G', 'W', 'R', 'B', 'V'] as const
export type SeatLetter = (typeof SEAT_LETTERS)[number]

/** The letter of a seat. Seats past the fifth do not exist in any game here. */
export function seatLetter(seat: Seat): SeatLetter {
  const letter = SEAT_LETTERS[seat]
  if (letter === undefined) throw new RangeError(`no seat ${seat}`)
  return letter
}

/** The seat of a letter, or null for any other text. */
export function parseSeatLetter(letter: string): Seat | null {
  const seat = (SEAT_LETTERS as readonly string[]).indexOf(letter)
  return seat < 0 ? null : seat
}
