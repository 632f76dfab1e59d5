import type { Localized } from '@fathom/kernel'
import { cardFacts, museumFacts } from './printedCards.ts'
import { sentenceOf, type Fact } from './printedFact.ts'
import type { ComponentSet } from './schema.ts'

/** What the rulebook and published reviews tell of the printed components, as far as a set says otherwise. */
export function* printedProblems(set: ComponentSet): Generator<Localized> {
  for (const fact of [...countFacts(set), ...museumFacts(set), ...cardFacts(set)]) yield* sentenceOf(fact)
}

/** What is counted, and the constants of the board. */
function countFacts(set: ComponentSet): Fact[] {
  const start = set.letters.find(({ shows }) => shows === 'start')?.id
  const copies = (starting: boolean): number =>
    set.cards.filter(({ letter }) => (letter === start) === starting).reduce((sum, card) => sum + card.copies, 0)
  const publicCards = set.museums.length + 2
  const { board } = set
  return [
    { found: publicCards, printed: 6, en: 'Public cards', fr: 'Cartes publiques' },
    { found: copies(true), printed: 16, en: 'Starting cards', fr: 'Cartes de départ' },
    {
      found: copies(false) + set.underwater.length,
      printed: 50,
      en: 'Underwater cards and cards for sale, together',
      fr: 'Cartes sous-marines et cartes en vente, ensemble',
    },
    {
      found: set.underwater[0]?.number ?? 0,
      printed: 2,
      en: 'Number of the first underwater card',
      fr: 'Numéro de la première carte sous-marine',
    },
    {
      found: board.endReputation,
      printed: 20,
      en: 'Reputation that ends the game',
      fr: 'Réputation qui met fin à la partie',
    },
    { found: board.maxDice, printed: 7, en: 'Dice', fr: 'Dés' },
    { found: board.startMoney.join(' '), printed: '2 3 3 4', en: 'Starting money', fr: 'Argent de départ' },
    { found: board.rowVisible, printed: 4, en: 'Cards shown in a row', fr: 'Cartes visibles par rangée' },
    {
      found: board.diveReputation,
      printed: 1,
      en: 'Reputation of an underwater card',
      fr: 'Réputation d’une carte sous-marine',
    },
    ...set.museums.flatMap(({ id, orders }) => [
      {
        found: orders['3-4'].length,
        printed: 9,
        en: `Museum ${id}, boxes for three or four`,
        fr: `Musée ${id}, cases à trois ou quatre`,
      },
      { found: orders['2'].length, printed: 6, en: `Museum ${id}, boxes for two`, fr: `Musée ${id}, cases à deux` },
    ]),
  ]
}
