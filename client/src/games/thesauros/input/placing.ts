import { facts, mercenaryTakes, type SortId, type ZoneView, type Zone } from '@fathom/thesauros'
import { cant, deed, has, hint, pendingOf, type Aim, type Ask } from './ask.ts'

/** The boss first, then specialists, basic workers and a mercenary. */
const ORDER: readonly SortId[] = ['B', 'H2', 'H3', 'H57', 'H8', 'W', 'M']

/** A sort of meeples that can be placed now, and how many there are of it. */
export interface Staff {
  readonly sort: SortId
  readonly count: number
}

/** Whom I may place now, in the order in which they stand. */
export function staffOf(ask: Ask): Staff[] {
  const pending = pendingOf(ask)
  if (pending?.kind === 'place-recruit') return [{ sort: pending.meeple?.sort ?? 'W', count: 1 }]
  if (pending?.kind !== 'place') return []
  const home = ask.view.players[ask.seat]?.meeples.filter(({ at }) => at === 'home') ?? []
  return ORDER.flatMap((sort) => {
    const count = home.filter((meeple) => meeple.sort === sort).length
    return count > 0 ? [{ sort, count }] : []
  })
}

/** The sort that goes where one points: the one that was picked, else a plain worker, else whoever is left. */
export function sortInHand(ask: Ask): SortId | null {
  const staff = staffOf(ask).map(({ sort }) => sort)
  const { sort } = ask.held
  if (sort !== null && staff.includes(sort)) return sort
  return staff.includes('W') ? 'W' : (staff.at(-1) ?? null)
}

/** Whether the envelope goes along: it is posted already, or held ready. */
export function withEnvelope(ask: Ask): boolean {
  return pendingOf(ask)?.envelope === true || (ask.held.envelope && has(ask, 'envelope'))
}

export function withDouble(ask: Ask): boolean {
  return pendingOf(ask)?.double === true || (ask.held.double && has(ask, 'double'))
}

function zoneView(ask: Pick<Ask, 'view'>, zone: Zone): ZoneView | undefined {
  return ask.view.zones.find((each) => each.zone === zone)
}

/** The space that the next meeple gets, counted from 1; 0 for a mercenary's own; null if there is none. */
export function nextSpace(ask: Ask, zone: Zone, sort: SortId): number | null {
  const line = zoneView(ask, zone)
  if (line === undefined) return null
  if (sort === 'M') return line.mercenary === null || line.mercenary.meeple !== null ? null : 0
  const taken = line.spaces.filter(({ meeple }) => meeple !== null).length
  return zone === 6 || taken < line.spaces.length ? taken + 1 : null
}

/** $ that an act from the next space would cost this meeple; null where the space has no price. */
export function linePrice(ask: Ask, zone: Zone, sort: SortId): number | null {
  const space = nextSpace(ask, zone, sort)
  const price = space === null ? null : (zoneView(ask, zone)?.spaces[space - 1]?.price ?? null)
  return price === null ? null : reduced(ask, price, zone, sort)
}

/** A price with the discount of the boss and of specialists in their own zone. */
export function reduced({ set, view }: Pick<Ask, 'set' | 'view'>, price: number, zone: Zone, sort: SortId): number {
  return facts.priceFor(set, view, price, { sort }, zone)
}

/** Placing the meeple in the hand in a zone, with envelope and Double Action as they were chosen. */
export function aimAtZone(ask: Ask, zone: Zone): Aim {
  // No action could name it.
  if (zone === 10) return hint('no-line')
  const sort = sortInHand(ask) ?? 'W'
  const pending = pendingOf(ask)
  const goesAlong = { posts: withEnvelope(ask), doubles: withDouble(ask) }
  const texts = [
    ...(goesAlong.posts && pending?.envelope !== true ? ['envelope'] : []),
    ...(goesAlong.doubles && pending?.double !== true ? ['double'] : []),
    `place ${sort} ${zone}`,
  ]
  const canTake = sort !== 'M' || mercenaryTakes(ask.view.rules, goesAlong) === null
  if (!canTake || !has(ask, 'place', sort, String(zone))) return cant(...texts)
  return deed(texts, linePrice(ask, zone, sort), { zone })
}
