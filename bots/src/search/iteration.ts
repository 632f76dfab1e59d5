import type { Seat } from '@fathom/kernel'
import { offers } from './expand.ts'
import { rewards, valuesOf } from './reward.ts'
import { rolloutAction } from './rollout.ts'
import { select } from './select.ts'
import type { TreeProblem } from './settings.ts'
import { isNewTurn } from './turns.ts'
import { decisionAt, nextOf, type Decision, type Edge, type TreeNode } from './tree.ts'

/** Something chosen in the tree on the way. */
interface Chosen {
  readonly seat: Seat
  readonly decision: Decision
  readonly edge: Edge
}

/** Where play is in the tree: one node for all, and from there each seat's own way as long as the turn lasts. */
interface Place {
  readonly root: TreeNode
  trunk: TreeNode
  readonly ways: (TreeNode | undefined)[]
}

/** Plays one sampled world through: down the tree, out of it by a rollout, to the horizon; and writes down what came of it. Changes `world`. */
export function iterate(problem: TreeProblem, root: TreeNode, seat: Seat, world: unknown): void {
  const { game, settings, chance } = problem
  const place: Place = { root, trunk: root, ways: [] }
  const chosen: Chosen[] = []
  const before = valuesOf(problem, world)
  const start = settings.isCut === undefined ? null : game.clone(world)
  const horizon = settings.horizon(before.length)
  let inTree = true
  let acting = game.toAct(world)
  for (let turns = 0; acting.length > 0 && turns < horizon;) {
    const actor = acting[0] as Seat
    const choice: Choice | null = inTree ? choiceAt(problem, place, world, acting) : null
    if (choice === null) inTree = false
    else if (choice.made !== null) chosen.push(choice.made)
    game.apply(world, actor, choice === null ? rolloutAction(problem, world, actor) : choice.action, chance)
    const next = game.toAct(world)
    if (isNewTurn(acting, next)) {
      turns++
      // The path of the deciding seat tells more than what the others chose unseen.
      place.trunk = place.ways[seat] ?? place.ways[actor] ?? place.trunk
      place.ways.length = 0
    }
    acting = next
    if (settings.isCut?.(start, world) === true) break
  }
  const reward = rewards(problem, before, world)
  for (const made of chosen) learn(made, reward[made.seat] as number)
}

interface Choice {
  readonly action: unknown
  /** Null where there was nothing to choose: then nothing is remembered. */
  readonly made: Chosen | null
}

/** The first acting seat's choice at a known decision; null where play comes by for the first time: there the rollout begins. */
function choiceAt(problem: TreeProblem, place: Place, world: unknown, acting: readonly Seat[]): Choice | null {
  const seat = acting[0] as Seat
  const actions = problem.game.legal(world, seat)
  if (actions.length === 1) return { action: actions[0], made: null }
  const node = place.ways[seat] ?? place.trunk
  const decision = decisionAt(node, seat)
  if (decision.arrivals++ === 0 && node !== place.root) return null
  // The last seat of a simultaneous choice acts alone, but it has not seen the others' choices either.
  const unseen = acting.length > 1 || place.ways.some((way, other) => way !== undefined && other !== seat)
  const { action, edge } = select(problem, decision, offers(problem, decision, world, seat), unseen)
  place.ways[seat] = nextOf(edge)
  return { action, made: { seat, decision, edge } }
}

function learn({ decision, edge }: Chosen, reward: number): void {
  decision.visits++
  decision.sum += reward
  edge.visits++
  edge.sum += reward
}
