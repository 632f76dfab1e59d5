import type { Seat } from '@fathom/kernel'
import { isFillable, type Die, type Id, type View } from '@fathom/artifacts-inc'
import { orderText, placeText, putText, slotTarget, type Choices } from './choices.ts'
import { bestDive, sumOf, without } from './dive.ts'
import { cardAt, type PlaceName, type Spot } from './spots.ts'

/**
 * From a gesture to a chain of actions: pure. What is allowed is what the list of legal actions says; what is pointed at only tells
 * which of them is meant, and when none is, which other chain: the server says why not.
 */

/** What is in my hand, known to nobody but this page. */
export interface Held {
  /** The die picked up. */
  readonly die: Die | null
  /** Its place on the tray, where it was picked there: of equal dice it is this one. */
  readonly dieAt: number | null
  /** The card that wants a place: chosen among those on offer, or a starting card that is dragged. */
  readonly card: Id | null
  /** Dice gathered for a dive that is not deep enough yet. */
  readonly diving: readonly Die[]
  /** Dice set aside to be rerolled, by their places on the tray; null while nobody thinks of that. */
  readonly rerolling: readonly number[] | null
}

export const NOTHING_HELD: Held = { die: null, dieAt: null, card: null, diving: [], rerolling: null }

/** What a click on a spot would do. `texts`: the chain to send. */
export type Aim =
  | { readonly can: 'place'; readonly texts: readonly string[]; readonly die: Die; readonly spot: Spot }
  | { readonly can: 'order'; readonly texts: readonly string[]; readonly museum: Id; readonly box: number }
  | { readonly can: 'gain'; readonly texts: readonly string[]; readonly artifact: Id }
  /** The dive is deep enough with these dice. */
  | { readonly can: 'dive'; readonly texts: readonly string[]; readonly dice: readonly Die[] }
  /** One more die for a dive that is not deep enough yet. */
  | { readonly can: 'gather'; readonly dice: readonly Die[] }
  | { readonly can: 'choose'; readonly card: Id }
  | { readonly can: 'buy'; readonly texts: readonly string[]; readonly card: Id; readonly place: PlaceName }
  | { readonly can: 'upgrade'; readonly texts: readonly string[]; readonly place: PlaceName }
  | { readonly can: 'lay'; readonly texts: readonly string[]; readonly card: Id }
  | { readonly can: 'pick'; readonly die: Die; readonly index: number }
  | { readonly can: 'set-aside'; readonly index: number }
  /** Chains that are meant, one for each die that may be; the game refuses them all. */
  | { readonly can: null; readonly meant: readonly (readonly string[])[] }

/** What a chain of actions would be for a spot, or why there is none. Null for things that nobody would expect to do anything now. */
export function aimAt(view: View, seat: Seat, choices: Choices, held: Held, spot: Spot): Aim | null {
  switch (view.phase) {
    case 'lay':
      return aimLay(choices, held, spot)
    case 'act':
      return aimAct(view, seat, choices, held, spot)
    case 'reroll':
      return spot.on === 'die' ? { can: 'set-aside', index: spot.index } : null
    case 'dive':
      return aimDive(view, seat, choices, held, spot)
    case 'order':
      return aimOrder(choices, spot)
    case 'gain':
      return aimGain(view, seat, choices, spot)
    case 'buy':
      return aimBuy(choices, held, spot)
    case 'put':
      return aimPut(view, choices, spot)
    case 'sell':
    case 'over':
      return null
  }
}

/** A starting card, or a place of the row with a starting card in the hand: it goes where the next one goes. */
function aimLay(choices: Choices, held: Held, spot: Spot): Aim | null {
  const card = spot.on === 'start' ? spot.card : spot.on === 'free' ? held.card : null
  const text = card === null ? undefined : choices.lays.get(card)
  return card === null || text === undefined ? null : { can: 'lay', texts: [text], card }
}

/** What a die of the tray is taken for: in the hand, or gathered for a dive; null: it lies there. Of equal dice those that lie first are gathered first. */
export function useOfDie(dice: readonly Die[], { die, dieAt, diving }: Held, index: number): 'dive' | 'picked' | null {
  const own = dice[index]
  const gathered = diving.filter((each) => each === own).length
  const equal = dice.flatMap((each, at) => (each === own ? [at] : []))
  const picked = die !== own ? null : equal.includes(dieAt ?? -1) ? dieAt : (equal[gathered] ?? null)
  if (index === picked) return 'picked'
  return equal.filter((at) => at !== picked).indexOf(index) < gathered ? 'dive' : null
}

