import { facts, type SortId, type ZodiacId } from '@fathom/thesauros'
import { cant, deed, has, isAsked, NOTHING_HELD, pendingOf, type Aim, type Ask, type Held } from './ask.ts'
import { aimAtZone, nextSpace, sortInHand, staffOf } from './placing.ts'
import { aimMine, mineMarks } from './mine.ts'
import { aimAtColumn, aimAtSpace, aimAtZodiac, passages, voyageInHand } from './sailing.ts'

export * from './ask.ts'
export * from './placing.ts'
export * from './sailing.ts'

/** Acts of a queue's meeple that are one action without a choice: pointing at their building does them. */
const PLAIN_ACTS: Readonly<Record<number, string>> = { 1: 'hire', 6: 'fish', 9: 'advertise' }

/**
 * What a gesture at a spot means: chains of actions picked out of what is legal, or why not. Null: nothing is asked there.
 * Spots are the chart's (`art/spots.ts`) and `meeple:W` for somebody of my staff.
 */
export function aimAt(ask: Ask, spot: string): Aim | null {
  const [on = '', first = '', second = ''] = spot.split(':')
  const pending = pendingOf(ask)
  if (pending === null) return null
  if (ask.held.mine && (on === 'column' || on === 'site')) return aimMine(ask, first, second)
  switch (on) {
    case 'meeple':
      return aimAtMeeple(ask, first as SortId)
    case 'zone':
    case 'queue':
      return isAsked(ask, 'place', 'place-recruit') ? aimAtZone(ask, Number(first)) : aimAtAct(ask, Number(first))
    case 'store':
      return aimAtStore(ask)
    case 'sea':
      return isAsked(ask, 'sea', 'voyage', 'port') ? aimAtSpace(ask, first) : null
    case 'column':
      if (pending.kind === 'dive') return null
      return isAsked(ask, 'sea', 'voyage', 'port') ? aimAtColumn(ask, Number(first), Number(second)) : null
    case 'zodiac':
      return isAsked(ask, 'sea', 'port', 'flight') ? aimAtZodiac(ask, first as ZodiacId) : null
    default:
      return null
  }
}

function aimAtMeeple(ask: Ask, sort: SortId): Aim | null {
  if (!staffOf(ask).some((each) => each.sort === sort)) return cant(`place ${sort} 1`)
  return { can: 'take', held: { ...ask.held, sort: ask.held.sort === sort ? null : sort } }
}

/** The building of the act that is on: done at once where there is nothing to choose. */
function aimAtAct(ask: Ask, zone: number): Aim | null {
  const verb = PLAIN_ACTS[zone] ?? ''
  if (pendingOf(ask)?.zone !== zone || !has(ask, verb)) return null
  return deed([verb], facts.linePrice(ask.set, ask.view), { zone })
}

function aimAtStore(ask: Ask): Aim | null {
  if (!isAsked(ask, 'port')) return null
  if (has(ask, 'buy-zodiac')) return deed(['buy-zodiac'], facts.storePrice(ask.set, ask.view))
  return cant('buy-zodiac')
}

export interface Mark {
  readonly at: string
  readonly price?: number
}

/** Everything on the chart that something can be done with now. */
export function marksOf(ask: Ask): Mark[] {
  const pending = pendingOf(ask)
  if (ask.held.mine) return mineMarks(ask)
  switch (pending?.kind) {
    case 'place':
    case 'place-recruit':
      return placingMarks(ask)
    case 'sea':
    case 'voyage':
      return seaMarks(ask)
    case 'port':
      return [...seaMarks(ask), ...portMarks(ask)]
    case 'flight':
      return (ask.offers.get('fly') ?? []).map(([zodiac]) => ({ at: `zodiac:${zodiac}` }))
    default:
      return pending?.zone == null || aimAtAct(ask, pending.zone)?.can !== 'do' ? [] : [{ at: `zone:${pending.zone}` }]
  }
}

function placingMarks(ask: Ask): Mark[] {
  const sort = sortInHand(ask)
  if (sort === null) return []
  return ask.view.zones.flatMap(({ zone }): Mark[] => {
    const aim = aimAtZone(ask, zone)
    const space = nextSpace(ask, zone, sort)
    if (aim.can !== 'do' || space === null) return []
    const at = `queue:${zone}:${space === 0 ? 'special' : space}`
    return [aim.price === null ? { at } : { at, price: aim.price }]
  })
}

function seaMarks(ask: Ask): Mark[] {
  const pending = pendingOf(ask)
  const voyage = voyageInHand(ask)
  const boats = pending?.kind === 'voyage' ? [] : (pending?.voyages ?? []).map(({ zodiac }) => ({ at: `zodiac:${zodiac}` })) // prettier-ignore
  if (voyage === null) return boats
  const spaces = voyage.reach.map(({ space, cost }): Mark => {
    const price = cost - voyage.cost
    return price > 0 ? { at: `sea:${space}`, price } : { at: `sea:${space}` }
  })
  const below = voyage.dives
    .filter(({ space }) => space === spaceUnder(ask, voyage.zodiac))
    .filter(({ number, column }) => aimAtColumn(ask, number, column).can === 'do')
    .map(({ number, column }) => ({ at: `column:${number}:${column}` }))
  const passed = passages(ask, voyage).map((space) => ({ at: `sea:${space}` }))
  return [...boats, ...spaces, ...passed, ...below]
}

function spaceUnder({ view }: Ask, zodiac: ZodiacId): string {
  return view.zodiacs.find((each) => each.zodiac === zodiac)?.space ?? ''
}

function portMarks(ask: Ask): Mark[] {
  const spaces = [...new Set((ask.offers.get('lagoon') ?? []).map(([space]) => space ?? ''))]
  const trips = spaces.filter((space) => aimAtSpace(ask, space).can === 'do').map((space) => ({ at: `sea:${space}` }))
  const store = aimAtStore(ask)
  const berth = facts.storeSpace(ask.view)
  const price = store?.can === 'do' ? (store.price ?? 0) : null
  return [...trips, ...(price === null || berth < 0 ? [] : [{ at: `store:${berth + 1}`, price }])]
}

/** The hand without what can no longer be in it. */
export function tidied(ask: Ask): Held {
  const { held } = ask
  const isPlacing = isAsked(ask, 'place', 'place-recruit')
  const canGo = pendingOf(ask)?.voyages?.some(({ zodiac }) => zodiac === held.zodiac) === true
  return isPlacing ? { ...held, zodiac: null } : { ...NOTHING_HELD, zodiac: canGo ? held.zodiac : null }
}
