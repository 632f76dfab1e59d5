import { boardOf, type HolderId, type SpaceId, type ZodiacView } from '@fathom/thesauros'
import type { Around } from '../around.ts'
import { words } from '../words/index.ts'

/** Who holds items, in the reader's words. */

export function holderName(holder: HolderId): string {
  return holder === 'supply' ? words().supply : words().zodiac[holder]
}

/** "in port", "site 3" */
export function whereOf({ book, view }: Around, space: SpaceId): string {
  const { sea } = boardOf(book.set, view().players.length)
  const index = sea.ids.indexOf(space)
  const site = sea.site[index] ?? 0
  if (site > 0) return words().atSite(site)
  const kind = sea.kind[index]
  if (kind === 'port') return words().inPort
  return kind === 'water' || kind === 'fishing' ? words().atSea : words().inLagoon
}

/** "at sea, with the boss" */
export function stateOf(around: Around, { space, crew }: ZodiacView): string {
  const where = whereOf(around, space)
  return crew === null ? where : words().crewOf(where, words().sorts[crew.sort])
}
