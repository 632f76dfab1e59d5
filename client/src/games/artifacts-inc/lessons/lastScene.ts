import type { View } from '@fathom/artifacts-inc'
import type { Position } from '../../../lessons/lesson.ts'

/** How the game of the last scene stands, for its words. */

/** Reputation of the learner and of their rival. */
export function points({ view, you }: Position<View>): readonly [number, number] {
  const of = (seat: number): number => view.scores[seat]?.total ?? 0
  return [of(you), of(1 - you)]
}

/** The learner has dived this turn. */
export const hasDived = ({ view, you }: Position<View>): boolean => view.active === you && view.turn?.dived != null

/** Their dice reach what the dive asks for. */
export const mayDive = ({ legal }: Position<View>): boolean => legal.some((action) => action.startsWith('dive'))

/** Somebody has reached what ends the game. */
export const isLastRound = ({ view }: Position<View>): boolean => view.trigger !== null
