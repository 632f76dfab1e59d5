import type { Play } from '../topic.ts'
import type { State } from '../state.ts'

/** Maps left in the reserve. */
export function reserveSize(state: State): number {
  let maps = 0
  for (const count of state.reserve) maps += count
  return maps
}

/** A map of the reserve, by its number. There is one. */
export function drawMap({ state, chance }: Play): number {
  let rest = chance.below(reserveSize(state))
  let number = 0
  while (rest >= (state.reserve[number] as number)) rest -= state.reserve[number++] as number
  state.reserve[number] = (state.reserve[number] as number) - 1
  return number
}

/** The market space where a number lies, or -1. */
export function spaceOfNumber(state: State, number: number): number {
  return state.market.indexOf(number)
}

/**
 * Puts a map on the market (EN L1098-1103): a new number on the cheapest free space from the arrow on; a number that is there onto its
 * stack, which then goes to the first free cheaper space. Where nothing is free it stays.
 */
export function addMap({ state, board, events }: Play, number: number): void {
  const { market, marketCount } = state
  let space = market.indexOf(number)
  if (space < 0) {
    space = board.marketFirstNew
    while (space < market.length && market[space] !== 0) space++
    // There is always a free space: from the arrow on, the market has one for every site of the board.
    market[space] = number
    marketCount[space] = 1
  } else {
    let cheaper = space - 1
    while (cheaper >= 0 && market[cheaper] !== 0) cheaper--
    marketCount[space] = (marketCount[space] as number) + 1
    if (cheaper >= 0) space = moveStack(state, space, cheaper)
  }
  events.push({ type: 'map-offered', number, space: space + 1, count: marketCount[space] as number })
}

/** Moves a stack to a free space. */
function moveStack({ market, marketCount }: State, from: number, to: number): number {
  market[to] = market[from] as number
  marketCount[to] = marketCount[from] as number
  market[from] = 0
  marketCount[from] = 0
  return to
}

/** Takes the top map of a stack; what is left of it gets dearer (EN L633-690). */
export function takeMap({ state, board, events }: Play, space: number): void {
  const { market, marketCount } = state
  const number = market[space] as number
  const left = (marketCount[space] as number) - 1
  marketCount[space] = left
  if (left === 0) {
    market[space] = 0
    return
  }
  // Of two spaces of the same price the second is not dearer, unless the table says so.
  const above = state.rules.marketRise === 'strictly-dearer' ? (board.market[space] as number) : 0
  let dearer = space + 1
  while (dearer < market.length && (market[dearer] !== 0 || (board.market[dearer] as number) <= above)) dearer++
  if (dearer === market.length) return
  moveStack(state, space, dearer)
  events.push({ type: 'map-rose', number, from: space + 1, to: dearer + 1 })
}
