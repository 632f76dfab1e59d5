import { artifactsInc, rules, type Action, type State } from '@fathom/artifacts-inc'
import { fastChance, fillOptions, type AnyGame, type Chance, type Seat } from '@fathom/kernel'
import { askBot, type Bot } from '../bot.ts'
import { greedyBot } from '../greedy.ts'
import type { Network } from '../network.ts'
import type { TrainingGame } from '../train/network/fitNetwork.ts'
import { artifactsIncEvaluation } from './evaluation.ts'
import { measureOutlook, OUTLOOK } from './outlook.ts'
import { turnEnds, type TurnWidths } from './turnEnds.ts'
import { chanceToWinBy, worthOfEnd } from './winning.ts'

/** Of a hundred actions so many are random, so that positions come up that good play avoids. */
const CARELESS = 3
/** Of ten games so many are played at two seats, by how many sit there. */
const TABLES = [2, 2, 2, 3, 2, 2, 2, 4, 2, 2] as const
const SEEDS = 2 ** 31
const SEEDS_APART = 0x5bd1e995
const WIDTHS: TurnWidths = { followed: 4, choices: 1, throws: 2 }
const game = artifactsInc as unknown as AnyGame

/** Games to learn from, of Mates or of whole turns by the network so far: what was measured whenever a turn was over, and what each game brought. */
export function playTrainingGames(games: number, seed: number, network: Network | null): TrainingGame[] {
  const player = network === null ? greedyBot(artifactsIncEvaluation) : wholeTurnsBy(network)
  const seeds = fastChance(seed)
  return Array.from({ length: games }, (_, number) =>
    playOne(player, TABLES[number % TABLES.length] as number, seeds.below(SEEDS)),
  )
}

function playOne(player: Bot, seats: number, seed: number): TrainingGame {
  const chance = fastChance(seed)
  const thoughts = fastChance(seed ^ SEEDS_APART)
  const options = fillOptions(game.options, {})
  if (!options.ok) throw new Error(options.refusal.code)
  const state = game.setup(options.value, seats, chance) as State
  const measured: Float32Array[] = []
  while (state.phase !== 'over') {
    const { active: seat } = state
    const action = chosen(player, state, seat, thoughts)
    if (action.do === 'end') measured.push(outlookOf(state))
    game.apply(state, seat, action, chance)
  }
  const target = Array.from({ length: seats }, (_, seat) => worthOfEnd(rules, state, seat))
  return { seats, measured, target }
}

function chosen(player: Bot, state: State, seat: Seat, thoughts: Chance): Action {
  const isCareless = thoughts.below(100) < CARELESS
  return (isCareless ? thoughts.pick(game.legal(state, seat)) : askBot(player, game, state, seat, thoughts)) as Action
}

function outlookOf(state: State): Float32Array {
  const outlook = new Float64Array(state.seats * OUTLOOK.length)
  measureOutlook(rules, state, outlook)
  return Float32Array.from(outlook)
}

/** Plays its whole turn by a network, without sampled worlds. */
function wholeTurnsBy(network: Network): Bot {
  const chance = chanceToWinBy(network)
  const lays = greedyBot(artifactsIncEvaluation)
  const judge = {
    atEnd: (state: State, seat: Seat) => chance(rules, state, seat, () => 0),
    onTheWay: (state: State, seat: Seat) => artifactsIncEvaluation.value(state, seat),
  }
  return {
    choose(_, state, seat, thoughts) {
      if ((state as State).phase === 'lay') return lays.choose(game, state, seat, thoughts)
      const [best] = turnEnds(game, judge, WIDTHS, state as State, seat, thoughts)
      return best?.path[0] ?? { do: 'end' }
    },
  }
}
