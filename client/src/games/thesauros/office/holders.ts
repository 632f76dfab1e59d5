import { boardOf, type HolderId, type SpaceId, type ZodiacView } from '@fathom/thesauros'
import { language } from '../../../shell/preferences.ts'
import type { Around } from '../around.ts'
import { officeMessages } from '../text/index.ts'

/** Who holds items, and what they hold, in the reader's words. */

export function holderName(holder: HolderId): string {
  return holder === 'supply' ? officeMessages().supply : officeMessages().zodiac[holder]
}

export function itemName({ tableSet }: Around, item: string): string {
  const { items } = tableSet.set
  return items.names[items.ids.indexOf(item)]?.[language()] ?? item
}

/** "in port", "site 3" */
function whereOf({ tableSet, view }: Around, space: SpaceId): string {
  const { sea } = boardOf(tableSet.set, view().players.length)
  const index = sea.ids.indexOf(space)
  const site = sea.site[index] ?? 0
  if (site > 0) return officeMessages().atSite(site)
  const kind = sea.kind[index]
  if (kind === 'port') return officeMessages().inPort
  return kind === 'water' || kind === 'fishing' ? officeMessages().atSea : officeMessages().inLagoon
}

/** "at sea, with the boss" */
export function stateOf(around: Around, { space, crew }: ZodiacView): string {
  const where = whereOf(around, space)
  return crew === null ? where : officeMessages().crewOf(where, officeMessages().sorts[crew.sort])
}
