import { reputationOf } from './derive.ts'
import { ordersOf, type Rules } from './rules.ts'
import { diceLeft, stat, STAT, boxOwner, cardOf, type State } from './state.ts'

/**
 * What holds in every position (scenario 34): all cards are somewhere, cubes are orders, nobody owes money, no die comes from nowhere,
 * and reputation is what is visible.
 * @returns a sentence about what is wrong, or null
 */
export function conservation(rules: Rules, state: State): string | null {
  return (
    cardsAreThere(rules, state) ?? cubesAreOrders(rules, state) ?? diceAreRolled(state) ?? seatsAreSound(rules, state)
  )
}

function cardsAreThere(rules: Rules, state: State): string | null {
  const found = rules.set.cards.map(() => 0)
  const count = (card: number): void => {
    if (card >= 0) found[card] = (found[card] ?? 0) + 1
  }
  for (const card of state.shown) count(card)
  for (const pile of state.piles) for (const card of pile) count(card)
  count(state.buying)
  for (const cards of state.cards) for (const own of cards) count(cardOf(own))
  for (let card = 0; card < found.length; card++) {
    const copies = rules.set.cards[card]?.copies
    // Starting cards are counted by seat.
    if (found[card] !== copies && rules.cardMarket[card] !== -1) {
      return `${found[card]} cards ${rules.set.cards[card]?.id} instead of ${copies}`
    }
  }
  return cardsAreInOrder(rules, state)
}

/** Cards are sorted by place, so two in one place would stand side by side. */
function cardsAreInOrder(rules: Rules, state: State): string | null {
  for (const [seat, cards] of state.cards.entries()) {
    let last = -1
    let starting = 0
    for (const own of cards) {
      if (own >> 8 === last) return 'two cards lie in one place'
      if (own >> 8 < last) return 'cards are out of order'
      last = own >> 8
      if (rules.cardMarket[cardOf(own)] === -1) starting++
    }
    if (state.round > 0 && starting !== rules.starting.length) return `seat ${seat} has ${starting} starting cards`
  }
  return null
}

function cubesAreOrders(rules: Rules, state: State): string | null {
  for (let museum = 0; museum < rules.museums; museum++) {
    const sizes = ordersOf(rules, museum, state.seats)
    let smallest = 0
    for (let box = sizes.length - 1; box >= 0; box--) if (boxOwner(state, museum, box) < 0) smallest = sizes[box] ?? 0
    if (smallest !== state.smallest[museum]) return `museum ${museum} has another smallest open box`
    for (let seat = 0; seat < state.seats; seat++) {
      let cubes = 0
      for (let box = 0; box < sizes.length; box++) if (boxOwner(state, museum, box) === seat) cubes++
      if (cubes === state.cubes[seat * rules.museums + museum]) continue
      return `seat ${seat} has not as many cubes in museum ${museum} as orders filled`
    }
  }
  return null
}

function diceAreRolled(state: State): string | null {
  const left = diceLeft(state)
  const rolled = state.rolled.reduce((sum, count) => sum + count, 0)
  const lying = state.placed.length + state.diving.length
  if (left + lying !== rolled) return `${rolled} dice were rolled, ${lying} lie somewhere and ${left} are left`
  const all = [...state.dice]
  for (const die of [...state.placed.map((placed) => placed & 7), ...state.diving]) all[die] = (all[die] ?? 0) + 1
  if (all.some((count, die) => count !== state.rolled[die])) return 'a die shows something else than was rolled'
  if (new Set(state.placed.map((placed) => placed >> 3)).size !== state.placed.length) return 'two dice are on one slot'
  return null
}

function seatsAreSound(rules: Rules, state: State): string | null {
  for (let seat = 0; seat < state.seats; seat++) {
    if ((state.money[seat] ?? 0) < 0) return `seat ${seat} owes money`
    const reputation = stat(state, seat, STAT.reputation)
    const visible = reputationOf(rules, state, seat)
    if (reputation !== visible) return `seat ${seat} has reputation ${reputation}, and ${visible} is visible`
    if (reputation >= rules.set.board.endReputation && state.trigger < 0) return `seat ${seat} has not ended the game`
  }
  if (state.artifacts.some((count) => count < 0)) return 'somebody owes artifacts'
  return findsAreHeld(rules, state)
}

function findsAreHeld(rules: Rules, state: State): string | null {
  const finds = rules.set.finds.length
  const left = state.finds.slice()
  for (const [index, seat] of state.divers.entries()) {
    const at = seat * finds + (rules.findOf[index] ?? 0)
    left[at] = (left[at] ?? 0) - 1
  }
  return left.some((count) => count !== 0) ? 'a find is not where it was taken' : null
}
