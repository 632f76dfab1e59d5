import { isMuseumFull } from '../museum/rooms.ts'
import { pop, push } from '../stack.ts'
import { yearOf, type State } from '../state.ts'
import type { Play, AutomaticStep } from '../topic.ts'
import {
  IN_AUCTION,
  IN_BUDGET,
  IN_INFLUENCE,
  IN_MAINTENANCE,
  IN_PLACEMENT,
  IN_RESOLUTION,
  IN_SALARIES,
  IN_SETUP,
  QUADRIMESTERS,
  type Phase,
} from '../types.ts'
import { beginBudget } from './budget.ts'
import { payIncome } from './income.ts'
import { endGame, scoreInfluence } from './scoring.ts'

/**
 * The bottom of the stack: goes from phase to phase (EN L333-344). Each time it is on top the current phase is over, and the next one
 * begins by pushing what is to be done in it.
 */
export const calendar: AutomaticStep = {
  run(play) {
    const { state } = play
    switch (state.phase) {
      case IN_SETUP:
      case IN_INFLUENCE:
        return beginYear(play)
      case IN_BUDGET:
        return beginQuadrimester(play)
      case IN_PLACEMENT:
        return begin(state, IN_RESOLUTION, () => push(state, 'resolution', -1))
      case IN_RESOLUTION:
        return begin(state, IN_SALARIES, () => push(state, 'payday', -1))
      case IN_SALARIES:
        return afterSalaries(play)
      case IN_MAINTENANCE:
        return afterMaintenance(play)
      case IN_AUCTION:
        return afterAuction(play)
      default:
        return pop(state)
    }
  },
}

function begin(state: State, phase: Phase, push: () => void): void {
  state.phase = phase
  push()
}

function beginYear(play: Play): void {
  const { state } = play
  state.phase = IN_BUDGET
  state.quadrimester++
  play.events.push({ type: 'year-began', year: yearOf(state) })
  payIncome(play)
  beginBudget(play)
}

function beginQuadrimester(play: Play): void {
  const { state } = play
  state.phase = IN_PLACEMENT
  state.passed = 0
  play.events.push({ type: 'quadrimester-began', quadrimester: state.quadrimester })
  push(state, 'placing', -1)
}

/** The game ends after the salaries of the ninth quadrimester, or as soon as every room is open (EN L1139). */
function afterSalaries(play: Play): void {
  const { state } = play
  if (isMuseumFull(play)) return endGame(play, 'museum-full')
  if (state.quadrimester === QUADRIMESTERS) return endGame(play, 'time')
  begin(state, IN_MAINTENANCE, () => push(state, 'upkeep', -1))
}

function afterMaintenance(play: Play): void {
  const { state, set } = play
  const isAuction = state.rules.variant === 'lawless' && set.data.calendar.auctionsAfter.includes(state.quadrimester)
  if (isAuction) begin(state, IN_AUCTION, () => push(state, 'auctions', -1))
  else afterAuction(play)
}

/** Auctions come before the scoring of the year (ruling 10). */
function afterAuction(play: Play): void {
  const { state } = play
  if (state.quadrimester % 3 === 0) {
    state.phase = IN_INFLUENCE
    scoreInfluence(play)
    return
  }
  state.quadrimester++
  beginQuadrimester(play)
}
