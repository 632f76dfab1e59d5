import { CARDS, type Action, type CardIndex, type State } from '@fathom/silver-and-gold'
import type { Seat } from '@fathom/kernel'
import type { Answer, Budget, Question, SearchingBot } from '../bot.ts'
import { bestCards, playsFor } from './bestCards.ts'
import { afterPattern, crossed, positionOf, taken, withCards, type Position } from './position.ts'
import { allEnds, Judge, type End } from './reach.ts'

/** Ends of one action that are looked at, where X bonuses open many. */
const ENDS = 24
/** Actions that are computed so many patterns deep: at [patterns - 1]. */
const WIDTHS = [10, 5, 3] as const
/** Ends of a turn to come that are computed further, with so many patterns still to come after them. */
const REPLIES = [0, 3, 2] as const

/** Looks before games are played on: one at each card that may be taken, at most. */
const LOOKS_BEFORE = CARDS.length

/** An action: the ends that it may come to, the best first, or the chances that it takes. */
interface Candidate {
  readonly action: Action
  /** Equally likely positions, each the best of its kind. */
  readonly ends: readonly End[]
  /** What it promises, by the deepest look at it that was finished. */
  worth: number
}

/**
 * A bot that computes what the patterns to come will bring: the exact mean over those left in the bag, first one pattern deep for the actions that look
 * best, then two, then three. Which cards to keep or take it finds by playing on, if it may think so long: what lies there is for all, so a seat's own side
 * says too little. It can be stopped at any time; a look that is not finished counts for nothing. Same numbers, same action.
 */
export function lookingAhead(weights: Float64Array): SearchingBot {
  const judge = new Judge(weights)
  return {
    search(question: Question, budget: Budget): Answer {
      const { game, determinize, seat } = question
      const state = determinize() as State
      const actions = game.legal(state, seat) as Action[]
      if (actions.length === 1) return { action: actions[0], iterations: 0, kept: null }
      const steps = new Steps(budget)
      let candidates = actions.map((action) => candidateOf(judge, state, seat, action))
      const isPlayed = state.phase !== 'cross' && budget.iterations >= LOOKS_BEFORE + playsFor(actions.length)
      for (const [index, width] of (isPlayed ? WIDTHS.slice(0, 1) : WIDTHS).entries()) {
        const finished = lookAt(ordered(candidates).slice(0, width), (end) =>
          lookDeep(judge, steps, end.position, index + 1),
        )
        if (finished.length === 0) break
        candidates = finished
      }
      candidates = ordered(candidates)
      if (isPlayed) {
        const action = bestCards(judge, question, actions, (lead) => steps.take(lead))
        if (action !== null) return { action, iterations: steps.taken, kept: null }
      }
      return { action: (candidates[0] as Candidate).action, iterations: steps.taken, kept: null }
    },
  }
}

/** Counts looks and games played on, and says when there may be no more. */
class Steps {
  taken = 0
  private readonly budget: Budget

  constructor(budget: Budget) {
    this.budget = budget
  }

  /** Null when time is up. */
  take(look: () => number): number | null {
    if (this.taken >= this.budget.iterations || !this.budget.mayGoOn()) return null
    this.taken++
    return look()
  }
}

/** The candidates that a look was finished for, with what it found; those after the first that was not are left out. */
function lookAt(candidates: readonly Candidate[], look: (end: End) => number | null): Candidate[] {
  const finished: Candidate[] = []
  for (const candidate of candidates) {
    let sum = 0
    for (const end of candidate.ends) {
      const worth = look(end)
      if (worth === null) return finished
      sum += worth
    }
    finished.push({ ...candidate, worth: sum / candidate.ends.length })
  }
  return finished
}

/** The exact mean over the patterns to come, so many deep, each reply to one the best by the mean over those after it; null when time is up. */
function lookDeep(judge: Judge, steps: Steps, position: Position, patterns: number): number | null {
  if (patterns === 1) return steps.take(() => judge.expectation(position))
  let isCut = false
  const mean = judge.overPatterns(position, (shape) => {
    let best = -Infinity
    for (const reply of judge.ends(position, shape).slice(0, REPLIES[patterns - 1])) {
      const worth = isCut ? null : lookDeep(judge, steps, reply.position, patterns - 1)
      if (worth === null) isCut = true
      else best = Math.max(best, worth)
    }
    return best
  })
  return isCut ? null : mean
}

/** The most promising first; what promises as much stays in the order of the legal actions. */
function ordered(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => b.worth - a.worth)
}

function candidateOf(judge: Judge, state: State, seat: Seat, action: Action): Candidate {
  const own = positionOf(state, seat)
  const ends = endsOf(judge, state, own, action)
  return { action, ends, worth: ends.reduce((sum, { value }) => sum + value, 0) / ends.length }
}

function endsOf(judge: Judge, state: State, own: Position, action: Action): End[] {
  switch (action.do) {
    case 'keep':
      return [judge.ended(withCards(own, action.cards))]
    case 'take':
      return [judge.ended(taken(own, action.card))]
    case 'take-deck':
      // Any card that nobody has seen; in an order of their own, as the bag has none.
      return state.deck.toSorted((a, b) => a - b).map((card) => judge.ended(taken(own, card)))
    case 'pattern':
      return [bestEnd(judge, crossed(afterPattern(own, state.shape), placeOf(own, action.card), action.boxes, false))]
    case 'box':
      return [
        bestEnd(judge, crossed(afterPattern(own, state.shape), placeOf(own, action.card), 1 << action.box, false)),
      ]
    case 'bonus':
      return [bestEnd(judge, crossed(own, placeOf(own, action.card), 1 << action.box, true))]
  }
}

function bestEnd(judge: Judge, position: Position): End {
  let best: End | null = null
  for (const each of allEnds(position, ENDS)) {
    const end = judge.ended(each)
    if (best === null || end.value > best.value) best = end
  }
  return best ?? judge.ended(position)
}

function placeOf({ cards }: Position, card: CardIndex): 0 | 1 {
  return cards[0] === card ? 0 : 1
}
