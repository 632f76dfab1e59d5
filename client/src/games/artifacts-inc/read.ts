import { SPECTATOR } from '@fathom/kernel'
import { seesBack, type Id, type Level } from '@fathom/artifacts-inc'
import type { GameModel } from './model.ts'
import type { Spot } from './spots.ts'
import { cardAt } from './spots.ts'

/** A card that is being read. */
export interface Read {
  readonly card: Id
  readonly level: Level
  /** Its other side may be looked at. */
  readonly bothSides: boolean
}

/** The part of a table that decides who may look at what. */
type Looking = Pick<GameModel, 'view' | 'player'> & {
  readonly context: Pick<GameModel['context'], 'you' | 'shownSeat'>
}

/** A card that wants a place, as the reader may read it. */
export function chosenRead(model: Looking, card: Id): Read {
  return { card, level: 1, bothSides: mayTurn(model, card) }
}

const mayTurn = (model: Looking, card: Id): boolean => seesBack(model.view(), model.context.you() ?? SPECTATOR, card)

/**
 * The card of a spot, as the reader may read it; null where none lies.
 * @param chosen the card that wants a place: an empty place stands for it
 */
export function readOf(model: Looking, spot: Spot, chosen: Id | null): Read | null {
  if (spot.on === 'free') return chosen === null ? null : chosenRead(model, chosen)
  if (spot.on === 'market' || spot.on === 'start') {
    return { card: spot.card, level: 1, bothSides: mayTurn(model, spot.card) }
  }
  if (spot.on !== 'card' && spot.on !== 'slot') return null
  const card = cardAt(model.player(model.context.shownSeat()), spot.place)
  if (card === undefined) return null
  return {
    card: card.card,
    level: card.level,
    // Of a card that was turned over the other side has been seen.
    bothSides: card.level === 2 || mayTurn(model, card.card),
  }
}
