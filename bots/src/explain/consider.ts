import { fastChance, type AnyGame, type Seat } from '@fathom/kernel'
import { evaluationOf, type Evaluation } from '../greedy.ts'
import { judge, type Judged } from './judge.ts'
import type { Reason } from './reason.ts'
import { partsOf, reasonsOf } from './reasons.ts'

/** Choices that are told, at most. */
const CHOICES = 3
/** Worlds in which everything is tried, so that no single guess at what is hidden decides. */
const WORLDS = 4
/** So many choices are tried in one world alone: somebody waits. */
const MANY = 400
/** Points that differ by less are the same: sums of fractions are not exact. */
const EQUAL = 1e-9

/** A choice that somebody who looks one step ahead would think of. */
export interface Considered {
  /** In notation. */
  readonly action: string
  /**
   * Of the best one: points ahead of the next. Of any other: points behind the best, below 0. Null where they are not judged in points: an action
   * may end the game, or a plan decides.
   */
  readonly lead: number | null
  /** What parts the best one from the next, and any other from the best. */
  readonly reasons: readonly Reason[]
  /** What would be chosen after it in the same breath, in notation; left out where nothing is. */
  readonly rest?: readonly string[]
}

/**
 * The choices that look best one step ahead, by the evaluation that bots of this game play by, from what the seat can know alone: what is hidden
 * is dealt anew here, whatever `state` is.
 * @param general null: nobody knows this game, so nothing is told
 * @param taken a legal action in notation that is told, too: after the best ones, if it is none of them
 * @returns the best one first, none that comes to the same as one before it, unless all do; one where there is no other, none where nothing is legal. Same view, same answer.
 */
export function consider(
  game: AnyGame,
  general: Evaluation | null,
  state: unknown,
  seat: Seat,
  taken: string | null = null,
): readonly Considered[] {
  const actions = game.legal(state, seat)
  const named = actions.map((action) => game.notation.make(action))
  const [only] = named
  if (general === null || only === undefined) return []
  if (named.length === 1) return [{ action: only, lead: null, reasons: [] }]
  const features = partsOf(game.meta.id) ?? []
  const sums = judgeAll(game, evaluationOf(general, game), { state, seat, actions }, features.length)
  const order = named
    .map((action, index) => ({ action, judged: sums[index] as Judged }))
    // Of equal ones the first as the game lists them: a small sum before a large one.
    .sort((a, b) => b.judged.value - a.judged.value)
  const apart = withoutEquals(order, taken)
  const told = apart.filter(({ action }, rank) => rank < CHOICES || action === taken)
  return told.map(({ action, judged }, rank) => {
    const other = (apart[rank === 0 ? 1 : 0] as Ranked).judged
    const more = restOf(game, evaluationOf(general, game), state, seat, actions[named.indexOf(action)])
    const rest = more.length === 0 ? {} : { rest: more }
    if (judged.parts === null || other.parts === null) return { action, lead: null, reasons: [], ...rest }
    const reasons = reasonsOf(game.meta.id, features, judged.parts, other.parts)
    return { action, lead: judged.value - other.value, reasons, ...rest }
  })
}

interface Ranked {
  readonly action: string
  readonly judged: Judged
}

/**
 * Of those that come to the same in everything that is judged (two dice for one space) only one: three of them would be no choice. What was taken
 * stands for its equals, else the first. Where all are equal, all are left.
 */
function withoutEquals(order: readonly Ranked[], taken: string | null): Ranked[] {
  const apart: Ranked[] = []
  for (const one of order) {
    const equal = apart.findIndex(({ judged }) => isSame(judged, one.judged))
    if (equal < 0) apart.push(one)
    else if (one.action === taken) apart[equal] = one
  }
  return apart.length > 1 ? apart : [...order]
}

function isSame(one: Judged, other: Judged): boolean {
  const [own, its] = [one.parts, other.parts]
  if (own === null || its === null) return false
  return (
    Math.abs(one.value - other.value) < EQUAL && own.every((part, at) => Math.abs(part - (its[at] as number)) < EQUAL)
  )
}

/** What looks best after an action, as long as it is chosen in the same breath. */
function restOf(game: AnyGame, forGame: Evaluation, state: unknown, seat: Seat, first: unknown): string[] {
  const own = game.determinize(state, seat, fastChance(1))
  const evaluation = forGame.at?.(game, own, seat) ?? forGame
  const chance = fastChance(WORLDS + 1)
  const rest: string[] = []
  let reached = game.clone(own)
  game.apply(reached, seat, first, chance)
  while (evaluation.goesWith?.(reached, seat) === true) {
    const valueOf = (action: unknown): number => {
      const copy = game.clone(reached)
      game.apply(copy, seat, action, chance)
      return evaluation.value(copy, seat)
    }
    const tried = game.legal(reached, seat).map((action) => ({ action, value: valueOf(action) }))
    const best = tried.reduce((one, other) => (other.value > one.value ? other : one))
    rest.push(game.notation.make(best.action))
    game.apply(reached, seat, best.action, chance)
  }
  return rest
}

/** What each action comes to, as a mean over some worlds; in one world all meet the same luck. */
function judgeAll(
  game: AnyGame,
  forGame: Evaluation,
  { state, seat, actions }: { readonly state: unknown; readonly seat: Seat; readonly actions: readonly unknown[] },
  features: number,
): readonly Judged[] {
  const worlds = actions.length > MANY ? 1 : WORLDS
  let sums: readonly Judged[] = actions.map(() => ({ value: 0, parts: new Float64Array(features) }))
  for (let world = 1; world <= worlds; world++) {
    const own = game.determinize(state, seat, fastChance(world))
    const evaluation = forGame.at?.(game, own, seat) ?? forGame
    sums = sums.map((sum, index) => {
      const asked = { state: own, seat, action: actions[index] }
      return plus(sum, judge(game, evaluation, asked, features, fastChance(WORLDS + world)), worlds)
    })
  }
  return sums
}

function plus(sum: Judged, one: Judged, worlds: number): Judged {
  const { parts } = one
  const value = sum.value + one.value / worlds
  if (sum.parts === null || parts === null) return { value, parts: null }
  return { value, parts: sum.parts.map((part, feature) => part + (parts[feature] as number) / worlds) }
}
