import { components } from '../components.ts'
import type { AccountId } from '../types.ts'

/** What somebody beside the table knows that a seat has. */
export interface Estate {
  accounts: Record<AccountId, number>
  reputation: number
  workers: number
  /** Mercenaries that wait. */
  mercenaries: number
  readonly patents: Set<string>
  sharks: number
  /** $ values of the treasures on its board. */
  readonly home: number[]
  stored: number
  /** By number: maps of all kinds. */
  readonly maps: Map<number, number>
  /** $ of income that is owed to it. */
  due: number
}

/** Points at the end (EN L1137-1174), apart from the rooms of the museum; those for the order are in its reputation already. */
export function finalPoints({ reputation, patents, sharks, home, stored, maps, accounts }: Estate): number {
  const worth = components.technologies
    .filter(({ id }) => patents.has(id))
    .reduce((sum, card) => sum + card.patentRP, 0)
  const counts = [...maps.values()]
  const collections = counts.filter((count) => count >= 3).length
  const money = Object.values(accounts).reduce((sum, each) => sum + each, 0)
  return (
    reputation +
    worth +
    2 * sharks +
    2 * home.length +
    stored +
    counts.reduce((sum, count) => sum + count, 0) +
    2 * collections +
    Math.floor(money / 10)
  )
}
