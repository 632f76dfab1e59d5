import {
  outcome,
  rules as builtIn,
  stat,
  STAT,
  type Action,
  type ArtifactsInc,
  type Rules,
  type State,
} from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import type { Evaluation } from '../greedy.ts'
import type { Shifts } from '../characters/character.ts'
import {
  shiftedWeights,
  weighEach,
  weightedSum,
  weightsInUse,
  type LinearEvaluation,
  type WeightsFile,
} from '../linearEvaluation.ts'
import { CARD_FEATURES, measureCards } from './cards.ts'
import { diceInHand } from './dice.ts'
import { divesToCome } from './dives.ts'
import { cardDollars, diveDollars } from './cardDollars.ts'
import { majorities } from './museums.ts'
import { spendable, turnsLeft, worthOfDollars } from './time.ts'
import { mindingOthers } from '../rivals.ts'
import file from './weights.json' with { type: 'json' }
import { artifactDollars } from './worth.ts'

const WON = 1000
/**
 * Reputation that a dive costs beyond what the features see: they are fitted where turns end, and a turn's dice would have built something. Found in the
 * arena, as no fit finds it: players who dive less win (bench/strength.md).
 */
const A_DIVE = 0.8
/** Among what a character shifts: what a dive costs. It is no feature. */
const DIVE_COST = 'cost of a dive'
/** Ending the game is right for whoever is ahead, and for nobody else. */
const ENDING = 3
const A_POINT_AHEAD = 0.5

/** Reputation made and in sight; what money will buy, and money itself, which parts ties; what the cards bring every turn that is left. */
const POSITION = [
  'reputation',
  'end brought about',
  'majorities',
  'what money will buy',
  'money',
  'dollars from cards',
  'dollars for dives',
  'dives to come',
] as const
const FEATURES: readonly string[] = [...POSITION, ...CARD_FEATURES]

/** What a player looks at in a game that is made from these rules. */
function linearEvaluationOf(rules: Rules): LinearEvaluation<State, Action> {
  const measure = (state: State, seat: Seat, into: Float64Array): void => {
    const reputation = stat(state, seat, STAT.reputation)
    const turns = turnsLeft(rules, state, seat)
    const money = state.money[seat] ?? 0
    const dollars = money + artifactDollars(rules, state, seat, turns) + diceInHand(rules, state, seat, turns)
    into[0] = reputation
    into[1] = ending(rules, state, seat, reputation)
    into[2] = majorities(rules, state, seat, turns)
    into[3] = worthOfDollars(dollars) * spendable(state, seat, turns)
    into[4] = money
    into[5] = cardDollars(rules, state, seat, turns)
    into[6] = diveDollars(rules, state, seat, turns)
    into[7] = divesToCome(rules, state, seat, turns)
    measureCards(rules, state, seat, turns, into, POSITION.length)
  }
  return {
    features: FEATURES,
    measure,
    withWeights(weights) {
      const made = new WeakMap<Rules, Evaluation<State, Action>>()
      const measured = new Float64Array(FEATURES.length)
      const evaluation: Evaluation<State, Action> = {
        withGame(game) {
          const { rules: played } = game as unknown as ArtifactsInc
          const own = played === rules ? evaluation : made.get(played)
          if (own !== undefined) return own
          const other = linearEvaluationOf(played).withWeights(weights)
          made.set(played, other)
          return other
        },
        value(state, seat) {
          if (state.phase === 'over') {
            const { ranks, scores } = outcome(rules, state)
            return WON * (1.5 - (ranks[seat] ?? 2)) + (scores[seat]?.total ?? 0)
          }
          measure(state, seat, measured)
          return weightedSum(measured, weights)
        },
        parts(state, seat, into) {
          measure(state, seat, into)
          weighEach(into, weights)
        },
        // A die that asks for something is worth what its best answer is worth.
        continues: (state, seat) =>
          state.active === seat && state.phase !== 'act' && state.phase !== 'lay' && state.phase !== 'over',
        tries: (action) => (action.do === 'reroll' || action.do === 'roll' ? 4 : 1),
      }
      return evaluation
    },
  }
}

/** What an Artifacts, Inc. player looks at, with the set that comes along. */
export const artifactsIncLinearEvaluation = linearEvaluationOf(builtIn)

/** The weights that play, and where they come from. Those made by hand pay a dive's dollars twice, as the player did that they are the measure of. */
export const artifactsIncWeights = file as unknown as WeightsFile

/**
 * What an Artifacts, Inc. player would call sane, in reputation: what is visible and the majorities in sight; money and artifacts by what they will
 * still buy; what the cards bring every turn that is left, and what each kind of slot and ability has turned out to be worth; and what the dice in hand
 * can still do now; and the same of the others, against it. No card is known by name, so that it fits any component set.
 */
export const artifactsIncEvaluation = artifactsIncInCharacter({})

/** The same by somebody who makes more or less of some of it. */
export function artifactsIncInCharacter({ [DIVE_COST]: cost = 1, ...shifts }: Shifts): Evaluation<State, Action> {
  const weights = shiftedWeights(FEATURES, weightsInUse(FEATURES, artifactsIncWeights), shifts)
  return mindingOthers(divingLess(artifactsIncLinearEvaluation.withWeights(weights), A_DIVE * cost))
}

/** The same player, who knows what a dive costs. */
function divingLess(evaluation: Evaluation<State, Action>, cost: number): Evaluation<State, Action> {
  const { withGame } = evaluation
  const made = new WeakMap<Evaluation<State, Action>, Evaluation<State, Action>>()
  const diving: Evaluation<State, Action> = {
    ...evaluation,
    ...(withGame === undefined ? {} : { withGame: (game) => known(withGame(game)) }),
    value(state, seat) {
      const value = evaluation.value(state, seat)
      return state.phase === 'over' ? value : value - cost * divesMade(state, seat)
    },
    parts(state, seat, into) {
      evaluation.parts?.(state, seat, into)
      const dives = FEATURES.indexOf('dives to come')
      into[dives] = (into[dives] as number) - cost * divesMade(state, seat)
    },
  }
  made.set(evaluation, diving)
  const known = (other: Evaluation<State, Action>): Evaluation<State, Action> => {
    const own = made.get(other) ?? divingLess(other, cost)
    made.set(other, own)
    return own
  }
  return diving
}

function divesMade({ divers }: State, seat: Seat): number {
  let made = 0
  for (const diver of divers) if (diver === seat) made++
  return made
}

/** What it is worth to have brought the end about: by the lead, majorities as they stand counted in. */
function ending(rules: Rules, state: State, seat: Seat, reputation: number): number {
  if (state.trigger < 0) return 0
  const own = reputation + majorities(rules, state, seat, 0)
  let best = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, stat(state, other, STAT.reputation) + majorities(rules, state, other, 0))
  }
  const ahead = Math.max(-ENDING, Math.min(ENDING, (own - best) * A_POINT_AHEAD))
  return state.trigger === seat ? ahead : 0
}
