import type { Seat, Viewer } from '@fathom/kernel'
import { diceOf } from './apply/turn.ts'
import { abilitiesOf } from './derive.ts'
import { freePlaces, hasFreePlace, newPrice, upgradePrice } from './legal/buying.ts'
import { nearGains } from './legal/choices.ts'
import { canReroll } from './legal/index.ts'
import { PLACE_COLUMN, PLACE_ROW } from './places.ts'
import { dieAt } from './refusal-place.ts'
import { ordersOf, type Rules } from './rules.ts'
import { majorityOf, scoreOf } from './score.ts'
import {
  boxOwner,
  cardOf,
  levelOf,
  placeOf,
  PUBLIC,
  startingLeft,
  stat,
  STAT,
  type OwnCard,
  type State,
} from './state.ts'
import {
  ROWS,
  type CardIndex,
  type Die,
  type Event,
  type Id,
  type MarketView,
  type MuseumView,
  type OwnCardView,
  type PendingView,
  type PlayerView,
  type Price,
  type SlotView,
  type TurnView,
  type View,
} from './types.ts'

/** What anybody may know: everything is open but the piles, and of those nobody knows more than their size. */
export function view(rules: Rules, state: State, _viewer: Viewer): View {
  const { set } = rules
  const seats = Array.from({ length: state.seats }, (_, seat) => seat)
  return {
    phase: state.phase,
    active: state.phase === 'over' ? null : state.active,
    startSeat: state.startSeat,
    startRolls: state.startRolls.map((rolls) =>
      rolls.flatMap((die, index) => (index % 2 === 0 ? [[die, rolls[index + 1] ?? 0] as const] : [])),
    ),
    round: state.round,
    trigger: state.trigger < 0 ? null : state.trigger,
    idleRounds: state.idleRounds,
    museums: set.museums.map((_, museum) => museumView(rules, state, museum)),
    collectors: { id: set.privateCollectors.id, die: dieAt(state, PUBLIC + rules.collectors) },
    guideWork: { id: set.guideWork.id, die: dieAt(state, PUBLIC + rules.guideWork) },
    underwater: set.underwater.slice(state.divers.length),
    market: rules.markets.map((_, market) => marketView(rules, state, market)),
    backs: backsOf(state),
    turn: state.phase === 'lay' || state.phase === 'over' ? null : turnView(rules, state),
    players: seats.map((seat) => playerView(rules, state, seat)),
    scores: seats.map((seat) => scoreOf(rules, state, seat)),
  }
}

/** Level 2 sides on offer may be looked at while a die is on Buy (EN: Asset Action: Buy), or always. */
function backsOf(state: State): View['backs'] {
  if (state.openBacks) return 'everybody'
  return state.phase === 'buy' ? state.active : null
}

function museumView(rules: Rules, state: State, museum: number): MuseumView {
  const { id = '', artifact = '' } = rules.set.museums[museum] ?? {}
  const leader = majorityOf(rules, state, museum).seat
  return {
    id,
    artifact,
    boxes: ordersOf(rules, museum, state.seats).map((size, box) => {
      const owner = boxOwner(state, museum, box)
      return { size, owner: owner < 0 ? null : owner }
    }),
    leader: leader < 0 ? null : leader,
    die: dieAt(state, PUBLIC + museum),
  }
}

function marketView(rules: Rules, state: State, market: number): MarketView {
  const { letter, shows, first, places } = rules.markets[market] ?? { letter: '', shows: 'row', first: 0, places: 0 }
  return {
    letter,
    shows,
    cards: state.shown
      .slice(first, first + places)
      .map((card) =>
        card < 0
          ? null
          : { card: idOf(rules, card), price: priceOf(rules, card, newPrice(rules, state, state.active, card)) },
      ),
    pile: (state.piles[market] ?? []).length,
  }
}

const idOf = (rules: Rules, card: CardIndex): Id => rules.set.cards[card]?.id ?? ''

function priceOf(rules: Rules, card: CardIndex, dollars: number): Price {
  return { dollars, scrolls: rules.cardScrolls[card] ?? 0 }
}

/** Counts by id. */
function byId(list: readonly { readonly id: Id }[], count: (index: number) => number): Record<Id, number> {
  const counts: Record<Id, number> = {}
  for (let index = 0; index < list.length; index++) counts[list[index]?.id ?? ''] = count(index)
  return counts
}

