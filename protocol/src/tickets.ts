import * as v from 'valibot'

/** How fast people want to play: in one go, or over days. */
const PACES = ['live', 'turns'] as const
export type TicketPace = (typeof PACES)[number]

/** Look for others to play a game with: in one go, or over days. It ends the search before. */
export const NewTicket = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  pace: v.picklist(PACES),
  /** The id of one of the game's modes that so many can play. Null: the usual one. */
  mode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
  /** How many people are to sit at the table. */
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5)),
})
export type NewTicket = v.InferInput<typeof NewTicket>

/** Whom somebody looks for; null: nobody. */
export const TicketReading = v.object({
  ticket: v.nullable(
    v.object({
      ...NewTicket.entries,
      /** Null: the game has no modes. */
      mode: v.nullable(v.string()),
      /** In milliseconds since 1970. */
      since: v.number(),
      /** How many points the others may be from my strength by now; it grows. Null: anybody will do. */
      within: v.nullable(v.number()),
      /** The table where I play with those that were found; null: I wait. */
      table: v.nullable(v.string()),
    }),
  ),
})
export type TicketReading = v.InferOutput<typeof TicketReading>

/** @param table forget the search that found it; without it, the one that still waits */
export const WithdrawTicket = v.object({ table: v.optional(v.pipe(v.string(), v.maxLength(40))) })
export type WithdrawTicket = v.InferInput<typeof WithdrawTicket>
