import type { Chance, Seat } from '@fathom/kernel'
import { deriveCards } from '../derive.ts'
import { placeAt } from '../places.ts'
import type { Rules } from '../rules.ts'
import { diceLeft, ownCard, startingLeft, stat, STAT, type State } from '../state.ts'
import type { CardIndex, Die, Event } from '../types.ts'
import { endGame } from './end.ts'
import { updateReputation } from './reputation.ts'

/** Ours, not the rulebook's: so many rounds in which nobody bought, upgraded, dived or filled an order end a game that nothing else would end. */
export const IDLE_ROUNDS = 10

/** The next starting card from the left; the last one needs no choice (EN: Side Note: Card Rows). */
export function lay(rules: Rules, state: State, seat: Seat, card: CardIndex, events: Event[]): void {
  layNext(rules, state, seat, card, events)
  const [last, ...more] = startingLeft(rules, state, seat)
  if (last !== undefined && more.length === 0) layNext(rules, state, seat, last, events)
  deriveCards(rules, state, seat)
  updateReputation(rules, state, seat, events)
}

function layNext(rules: Rules, state: State, seat: Seat, card: CardIndex, events: Event[]): void {
  const laid = state.cards[seat] ?? []
  const column = laid.length + 1
  state.cards[seat] = [...laid, ownCard(placeAt('top', column), card * 2)]
  events.push({ type: 'laid', seat, card: rules.set.cards[card]?.id ?? '', column })
}

/** Passes the turn on: to the next who lays starting cards, to the next who rolls, or to nobody when the game is over. */
export function end(rules: Rules, state: State, seat: Seat, chance: Chance, events: Event[]): void {
  const next = (seat + 1) % state.seats
  state.active = next
  if (state.phase === 'lay') {
    if (next === state.startSeat) startRound(state, chance, events)
    return
  }
  events.push({ type: 'turn-ended', seat, unused: diceOf(state.dice) })
  clearTurn(state)
  if (next !== state.startSeat) {
    startTurn(state, chance, events)
    return
  }
  state.idleRounds = state.hasProgressed ? 0 : state.idleRounds + 1
  events.push({ type: 'round-ended', round: state.round, idle: state.idleRounds })
  // Everybody has had the same number of turns (EN: End of the Game).
  if (state.trigger >= 0) endGame(rules, state, 'reputation', events)
  else if (state.idleRounds >= IDLE_ROUNDS) endGame(rules, state, 'stalled', events)
  else startRound(state, chance, events)
}

function startRound(state: State, chance: Chance, events: Event[]): void {
  state.round++
  state.hasProgressed = false
  startTurn(state, chance, events)
}

/** As many dice as the cards show now: symbols gained during the turn count from the next one. */
function startTurn(state: State, chance: Chance, events: Event[]): void {
  state.phase = 'act'
  const seat = state.active
  const count = stat(state, seat, STAT.dice)
  for (let roll = 0; roll < count; roll++) addDie(state, chance.die(6))
  for (let card = (state.cards[seat] ?? []).length; card > 0; card--) state.used.push(0)
  events.push({ type: 'turn-started', seat, round: state.round, dice: diceOf(state.dice) })
}

function addDie(state: State, die: Die): void {
  state.dice[die] = (state.dice[die] as number) + 1
  state.rolled[die] = (state.rolled[die] as number) + 1
}

/** All dice come off the cards. */
function clearTurn(state: State): void {
  state.dice.fill(0)
  state.rolled.fill(0)
  state.used.length = 0
  state.visited = 0
  state.placed.length = 0
  state.diving.length = 0
  state.hasDived = false
  state.hasRerolled = false
}

/** Sets a die aside; when no more may be, they are rolled. */
export function reroll(state: State, seat: Seat, die: Die, chance: Chance, events: Event[]): void {
  state.dice[die] = (state.dice[die] as number) - 1
  state.rolled[die] = (state.rolled[die] as number) - 1
  state.rerolling.push(die)
  state.phase = 'reroll'
  if (state.rerolling.length >= stat(state, seat, STAT.rerolls) || diceLeft(state) === 0) {
    roll(state, seat, chance, events)
  }
}

/** Rolls what was set aside, all together. */
export function roll(state: State, seat: Seat, chance: Chance, events: Event[]): void {
  const dice = state.rerolling.slice()
  const into = dice.map(() => chance.die(6))
  for (const die of into) addDie(state, die)
  state.rerolling.length = 0
  state.hasRerolled = true
  state.phase = 'act'
  events.push({ type: 'rerolled', seat, dice, into })
}

/** Dice counted by face as a rising list. */
export function diceOf(counts: readonly number[]): Die[] {
  const dice: Die[] = []
  for (let die = 1; die <= 6; die++) for (let count = counts[die] as number; count > 0; count--) dice.push(die)
  return dice
}
