import { UPKEEP } from '../frames.ts'
import { pop, push, setTop, top } from '../stack.ts'
import { AT_STORE, ZODIAC_COUNT, seatOf } from '../state.ts'
import { deckSize, drawCard, fixDeck, showCard } from '../technology/deck.ts'
import { addMap, drawMap, reserveSize } from '../market/stacks.ts'
import { goHome } from '../people.ts'
import type { Look, Play, AutomaticStep } from '../topic.ts'
import { NOBODY, RESEARCH, type Meeple } from '../types.ts'
import { zodiacId } from '../view/names.ts'
import { joinQueue } from '../zones/queues.ts'

/** Stages of maintenance (EN L1064-1111). */
const SEARCH = 0
const CARDS = 1
const REST = 2

export const upkeep: AutomaticStep = {
  run(play) {
    const { state } = play
    const stage = top(state, UPKEEP.stage)
    setTop(state, UPKEEP.stage, stage + 1)
    if (stage === SEARCH) beginCards(play)
    else if (stage === CARDS) showCards(play)
    else if (stage === REST) {
      pop(state)
      addMaps(play)
      bringSeaplanesBack(play)
      bringPeopleBack(play)
    }
  },
}

/** Cards that come onto the board after this quadrimester. */
function cardsDue({ state, set }: Look): number {
  return set.data.calendar.cardsAdded[state.quadrimester - 1] ?? 0
}

/** Who lies on the deck looks through it and chooses the first card; once the spaces are taken, an eleventh (EN L1080-1094). */
function beginCards(play: Play): void {
  const { state, events } = play
  if (state.onDeck === NOBODY || deckSize(state) === 0) {
    setTop(state, UPKEEP.cards, cardsDue(play))
    return
  }
  const seat = seatOf(state, state.onDeck)
  setTop(state, UPKEEP.cards, Math.max(0, cardsDue(play) - 1))
  fixDeck(play)
  play.chance.reveal()
  state.deckSeen |= 1 << seat
  events.push({ type: 'searched', seat, deck: state.deck.toReversed().map((card) => play.set.items.ids[card] ?? '') })
  push(state, 'search', seat)
}

function showCards(play: Play): void {
  const { state } = play
  for (let left = top(state, UPKEEP.cards); left > 0 && deckSize(state) > 0; left--) showCard(play, drawCard(play), -1)
  // The searcher is first in zone 2 next time (EN L1096).
  const searcher = state.onDeck
  if (searcher === NOBODY) return
  state.onDeck = NOBODY
  joinQueue(play, searcher, RESEARCH)
}

/** Two maps of the reserve, while there are any (EN L1098). */
function addMaps(play: Play): void {
  const { state, set } = play
  for (let count = 0; count < set.data.calendar.mapsAdded && reserveSize(state) > 0; count++)
    addMap(play, drawMap(play))
}

function bringSeaplanesBack({ state, board, events }: Play): void {
  if (state.seaplanes < board.seaplanes) events.push({ type: 'seaplanes-back' })
  state.seaplanes = board.seaplanes
  state.flights = []
  state.blackFlown = false
}

/** Meeples from the store, and Zodiacs from the lagoon with theirs; crews that wait in port as well, if the table has it so. */
function bringPeopleBack(play: Play): void {
  const { state, board, events } = play
  state.store.forEach((meeple, space) => {
    state.store[space] = NOBODY
    if (meeple !== NOBODY && state.at[meeple] === AT_STORE) goHome(play, meeple)
  })
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    const crew = state.crew[zodiac] as Meeple
    if (crew === NOBODY) continue
    const space = state.zodiacAt[zodiac] as number
    if (space !== 0 && board.sea.isLagoon[space] !== true) continue
    state.zodiacAt[zodiac] = 0
    state.crew[zodiac] = NOBODY
    events.push({ type: 'zodiac-back', seat: seatOf(state, crew), zodiac: zodiacId(zodiac) })
    goHome(play, crew)
  }
}
