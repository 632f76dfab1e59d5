import { SPECTATOR, type Seat, type Viewer } from '@fathom/kernel'
import { nextPaid } from './apply/collect.ts'
import { COLUMN_SLOTS, COLUMNS, DEPTH_SLOT, DEPTHS } from './board.ts'
import { perPlayerOf } from './builtIn.ts'
import { scoreOf } from './score.ts'
import { atDepth, boatsIn, COLLECTED, countOf, handCount, isJoker, MOVED, typesOf, type State } from './state.ts'
import { COLOR_COUNT, colorName, KIND_COUNT, TOKEN_BIT, TOKEN_COLOR, tokenId, tokenOf } from './tokens.ts'
import {
  KINDS,
  TYPES,
  type Color,
  type Event,
  type PlayerView,
  type SpaceView,
  type TokenId,
  type TokenView,
  type TurnView,
  type View,
} from './types.ts'

/** What `viewer` may know: everything but the colours of cards, which only those know who saw them. */
export function view(state: State, viewer: Viewer): View {
  const players: PlayerView[] = []
  for (let seat = 0; seat < state.seats; seat++) players.push(playerView(state, seat, viewer))
  const isTurn = state.phase === 'act' || state.phase === 'pay'
  return {
    phase: state.phase,
    active: state.phase === 'over' ? null : state.active,
    startSeat: state.startSeat,
    sweep: state.sweep,
    idleSweeps: state.idleSweeps,
    spaces: spacesOf(state),
    players,
    turn: isTurn ? turnOf(state) : null,
    paying:
      state.phase === 'pay'
        ? { token: tokenId(state.paying), due: state.due.slice(), to: nextPaid(state, state.active) }
        : null,
    discard: state.discard.slice(),
    removed: state.removed,
    scores: players.map((player) => scoreOf(player.treasures.length)),
  }
}

function turnOf(state: State): TurnView {
  const ready: number[] = []
  for (let depth = 0; depth < DEPTHS; depth++) ready.push(atDepth(state.ready, depth))
  return {
    ready,
    collecting: state.collecting < 0 ? null : state.collecting + 2,
    moved: (state.acted & MOVED) !== 0,
    collected: (state.acted & COLLECTED) !== 0,
  }
}

function spacesOf(state: State): SpaceView[] {
  const spaces: SpaceView[] = []
  for (let column = 1; column <= COLUMNS; column++) {
    for (let depth = 0; depth < DEPTHS; depth++) {
      const boats: number[] = []
      for (let seat = 0; seat < state.seats; seat++) boats.push(atDepth(boatsIn(state, seat, column), depth))
      spaces.push({ column, row: depth + 2, tokens: tokensIn(state, column, depth), boats })
    }
  }
  return spaces
}

function tokensIn(state: State, column: number, depth: number): TokenView[] {
  const first = (column - 1) * COLUMN_SLOTS
  return state.slots
    .slice(first + (DEPTH_SLOT[depth] ?? 0), first + (DEPTH_SLOT[depth + 1] ?? 0))
    .filter((token) => token >= 0)
    .map((token) => ({
      token: tokenId(token),
      joker: isJoker(state, token),
      laid: ((state.laid[TOKEN_COLOR[token] ?? 0] ?? 0) & (TOKEN_BIT[token] ?? 0)) !== 0,
    }))
}

function playerView(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const types = typesOf(state, seat)
  const jokers = tokensOf(state.jokers, seat)
  return {
    ship: state.ships[seat] ?? 0,
    boatsToPlace: boatsToPlace(state, seat),
    hand: handCount(state, seat),
    known: knownCards(state, seat, viewer),
    supply: (state.supplies[seat] ?? []).length,
    supplyKnown: knownInSupply(state, seat, viewer),
    treasures: tokensOf(state.treasures, seat),
    missing: TYPES.filter((type) => ((types >> KINDS.indexOf(type)) & 1) === 0),
    jokers,
    gained: seat === state.active ? tokensOf(state.gained, 0) : [],
  }
}

/** A seat's tokens from masks per color, sorted by kind. */
function tokensOf(masks: readonly number[], seat: Seat): TokenId[] {
  const ids: TokenId[] = []
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let color = 0; color < COLOR_COUNT; color++) {
      if ((((masks[seat * COLOR_COUNT + color] ?? 0) >> kind) & 1) === 1) ids.push(tokenId(tokenOf(color, kind)))
    }
  }
  return ids
}

function boatsToPlace(state: State, seat: Seat): number {
  if (state.phase !== 'place') return 0
  let left = perPlayerOf(state.seats).bathyscaphes
  for (let column = 1; column <= COLUMNS; column++) left -= atDepth(boatsIn(state, seat, column), 0)
  return left
}

/** Hand cards that the viewer knows: the own ones, and what was paid from the own hand and must be there still. */
function knownCards(state: State, seat: Seat, viewer: Viewer): Color[] {
  if (viewer === SPECTATOR) return []
  const counts = state.knownInHand[viewer * state.seats + seat] ?? 0
  const cards: Color[] = []
  for (let color = 0; color < COLOR_COUNT; color++) {
    const known = viewer === seat ? (state.hands[seat * COLOR_COUNT + color] ?? 0) : countOf(counts, color)
    for (let card = 0; card < known; card++) cards.push(colorName(color))
  }
  return cards
}

function knownInSupply(state: State, seat: Seat, viewer: Viewer): PlayerView['supplyKnown'] {
  const known: { place: number; color: Color }[] = []
  if (viewer === SPECTATOR) return known
  const supply = state.supplies[seat] ?? []
  for (let place = 1; place <= supply.length; place++) {
    const card = supply[supply.length - place] ?? 0
    if (card !== 0 && card >> 3 === viewer) known.push({ place, color: colorName((card & 7) - 1) })
  }
  return known
}

/** What `viewer` may learn of an event: the colours of unseen cards only their owner. */
export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'paid-from-hand':
      return viewer === event.seat ? event : { type: 'paid-from-hand', seat: event.seat, to: event.to, color: null }
    case 'drew':
      return viewer === event.seat ? event : { type: 'drew', seat: event.seat, count: event.count, cards: null }
    case 'traded':
      return viewer === event.seat ? event : { type: 'traded', seat: event.seat, gave: null, drew: null }
    default:
      return event
  }
}
