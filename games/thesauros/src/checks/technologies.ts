import type { Localized } from '@fathom/kernel'
import type { Components, TechnologyData } from '../schema.ts'
import { doubled, mustBe, rising, said } from './sentence.ts'

type Family = TechnologyData['families'][number]

/** What the rulebook says that the cards of a family can do: each as its numbers and the $ of a use, in the order of the alphabet. */
const ABILITIES: Readonly<Record<Family, readonly string[]>> = {
  diving: ['dive 2 for $0', 'dive 3 for $0', 'dive 4 for $0'],
  engines: ['engine 1 for $1', 'engine 2 for $0', 'engine 2 for $1'],
  detection: ['reveal 2 for $1', 'reveal 4 + maps 2 for $0', 'reveal 4 for $2'],
  freeing: ['free 3 for $1', 'free 4 for $2'],
  sharks: ['cage 2 for $0', 'kill 4 + coastal 6 for $0', 'kill 6 + coastal 5 for $0'],
  fishing: ['kill 4 + coastal 6 for $0', 'kill 6 + coastal 5 for $0', 'lobster 8 for $0'],
}

/** What a card or tile can do, in words of the file. */
export function abilityOf(item: Pick<TechnologyData, 'can' | 'useCost'>): string {
  const numbers = Object.entries(item.can).filter(([, number]) => number > 0)
  return `${numbers.map(([key, number]) => `${key} ${number}`).join(' + ')} for $${item.useCost}`
}

/** Technology cards and the spaces they go to. */
export function* technologyProblems(components: Components): Generator<Localized> {
  const { technologies, technologySpaces } = components
  const ids = [...technologies, components.startingItem, ...components.foundItems].map((item) => item.id)
  for (const id of doubled(ids)) yield said(`There are two items ${id}.`, `Il y a deux objets ${id}.`)
  yield* mustBe('technologies.length', technologies.length, 15)
  const levels = [0, 1, 2].map((level) => technologies.filter((card) => card.level === level).length)
  yield* mustBe('technologies: levels 0, 1, 2', levels, [4, 6, 5])
  for (const [family, wanted] of Object.entries(ABILITIES)) {
    const found = technologies.filter((card) => card.families.includes(family as Family)).map(abilityOf)
    yield* mustBe(`technologies: ${family}`, found.sort(), wanted)
  }
  yield* mustBe('technologySpaces', technologySpaces, spacesOf(components.calendar.cardsAdded))
  yield* diverProblems(technologies)
  yield* copyProblems(components)
  for (const card of technologies) {
    if (card.patentRP < 1 || card.patentRP > 3) {
      yield said(
        `${card.id}: a patent gives 1 to 3 points, not ${card.patentRP}.`,
        `${card.id} : un brevet donne de 1 à 3 points, pas ${card.patentRP}.`,
      )
    }
  }
}

/** Three cards at set-up, then those of each maintenance. */
function spacesOf(cardsAdded: readonly number[]): readonly number[] {
  return [3, ...cardsAdded].flatMap((cards, quadrimester) => Array.from({ length: cards }, () => quadrimester))
}

/** The divers on the cards, who put the introductory deck together, and the card for the first space. */
function* diverProblems(technologies: readonly TechnologyData[]): Generator<Localized> {
  const first = (family: Family) => technologies.filter((card) => card.level === 0 && card.families.includes(family))
  for (const family of ['diving', 'engines', 'sharks'] as const) {
    yield* mustBe(`technologies: level 0, ${family}`, first(family).length, 1)
  }
  const green = technologies.filter((card) => card.divers === 'green')
  const wanted = [...first('diving'), ...first('engines'), ...first('sharks')].map((card) => card.id)
  yield* mustBe('technologies: divers green', green.map((card) => card.id).sort(), wanted.sort())
  const blue = technologies.filter((card) => card.divers === 'blue')
  yield* mustBe('technologies: divers blue, levels', rising(blue.map((card) => card.level)), [0, 1, 1, 1])
}

function* copyProblems({ technologies, supply, people, boards }: Components): Generator<Localized> {
  const copies = technologies.reduce((sum, card) => sum + card.copies[3], 0)
  const tiles = copies + 4 * people.metalDetectors
  yield* mustBe('supply.technologyItems', supply.technologyItems, tiles)
  for (const { id, copies: each, can } of technologies) {
    const [solo, two, three, four] = each
    if (solo !== two || two < 2 || three < two || four < three) {
      yield said(
        `${id}: copies ${each.join(', ')}. Alone there are as many as with two, at least 2, and never fewer with more players.`,
        `${id} : copies ${each.join(', ')}. Seul, il y en a autant qu’à deux, au moins 2, et jamais moins à davantage de joueurs.`,
      )
    }
    for (const [index, count] of each.entries()) {
      const numbers = boards[index < 2 ? '1-2' : '3-4'].mapNumbers.length
      if (count * can.maps > numbers) {
        yield said(
          `${id}: ${count} copies give ${count * can.maps} satellite maps; with ${index + 1} players there are ${numbers}.`,
          `${id} : ${count} exemplaires donnent ${count * can.maps} cartes par satellite ; à ${index + 1} il y en a ${numbers}.`,
        )
      }
    }
  }
}
