import { SPECTATOR, type Seat, type Viewer } from '@fathom/kernel'
import { cardsToTake, displayPalms } from './apply/display.ts'
import { cardId } from './cards.ts'
import { components } from './builtIn.ts'
import { scoreOf } from './score.ts'
import { PALM_BOXES, SLOTS, trophiesOf, type State } from './state.ts'
import { SHAPES, type Event, type IslandView, type PlayerView, type View } from './types.ts'

/** What `viewer` may know. During the keep and cross phases the others are as they were when the phase began. */
export function view(state: State, viewer: Viewer): View {
  const players: PlayerView[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    players.push(seat === viewer ? ownView(state, seat) : openView(state, seat))
  }
  return {
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    startSeat: state.startSeat,
    taking: state.phase === 'take' ? state.taking : null,
    toTake: state.phase === 'take' ? Math.min(state.replace[state.taking] ?? 0, cardsToTake(state)) : 0,
    expedition: SHAPES[state.shape] ?? null,
    expeditionsLeft: state.expeditionAid ? shapesLeft(state) : null,
    display: state.display.map(cardId),
    deck: state.deck.length,
    displayPalms: displayPalms(state),
    trophies: components.trophies.map((value, index) => ({ value, seat: state.trophySeats[index] ?? null })),
    players,
    scores: players.map((player, seat) =>
      scoreOf({
        finished: state.finished[seat] ?? [],
        coins: player.coins,
        trophies: player.trophies,
        palms: player.palms,
      }),
    ),
  }
}

function shapesLeft(state: State): View['expeditionsLeft'] {
  return state.expeditions.toSorted((a, b) => a - b).flatMap((shape) => SHAPES[shape] ?? [])
}

/** A seat as it sees itself. */
function ownView(state: State, seat: Seat): PlayerView {
  return {
    islands: islands(state, seat, () => 0),
    dealt: (state.dealt[seat] ?? []).map(cardId),
    coins: state.coins[seat] ?? 0,
    palms: palms(state, seat, 0),
    trophies: trophiesOf(state, seat),
    finished: (state.finished[seat] ?? []).map(cardId),
    step: state.phase === 'cross' ? (state.step[seat] ?? null) : null,
    owed: state.owed[seat] ?? 0,
  }
}

/** A seat as the others see it: without what it has chosen since the phase began. */
function openView(state: State, seat: Seat): PlayerView {
  const crossings = state.crossings[seat] ?? []
  const newOn = (card: string): number =>
    crossings.reduce((mask, crossing) => (crossing.card === card ? mask | crossing.boxes : mask), 0)
  const newCoins = crossings.reduce((sum, crossing) => sum + crossing.coins, 0)
  const newPalms = crossings.reduce((sum, crossing) => sum + crossing.palms.filter((points) => points > 0).length, 0)
  return {
    islands: state.phase === 'keep' ? [] : islands(state, seat, newOn),
    dealt: [],
    coins: (state.coins[seat] ?? 0) - newCoins,
    palms: palms(state, seat, newPalms),
    trophies: trophiesOf(state, seat),
    finished: (state.finished[seat] ?? []).map(cardId),
    step: null,
    owed: 0,
  }
}

function islands(state: State, seat: Seat, hidden: (card: string) => number): IslandView[] {
  const views: IslandView[] = []
  for (let slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++) {
    const index = state.cards[slot] ?? -1
    if (index < 0) continue
    const card = cardId(index)
    views.push({ card, crossed: (state.crossed[slot] ?? 0) & ~hidden(card) })
  }
  return views
}

/** Points of a seat's palm boxes, without the last `hidden` ones. */
function palms(state: State, seat: Seat, hidden: number): number[] {
  const written = state.palms.slice(seat * PALM_BOXES, (seat + 1) * PALM_BOXES).filter((points) => points > 0)
  return written.slice(0, written.length - hidden)
}

/** What `viewer` may learn of an event: own choices are one's own until all have chosen. */
export function redact(event: Event, viewer: Viewer): Event | null {
  const isSecret = event.type === 'kept' || event.type === 'crossed'
  return isSecret && (viewer === SPECTATOR || viewer !== event.seat) ? null : event
}
