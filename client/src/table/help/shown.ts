import type { HelpReading } from '@fathom/protocol'

type Gain = HelpReading['gains'][number]

/** Choices that are told with what they bring. */
const GAINS = 3
/** Sentences about the position, and about a thing that is pointed at. */
const SENTENCES = 3

/** What is told of the position as a whole. */
export function ofPosition({ told }: HelpReading): string[] {
  return told.filter(({ action, about }) => action === null && about === null).map(({ words }) => words).slice(0, SENTENCES) // prettier-ignore
}

/** What can be planned, if somebody asks. */
export function plansOf({ told }: HelpReading): string[] {
  return told.filter(({ about }) => about === 'plan').map(({ words }) => words)
}

/**
 * Certain gains, the most points first, then the most money; of those that read the same, the one that does most at the board, as a pattern does
 * more than one of its boxes. Losses are told where they are pointed at.
 * @param nameOf an action as the list says it
 */
export function bestGains(
  help: HelpReading,
  pointsAt: (action: string) => readonly string[],
  nameOf: (action: string) => string,
): Gain[] {
  return gainsByName(help, pointsAt, nameOf).slice(0, GAINS)
}

/** Whether the best gains are all there are; else they are examples. */
export function areAllGains(help: HelpReading, nameOf: (action: string) => string): boolean {
  return gainsByName(help, () => [], nameOf).length <= GAINS
}

function gainsByName(
  { gains }: HelpReading,
  pointsAt: (action: string) => readonly string[],
  nameOf: (action: string) => string,
): Gain[] {
  const seen = new Set<string>()
  return gains
    .filter(isGain)
    .toSorted(
      (a, b) => b.points - a.points || b.money - a.money || pointsAt(b.action).length - pointsAt(a.action).length,
    )
    .filter(({ action, words }) => {
      const line = `${nameOf(action)} ${words}`
      return !seen.has(line) && seen.add(line)
    })
}

function isGain({ points, money }: Gain): boolean {
  return points > 0 || (points === 0 && money > 0)
}

/** What is told of the uppermost of several spots of which anything is. */
export function atSpots(
  help: HelpReading,
  legal: readonly string[],
  spots: readonly string[],
  pointsAt: (action: string) => readonly string[],
): string[] {
  for (const spot of spots) {
    const told = atSpot(help, legal, spot, pointsAt)
    if (told.length > 0) return told
  }
  return []
}

/** What is so of everything that can be done at a thing that is pointed at. @param pointsAt where an action would be done */
export function atSpot(
  { gains, told }: HelpReading,
  legal: readonly string[],
  spot: string,
  pointsAt: (action: string) => readonly string[],
): string[] {
  const there = legal.filter((action) => pointsAt(action).includes(spot))
  const [first, ...others] = there.map((action) => [
    ...gains.filter((each) => each.action === action).map(({ words }) => words),
    ...told.filter((each) => each.action === action).map(({ words }) => words),
  ])
  return (first ?? []).filter((words) => others.every((other) => other.includes(words))).slice(0, SENTENCES)
}

/** Whether something of what can be done at one of these spots is told, though not the same of everything. */
export function isToldInPart(
  { gains, told }: HelpReading,
  legal: readonly string[],
  spots: readonly string[],
  pointsAt: (action: string) => readonly string[],
): boolean {
  const named = new Set([...gains, ...told].map(({ action }) => action))
  return legal.some((action) => named.has(action) && pointsAt(action).some((spot) => spots.includes(spot)))
}

/** The spots at which something is told: elsewhere pointing would promise too much. */
export function tellingSpots(
  help: HelpReading,
  legal: readonly string[],
  pointsAt: (action: string) => readonly string[],
): string[] {
  const actions = [...help.gains, ...help.told].flatMap(({ action }) => (action === null ? [] : [action]))
  const spots = new Set(actions.flatMap(pointsAt))
  return [...spots].filter((spot) => atSpot(help, legal, spot, pointsAt).length > 0)
}
