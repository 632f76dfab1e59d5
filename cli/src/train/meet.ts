import { askBot } from '@fathom/bots'
import { greedyBot, weightsIn, type LinearEvaluation, type WeightsMatch, type Weights } from '@fathom/bots/train'
import type { AnyGame, Options } from '@fathom/kernel'
import { playMatch, rotations, type Match } from '../arena/match.ts'
import type { PlayerMaker } from '../arena/players.ts'
import { Standing } from '../arena/standing.ts'

/** Who is to meet at a table of how many. */
export interface Table {
  readonly game: AnyGame
  readonly options: Options
  readonly seats: number
  readonly games: number
  readonly seed: number
}

/** Greedy bots with the fitted weights against greedy bots with those made by hand, in every rotation. Same table, same games. */
export function meet(evaluation: LinearEvaluation, fitted: Weights, hand: Weights, table: Table): WeightsMatch {
  const { game, options, seats, games, seed } = table
  const match: Match = {
    game,
    options,
    seats,
    sides: [sideOf(evaluation, fitted), sideOf(evaluation, hand)],
    deals: Math.ceil(games / rotations(seats, 2).length),
    seed,
    // Nobody asks how long they took.
    clock: () => 0,
  }
  const standing = new Standing(2)
  for (const met of playMatch(match)) standing.add(met)
  const { finished, sides } = standing.report(match, ['fitted', 'hand'], 0)
  const [side] = sides
  if (side === undefined) throw new RangeError('nobody played')
  const rounded = (value: number) => Number(value.toFixed(4))
  return {
    seats,
    games: finished,
    seed,
    winShare: rounded(side.winShare),
    interval: [rounded(side.interval[0]), rounded(side.interval[1])],
    fairShare: rounded(side.fairShare),
    meanLead: rounded(side.meanLead),
  }
}

function sideOf(evaluation: LinearEvaluation, weights: Weights): PlayerMaker {
  const bot = greedyBot(evaluation.withWeights(weightsIn(evaluation.features, weights)))
  return (game, seat) => ({ choose: (state, chance) => askBot(bot, game, state, seat, chance) })
}
