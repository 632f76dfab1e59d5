import type { Action, State } from '@fathom/silver-and-gold'
import type { Chance, Seat } from '@fathom/kernel'
import type { Question } from '../bot.ts'
import { isBehind } from '../search/behind.ts'
import { drawnWorld, leadAfterKeep, leadAfterTake, tableOf } from './playOn.ts'
import type { Judge } from './reach.ts'

/** Worlds that are played, at most. */
const WORLDS = 240
/** Fewer say less than a look does. */
const FEWEST = 24
/** A card is given up when it is this many standard errors behind the best: three, because the test is repeated after every world. */
const BEHIND = 3
/** Worlds before any card is given up. */
const FIRST_WORLDS = 12

/** A card among those compared, and the lead that it brought in each world. */
interface Compared {
  readonly action: Action
  readonly leads: number[]
}

/** Times that a game may have to be played on to compare so many cards. */
export function playsFor(cards: number): number {
  return cards * WORLDS
}

/**
 * The choice of cards that brings the best lead where the game is played on with it, all choices in the same worlds: so it counts as well what is left to
 * the rivals. Null if there was no time for enough worlds.
 * @param actions keeping two cards, or taking one of the display or the deck
 * @param determinize a new sampled state at each call
 * @param play plays one game on; null when time is up
 */
export function bestCards(
  judge: Judge,
  { determinize, seat, chance }: Pick<Question, 'determinize' | 'seat' | 'chance'>,
  actions: readonly Action[],
  play: (lead: () => number) => number | null,
): Action | null {
  let compared: Compared[] = actions.map((action) => ({ action, leads: [] }))
  for (let played = 0; played < WORLDS && compared.length > 1; played++) {
    const leadOf = worldFor(judge, determinize() as State, seat, chance)
    const leads: number[] = []
    for (const { action } of compared) {
      const lead = play(() => leadOf(action))
      if (lead === null) return played < FEWEST ? null : leaderOf(compared).action
      leads.push(lead)
    }
    for (const [index, { leads: all }] of compared.entries()) all.push(leads[index] as number)
    if (played + 1 >= FIRST_WORLDS) compared = withoutBehind(compared)
  }
  return leaderOf(compared).action
}

/** A world drawn for a sampled state: what each choice leads to in it. */
function worldFor(judge: Judge, state: State, seat: Seat, chance: Chance): (action: Action) => number {
  const table = tableOf(state)
  const world = drawnWorld(table, [...state.deck, ...state.dealt.flat()], chance)
  return (action) => {
    if (action.do === 'keep') return leadAfterKeep(judge, table, seat, action.cards, state.dealt, world)
    return leadAfterTake(judge, table, seat, action.do === 'take' ? action.card : null, world)
  }
}

function leaderOf(compared: readonly Compared[]): Compared {
  return compared.reduce((best, each) => (sumOf(each.leads) > sumOf(best.leads) ? each : best))
}

/** Drops what is behind the best for certain. */
function withoutBehind(compared: readonly Compared[]): Compared[] {
  const leader = leaderOf(compared)
  return compared.filter(({ leads }) => !isBehind(leads, leader.leads, BEHIND))
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0)
}
