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

const FORM_KINDS: readonly DecisionKind[] = [...SHEET_KINDS, 'budget', 'pay', 'receive', 'bribe', 'auction']

/** Is this decision made on a sheet over the chart, and nowhere else? */
export function hasSheet(kind: DecisionKind | null): boolean {
  return kind !== null && FORM_KINDS.includes(kind)
}