/** Dice on the tray: those that are gathered for a dive are no longer there. */
export function diceOnTray(view: View, held: Held): Die[] {
  return without(view.turn?.dice ?? [], held.diving)
}

function aimAct(view: View, seat: Seat, choices: Choices, held: Held, spot: Spot): Aim | null {
  switch (spot.on) {
    case 'die': {
      if (held.rerolling !== null) return { can: 'set-aside', index: spot.index }
      const die = view.turn?.dice[spot.index]
      return die === undefined ? null : { can: 'pick', die, index: spot.index }
    }
    case 'slot':
      return aimPlace(view, choices, held, spot, slotTarget(spot.place, spot.slot))
    case 'card':
      return aimCard(view, seat, choices, held, spot.place)
    case 'public':
      return aimPlace(view, choices, held, spot, spot.id)
    case 'box':
      return aimBox(view, seat, choices, held, spot)
    case 'dive':
      return aimDive(view, seat, choices, held, spot)
    case 'market':
    case 'free':
    case 'start':
      return null
  }
}

/** The die that is meant for a target: the one picked up, else the lowest that fits. */
function dieFor(view: View, choices: Choices, held: Held, target: string): Die | null {
  if (held.die !== null) return held.die
  const fits = choices.places.get(target)
  return diceOnTray(view, held).find((die) => fits?.has(die)) ?? null
}

function aimPlace(view: View, choices: Choices, held: Held, spot: Spot, target: string): Aim | null {
  const die = dieFor(view, choices, held, target)
  const text = die === null ? undefined : choices.places.get(target)?.get(die)
  if (die !== null && text !== undefined) return { can: 'place', texts: [text], die, spot }
  const dice = die === null ? [...new Set(diceOnTray(view, held))] : [die]
  return dice.length === 0 ? null : { can: null, meant: dice.map((each) => [placeText(each, target)]) }
}

/** A card as a whole stands for the slot that would be used: of those that the die fits the one that takes the fewest faces. */
function aimCard(view: View, seat: Seat, choices: Choices, held: Held, place: PlaceName): Aim | null {
  const card = cardAt(view.players[seat], place)
  if (card === undefined || card.slots.length === 0) return null
  const aims = card.slots.map((_, slot) => aimAct(view, seat, choices, held, { on: 'slot', place, slot }))
  const possible = aims.flatMap((aim, slot) => (aim?.can === 'place' ? [{ aim, slot }] : []))
  const order = (a: { slot: number; aim: { die: Die } }, b: { slot: number; aim: { die: Die } }): number =>
    a.aim.die - b.aim.die || (card.slots[a.slot]?.fits.length ?? 0) - (card.slots[b.slot]?.fits.length ?? 0)
  const [best] = possible.toSorted(order)
  if (best !== undefined) return best.aim
  // A free slot says more than one that holds a die.
  const free = card.slots.findIndex(({ die }) => die === null)
  return aims[Math.max(0, free)] ?? null
}

type BoxSpot = Extract<Spot, { on: 'box' }>

/** A box of a museum before a die lies there: the die and the order in one go, if the museum has an order that I can fill. */
function aimBox(view: View, seat: Seat, choices: Choices, held: Held, spot: BoxSpot): Aim | null {
  const visit = aimPlace(view, choices, held, { on: 'public', id: spot.museum }, spot.museum)
  if (visit?.can !== 'place') return visit
  const texts = [...visit.texts, orderText(spot.museum, spot.box)]
  if (!canFill(view, seat, spot)) return { can: null, meant: [texts] }
  return { can: 'order', texts, museum: spot.museum, box: spot.box }
}

function canFill(view: View, seat: Seat, { museum: id, box }: BoxSpot): boolean {
  const museum = view.museums.find((each) => each.id === id)
  const there = museum?.boxes[box]
  if (museum === undefined || there === undefined) return false
  return isFillable(there.owner !== null, there.size, view.players[seat]?.artifacts[museum.artifact] ?? 0)
}

