import type { Language } from '@fathom/kernel'
import type { ComponentSet } from '../schema.ts'
import type { Id, Level, Side } from '../types.ts'
import * as en from './en/words.ts'
import * as fr from './fr/words.ts'
import { lexicon, sideOfCard } from './parts.ts'

const LINES = { en: en.sideLines, fr: fr.sideLines }

/**
 * What a side of a card does, in lines: its dice, then slot by slot, then ability by ability. Made from the card's data, so that a value that is
 * changed in a set never contradicts its text.
 * @param card its id; no lines for one that the set lacks
 */
export function sideText(set: ComponentSet, card: Id, level: Level, language: Language): readonly string[] {
  const side = sideOfCard(set, card, level)
  return side === null ? [] : LINES[language](lexicon(set, language), side)
}

/** What a public card does, in lines; none for an id that is not a public card's. */
export function publicText(set: ComponentSet, id: Id, language: Language): readonly string[] {
  const museum = set.museums.find((each) => each.id === id)
  const isFrench = language === 'fr'
  if (museum !== undefined) {
    const { faces, bonus, majority } = museum
    const action = { kind: 'fillOrder' as const, museum: id, bonus: 0 }
    const lines = LINES[language](lexicon(set, language), slotOnly(faces, action))
    return isFrench
      ? [
          ...lines,
          `1 $ par artefact et ${fr.dollars(bonus)} par commande.`,
          `Le plus de cubes à la fin : ${majority} réputation.`,
        ]
      : [...lines, `$1 an artifact and $${bonus} an order.`, `Most cubes in the end: ${majority} reputation.`]
  }
  const { perArtifact, perExtraType } = set.board.sale
  if (id === set.privateCollectors.id) {
    const lines = LINES[language](
      lexicon(set, language),
      slotOnly(set.privateCollectors.faces, set.privateCollectors.action),
    )
    return isFrench
      ? [
          ...lines,
          `${fr.dollars(perArtifact)} par artefact, et ${fr.dollars(perExtraType)} par type au-delà du premier.`,
        ]
      : [...lines, `$${perArtifact} an artifact, and $${perExtraType} for each type beyond the first.`]
  }
  if (id !== set.guideWork.id) return []
  return LINES[language](lexicon(set, language), slotOnly(set.guideWork.faces, set.guideWork.action))
}

function slotOnly(faces: readonly number[], action: Side['slots'][number]['action']): Side {
  return { reputation: 0, dice: 0, slots: [{ faces, action }], abilities: [] }
}
