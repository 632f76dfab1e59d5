import { showCard } from '../technology/deck.ts'
import type { Technology } from '../set/technologies.ts'
import type { Play } from '../topic.ts'

/**
 * Three cards lie open, the others are a deck whose upper part is drawn first (EN L276-280, L1658, L1672-1680):
 * standard and solo three of the level 1 cards with the last level 0 card, introductory the four with blue divers.
 */
export function layTechnologies(play: Play): void {
  const { state } = play
  if (state.rules.variant === 'introductory') layIntroductory(play)
  else layShuffled(play)
}

function cardsOf({ set }: Play, is: (card: Technology) => boolean): Technology[] {
  return Array.from({ length: set.technologies.count }, (_, card) => card).filter(is)
}

function layShuffled(play: Play): void {
  const { state, set, chance } = play
  const { level, opening } = set.technologies
  const first = cardsOf(play, (card) => level[card] === 0)
  const open: Technology[] = []
  const isRandom = state.rules.variant === 'lawless' && state.rules.lawlessOpening === 'random3'
  if (!isRandom) {
    // The Mask is the green diver's card that lies first (EN L276).
    const mask = first.find((card) => opening[0] === card) ?? first[0] ?? 0
    first.splice(first.indexOf(mask), 1)
    open.push(mask)
  }
  while (open.length < OPEN_CARDS) open.push(chance.draw(first))
  state.deckUpper = [...first, ...cardsOf(play, (card) => level[card] === 1)]
  state.deckUpperLeft = OPEN_CARDS
  state.deckLower = cardsOf(play, (card) => level[card] === 2)
  for (const card of open) showCard(play, card, -1)
}

/** The Mask, then the other two green divers' cards in either order; the deck is A over B. */
function layIntroductory(play: Play): void {
  const { state, set, chance } = play
  const { opening, early } = set.technologies
  const [mask, ...others] = opening
  state.deckUpper = early.slice()
  state.deckUpperLeft = early.length
  state.deckLower = cardsOf(play, (card) => !opening.includes(card) && !early.includes(card))
  if (mask !== undefined) showCard(play, mask, -1)
  while (others.length > 0) showCard(play, chance.draw(others), -1)
}

/** Cards that lie open from the start, and cards of the upper part of a shuffled deck. */
const OPEN_CARDS = 3
