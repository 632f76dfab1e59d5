import { MOST_SLOTS, sideOf, SlotKind, stat, STAT, type State, type Rules } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import { artifactWorth } from './worth.ts'

/** Dollars that a die brings on the public cards alone. */
const PUBLIC_DIE = 1.15
/** What a first and a further chance to buy is worth a turn. */
const BUY = 2.2
const BUY_AGAIN = 0.4
/** How often a turn, about: a new card, an upgrade, an order. */
const NEW_CARDS = 0.4
const UPGRADES = 0.3
const ORDERS = 0.55
/** How often a turn, about: a dive, while there is something left to dive for. */
const DIVES = 0.3
/** What a reroll is worth in dollars: the die finds a better place. */
const REROLL = 0.35
/** How much of a plan comes true: not every turn goes as planned. */
const REALISTIC = 0.8

/** What an artifact gained takes besides its die: a part of another die, to sell it. */
const SELLING = 0.35

/** The uses of dice that the cards offer: how often a turn, for how many dollars, with how many dice; the best first. One array for all calls, so that nothing is allocated. */
const uses: { times: number; dollars: number; dice: number }[] = []

/**
 * Dollars that a seat's cards bring in the turns left: dice on the slots they fit, best ones first, and abilities. What cards pay for dives is not among
 * them: `diveDollars`.
 */
export function cardDollars(rules: Rules, state: State, seat: Seat, turns: number): number {
  const dice = stat(state, seat, STAT.dice)
  collectUses(rules, state, seat, dice)
  let left = dice
  let sum = 0
  for (const use of uses) {
    if (use.dollars <= PUBLIC_DIE * use.dice) break
    const times = Math.min(use.times, left / use.dice)
    sum += times * use.dollars
    left -= times * use.dice
    if (left <= 0) break
  }
  return (sum + left * PUBLIC_DIE + abilities(state, seat)) * turns * REALISTIC
}

function collectUses(rules: Rules, state: State, seat: Seat, dice: number): void {
  uses.length = 0
  const cards = state.cards[seat] ?? []
  let buys = 0
  for (let index = 0; index < cards.length; index++) {
    const side = sideOf(cards[index] ?? 0)
    for (let slot = 0; slot < (rules.sideSlots[side] ?? 0); slot++) {
      const faces = ((state.faces[seat]?.[index] ?? 0) >> (slot * 6)) & 63
      const at = side * MOST_SLOTS + slot
      const kind = rules.slotKind[at]
      let dollars = slotDollars(rules, state, seat, index, at)
      if (kind === SlotKind.buy && buys++ > 0) dollars -= BUY - BUY_AGAIN
      const sold = kind === SlotKind.gain || kind === SlotKind.gainNear ? (rules.slotN[at] ?? 0) : 0
      uses.push({ times: chanceOf(countBits(faces), dice), dollars, dice: 1 + SELLING * sold })
    }
  }
  uses.sort((a, b) => b.dollars / b.dice - a.dollars / a.dice)
}

/** Dollars that a die on a slot brings. */
function slotDollars(rules: Rules, state: State, seat: Seat, index: number, slot: number): number {
  const n = rules.slotN[slot] ?? 0
  const near = state.near[seat]?.[index] ?? 0
  const cash = near >> 6
  switch (rules.slotKind[slot]) {
    case SlotKind.gain:
      return n * worthAt(rules, state, seat, rules.slotOf[slot] ?? 0) + cash
    case SlotKind.gainNear: {
      let best = 0
      for (let artifact = 0; artifact < rules.artifacts; artifact++) {
        if ((near >> artifact) & 1) best = Math.max(best, worthAt(rules, state, seat, artifact))
      }
      return n * best
    }
    case SlotKind.money:
      return n
    case SlotKind.buy:
      return BUY + n * (NEW_CARDS + UPGRADES)
    case SlotKind.sellAny:
      return PUBLIC_DIE + n * 0.5
    case SlotKind.fillOrder:
      return PUBLIC_DIE + 0.5 + n * 0.5
    default:
      return 0
  }
}

/** What an artifact of a type brings in the long run: one of the next few. */
function worthAt(rules: Rules, state: State, seat: Seat, artifact: number): number {
  const have = state.artifacts[seat * rules.artifacts + artifact] ?? 0
  return artifactWorth(rules, state, artifact, Math.min(2, have))
}

function abilities(state: State, seat: Seat): number {
  return (
    stat(state, seat, STAT.lessNew) * NEW_CARDS +
    stat(state, seat, STAT.lessUpgrade) * UPGRADES +
    stat(state, seat, STAT.museumCash) * ORDERS +
    stat(state, seat, STAT.rerolls) * REROLL
  )
}

/** Dollars that cards pay for dives in the turns left. They are in `divesToCome`, too: whoever counts both counts them twice. */
export function diveDollars(rules: Rules, state: State, seat: Seat, turns: number): number {
  if (state.divers.length >= rules.depth.length) return 0
  return stat(state, seat, STAT.diveCash) * DIVES * turns * REALISTIC
}

/** That one of some dice shows one of so many faces. Multiplied out: powers are not the same to the last bit on every machine. */
function chanceOf(faces: number, dice: number): number {
  let none = 1
  for (let die = 0; die < dice; die++) none *= 1 - faces / 6
  return 1 - none
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