function aimDive(view: View, seat: Seat, choices: Choices, held: Held, spot: Spot): Aim | null {
  if (spot.on === 'die') {
    const die = view.turn?.dice[spot.index]
    return die === undefined ? null : { can: 'pick', die, index: spot.index }
  }
  if (spot.on !== 'dive') return null
  const [top] = view.underwater
  const left = diceOnTray(view, held)
  const asked = held.die ?? left[0]
  const isThere = held.die === null || left.includes(held.die)
  if (top === undefined || choices.dives.size === 0 || !isThere) {
    return asked === undefined ? null : { can: null, meant: [[`dive ${asked}`]] }
  }
  const reached = sumOf(view.turn?.diving ?? []) + sumOf(held.diving) + (view.players[seat]?.diveBonus ?? 0)
  const more = held.die === null ? bestDive(left, top.number - reached) : [held.die]
  if (more === null) return null
  const dice = [...held.diving, ...more]
  if (reached + sumOf(more) < top.number) return { can: 'gather', dice }
  return { can: 'dive', dice, texts: dice.map((die) => choices.dives.get(die) ?? '') }
}

function aimOrder(choices: Choices, spot: Spot): Aim | null {
  if (spot.on === 'public') {
    const [only, ...more] = choices.orders.get(spot.id) ?? []
    if (only === undefined || more.length > 0) return null
    return { can: 'order', texts: [only[1]], museum: spot.id, box: only[0] }
  }
  if (spot.on !== 'box') return null
  const text = choices.orders.get(spot.museum)?.get(spot.box)
  if (text !== undefined) return { can: 'order', texts: [text], museum: spot.museum, box: spot.box }
  return { can: null, meant: [[orderText(spot.museum, spot.box)]] }
}

/** What an adjacent expedition gains can be meant by pointing at that expedition. */
function aimGain(view: View, seat: Seat, choices: Choices, spot: Spot): Aim | null {
  if (spot.on !== 'card' && spot.on !== 'slot') return null
  const slots = cardAt(view.players[seat], spot.place)?.slots ?? []
  for (const { action } of slots) {
    const text = action.kind === 'gain' ? choices.gains.get(action.artifact) : undefined
    if (action.kind === 'gain' && text !== undefined) return { can: 'gain', texts: [text], artifact: action.artifact }
  }
  return null
}

function aimBuy(choices: Choices, held: Held, spot: Spot): Aim | null {
  if (spot.on === 'market') {
    return choices.buys.has(spot.card)
      ? { can: 'choose', card: spot.card }
      : { can: null, meant: [[`buy ${spot.card}`]] }
  }
  if (spot.on === 'card' || spot.on === 'slot') {
    const text = choices.upgrades.get(spot.place)
    if (text !== undefined) return { can: 'upgrade', texts: [text], place: spot.place }
    return { can: null, meant: [[`upgrade ${spot.place}`]] }
  }
  if (spot.on !== 'free' || held.card === null) return null
  const text = choices.buys.get(held.card)
  if (text === undefined) return null
  return { can: 'buy', texts: [text, putText(spot.place)], card: held.card, place: spot.place }
}

function aimPut(view: View, choices: Choices, spot: Spot): Aim | null {
  const { pending } = view.turn ?? { pending: null }
  if (spot.on !== 'free' || pending?.kind !== 'put') {
    return spot.on === 'market' ? { can: null, meant: [[`buy ${spot.card}`]] } : null
  }
  const text = choices.puts.get(spot.place)
  return text === undefined ? null : { can: 'buy', texts: [text], card: pending.card, place: spot.place }
}

/** The chain for a sale; the last `sell` of everything ends it by itself. */
export function saleTexts(
  choices: Choices,
  have: Readonly<Record<Id, number>>,
  wanted: Readonly<Record<Id, number>>,
): string[] {
  const sells = Object.entries(wanted).flatMap(([artifact, count]) =>
    Array.from({ length: count }, () => choices.sells.get(artifact) ?? ''),
  )
  const isAll = Object.entries(have).every(([artifact, count]) => (wanted[artifact] ?? 0) === count)
  return isAll ? sells : [...sells, 'done']
}

/** The chain that rerolls dice; with fewer than one may, `roll` says that these are all. */
export function rerollTexts(choices: Choices, dice: readonly Die[], most: number, onTray: number): string[] {
  const texts = dice.map((die) => choices.rerolls.get(die) ?? '')
  return dice.length < Math.min(most, onTray) ? [...texts, 'roll'] : texts
}
