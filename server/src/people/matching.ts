import type { TicketPace } from '@fathom/protocol'

/** Somebody who looks for others to play with. */
export interface Seeker {
  readonly person: string
  readonly game: string
  readonly pace: TicketPace
  /** How they want to play it; null: the game has one way. */
  readonly mode: string | null
  /** How many people are to sit at the table, they among them. */
  readonly seats: number
  /** How strong they are; null: too little is known, and they fit everybody. */
  readonly elo: number | null
  /** Since when they wait, in milliseconds since 1970. */
  readonly since: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How far apart in points people may be at first, how much more that becomes in each `step`, and when anybody will do. */
const WIDENING: Readonly<Record<TicketPace, { readonly step: number; readonly anybody: number }>> = {
  live: { step: MINUTE, anybody: 5 * MINUTE },
  turns: { step: HOUR, anybody: 8 * HOUR },
}
/** For whoever is to have a table so many are looked at, and tried, at most: who has waited longest comes first. */
const MOST_TRIED = 50

const AT_FIRST = 150
const WIDER = 75

/** How far from somebody's own strength those may be whom they play with after such a wait; null: anybody will do. */
export function reachAfter(pace: TicketPace, waited: number): number | null {
  const { step, anybody } = WIDENING[pace]
  return waited >= anybody ? null : AT_FIRST + WIDER * Math.floor(Math.max(0, waited) / step)
}

/**
 * Who plays with whom: tables of people who want the same game, mode, pace and number of seats, with no block between any two and all about as strong as each
 * other. Of two it counts how long that one has waited who has waited longer, so that nobody waits for others to grow patient.
 * Whoever has waited longest comes first, and somebody who fits few keeps nobody from a table without them.
 * @returns the people of each table, the one who has waited longest first; nobody twice
 */
export function matchesOf<S extends Seeker>(
  seekers: readonly S[],
  now: number,
  areApart: (one: string, other: string) => boolean,
): S[][] {
  const alike = Map.groupBy(seekers, ({ game, pace, mode, seats }) => JSON.stringify([game, pace, mode, seats]))
  return [...alike.values()].flatMap((each) => tablesOf(each.toSorted(byWait), now, areApart))
}

/** Of people who want the same, the oldest ticket first. */
function tablesOf<S extends Seeker>(
  waiting: readonly S[],
  now: number,
  areApart: (one: string, other: string) => boolean,
): S[][] {
  const fit = (one: S, other: S) =>
    one.person !== other.person && areNear(one, other, now) && !areApart(one.person, other.person)
  const tables: S[][] = []
  const taken = new Set<string>()
  for (const [index, first] of waiting.entries()) {
    if (taken.has(first.person)) continue
    const others = waiting.slice(index + 1).filter((next) => !taken.has(next.person) && fit(first, next))
    const table = filled([first], others.slice(0, MOST_TRIED), fit, { left: MOST_TRIED })
    if (table === null) continue
    for (const { person } of table) taken.add(person)
    tables.push(table)
  }
  return tables
}

/**
 * A table with those who have waited longest of all who fit together. Who keeps it from being full is given up for the next one.
 * @param others who fit everybody at the table, the longest wait first
 * @param tries how many more people may be tried
 * @returns null: so many do not fit together, or it would take too long to find them
 */
function filled<S extends Seeker>(
  table: readonly [S, ...S[]],
  others: readonly S[],
  fit: (one: S, other: S) => boolean,
  tries: { left: number },
): S[] | null {
  const missing = table[0].seats - table.length
  if (missing === 0) return [...table]
  for (const [index, next] of others.entries()) {
    if (others.length - index < missing || tries.left === 0) return null
    tries.left--
    const rest = others.slice(index + 1).filter((other) => fit(next, other))
    const found = filled([...table, next], rest, fit, tries)
    if (found !== null) return found
  }
  return null
}

function areNear(one: Seeker, other: Seeker, now: number): boolean {
  const reach = reachAfter(one.pace, now - Math.min(one.since, other.since))
  return reach === null || one.elo === null || other.elo === null || Math.abs(one.elo - other.elo) <= reach
}

function byWait(a: Seeker, b: Seeker): number {
  return a.since - b.since || (a.person < b.person ? -1 : 1)
}
