import { artifactsIncJudgement, artifactsIncWeights } from '../artifacts-inc/evaluation.ts'
import type { Judgement, WeightsFile } from '../judgement.ts'
import { silverAndGoldJudgement, silverAndGoldWeights } from '../silver-and-gold/evaluation.ts'
import { sunkenTreasureJudgement, sunkenTreasureWeights } from '../sunken-treasure/evaluation.ts'
import { thesaurosJudgement, thesaurosWeights } from '../thesauros/evaluation.ts'

export * from '../judgement.ts'
export { greedyBot } from '../greedy.ts'
export { plotOf } from './plot.ts'
export { train, type Plan, type Trained } from './train.ts'

/** What is fitted of a game, and the weights that it has now. */
export interface Subject {
  readonly judgement: Judgement
  readonly weights: WeightsFile
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  'silver-and-gold': { judgement: silverAndGoldJudgement, weights: silverAndGoldWeights },
  'artifacts-inc': { judgement: artifactsIncJudgement, weights: artifactsIncWeights },
  'sunken-treasure': { judgement: sunkenTreasureJudgement, weights: sunkenTreasureWeights },
  thesauros: { judgement: thesaurosJudgement, weights: thesaurosWeights },
}

/** The games that can be trained. */
export const TRAINABLE: readonly string[] = Object.keys(SUBJECTS)

/** A game's subject, or null if its evaluation is not made of features. */
export function subjectOf(gameId: string): Subject | null {
  return Object.hasOwn(SUBJECTS, gameId) ? (SUBJECTS[gameId] as Subject) : null
}
