import type { Rules } from '../rules.ts'
import { EXHIBIT_PLACES } from '../actionTable.ts'
import { OWN, QUEUE, SEATS, SITES, ZODIAC_COUNT, ZONES, type State } from '../state.ts'
import { boardOf, type ThesaurosSet } from '../set.ts'
import { ACCOUNTS, HAT_ZONES, IN_SETUP, NOBODY, REPUTATION, TREASURE_VALUES } from '../types.ts'

/** A state with every list at its length and nothing in it. */
export function emptyState(set: ThesaurosSet, rules: Rules, seats: number): State {
  const board = boardOf(set, seats)
  const mercenaries = rules.variant === 'lawless' ? set.data.calendar.auctionsAfter.length : 0
  const meeples = seats * OWN + mercenaries
  const store = rules.variant === 'solo' ? rules.soloStoreSpaces : board.storeSpaces
  return {
    seats,
    rules,
    phase: IN_SETUP,
    quadrimester: 0,
    end: null,
    stack: [],
    choosing: 0,
    order: list(seats, 0).map((_, seat) => seat),
    money: list(seats * ACCOUNTS.length, 0),
    pool: list(seats, 0),
    budgeted: list(seats, 0),
    bribes: list(seats, 0),
    envelopes: [],
    bids: [],
    limits: list(seats, 0),
    passed: 0,
    at: list(meeples, 0),
    hat: list(meeples, 0),
    mercenaries: list(mercenaries, -1),
    queues: list(ZONES * QUEUE + seats * OWN, NOBODY),
    queued: list(ZONES, 0),
    mercenaryIn: list(ZONES, NOBODY),
    mercenaryCube: list(ZONES, -1),
    onDeck: NOBODY,
    store: list(store, NOBODY),
    hatsLeft: list(HAT_ZONES.length + 1, 0),
    hired: list(seats, 0),
    tokenUnder: 0,
    tokens: list(seats, 0),
    doubled: [],
    cards: [],
    patents: list(set.technologies.count, -1),
    copies: (set.technologies.copies[seats - 1] ?? []).slice(),
    deckUpper: [],
    deckUpperLeft: 0,
    deckLower: [],
    deck: [],
    deckSeen: 0,
    market: list(board.market.length, 0),
    marketCount: list(board.market.length, 0),
    reserve: list(SITES, 0).map((_, number) =>
      number >= 1 && number <= board.sites ? set.data.supply.mapsPerNumber : 0,
    ),
    marketMaps: list(seats * SITES, 0),
    satelliteMaps: list(seats * SITES, 0),
    mercenaryMaps: list(seats * SITES, 0),
    cubes: list(SITES, 0),
    tiles: list(SITES, -1),
    tileFace: list(SITES, 0),
    exhausted: list(SITES, 0),
    bigPile: [],
    smallPile: [],
    bigUnder: [],
    smallUnder: [],
    items: list((SEATS + ZODIAC_COUNT) * set.items.kinds, 0),
    exchanged: list(set.items.kinds, 0),
    zodiacOwner: list(ZODIAC_COUNT, -1),
    zodiacAt: list(ZODIAC_COUNT, -1),
    crew: list(ZODIAC_COUNT, NOBODY),
    engines: [],
    sailed: 0,
    seaplanes: 0,
    flights: [],
    black: -1,
    blackFlown: false,
    mine: -1,
    islandUnseen: 0,
    islandBag: [],
    islandSeen: [],
    treasures: list(seats * TREASURE_VALUES.length, 0),
    stored: list(seats * TREASURE_VALUES.length, 0),
    sharks: list(seats, 0),
    sponsors: list(board.rooms.length, -1),
    open: 0,
    exhibits: list(board.rooms.length * EXHIBIT_PLACES, 0),
    musselMarker: 0,
    advertisingMarker: 0,
    reputation: list(seats, 0),
    tally: list(seats * REPUTATION.length, 0),
    fishing: list(seats, 0),
  }
}

function list(length: number, value: number): number[] {
  const values: number[] = []
  for (let place = 0; place < length; place++) values.push(value)
  return values
}
