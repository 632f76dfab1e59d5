import type { Event, View } from '@fathom/thesauros'

/**
 * The zone that is being played, 0 before the first one and 11 after the last one. A draft has no events yet, so the zone of what is asked counts as well;
 * money to be paid or put away, and what is loaded, is asked in the zone of `before`.
 */
export function zoneNow(
  events: readonly Event[],
  view: Pick<View, 'phase' | 'pending' | 'zodiacs'>,
  before: number,
): number {
  const { phase } = view
  if (phase === 'setup' || phase === 'budget' || phase === 'placement') return 0
  if (phase !== 'resolution') return 11
  const goesOn = ANYWHERE.has(view.pending?.kind ?? '')
  return Math.max(goesOn && before <= 10 ? before : zoneOfPending(view), zoneBegun(events))
}

/** What is asked in several zones. */
const ANYWHERE: ReadonlySet<string> = new Set(['receive', 'pay', 'exchange'])

function zoneBegun(events: readonly Event[]): number {
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index]
    if (event?.type === 'zone-began') return event.zone
    if (event?.type === 'quadrimester-began') return 0
  }
  return 0
}

/** Some things are asked in one zone alone. A Zodiac that leaves port in zone 7 does not count as played at sea. */
function zoneOfPending({ pending, zodiacs }: Pick<View, 'pending' | 'zodiacs'>): number {
  if (pending?.kind === 'place-recruit') return 1
  if (pending?.kind === 'sea') return 5
  if (pending?.kind === 'bribe') return 10
  if (pending?.kind !== 'voyage' && pending?.kind !== 'dive') return pending?.zone ?? 0
  return zodiacs.find(({ zodiac }) => zodiac === pending.zodiac)?.sailed === true ? 5 : 7
}
