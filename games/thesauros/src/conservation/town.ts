import { EXHIBIT_PLACES } from '../actionTable.ts'
import { GAIN_MAP } from '../frames.ts'
import { framesOf, numberIn } from '../stack.ts'
import { SITES } from '../state.ts'
import { MAP_KINDS, NOBODY, RIVAL } from '../types.ts'
import { differs, sum, tallyOf, type Law } from './law.ts'

/** Each technology card is once on the board or in the deck. */
const cards: Law = ({ state, set }) => {
  const { count } = set.technologies
  const found = tallyOf([...state.cards, ...state.deckUpper, ...state.deckLower, ...state.deck], count)
  const wrong = found.findIndex((times) => times !== 1)
  if (wrong >= 0) return `card ${wrong} is ${found[wrong]} times there`
  const hidden = state.patents.findIndex((owner, card) => owner !== -1 && !state.cards.includes(card))
  return hidden < 0 ? null : `card ${hidden} is patented and not on the board`
}

/** Items are for sale, in supplies or aboard; the solo rival has one of each of its patents. */
const items: Law = ({ state, set }) => {
  const { kinds, starting } = set.items
  const copies = set.technologies.copies[state.seats - 1] ?? []
  for (let item = 0; item < kinds; item++) {
    let held = 0
    for (let place = item; place < state.items.length; place += kinds) {
      if ((state.items[place] ?? 0) < 0) return `less than no item ${item}`
      held += state.items[place] ?? 0
    }
    if (item < set.technologies.count) {
      const sold = held + (state.patents[item] === RIVAL ? 1 : 0)
      const wrong = differs(`items ${item}`, sold + (state.copies[item] ?? 0), copies[item] ?? 0)
      if (wrong !== null) return wrong
    } else if (item === starting) {
      const wrong = differs('Metal Detectors', held, state.seats * set.data.people.metalDetectors)
      if (wrong !== null) return wrong
    }
  }
  return null
}

/** Maps of each number: in the reserve, on the market, or somebody's; those bought but not paid for yet are on their way. */
const maps: Law = ({ state, board, set }) => {
  const underWay = framesOf(state, 'gain-map').filter(
    (frame) => MAP_KINDS[numberIn(state, frame, GAIN_MAP.kind)] === 'market',
  )
  for (let number = 1; number <= board.sites; number++) {
    const space = state.market.indexOf(number)
    if (space !== state.market.lastIndexOf(number)) return `number ${number} lies twice on the market`
    let count = (state.reserve[number] ?? 0) + (space < 0 ? 0 : (state.marketCount[space] ?? 0))
    count += underWay.filter((frame) => numberIn(state, frame, GAIN_MAP.number) === number).length
    let [satellite, mercenary] = [0, 0]
    for (let seat = 0; seat < state.seats; seat++) {
      const place = seat * SITES + number
      count += state.marketMaps[place] ?? 0
      satellite += state.satelliteMaps[place] ?? 0
      mercenary += state.mercenaryMaps[place] ?? 0
    }
    const wrong = differs(`maps of number ${number}`, count, set.data.supply.mapsPerNumber)
    if (wrong !== null) return wrong
    if (satellite > 1 || mercenary > 1) return `more than one map of number ${number} of a kind`
  }
  const empty = state.market.findIndex((number, space) => (number === 0) !== (state.marketCount[space] === 0))
  return empty < 0 ? null : `market space ${empty} has a number or maps, but not both`
}

/** A sponsored room is open exactly when it is full. */
const rooms: Law = ({ state, board }) => {
  for (let room = 0; room < board.rooms.length; room++) {
    const size = board.rooms[room]?.values.length ?? 0
    const exhibits = state.exhibits.slice(room * EXHIBIT_PLACES, (room + 1) * EXHIBIT_PLACES)
    if (sum(exhibits, size, EXHIBIT_PLACES - size) > 0) return `room ${room} has an exhibit outside`
    const isFull = exhibits.slice(0, size).every((exhibit) => exhibit > 0)
    const isOpen = ((state.open >> room) & 1) === 1
    if (isOpen !== (isFull && state.sponsors[room] !== NOBODY)) return `room ${room} is ${isOpen ? 'open' : 'closed'}`
  }
  return null
}

export const TOWN_LAWS: readonly Law[] = [cards, items, maps, rooms]
