import type { Localized } from '@fathom/kernel'
import type { Components } from '../schema.ts'
import { mustBe, said } from './sentence.ts'

type Figure = readonly [place: string, of: (components: Components) => unknown, is: unknown]

/** What the rulebook itself gives in figures. */
export const FIGURES: readonly Figure[] = [
  ['people.workers', ({ people }) => people.workersAtStart + people.workersToRecruit, 5],
  ['people.workersAtStart', ({ people }) => people.workersAtStart, 2],
  ['people.doubleActionUnderRecruit', ({ people }) => people.doubleActionUnderRecruit, 2],
  ['people.metalDetectors', ({ people }) => people.metalDetectors, 1],
  ['people.hatsPerZone', ({ people }) => people.hatsPerZone, { 2: 1, 3: 2, 4: 3 }],
  ['people.hatsSolo', ({ people }) => people.hatsSolo, 2],
  ['supply.neutralZodiacs', ({ supply }) => supply.neutralZodiacs, 4],
  ['supply.mapsPerNumber', ({ supply }) => supply.mapsPerNumber, 3],
  ['supply.islandSlots', ({ supply }) => supply.islandSlots, 9],
  ['money.start', ({ money }) => money.start, { standard: 50, introductory: 55, lawless: 55, solo: 50 }],
  ['money.suggestion.HR', ({ money }) => money.suggestion.HR, 12],
  [
    'money.yearIncome',
    ({ money }) => money.yearIncome,
    [
      { base: 30, perMap: 5 },
      { base: 10, perMap: 5 },
    ],
  ],
  ['money.wage', ({ money }) => money.wage, 2],
  ['money.transferFee', ({ money }) => money.transferFee, [1, 2, 3]],
  ['money.discount', ({ money }) => money.discount, 2],
  ['money.minBribe', ({ money }) => money.minBribe, 2],
  ['money.minAuctionBid', ({ money }) => money.minAuctionBid, 1],
  ['money.compensation', ({ money }) => money.compensation, [0, 2, 4, 6]],
  ['money.tour', ({ money }) => money.tour, 4],
  ['money.seaFishing', ({ money }) => money.seaFishing, 2],
  ['money.lagoonBonus', ({ money }) => money.lagoonBonus, 2],
  ['money.musselBonus', ({ money }) => money.musselBonus, 2],
  ['money.museumBonus', ({ money }) => money.museumBonus, 2],
  ['mussels', ({ mussels }) => mussels, [{ money: 1 }, { money: 2 }, { rp: 1 }]],
  ['calendar.cardsAdded', ({ calendar }) => calendar.cardsAdded, [1, 1, 2, 1, 2]],
  ['calendar.mapsAdded', ({ calendar }) => calendar.mapsAdded, 2],
  ['calendar.auctionsAfter', ({ calendar }) => calendar.auctionsAfter, [3, 5, 7, 8]],
  ['scoring.start', ({ scoring }) => scoring.start, 10],
  ['scoring.exhibitedNotFull', ({ scoring }) => scoring.exhibitedNotFull, 2],
  ['scoring.storeroom', ({ scoring }) => scoring.storeroom, 1],
  ['scoring.unsold', ({ scoring }) => scoring.unsold, 2],
  ['scoring.shark', ({ scoring }) => scoring.shark, 2],
  ['scoring.map', ({ scoring }) => scoring.map, 1],
  ['scoring.mapCollection', ({ scoring }) => scoring.mapCollection, 2],
  ['scoring.mapsInCollection', ({ scoring }) => scoring.mapsInCollection, 3],
  ['scoring.moneyPerPoint', ({ scoring }) => scoring.moneyPerPoint, 10],
  ['scoring.influence.2', ({ scoring }) => scoring.influence['2'], [2, 0]],
  ['scoring.influence.3', ({ scoring }) => scoring.influence['3'], { EN: [4, 2, 1], FR: [4, 2, 0] }],
  ['scoring.influence.4', ({ scoring }) => scoring.influence['4'], [4, 2, 1, 0]],
  ['solo.threshold', ({ solo }) => solo.threshold, { EN: 70, FR: 80 }],
  ['solo.bonusByEndOf', ({ solo }) => solo.bonusByEndOf, { 6: 30, 7: 20, 8: 10, 9: 0 }],
  ['solo.trophies.boss', ({ solo }) => solo.trophies.boss, [80, 90, 100]],
  ['solo.trophies.museum', ({ solo }) => solo.trophies.museum, [8, 7, 6]],
  ['solo.trophies.advertising', ({ solo }) => solo.trophies.advertising, [14, 20, 24]],
  ['solo.trophies.fishing', ({ solo }) => solo.trophies.fishing, { EN: [50, 75, 100], FR: [70, 80, 90] }],
  ['builtIn', ({ builtIn }) => builtIn, { dive: 1, freeSpaces: 2, paidSpaces: 1, paidCost: 1, maxEngines: 2 }],
  ['startingItem.can.island', ({ startingItem }) => startingItem.can.island, 1],
  ['boards.1-2.initialMaps', ({ boards }) => boards['1-2'].initialMaps, 5],
  ['boards.3-4.initialMaps', ({ boards }) => boards['3-4'].initialMaps, 9],
  ['boards.1-2.mapNumbers', ({ boards }) => boards['1-2'].mapNumbers, [1, 2, 3, 4, 5]],
  ['boards.3-4.mapNumbers', ({ boards }) => boards['3-4'].mapNumbers, [1, 2, 3, 4, 5, 6, 7]],
  ['boards.1-2.seaplanes', ({ boards }) => boards['1-2'].seaplanes, { grey: 1, rental: [3] }],
  ['boards.3-4.seaplanes', ({ boards }) => boards['3-4'].seaplanes, { grey: 2, rental: [4, 3] }],
  ['boards.1-2.zodiacStore', ({ boards }) => boards['1-2'].zodiacStore.map(({ price }) => price), [6, 8]],
  ['boards.3-4.zodiacStore', ({ boards }) => boards['3-4'].zodiacStore.map(({ price }) => price), [6, 8]],
]

