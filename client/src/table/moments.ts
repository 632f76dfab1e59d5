import type { GameEvent, Seat } from '@fathom/kernel'
import type { LogEntry, ScoreHistory } from '@fathom/protocol'
import { turningPoint } from './chart.ts'
import type { LogLine } from './logLines.ts'

/** What decided a game, from its scores and its log: pure, so that it can be tested without a page. */

type Point = ScoreHistory['points'][number]

/** Where a part of the game (a round, a quadrimester) begins. */
export interface Chapter {
  /** The entry that begins it. */
  readonly n: number
  readonly name: string
}

/** A turning point of the game. */
export interface Moment {
  /** The entry after which the board shows it. */
  readonly n: number
  readonly seat: Seat
  /** Points that the seat got there; negative if it lost some. */
  readonly gain: number
  /** The part of the game that it lies in; null if the game names none. */
  readonly chapter: string | null
  /** With it the winner took the lead for good. */
  readonly isLead: boolean
}

/** The parts of a game in their order, each once. */
export function chaptersIn(
  log: readonly LogEntry[],
  nameOf: ((event: GameEvent) => string | null) | undefined,
): Chapter[] {
  const chapters: Chapter[] = []
  for (const entry of log) {
    if (entry.kind !== 'events' || nameOf === undefined) continue
    const names = entry.events.map((event) => nameOf(event)).filter((name) => name !== null)
    const name = names.at(-1)
    if (name !== undefined && name !== chapters.at(-1)?.name) chapters.push({ n: entry.n, name })
  }
  return chapters
}

/**
 * The turning points of a game, oldest first: where the winner took the lead for good, and where a seat gained most against the mean of the
 * others. Of equal gains the later ones count: they were harder to make up for. The end of the game is a turning point only if it was decided
 * there: final scoring is no move, and neither is what was dealt out before the game's first part.
 * @param winner -1: nobody, or several
 * @param most how many at most
 */
export function momentsOf(
  points: readonly Point[],
  chapters: readonly Chapter[],
  { winner, most }: { winner: Seat; most: number },
): Moment[] {
  const leadAt = turningPoint(points, winner)
  const jumps = points.slice(1).map((point, index) => {
    const isLead = index + 1 === leadAt
    return { ...jumpOf(points[index] ?? point, point, isLead ? winner : null), isLead }
  })
  const from = chapters[0]?.n ?? 0
  return jumps
    .filter(({ n, lead, isLead }, index) => isLead || (lead > 0 && n >= from && index < jumps.length - 1))
    .toSorted((a, b) => Number(b.isLead) - Number(a.isLead) || b.lead - a.lead || b.n - a.n)
    .slice(0, most)
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, seat, gain, isLead }) => ({ n, seat, gain, isLead, chapter: chapterAt(chapters, n) }))
}

/** The seat that a change of the scores was best for, or `whose`, and by how much more than for the others. */
function jumpOf(before: Point, { n, totals }: Point, whose: Seat | null) {
  const gains = totals.map((total, seat) => total - (before.totals[seat] ?? 0))
  const sum = gains.reduce((all, gain) => all + gain, 0)
  const leads = gains.map((gain) => gain - (gains.length > 1 ? (sum - gain) / (gains.length - 1) : 0))
  const seat = whose ?? leads.indexOf(Math.max(...leads))
  return { n, seat, gain: gains[seat] ?? 0, lead: leads[seat] ?? 0 }
}

function chapterAt(chapters: readonly Chapter[], n: number): string | null {
  return chapters.findLast((chapter) => chapter.n <= n)?.name ?? null
}

/** Fields of an event that say how much it brought. */
const AMOUNTS = ['points', 'treasures'] as const

/** The sentence of the log that tells a moment: of its seat's the one that brought most, else its first. */
export function lineOf(moment: Moment, lines: readonly LogLine[]): LogLine | null {
  const there = lines.filter(({ n, event }) => n === moment.n && event !== undefined)
  const own = there.filter(({ event }) => numberAt(event, 'seat') === moment.seat)
  // A stable order: of those that brought nothing the first stays first.
  return own.toSorted((a, b) => broughtBy(b.event, moment) - broughtBy(a.event, moment))[0] ?? there[0] ?? null
}

function broughtBy(event: GameEvent | undefined, { gain }: Moment): number {
  const reputation = numberAt(event, 'reputation')
  const change = numberAt(event, 'change')
  // More than was gained is the reputation that was reached; a small change only goes along with what else was done.
  return Math.max(
    0,
    reputation > gain ? 0 : reputation,
    2 * change < gain ? 0 : change,
    ...AMOUNTS.map((field) => numberAt(event, field)),
  )
}

function numberAt(event: GameEvent | undefined, field: string): number {
  const value = (event as unknown as Readonly<Record<string, unknown>> | undefined)?.[field]
  return typeof value === 'number' ? value : -1
}
