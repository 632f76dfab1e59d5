// Beside these, nothing is imported here: what checks messages weighs 11 KB, and every page needs these.

/** Stands where the name of somebody stood who has left for good: everybody reads "A former player" in their own language. No one can be called so. */
export const FORMER = '–'

/** The colours of the seats, in turn order. */
export const SEAT_COLORS = ['green', 'white', 'red', 'blue', 'violet'] as const
