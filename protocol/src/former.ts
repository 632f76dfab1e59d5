/** Stands where the name of somebody stood who has left for good: everybody reads "A former player" in their own language. No one can be called so. */
export const FORMER = '–'
