import { boxOwner, levelOf, ordersOf, sideOf, stat, STAT, type Rules, type State } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import { cardDollars, diveDollars } from './cardDollars.ts'
import { CARD_FEATURES, measureCards } from './cards.ts'
import { divesToCome } from './dives.ts'
import { majorities } from './museums.ts'
import { turnsLeft, worthOfDollars } from './time.ts'
import { artifactDollars } from './worth.ts'

/** What a seat has and may hope for. */
const OWN = [
  'reputation',
  'majorities',
  'majorities now',
  'what money will buy',
  'money',
  'dollars',
  'dollars from cards',
  'dollars a turn',
  'dollars for dives',
  'dives to come',
  'turns',
  'artifacts',
  'scrolls',
  'dice',
  'cubes',
  'cards to improve',
  'cheapest improvement',
  'reputation of improvements',
  'best improvement in reach',
  'cards in rows',
] as const
/** How the game stands around it. */
const AROUND = [
  'three seats',
  'four seats',
  'best reputation of a rival',
  'behind',
  'most dollars a turn of a rival',
  'round',
  'plays in this round',
  'dives made',
  'ends the game',
  'a rival ends the game',
  'no more turn',
  'open boxes',
] as const
/** What is measured of each seat between two turns, in the order of the numbers. No card is known by name. */
export const OUTLOOK: readonly string[] = [...OWN, ...CARD_FEATURES, ...AROUND]

/** Dearer than any card. */
const NOTHING_TO_IMPROVE = 20

/** What the network has learnt from is a game to so much reputation: in a longer or a shorter one reputation counts as the part of the way that it is. */
const WHOLE_WAY = 20

/** What a seat has ahead of it: turns, dollars in each, and how much reputation counts. */
interface Ahead {
  readonly turns: number
  readonly rate: number
  readonly scale: number
}

/** Writes the outlook of every seat into `into`, at [seat * OUTLOOK.length + input]. The active seat's turn is over; dice do not count. */
export function measureOutlook(rules: Rules, state: State, into: Float64Array): void {
  const rates = Array.from({ length: state.seats }, (_, seat) => cardDollars(rules, state, seat, 1))
  const boxes = openBoxes(rules, state)
  const scale = WHOLE_WAY / rules.set.board.endReputation
  for (let seat = 0; seat < state.seats; seat++) {
    const own = into.subarray(seat * OUTLOOK.length, (seat + 1) * OUTLOOK.length)
    const turns = turnsLeft(rules, state, seat)
    own.set(ownOutlook(rules, state, seat, { turns, rate: rates[seat] as number, scale }), 0)
    measureCards(rules, state, seat, turns, own, OWN.length)
    own.set(around(state, seat, rates, boxes, scale), OWN.length + CARD_FEATURES.length)
  }
}

function ownOutlook(rules: Rules, state: State, seat: Seat, { turns, rate, scale }: Ahead): number[] {
  const money = state.money[seat] as number
  const dollars = money + artifactDollars(rules, state, seat, turns)
  const held = state.artifacts.slice(seat * rules.artifacts, (seat + 1) * rules.artifacts)
  return [
    scale * stat(state, seat, STAT.reputation),
    scale * majorities(rules, state, seat, turns),
    scale * majorities(rules, state, seat, 0),
    worthOfDollars(dollars) * Math.min(1, 0.15 + 0.5 * turns),
    money,
    dollars,
    rate * turns,
    rate,
    diveDollars(rules, state, seat, turns),
    scale * divesToCome(rules, state, seat, turns),
    turns,
    sumOf(held),
    held[rules.scroll] ?? 0,
    stat(state, seat, STAT.dice),
    sumOf(state.cubes.slice(seat * rules.museums, (seat + 1) * rules.museums)),
    ...improvements(rules, state, seat, money, scale),
    (state.cards[seat] ?? []).length,
  ]
}

/** Cards that can be turned over, the least that costs, the reputation of all, the most of one that can be paid. */
function improvements(rules: Rules, state: State, seat: Seat, money: number, scale: number): number[] {
  const less = stat(state, seat, STAT.lessUpgrade)
  let [cards, cheapest, reputation, inReach] = [0, NOTHING_TO_IMPROVE, 0, 0]
  for (const own of state.cards[seat] ?? []) {
    if (levelOf(own) === 2) continue
    const side = sideOf(own)
    const gained = (rules.sideReputation[side + 1] as number) - (rules.sideReputation[side] as number)
    const price = Math.max(0, (rules.cardDollars[side >> 1] as number) - less)
    cards++
    cheapest = Math.min(cheapest, price)
    reputation += gained
    if (price <= money) inReach = Math.max(inReach, gained)
  }
  return [cards, cheapest, scale * reputation, scale * inReach]
}

function around(state: State, seat: Seat, rates: readonly number[], boxes: number, scale: number): number[] {
  let [best, rate] = [0, 0]
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    best = Math.max(best, stat(state, other, STAT.reputation))
    rate = Math.max(rate, rates[other] as number)
  }
  const turnOf = (each: Seat): number => (each - state.startSeat + state.seats) % state.seats
  const plays = turnOf(seat) > turnOf(state.active)
  return [
    Number(state.seats === 3),
    Number(state.seats === 4),
    scale * best,
    scale * (best - stat(state, seat, STAT.reputation)),
    rate,
    state.round,
    Number(plays),
    state.divers.length,
    Number(state.trigger === seat),
    Number(state.trigger >= 0 && state.trigger !== seat),
    Number(state.trigger >= 0 && !plays),
    boxes,
  ]
}

function openBoxes(rules: Rules, state: State): number {
  let open = 0
  for (let museum = 0; museum < rules.museums; museum++) {
    const boxes = ordersOf(rules, museum, state.seats).length
    for (let box = 0; box < boxes; box++) if (boxOwner(state, museum, box) < 0) open++
  }
  return open
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0)
}