/** Figures that the rulebook gives, and what must add up among the others. */
export function* figureProblems(components: Components): Generator<Localized> {
  for (const [place, of, is] of FIGURES) yield* mustBe(place, of(components), is)
  const { money, advertising } = components
  const suggested = Object.values(money.suggestion).reduce((sum, each) => sum + each, 0)
  if (suggested > money.start.introductory) {
    yield said(
      `money.suggestion: $${suggested} are suggested, but there are $${money.start.introductory}.`,
      `money.suggestion : ${suggested} $ sont proposés, mais il n’y en a que ${money.start.introductory}.`,
    )
  }
  const falls = advertising.every((each, index) => each <= (advertising[index - 1] ?? each))
  if (!falls || advertising[0] !== 4 || advertising.at(-1) !== 2) {
    yield said(
      `advertising: the points must fall from 4 to 2; there is ${advertising.join(', ')}.`,
      `advertising : les points doivent baisser de 4 à 2 ; on lit ${advertising.join(', ')}.`,
    )
  }
  yield* soloProblems(components)
}

function* soloProblems({ solo, technologySpaces }: Components): Generator<Localized> {
  const spaces = solo.rivalSpaces
  const later = spaces.filter((space) => space > 3).map((space) => technologySpaces[space - 1])
  const fits = spaces.length === 5 && spaces[0] === 1 && later.length === 3 && new Set(later).size === 3
  if (!fits || later.includes(undefined)) {
    yield said(
      `solo.rivalSpaces: ${spaces.join(', ')}. Five are expected: the first space, one more of the first three, and three that get their cards at different times.`,
      `solo.rivalSpaces : ${spaces.join(', ')}. Il en faut cinq : la première case, une autre des trois premières, et trois qui reçoivent leur carte à des moments différents.`,
    )
  }
}
