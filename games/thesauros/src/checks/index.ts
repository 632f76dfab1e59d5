import type { Localized } from '@fathom/kernel'
import type { Components } from '../schema.ts'
import { boardProblems } from './boards.ts'
import { drawingProblems } from './drawing.ts'
import { figureProblems } from './figures.ts'
import { fitProblems } from './fit.ts'
import { seaProblems } from './sea.ts'
import { technologyProblems } from './technologies.ts'
import { tileProblems } from './tiles.ts'

/** Everything in which the components contradict the rulebook or do not fit together; for a set of our own making also where it breaks its promises. */
export function* problemsOf(components: Components): Generator<Localized> {
  yield* figureProblems(components)
  yield* technologyProblems(components)
  yield* tileProblems(components)
  yield* boardProblems(components)
  yield* seaProblems(components)
  yield* drawingProblems(components)
  if (components.provenance === 'reconstructed') yield* fitProblems(components)
}
