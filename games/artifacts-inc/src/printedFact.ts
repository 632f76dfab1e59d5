import type { Localized } from '@fathom/kernel'

/** A fact of the printed game: what the set has there, what it must be, and what it is about. */
export interface Fact {
  readonly found: number | string
  readonly printed: number | string
  /** So many at least: how many there are is not known. */
  readonly orMore?: true
  readonly en: string
  readonly fr: string
}

/** One sentence if the set has it otherwise. */
export function* sentenceOf({ found, printed, orMore, en, fr }: Fact): Generator<Localized> {
  if (found === printed || (orMore && found > printed)) return
  yield {
    en: `${en}: the printed game has ${printed}${orMore ? ' or more' : ''}, this set ${found}.`,
    fr: `${fr} : le jeu imprimé en a ${printed}${orMore ? ' ou plus' : ''}, celui-ci ${found}.`,
  }
}
