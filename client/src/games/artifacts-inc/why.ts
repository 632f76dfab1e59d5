import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import type { Action, Die, Id, OwnCardView, PlayerView, Price, SlotAction, View } from '@fathom/artifacts-inc'
import type { Book } from './book.ts'
import { placeName, type PlaceName } from './spots.ts'

/** Why something pointed at can't be done: read off the view, with the codes of the game, so that its sentences say it. */

export function wrongPhase(view: View, action: Action['do']): Refusal {
  return because('wrong-phase', { phase: view.phase, action })
}

/** The card of a seat at a place. */
export function cardAt(player: PlayerView | undefined, place: PlaceName): OwnCardView | undefined {
  return player?.cards.find(({ row, column }) => placeName(row, column) === place)
}

function whyNoDie(view: View, die: Die): Refusal | null {
  const dice = view.turn?.dice ?? []
  return dice.includes(die) ? null : because('no-such-die', { die, dice: [...new Set(dice)] })
}

export function whyNotSlot(view: View, seat: Seat, place: PlaceName, slot: number, die: Die): Refusal {
  const card = cardAt(view.players[seat], place)
  const noDie = whyNoDie(view, die)
  if (noDie !== null) return noDie
  if (card === undefined) return because('no-card-there', { place })
  const there = card.slots[slot]
  if (there === undefined) return because('no-such-slot', { card: card.card, slots: card.slots.length })
  if (there.die !== null) return because('slot-taken', { card: card.card, die: there.die })
  if (!there.fits.includes(die)) return because('die-does-not-fit', { die, faces: [...there.fits] })
  return whyNoEffect(there.action)
}

/** Why a die that fits would bring nothing. */
function whyNoEffect(action: SlotAction): Refusal {
  if (action.kind === 'gainNear') return because('no-adjacent-expedition')
  if (action.kind === 'sellAny') return because('nothing-to-sell')
  return because('no-order-possible', { museum: action.kind === 'fillOrder' ? action.museum : 'any' })
}

export function whyNotVisit(view: View, book: Book, id: Id, die: Die): Refusal {
  const noDie = whyNoDie(view, die)
  if (noDie !== null) return noDie
  const lies =
    view.museums.find((museum) => museum.id === id)?.die ??
    [view.collectors, view.guideWork].find((each) => each.id === id)?.die ??
    null
  if (lies !== null) return because('slot-taken', { card: id, die: lies })
  const faces = book.publicFaces(id)
  if (!faces.includes(die)) return because('die-does-not-fit', { die, faces: [...faces] })
  return id === view.collectors.id ? because('nothing-to-sell') : because('no-order-possible', { museum: id })
}

export function whyNotDive(view: View, seat: Seat, die: Die): Refusal {
  const noDie = whyNoDie(view, die)
  if (noDie !== null) return noDie
  const [top] = view.underwater
  if (view.turn?.dived !== null && view.turn !== null) return because('one-dive-a-turn')
  if (top === undefined) return because('underwater-empty')
  const sum = (view.turn?.dice ?? []).reduce((total, each) => total + each, 0)
  return because('too-deep', { number: top.number, reach: sum + (view.players[seat]?.diveBonus ?? 0) })
}

/** Why a box can't be filled, once a die lets one fill some; null if nothing in the view is in the way. */
export function whyNotOrder(view: View, seat: Seat, museumId: Id, box: number): Refusal | null {
  const { pending } = view.turn ?? { pending: null }
  const [only] = pending?.kind === 'order' ? pending.museums : []
  if (pending?.kind === 'order' && only !== undefined && !pending.museums.includes(museumId)) {
    return because('other-museum', { museum: only })
  }
  const museum = view.museums.find(({ id }) => id === museumId)
  const there = museum?.boxes[box]
  if (museum === undefined || there === undefined) {
    return because('no-such-box', { museum: museumId, boxes: museum?.boxes.length ?? 0 })
  }
  if (there.owner !== null) return because('box-taken', { museum: museumId, box: box + 1 })
  const have = view.players[seat]?.artifacts[museum.artifact] ?? 0
  return have >= there.size
    ? null
    : because('not-enough-artifacts', { artifact: museum.artifact, need: there.size, have })
}

export function whyNotBuy(view: View, seat: Seat, card: Id): Refusal {
  const offer = view.market.flatMap(({ cards }) => cards).find((each) => each?.card === card)
  if (offer === undefined || offer === null) return because('not-for-sale', { card })
  const player = view.players[seat]
  if (player?.freePlaces.length === 0) return because('row-full')
  return whyNotPay(player, offer.price)
}

function whyNotPay(player: PlayerView | undefined, { dollars, scrolls }: Price): Refusal {
  const money = player?.money ?? 0
  if (money < dollars) return because('not-enough-money', { need: dollars, have: money })
  return because('not-enough-scrolls', { need: scrolls, have: player?.artifacts['scroll'] ?? 0 })
}

export function whyNotUpgrade(view: View, seat: Seat, place: PlaceName): Refusal {
  const player = view.players[seat]
  const card = cardAt(player, place)
  if (card === undefined) return because('no-card-there', { place })
  if (card.upgrade === null) return because('already-upgraded', { card: card.card })
  return whyNotPay(player, card.upgrade)
}
