import { SET, type Scene } from './scene.ts'
import type { Seat } from '@fathom/kernel'
import { own } from '../state.ts'

/** A card's number, which is its item's, too. */
export function card(id: string): number {
  const found = SET.items.ids.indexOf(id)
  if (found < 0) throw new Error(`no card ${id}`)
  return found
}

/** These cards lie on the board, nobody has their patents, and the deck holds the others unseen. */
export function showing<S extends Scene>(scene: S, ...ids: string[]): S {
  const { state } = scene
  state.cards = ids.map(card)
  own(state, 'patents').fill(-1)
  state.deckUpper = []
  state.deckUpperLeft = 0
  state.deckLower = Array.from({ length: SET.technologies.count }, (_, each) => each).filter(
    (each) => !state.cards.includes(each),
  )
  return scene
}

/** A seat has the patent of a card. */
export function patented<S extends Scene>(scene: S, id: string, seat: Seat): S {
  own(scene.state, 'patents')[card(id)] = seat
  return scene
}

/** Items of a kind in a seat's supply. */
export function supplied(scene: Scene, seat: Seat, id: string): number {
  return scene.state.items[seat * SET.items.kinds + card(id)] ?? 0
}

/** Copies of a card that are left for sale. */
export function copiesOf(scene: Scene, id: string): number {
  return scene.state.copies[card(id)] ?? 0
}
