import { SPECTATOR, type Viewer } from '@fathom/kernel'
import { transferFee } from '../money/accounts.ts'
import { deckSize } from '../technology/deck.ts'
import { reserveSize } from '../market/stacks.ts'
import { openMoneyOf, pointsOf, wealthOf } from '../score/points.ts'
import { soloView } from '../solo/goals.ts'
import { yearOf } from '../state.ts'
import type { Look } from '../topic.ts'
import { FIRST_NEUTRAL, IN_AUCTION, IN_BUDGET, OVER, PHASES, RIVAL, ZODIACS, type PhaseId } from '../types.ts'
import type { AuctionView, CardView, View } from '../views.ts'
import { advertisingTrack } from '../zones/tracks.ts'
import { toAct } from '../flow.ts'
import { itemId, meepleView } from './names.ts'
import { pendingView } from './pending.ts'
import { playerView } from './player.ts'
import { islandView, sitesView, zodiacsView } from './sea.ts'
import { marketView, roomsView, storedView, storeView, zonesView } from './town.ts'

/** What `viewer` may know, built from nothing. */
export function view(look: Look, viewer: Viewer): View {
  const { state, board } = look
  const seats = Array.from({ length: state.seats }, (_, seat) => seat)
  return {
    reader: viewer === SPECTATOR ? null : viewer,
    rules: state.rules,
    phase: PHASES[state.phase] as PhaseId,
    year: state.quadrimester === 0 ? 0 : yearOf(state),
    quadrimester: state.quadrimester,
    end: state.end,
    order: state.order.slice(),
    acting: actingFor(look, viewer),
    pending: pendingView(look, viewer),
    players: seats.map((seat) => playerView(look, seat, viewer)),
    zones: zonesView(look),
    envelopes: state.envelopes.slice(),
    cards: cardsView(look),
    deck: deckView(look, viewer),
    market: marketView(look),
    reserve: reserveSize(state),
    sites: sitesView(look, viewer),
    piles: {
      big: state.bigPile.length + state.bigUnder.length,
      small: state.smallPile.length + state.smallUnder.length,
    },
    zodiacs: zodiacsView(look),
    neutralZodiacs: ZODIACS.filter((_, zodiac) => isNeutral(look, zodiac)),
    store: storeView(look),
    seaplanes: state.seaplanes,
    rental: state.seaplanes > 0 ? (board.rental[state.seaplanes] ?? null) : null,
    island: islandView(look, viewer),
    rooms: roomsView(look),
    stored: storedView(look),
    musselMarker: state.musselMarker + 1,
    advertisingMarker: state.advertisingMarker + 1,
    advertisingTrack: advertisingTrack(look),
    auction: state.phase === IN_AUCTION ? auctionView(look, viewer) : null,
    black: state.black < 0 ? null : state.black,
    solo: soloView(look),
    fee: state.quadrimester === 0 ? 0 : transferFee(look),
    scores: seats.map((seat) => pointsOf(look, seat, moneyFor(look, seat, viewer))),
  }
}

/** Everybody knows who chooses in secret, but not who has chosen already: all who take part are named until the last has chosen. */
function actingFor(look: Look, viewer: Viewer): number[] {
  const { state } = look
  const acting = toAct(state)
  if (state.choosing === 0) return acting
  const all = state.phase === IN_BUDGET ? state.order : state.envelopes
  return all
    .filter((seat) => seat !== viewer || acting.includes(seat))
    .slice()
    .sort((a, b) => a - b)
}

/** $ that count for a seat's points in the eyes of a viewer: slush funds are secret, and so is everything while it is being split. */
function moneyFor(look: Look, seat: number, viewer: Viewer): number {
  const { state } = look
  if (seat === viewer || state.phase === OVER) return wealthOf(look, seat)
  return state.phase === IN_BUDGET ? 0 : openMoneyOf(look, seat)
}

function isNeutral({ state, set }: Look, zodiac: number): boolean {
  const number = zodiac - FIRST_NEUTRAL
  return number >= 0 && number < set.data.supply.neutralZodiacs && (state.zodiacOwner[zodiac] ?? -1) < 0
}

function cardsView(look: Look): CardView[] {
  const { state } = look
  return state.cards.map((card) => {
    const owner = state.patents[card] ?? -1
    return {
      card: itemId(look, card),
      patent: owner === RIVAL ? 'rival' : owner < 0 ? null : owner,
      copies: state.copies[card] ?? 0,
    }
  })
}

function deckView(look: Look, viewer: Viewer): View['deck'] {
  const { state } = look
  const knows = viewer !== SPECTATOR && ((state.deckSeen >> viewer) & 1) === 1
  return {
    count: deckSize(state),
    meeple: meepleView(state, state.onDeck),
    known: knows ? state.deck.map((card) => itemId(look, card)).toReversed() : null,
  }
}

function auctionView({ state }: Look, viewer: Viewer): AuctionView {
  const bids: { seat: number; amount: number }[] = []
  for (let place = 0; place < state.bids.length; place += 2) {
    bids.push({ seat: state.bids[place] ?? 0, amount: state.bids[place + 1] ?? 0 })
  }
  const limit = viewer === SPECTATOR ? 0 : (state.limits[viewer] ?? 0)
  return {
    bids,
    passed: state.order.filter((seat) => ((state.passed >> seat) & 1) === 1),
    standing: state.order.filter((seat) => state.limits[seat] !== 0),
    limit: limit === 0 ? null : limit,
  }
}
