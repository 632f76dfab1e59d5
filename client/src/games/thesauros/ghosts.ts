/** What my turn has moved so far and may still take back: drawn as ghosts, as nobody else sees it yet. */
export interface Ghosts {
  /** My envelope is posted. */
  readonly envelope: boolean
  readonly zodiacs: ReadonlySet<string>
}

/** Their last word names the Zodiac that is under way from then on. */
const NAMES_ZODIAC = ['sail', 'depart', 'lagoon', 'fly']
const MOVES = ['step', 'depart', 'lagoon', 'fly']

/**
 * @param actions of my turn, in notation and in their order
 * @param sailing the Zodiac that was under way before them
 */
export function ghostsOf(actions: readonly string[], sailing: string | null): Ghosts {
  const zodiacs = new Set<string>()
  let underWay = sailing
  for (const words of actions.map((action) => action.split(' '))) {
    const verb = words[0] ?? ''
    if (NAMES_ZODIAC.includes(verb)) underWay = words.at(-1) ?? null
    if (MOVES.includes(verb) && underWay !== null) zodiacs.add(underWay)
  }
  return { envelope: actions.includes('envelope'), zodiacs }
}
