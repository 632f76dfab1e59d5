import { AT_DECK, AT_GONE, AT_QUEUE, AT_STORE, AT_UNHIRED, AT_ZODIAC, OWN } from '../state.ts'
import { HAT_ZONES, NOBODY, REPUTATION } from '../types.ts'
import { differs, sum, type Law } from './law.ts'

/** Money comes from the bank and goes back to it, so only debts can be found. */
const money: Law = ({ state }) => {
  const debt = [...state.money, ...state.pool].findIndex((amount) => amount < 0)
  return debt < 0 ? null : `account ${debt} is in debt`
}

/** Every point is accounted for, and nobody is below 0. */
const reputation: Law = ({ state }) => {
  for (let seat = 0; seat < state.seats; seat++) {
    const points = state.reputation[seat] ?? 0
    if (points < 0) return `seat ${seat} has ${points} points`
    const told = sum(state.tally, seat * REPUTATION.length, REPUTATION.length)
    if (told !== points) return `seat ${seat} has ${points} points, and reasons for ${told}`
  }
  return null
}

const order: Law = ({ state }) => {
  const seats = state.order.toSorted((a, b) => a - b)
  const isWhole = seats.length === state.seats && seats.every((seat, place) => seat === place)
  return isWhole ? null : `the order is ${state.order.join(', ')}`
}

/** Everybody is where the meeple is said to be, and only there. */
const places: Law = ({ state }) => {
  const { queues, mercenaryIn, store, crew, onDeck } = state
  const found = state.at.map(() => 0)
  const queued = state.at.map(() => 0)
  for (const list of [queues, mercenaryIn])
    for (const meeple of list) if (meeple !== NOBODY) queued[meeple] = (queued[meeple] ?? 0) + 1
  const look = (meeple: number, place: number): string | null => {
    if (meeple === NOBODY) return null
    found[meeple] = (found[meeple] ?? 0) + 1
    return state.at[meeple] === place ? null : `meeple ${meeple} is found at ${place} instead of ${state.at[meeple]}`
  }
  let wrong = look(onDeck, AT_DECK)
  for (const meeple of store) wrong ??= look(meeple, AT_STORE)
  for (const meeple of crew) wrong ??= look(meeple, AT_ZODIAC)
  if (wrong !== null) return wrong
  for (let meeple = 0; meeple < state.at.length; meeple++) {
    const at = state.at[meeple] ?? AT_GONE
    const isOut = at === AT_DECK || at === AT_STORE || at === AT_ZODIAC
    if (found[meeple] !== (isOut ? 1 : 0)) return `meeple ${meeple} is ${found[meeple]} times at ${at}`
    // A meeple that has gone aboard or onto the deck keeps its space in the queue until its act is over.
    const count = queued[meeple] ?? 0
    if (at === AT_QUEUE ? count !== 1 : count > (isOut ? 1 : 0)) return `meeple ${meeple} is ${count} times in queues`
  }
  const lost = crew.findIndex((meeple, zodiac) => meeple !== NOBODY && state.zodiacOwner[zodiac] === -1)
  return lost < 0 ? null : `somebody is aboard nobody’s Zodiac ${lost}`
}

/** A boss and workers for each seat, those hired and those to be hired. */
const workers: Law = ({ state, set }) => {
  const { workersAtStart, workersToRecruit } = set.data.people
  for (let seat = 0; seat < state.seats; seat++) {
    const own = state.at.slice(seat * OWN, (seat + 1) * OWN)
    const wrong =
      differs(
        `meeples of seat ${seat}`,
        own.filter((at) => at !== AT_GONE).length,
        1 + workersAtStart + workersToRecruit,
      ) ??
      differs(
        `workers of seat ${seat} to be hired`,
        own.filter((at) => at === AT_UNHIRED).length,
        workersToRecruit - (state.hired[seat] ?? 0),
      )
    if (wrong !== null) return wrong
  }
  return null
}

/** Hats are on the board or on heads; solo, at most one of a kind and two of all. */
const hats: Law = ({ state, board }) => {
  const isSolo = state.rules.variant === 'solo'
  let all = 0
  for (let hat = 1; hat <= HAT_ZONES.length; hat++) {
    const count = (state.hatsLeft[hat] ?? 0) + state.hat.filter((worn) => worn === hat).length
    if (!isSolo && count !== board.hats) return `${count} hats ${hat} instead of ${board.hats}`
    if (isSolo && count > 1) return `${count} hats ${hat} in a solo game`
    all += count
  }
  return isSolo && all > board.hats ? `${all} hats in a solo game` : null
}

/** Double Actions may leave the game, but no new ones come. */
const doubleActions: Law = ({ state }) => {
  let all = sum(state.tokens) + state.doubled.length
  for (let seat = 0; seat < state.seats; seat++) all += (state.tokenUnder >> seat) & 1
  if (all > state.seats) return `${all} Double Actions for ${state.seats} seats`
  const twice = state.doubled.find((meeple, place) => state.doubled.indexOf(meeple) !== place)
  return twice === undefined ? null : `meeple ${twice} stands on two Double Actions`
}

export const PEOPLE_LAWS: readonly Law[] = [money, reputation, order, places, workers, hats, doubleActions]
