/**
 * When a person's clocks by turns stand still, as plain numbers: the fold of a journal knows no time zones, whose rules change with the programs that
 * know them. So a journal gives the same clocks for ever.
 */
export interface Rest {
  /** Hours of every day, in minutes after midnight as clocks at the person's place show them: from up to before to, perhaps over midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null
  /** How many minutes those clocks are ahead of Greenwich, each from a moment on; the first holds before it, too. */
  readonly offsets: readonly (readonly [from: number, minutes: number])[]
  /** Vacations, each from a moment up to before another, in milliseconds since 1970. */
  readonly away: readonly (readonly [from: number, to: number])[]
}

/** Why a clock stands still although its person is waited for. */
export type RestReason = 'quiet' | 'vacation'

/** A time in which a clock runs all along, or stands all along for one reason. In milliseconds since 1970. */
export interface Stretch {
  readonly from: number
  /** Infinity: for ever. */
  readonly to: number
  /** Null: it runs. */
  readonly why: RestReason | null
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What a person's rest makes of the time from a moment on: stretches without a gap, the last of which may never end. */
export function* stretchesFrom(rest: Rest, start: number): Generator<Stretch> {
  let from = start
  let why = reasonAt(rest, start)
  for (let to = nextEdge(rest, start); to < Infinity; to = nextEdge(rest, to)) {
    const next = reasonAt(rest, to)
    if (next === why) continue
    yield { from, to, why }
    ;[from, why] = [to, next]
  }
  yield { from, to: Infinity, why }
}

function reasonAt(rest: Rest, at: number): RestReason | null {
  if (rest.away.some(([from, to]) => from <= at && at < to)) return 'vacation'
  if (rest.quiet === null) return null
  const { from, to } = rest.quiet
  const minute = timeOfDay(at + offsetAt(rest, at)) / MINUTE
  const isQuiet = from <= to ? from <= minute && minute < to : minute >= from || minute < to
  return isQuiet ? 'quiet' : null
}

/** The next moment at which clocks may begin to stand, or to run. */
function nextEdge(rest: Rest, at: number): number {
  const edges = rest.away.flat()
  // From and to the same time is never, and would be looked for forever.
  if (rest.quiet !== null && rest.quiet.from !== rest.quiet.to) {
    const offset = offsetAt(rest, at)
    const midnight = at + offset - timeOfDay(at + offset)
    for (const minute of [rest.quiet.from, rest.quiet.to])
      for (const day of [0, DAY]) edges.push(midnight + day + minute * MINUTE - offset)
    edges.push(...rest.offsets.map(([from]) => from))
  }
  return edges.reduce((next, edge) => (edge > at && edge < next ? edge : next), Infinity)
}

function offsetAt({ offsets }: Rest, at: number): number {
  const [, minutes] = offsets.findLast(([from]) => from <= at) ?? offsets[0] ?? [0, 0]
  return minutes * MINUTE
}

/** The time of the day of a local time, in milliseconds. */
function timeOfDay(local: number): number {
  return ((local % DAY) + DAY) % DAY
}
