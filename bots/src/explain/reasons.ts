import { OTHERS } from '../rivals.ts'
import { subjectOf } from '../train/index.ts'
import type { Reason } from './reason.ts'
import { TOPICS } from './topics.ts'

/** Reasons that are told, at most. */
const TOLD = 3
/** Points that are told as none. */
const NOTHING = 0.05

/** What the parts of a game's evaluation are, in their order; null where it is not made of features. */
export function partsOf(id: string): readonly string[] | null {
  const subject = subjectOf(id)
  return subject === null ? null : [...subject.evaluation.features, OTHERS]
}

/**
 * What parts two positions of a game, the most important first.
 * @param own, other what each feature adds to them
 * @returns three at most; they add up to the side that all features add up to, where three can
 */
export function reasonsOf(id: string, features: readonly string[], own: Float64Array, other: Float64Array): Reason[] {
  const difference = (name: string): number => {
    const at = features.indexOf(name)
    return (own[at] as number) - (other[at] as number)
  }
  const reasons = (TOPICS[id] ?? [])
    .map(({ name, features: of }) => ({ topic: name, points: of.reduce((sum, each) => sum + difference(each), 0) }))
    .filter(({ points }) => Math.abs(points) >= NOTHING)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const whole = own.reduce((sum, each, at) => sum + each - (other[at] as number), 0)
  return agreeing(reasons, whole)
}

/** The weightiest reasons; as few of them against `whole` as it takes to add up to its side, that nobody reads of the best choice what speaks against it alone. */
function agreeing(reasons: readonly Reason[], whole: number): Reason[] {
  const told = reasons.slice(0, TOLD)
  const others = reasons.slice(TOLD).filter(({ points }) => points * whole > 0)
  for (const other of others) {
    if (told.reduce((sum, { points }) => sum + points, 0) * whole >= 0) break
    told.splice(
      told.findLastIndex(({ points }) => points * whole < 0),
      1,
    )
    told.push(other)
  }
  return told
}
