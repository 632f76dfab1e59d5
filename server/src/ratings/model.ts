/** How strong somebody is thought to be at a game, on the scale of the bots' Elo: who has 400 points more wins ten games of eleven. */
export interface Skill {
  readonly mu: number
  /** The standard error of it. */
  readonly sigma: number
}

/** A rating as people read it. */
export interface Rating {
  /** In whole points. */
  readonly elo: number
  /** The true strength is within so many points in 95 of 100 cases. */
  readonly margin: number
  /** Too little is known yet for a place in a ranking. */
  readonly isProvisional: boolean
  /** The rated games it is made of. */
  readonly games: number
}

/** Somebody at a rated table, and how it ended for them. */
export interface RatedSeat extends Skill {
  /** The place, from 1; who shares a place shares the number. */
  readonly rank: number
  /** A bot: its strength was measured, and one game more changes nothing of it. */
  readonly isFixed: boolean
}

/** Points for a factor of e in the chances to win, as in `bots/src/strength/elo.ts`. */
const POINTS = 400 / Math.LN10
/** What nobody knows anything of: about as strong as the usual bot, most likely within 600 points of it. */
export const UNKNOWN: Skill = { mu: 1500, sigma: 300 }
/** With two sure strengths, openskill's chance to win is then that of Elo. */
const BETA = POINTS / Math.SQRT2
/** What a game makes anybody less sure: people get better. */
const TAU = 3
const DEVIATE = 1.959964
/** Less sure than that is provisional, in points. */
const SURE = 250
/** A rating of which so little is known is provisional. */
export const SURE_SIGMA = SURE / DEVIATE

/**
 * How a game moves what is known of those who played it (Weng and Lin's model of Plackett and Luce): a pure function, the same to the bit every time.
 * @returns in the same order; fixed points as they were
 */
export async function rated(seats: readonly RatedSeat[]): Promise<Skill[]> {
  // Hundreds of modules: a quarter of a store thread's start, where most servers rate nothing.
  const { rate } = await import('openskill')
  const after = rate(
    seats.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: seats.map(({ rank }) => rank), mu: UNKNOWN.mu, sigma: UNKNOWN.sigma, beta: BETA, tau: TAU },
  )
  return seats.map((seat, index) => {
    const next = after[index]?.[0]
    if (seat.isFixed || next === undefined) return { mu: seat.mu, sigma: seat.sigma }
    return { mu: next.mu, sigma: next.sigma }
  })
}

/** A rating in the numbers that people read. */
export function ratingFrom({ mu, sigma }: Skill, games: number): Rating {
  const margin = Math.round(DEVIATE * sigma)
  return { elo: Math.round(mu), margin, isProvisional: sigma > SURE_SIGMA, games }
}
