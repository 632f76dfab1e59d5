/** What came of games between two players. */
export interface MatchResult {
  readonly a: string
  readonly b: string
  /** Games that `a` won, in parts where a first place was shared. */
  readonly won: number
  readonly games: number
}

/** How strong a player is: who has 400 points more wins ten games of eleven. */
export interface Rating {
  readonly player: string
  readonly elo: number
  /** The 95 % interval of `elo`; no wider than a point for the player that all others are measured by. */
  readonly from: number
  readonly to: number
  /** Games that it is made from. */
  readonly games: number
}

/** Points of the player that the others are measured by. */
const MEASURE = 1500
/** Points for a factor of e in the chances to win. */
const POINTS = 400 / Math.LN10
/** The standard normal deviate that leaves out a twentieth, half on each side. */
const DEVIATE = 1.959964
/** Every meeting is computed with this many more games that were shared: otherwise a player who lost none would be infinitely strong. */
const SHARED = 1
const ROUNDS = 60

/**
 * The strengths that make the results most likely (Bradley and Terry's model), and how sure they are.
 * @param measure the player that has 1500 points; whoever has not met it, directly or by others, is left out
 */
export function ratingsOf(matches: readonly MatchResult[], measure: string): Rating[] {
  const players = connectedTo(measure, matches)
  const free = players.filter((player) => player !== measure)
  const known = matches.filter(({ a }) => players.includes(a))
  const strength = free.map(() => 0)
  let spread = inverse(slopes(known, free, strength).bend)
  for (let round = 0; round < ROUNDS; round++) {
    const { pull, bend } = slopes(known, free, strength)
    spread = inverse(bend)
    for (const [row, line] of spread.entries()) {
      const step = line.reduce((sum, each, column) => sum + each * (pull[column] as number), 0)
      strength[row] = (strength[row] as number) + Math.max(-1, Math.min(1, step))
    }
  }
  return players.map((player) => {
    const at = free.indexOf(player)
    const elo = MEASURE + POINTS * (strength[at] ?? 0)
    const error = at < 0 ? 0 : DEVIATE * POINTS * Math.sqrt(spread[at]?.[at] ?? 0)
    const games = known.reduce((sum, { a, b, games: played }) => sum + (a === player || b === player ? played : 0), 0)
    return { player, elo, from: elo - error, to: elo + error, games }
  })
}

/** The players that have met, directly or by others, those met first in front. */
function connectedTo(first: string, matches: readonly MatchResult[]): string[] {
  const found = [first]
  for (const player of found) {
    for (const { a, b } of matches) {
      const other = a === player ? b : b === player ? a : player
      if (!found.includes(other)) found.push(other)
    }
  }
  return found
}

/** Where the likelihood rises, and how it bends: its first derivatives, and its second ones with the sign turned. */
function slopes(matches: readonly MatchResult[], free: readonly string[], strength: readonly number[]) {
  const pull = free.map(() => 0)
  const bend = free.map(() => free.map(() => 0))
  for (const { a, b, won, games } of matches) {
    const [i, j] = [free.indexOf(a), free.indexOf(b)]
    const chance = 1 / (1 + Math.exp((strength[j] ?? 0) - (strength[i] ?? 0)))
    const played = games + SHARED
    const surplus = won + SHARED / 2 - played * chance
    const sure = played * chance * (1 - chance)
    for (const [at, sign] of [
      [i, 1],
      [j, -1],
    ] as const) {
      if (at < 0) continue
      pull[at] = (pull[at] as number) + sign * surplus
      add(bend, at, at, sure)
    }
    if (i >= 0 && j >= 0) {
      add(bend, i, j, -sure)
      add(bend, j, i, -sure)
    }
  }
  return { pull, bend }
}

function add(matrix: number[][], row: number, column: number, by: number): void {
  const line = matrix[row] as number[]
  line[column] = (line[column] as number) + by
}

/** By Gauss and Jordan; the matrix is symmetric and positive, so no row needs to be exchanged. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((line, row) => [...line, ...line.map((_, column) => (row === column ? 1 : 0))])
  for (const [at, pivot] of rows.entries()) {
    const scale = pivot[at] as number
    for (let column = 0; column < 2 * size; column++) pivot[column] = (pivot[column] as number) / scale
    for (const [row, line] of rows.entries()) {
      if (row === at) continue
      const factor = line[at] as number
      for (let column = 0; column < 2 * size; column++) {
        line[column] = (line[column] as number) - factor * (pivot[column] as number)
      }
    }
  }
  return rows.map((line) => line.slice(size))
}
