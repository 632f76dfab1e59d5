import type { SortId, View, ZodiacView } from '@fathom/thesauros'
import type { Position } from '../../../lessons/lesson.ts'

/** What a scene is drawn from. */
export const seedOf = (digits: string): string => digits.padStart(64, '0')

/** Accepts these actions (patterns of notation), and says of any other why not. */
export function only<Words extends string>(accepted: RegExp, otherwise: Words): (action: string) => Words | null {
  return (action) => (accepted.test(action) ? null : otherwise)
}

/** The learner's first Zodiac. */
function boatOf({ view, you }: Position<View>): ZodiacView | undefined {
  return view.zodiacs.find((zodiac) => zodiac.seat === you)
}

/** The learner's boat is at this space. */
export const isAt =
  (space: string) =>
  (position: Position<View>): boolean =>
    boatOf(position)?.space === space

/** The learner's boat has this item aboard. */
export function isLoaded(position: Position<View>, item: string): boolean {
  return boatOf(position)?.items.some(({ item: each }) => each === item) === true
}

/** Who sails the learner's boat; null: nobody. */
export function crewOf(position: Position<View>): SortId | null {
  return boatOf(position)?.crew?.sort ?? null
}

/** How many treasures the learner has at home. */
export function treasuresOf({ view, you }: Position<View>): number {
  return (view.players[you]?.treasures ?? []).reduce((sum, count) => sum + count, 0)
}

/** Something is being decided: `kind` as in the view. */
export function isAsked({ view }: Position<View>, kind: string): boolean {
  return view.pending?.kind === kind
}

/** Accepts budgets that leave each account this much at least, in dollars, and says of any other why not. */
export function judgeBudget<Words extends string>(
  least: Readonly<Record<string, number>>,
  otherwise: Words | Readonly<Record<string, Words>>,
): (action: string) => Words | null {
  return (action) => {
    const [, account = '', dollars = ''] = action.split(' ')
    if (Number(dollars) >= (least[account] ?? 0)) return null
    return typeof otherwise === 'string' ? otherwise : (otherwise[account] ?? null)
  }
}
