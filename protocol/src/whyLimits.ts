// Apart from `why.ts`: the page has the limits without the schemas.

/** So many actions or chains are asked about in one request, at most. */
export const MOST_WHYS = 256
/** And so many steps in all of them. */
export const MOST_WHY_STEPS = 1024
