import { artifactsIncLinearEvaluation, artifactsIncWeights } from '../artifacts-inc/evaluation.ts'
import type { LinearEvaluation, WeightsFile } from '../linearEvaluation.ts'
import { silverAndGoldLinearEvaluation, silverAndGoldWeights } from '../silver-and-gold/evaluation.ts'
import { sunkenTreasureLinearEvaluation, sunkenTreasureWeights } from '../sunken-treasure/evaluation.ts'
import { thesaurosLinearEvaluation, thesaurosWeights } from '../thesauros/evaluation.ts'

export * from '../linearEvaluation.ts'
export { greedyBot } from '../greedy.ts'
export type { Network } from '../network.ts'
export { plotOf } from './plot.ts'
export { train } from './train.ts'
export { trainNetwork, type NetworkTraining } from '../artifacts-inc/trainNetwork.ts'

/** What is fitted of a game, and the weights that it has now. */
export interface Subject {
  readonly evaluation: LinearEvaluation
  readonly weights: WeightsFile
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  'silver-and-gold': { evaluation: silverAndGoldLinearEvaluation, weights: silverAndGoldWeights },
  'artifacts-inc': { evaluation: artifactsIncLinearEvaluation, weights: artifactsIncWeights },
  'sunken-treasure': { evaluation: sunkenTreasureLinearEvaluation, weights: sunkenTreasureWeights },
  thesauros: { evaluation: thesaurosLinearEvaluation, weights: thesaurosWeights },
}

/** The games that can be trained. */
export const TRAINABLE: readonly string[] = Object.keys(SUBJECTS)

/** A game's subject, or null if its evaluation is not made of features. */
export function subjectOf(gameId: string): Subject | null {
  return Object.hasOwn(SUBJECTS, gameId) ? (SUBJECTS[gameId] as Subject) : null
}
