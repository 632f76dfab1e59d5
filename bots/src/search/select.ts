import type { Offer } from './expand.ts'
import type { Settings, TreeProblem } from './settings.ts'
import type { Decision, Edge } from './tree.ts'

/** How finely luck is drawn. */
const GRAINS = 1024

/**
 * The offer to be tried next: known to be good, or little known and good-looking (PUCT), among as many as the visits justify. How often an
 * action was there to be chosen stands for the visits of the position, as the legal actions differ from world to world.
 * @param unseen others choose at the same time: then luck has a say as well, the less the more is known. Without luck all seats would try their
 * actions in the same rhythm, and mistake that for knowing what the others do.
 */
export function select(
  { settings, chance }: TreeProblem,
  decision: Decision,
  offered: readonly Offer[],
  unseen: boolean,
): Offer {
  const considered = widened(settings, decision, offered)
  const bestWorth = considered.reduce((best, { edge }) => Math.max(best, edge.worth), -Infinity)
  const eagerness = considered.map(({ edge }) => Math.exp((edge.worth - bestWorth) / settings.temperature))
  const whole = eagerness.reduce((sum, each) => sum + each, 0)
  let best = considered[0] as Offer
  let bestScore = -Infinity
  considered.forEach((offer, index) => {
    const { edge } = offer
    const curiosity = (((eagerness[index] as number) / whole) * Math.sqrt(edge.available + 1)) / (1 + edge.visits)
    const luck = unseen ? (chance.below(GRAINS) / GRAINS - 0.5) * (2 / Math.sqrt(edge.visits + 1)) : 0
    const score = estimate(settings, decision, edge, bestWorth) + settings.exploration * curiosity + luck
    edge.available++
    if (score > bestScore) {
      best = offer
      bestScore = score
    }
  })
  return best
}

/** The offer to be played in the end: the most visited one; among equals the one that promises most. */
export function final(settings: Settings, decision: Decision, offered: readonly Offer[]): Offer {
  const bestWorth = offered.reduce((best, { edge }) => Math.max(best, edge.worth), -Infinity)
  const promise = ({ edge }: Offer) => estimate(settings, decision, edge, bestWorth)
  return offered.reduce((best, offer) => {
    const more = offer.edge.visits - best.edge.visits
    return more > 0 || (more === 0 && promise(offer) > promise(best)) ? offer : best
  })
}

/** What an action promises, 0 to 1: what it brought, and as if it had been tried `trust` times, what the evaluation says that it loses against the best. */
function estimate(settings: Settings, decision: Decision, edge: Edge, bestWorth: number): number {
  const mean = decision.visits === 0 ? 0.5 : decision.sum / decision.visits
  // The slope of `squash` where nobody leads.
  const loss = Math.max(-0.5, (0.275 * (edge.worth - bestWorth)) / settings.leadScale)
  return (edge.sum + settings.trust * (mean + loss)) / (edge.visits + settings.trust)
}

/** The best-looking offers: more of them the more often the decision was visited. */
function widened({ width }: Settings, { visits }: Decision, offered: readonly Offer[]): readonly Offer[] {
  const limit = Math.ceil(width + Math.sqrt(visits))
  if (offered.length <= limit) return offered
  return offered.toSorted((a, b) => b.edge.worth - a.edge.worth).slice(0, limit)
}
