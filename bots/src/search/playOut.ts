import { fastChance, type Chance, type Seat } from '@fathom/kernel'
import type { ComparisonProblem } from './comparisonProblem.ts'
import { luckOf } from './luck.ts'
import { bestOf, evaluationFor } from './problem.ts'
import { rewards, squash, valuesOf } from './reward.ts'
import { isNewTurn } from './turns.ts'

/** Keeps the numbers for trying actions apart from those for the world's luck, so that trying changes nobody's luck. */
const THOUGHTS = 0x9e3779b9

/**
 * What an action brings its seat in a world, 0 to 1: it is done, then all do what looks best to them, to the horizon. Changes `world`.
 * @param seed of the luck and of the thoughts in this world
 */
export function playOut(problem: ComparisonProblem, world: unknown, seat: Seat, action: unknown, seed: number): number {
  const { game, settings } = problem
  const luck = luckOf(seed)
  const thinking = { ...problem, chance: fastChance((seed ^ THOUGHTS) >>> 0) }
  const before = valuesOf(problem, world)
  const start = settings.isCut === undefined ? null : game.clone(world)
  const horizon = settings.horizon(before.length)
  let acting = game.toAct(world)
  let actor = seat
  let next = action
  for (let turns = 0; ;) {
    game.apply(world, actor, next, luck)
    const now = game.toAct(world)
    if (isNewTurn(acting, now)) turns++
    acting = now
    if (acting.length === 0 || turns >= horizon || settings.isCut?.(start, world) === true) break
    actor = acting[0] as Seat
    next = actionIn(thinking, world, actor, seat)
  }
  if (!settings.alone) return rewards(problem, before, world)[seat] as number
  return squash((valuesOf(problem, world)[seat] as number) - (before[seat] as number), settings.leadScale)
}

function fewOf(actions: unknown[], { settings, chance }: ComparisonProblem): readonly unknown[] {
  if (actions.length <= settings.looks) return actions
  return Array.from({ length: settings.looks }, () => chance.draw(actions))
}

function actionIn(
  problem: ComparisonProblem & { chance: Chance },
  world: unknown,
  actor: Seat,
  decider: Seat,
): unknown {
  const actions = problem.game.legal(world, actor)
  if (actor !== decider && problem.settings.alone) return problem.chance.pick(actions)
  if (actions.length === 1) return actions[0]
  return bestOf(problem, evaluationFor(problem, world, actor), world, actor, fewOf(actions, problem))
}
