import type { Language } from '@fathom/kernel'
import type { ComponentSet } from '../schema.ts'
import type { Id, Level, Side } from '../types.ts'
import { lexicon, sideOfCard, type Lexicon } from './parts.ts'

/** How one language says what a card does. */
export interface SideWords {
  readonly language: Language
  lines(words: Lexicon, side: Side): readonly string[]
  museum(bonus: number, majority: number): readonly string[]
  collectors(perArtifact: number, perExtraType: number): string
}

/**
 * What a side of a card does, in lines: its dice, then slot by slot, then ability by ability. Made from the card's data, so that a value that is
 * changed in a set never contradicts its text.
 * @param card its id; no lines for one that the set lacks
 */
export function sideText(set: ComponentSet, card: Id, level: Level, words: SideWords): readonly string[] {
  const side = sideOfCard(set, card, level)
  return side === null ? [] : words.lines(lexicon(set, words.language), side)
}

/** What a public card does, in lines; none for an id that is not a public card's. */
export function publicText(set: ComponentSet, id: Id, words: SideWords): readonly string[] {
  const { museums, privateCollectors, guideWork } = set
  const slotLines = (faces: readonly number[], action: Side['slots'][number]['action']): readonly string[] =>
    words.lines(lexicon(set, words.language), { reputation: 0, dice: 0, slots: [{ faces, action }], abilities: [] })
  const museum = museums.find((each) => each.id === id)
  if (museum !== undefined) {
    const { faces, bonus, majority } = museum
    return [...slotLines(faces, { kind: 'fillOrder', museum: id, bonus: 0 }), ...words.museum(bonus, majority)]
  }
  if (id === privateCollectors.id) {
    const { perArtifact, perExtraType } = set.board.sale
    return [
      ...slotLines(privateCollectors.faces, privateCollectors.action),
      words.collectors(perArtifact, perExtraType),
    ]
  }
  return id === guideWork.id ? slotLines(guideWork.faces, guideWork.action) : []
}
