import type { Action, ArtifactsInc, State } from '@fathom/artifacts-inc'
import type { AnyGame, Seat } from '@fathom/kernel'
import type { Answer, Budget, Question, SearchingBot } from '../bot.ts'
import { evaluationOf, type Evaluation } from '../greedy.ts'
import { foreseen, sightOf } from '../search/foresight.ts'
import { ComparedEnds } from './comparedEnds.ts'
import { playedOn } from './playOn.ts'
import { turnEnds, type TurnJudge, type TurnWidths } from './turnEnds.ts'
import { chanceToWin } from './winning.ts'

const WIDTHS: TurnWidths = { followed: 10, choices: 2, throws: 4 }
/** Ends that are compared, at most. */
const ENDS = 8
/** Worlds that are played, at most. */
const WORLDS = 24
/** How much stronger a seat seems to stand by a point that its character sees in a position and others don't. */
const A_LIKED_POINT = 0.18

const SEEDS = 2 ** 32

/** Games that may have to be played on for one decision. */
export const PLAYS = ENDS * WORLDS

/** What is left of a turn that was thought through, and what the seat will see when it goes on with that. */
class Plan {
  readonly path: readonly Action[]
  private readonly sight: string | null

  constructor(path: readonly Action[], sight: string | null) {
    this.path = path
    this.sight = sight
  }

  fits(game: AnyGame, state: State, seat: Seat): boolean {
    return this.path.length > 0 && this.sight !== null && this.sight === sightOf(game, state, seat)
  }
}

/**
 * A bot that thinks its whole turn through, as what a die brings depends on where the others lie: it looks for the best ends that the turn may come to, by
 * the chance to win there, and plays the best of them on in sampled worlds, each in the same ones. Then it does what it has found, until something
 * is drawn. It can be stopped at any time; stopped before the first world it answers with what promises most by itself.
 * @param lays chooses in what order the starting cards lie
 * @param plain the evaluation of somebody without a character; null: this is it
 */
export function wholeTurns(evaluation: Evaluation, lays: SearchingBot, plain: Evaluation | null): SearchingBot {
  return {
    search(question: Question, budget: Budget): Answer {
      const { game, determinize, seat, chance, kept } = question
      const state = determinize() as State
      const answer = (path: readonly Action[], iterations: number): Answer => {
        const [action] = path
        return { action, iterations, kept: new Plan(path.slice(1), foreseen(game, state, seat, action)) }
      }
      if (kept instanceof Plan && kept.fits(game, state, seat)) return answer(kept.path, 0)
      const actions = game.legal(state, seat) as Action[]
      if (actions.length === 1) return answer(actions, 0)
      if (state.phase === 'lay') return lays.search(question, budget)
      const judge = judgeOf(game, evaluation, plain)
      const compared = new ComparedEnds(turnEnds(game, judge, WIDTHS, state, seat, chance).slice(0, ENDS))
      let played = 0
      const play = (path: readonly Action[], seed: number): number | null => {
        if (played >= budget.iterations || !budget.mayGoOn()) return null
        played++
        return playedOn(game, judge, state, seat, path, seed)
      }
      for (let world = 0; world < WORLDS && compared.isOpen(); world++) {
        const seed = chance.below(SEEDS)
        if (!compared.round(({ path }) => play(path, seed))) break
      }
      return answer([...compared.best().path, { do: 'end' }], played)
    },
  }
}

function judgeOf(game: AnyGame, evaluation: Evaluation, plain: Evaluation | null): TurnJudge {
  const { rules } = game as unknown as ArtifactsInc
  const own = ownOf(evaluation, game)
  const others = plain === null ? own : ownOf(plain, game)
  const liking = (state: State, seat: Seat): number =>
    own === others ? 0 : A_LIKED_POINT * (own.value(state, seat) - others.value(state, seat))
  return {
    atEnd: (state, seat) => chanceToWin(rules, state, seat, liking),
    onTheWay: (state, seat) => own.value(state, seat),
  }
}

/** The evaluation for the game that is played, without what the others may hope for. */
function ownOf(evaluation: Evaluation, game: AnyGame): Evaluation {
  const forGame = evaluationOf(evaluation, game)
  return forGame.own ?? forGame
}
