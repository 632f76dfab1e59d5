import type { ListedClock, ListedTable } from '@fathom/engine'
import type { Seat } from '@fathom/kernel'
import type { NoticeKind } from '@fathom/protocol'
import { isByTurns, whenLeft, type Entry } from '@fathom/table'

/** Something that a person at a table might want to be told. */
export interface NewNotice {
  readonly person: string
  readonly seat: Seat
  readonly kind: NoticeKind
  /** Not to be told before: they may have come by themselves until then. In milliseconds since 1970. */
  readonly due: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND

/** How long people have to come by themselves, in milliseconds: at a table that is played in one go, and at any other. */
const LIVE_GRACE = 20 * SECOND
const GRACE = 120 * SECOND

/** A clock is low when so little is left, or a quarter of what it had. */
const LOW = 4 * HOUR

/**
 * Who might want to be told what of a change, from what lists said of the table before and after. The person who brought the change about knows it.
 * @param before null: the table is new, and who made it is there
 * @param entries the change
 */
export function noticesOf(before: ListedTable | null, after: ListedTable, entries: readonly Entry[]): NewNotice[] {
  const at = entries.at(-1)?.at
  if (before === null || at === undefined) return []
  const due = at + (isLive(after) ? LIVE_GRACE : GRACE)
  return after.persons.flatMap((person, seat) => {
    if (person === null || after.left.includes(seat)) return []
    const kinds = isOwn(entries, seat) ? [] : [...newsFor(before, after, seat), ...askedOf(entries, seat)]
    const notices: NewNotice[] = kinds.map((kind) => ({ person, seat, kind, due }))
    const low = lowAt(before, after, seat)
    return low === null ? notices : [...notices, { person, seat, kind: 'clock-low', due: low }]
  })
}

/** Played in one go: whoever plays looks at it. */
function isLive({ timeControl }: ListedTable): boolean {
  return timeControl !== null && !isByTurns(timeControl)
}

function newsFor(before: ListedTable, after: ListedTable, seat: Seat): NoticeKind[] {
  if (isOver(after)) return isOver(before) ? [] : ['ended']
  const news: NoticeKind[] = before.status === 'open' && after.status === 'playing' ? ['started'] : []
  if (isWaitedFor(after, seat) && !isWaitedFor(before, seat)) news.push('your-turn')
  return news
}

/** What all have to agree to. */
const ASKS = ['take-back-asked', 'pause-asked', 'end-asked'] as const

/** Somebody asks for what all have to agree to. What was granted at once is not asked any more. */
function askedOf(entries: readonly Entry[], seat: Seat): NoticeKind[] {
  if (entries.some(({ kind }) => kind === 'taken-back' || kind === 'paused')) return []
  const isAsked = entries.some(
    (entry) => ASKS.some((kind) => entry.kind === kind) && 'seat' in entry && entry.seat !== seat,
  )
  return isAsked ? ['asked'] : []
}

function isOver({ status }: ListedTable): boolean {
  return status === 'finished' || status === 'closed'
}

function isWaitedFor({ status, waitingFor, left }: ListedTable, seat: Seat): boolean {
  return status === 'playing' && waitingFor.includes(seat) && !left.includes(seat)
}

/** Sits down, takes back, comes back, gives up: whoever does that is there. Who just ends a turn may have left before it comes round again. */
const ARE_THERE = ['seated', 'undone', 'returned', 'closed', 'end-answered'] as const

function isOwn(entries: readonly Entry[], seat: Seat): boolean {
  return entries.some(
    (entry) =>
      ARE_THERE.some((kind) => entry.kind === kind) &&
      'seat' in entry &&
      entry.seat === seat &&
      // Who asked for that may have gone before all had agreed.
      !(entry.kind === 'closed' && entry.agreed === true),
  )
}

/** When a clock will be low that has begun to run or goes otherwise now; null: none of it, or it is too short for anybody to be called. */
function lowAt(before: ListedTable, after: ListedTable, seat: Seat): number | null {
  if (isLive(after)) return null
  const low = lowMoment(after.clocks?.[seat])
  return low === Infinity || low === lowMoment(before.clocks?.[seat]) ? null : low
}

/** When a clock will be low as it goes now, in milliseconds since 1970; Infinity while nobody waits for it. */
export function lowMoment(clock: ListedClock | undefined): number {
  // In whole milliseconds, as times are stored.
  return clock === undefined ? Infinity : whenLeft(clock, Math.floor(Math.min(LOW, clock.left / 4)))
}
