import type { DecisionKind } from '@fathom/thesauros'

/** Kinds of decisions that are made on a sheet of things laid out. */
export const SHEET_KINDS: readonly DecisionKind[] = [
  'tile',
  'island',
  'search',
  'teach',
  'satellite-map',
  'mercenary-map',
  'solo-hats',
  'deed',
]

/** Kinds of decisions that are made on a form, with buttons of its own. */
export const FORM_KINDS: readonly DecisionKind[] = [
  'budget',
  'pay',
  'receive',
  'bribe',
  'auction',
  'museum-deed',
  'steal-patent',
  ...SHEET_KINDS,
]