function turnView(rules: Rules, state: State): TurnView {
  const seat = state.active
  return {
    dice: diceOf(state.dice),
    rolled: diceOf(state.rolled),
    mayReroll:
      state.phase === 'reroll' || canReroll(state, seat) ? stat(state, seat, STAT.rerolls) - state.rerolling.length : 0,
    rerolling: state.rerolling.slice(),
    diving: state.hasDived ? [] : state.diving.slice(),
    dived: state.hasDived ? state.diving.slice() : null,
    pending: pendingView(rules, state, seat),
  }
}

function pendingView(rules: Rules, state: State, seat: Seat): PendingView | null {
  const { set } = rules
  switch (state.phase) {
    case 'order': {
      const museums = set.museums.filter((_, museum) => state.pendingMuseum < 0 || museum === state.pendingMuseum)
      return { kind: 'order', museums: museums.map(({ id }) => id), bonus: state.pendingN }
    }
    case 'sell': {
      const sold = byId(set.artifacts, (artifact) => state.sold[artifact] ?? 0)
      return { kind: 'sell', bonus: state.pendingN, sold, dollars: state.soldFor }
    }
    case 'gain': {
      const gains = nearGains(state, seat)
      const artifacts = set.artifacts.flatMap(({ id }, artifact) => ((gains >> artifact) & 1 ? [id] : []))
      return { kind: 'gain', artifacts, n: state.pendingN }
    }
    case 'buy':
      return { kind: 'buy', less: state.pendingN }
    case 'put':
      return { kind: 'put', card: idOf(rules, state.buying) }
    default:
      return null
  }
}

function playerView(rules: Rules, state: State, seat: Seat): PlayerView {
  const { set } = rules
  const cards = (state.cards[seat] ?? []).map((_, index) => ownCardView(rules, state, seat, index))
  const isLaying = state.phase === 'lay'
  return {
    money: state.money[seat] ?? 0,
    artifacts: byId(set.artifacts, (artifact) => state.artifacts[seat * rules.artifacts + artifact] ?? 0),
    cards: cards.toSorted((a, b) => ROWS.indexOf(a.row) - ROWS.indexOf(b.row) || a.column - b.column),
    toLay: isLaying ? startingLeft(rules, state, seat).map((card) => idOf(rules, card)) : [],
    freePlaces:
      isLaying || !hasFreePlace(state, seat)
        ? []
        : freePlaces(state, seat).map((place) => ({
            row: PLACE_ROW[place] ?? 'top',
            column: PLACE_COLUMN[place] ?? 0,
          })),
    underwater: set.underwater.filter((_, index) => state.divers[index] === seat),
    finds: byId(set.finds, (find) => state.finds[seat * set.finds.length + find] ?? 0),
    cubes: byId(set.museums, (museum) => state.cubes[seat * rules.museums + museum] ?? 0),
    dice: stat(state, seat, STAT.dice),
    diveBonus: stat(state, seat, STAT.diveBonus),
    rerolls: stat(state, seat, STAT.rerolls),
    discounts: { new: stat(state, seat, STAT.lessNew), upgrade: stat(state, seat, STAT.lessUpgrade) },
    reputation: stat(state, seat, STAT.reputation),
  }
}

/** At [bits of faces]: the faces. */
const FITS: readonly (readonly Die[])[] = Array.from({ length: 64 }, (_, bits) =>
  [1, 2, 3, 4, 5, 6].filter((die) => (bits >> (die - 1)) & 1),
)

function ownCardView(rules: Rules, state: State, seat: Seat, index: number): OwnCardView {
  const own: OwnCard = state.cards[seat]?.[index] ?? 0
  const card = cardOf(own)
  const printed = rules.set.cards[card] as Rules['set']['cards'][number]
  const level = levelOf(own)
  const side = level === 1 ? printed.level1 : printed.level2
  const faces = state.faces[seat]?.[index] ?? 0
  return {
    card: printed.id,
    letter: printed.letter,
    kind: printed.kind,
    row: PLACE_ROW[placeOf(own)] ?? 'top',
    column: PLACE_COLUMN[placeOf(own)] ?? 0,
    level,
    slots: side.slots.map((slot, number): SlotView => ({
      faces: slot.faces,
      fits: FITS[(faces >> (number * 6)) & 63] ?? [],
      action: slot.action,
      die: seat === state.active ? dieAt(state, placeOf(own) * 8 + number) : null,
    })),
    reputation: side.reputation,
    abilities: abilitiesOf(rules, state, seat, own),
    upgrade: level === 2 ? null : priceOf(rules, card, upgradePrice(rules, state, seat, card)),
  }
}

/** Events tell nothing that is hidden. */
export function redact(event: Event, _viewer: Viewer): Event | null {
  return event
}
