/** Cards, rooms, offices and dives for the gallery of Thesauros. */
import { components } from '@fathom/thesauros'
import type { SeatColor } from '../src/art/seats.tsx'
import type { DiveProps, OfficeItem, RoomItem, TechnologyPlace } from '../src/games/thesauros/art/index.ts'
import { families, itemKind, treasureValues } from '../src/games/thesauros/art/index.ts'
import { meeple } from './thesauros-scenes.ts'

export const seats: readonly SeatColor[] = ['green', 'white', 'red', 'blue']

export const places: TechnologyPlace[] = components.technologies.slice(0, 15).map((data, index) => ({
  opensAfter: 0,
  card: {
    kind: itemKind(data.id),
    name: index % 3 === 1 ? data.name.fr : data.name.en,
    families: families.filter((family) => (data.families as readonly string[]).includes(family)),
    patentCost: data.patentCost,
    itemCost: data.itemCost,
    royalty: data.royalty,
    points: data.patentRP,
    copies: data.copies[3] ?? 3,
    left: (index * 2) % 5 === 4 ? 0 : Math.max(0, (data.copies[3] ?? 3) - (index % 4)),
    owner: index % 3 === 2 ? null : ([...seats, 'rival'] as const)[index % 5]!,
  },
}))

export const rooms: RoomItem[] = [
  { id: 'M1', name: 'Navigation Room', values: [2, 4], exhibits: [{ value: 5, seller: 'red' }, { value: 7, seller: 'green' }], sponsor: 'red', state: 'open', price: 3, bonus: 2 },
  { id: 'M2', name: 'Antiquities', values: [3, 5, 4], exhibits: [{ value: 5, seller: 'white' }, null, null], sponsor: 'green', state: 'closed', price: 5, bonus: 3 },
  { id: 'M3', name: 'Gold Room', values: [4, 3, 5], exhibits: [], sponsor: null, state: 'closed', price: 6, bonus: 4 },
  { id: 'M4', name: 'Wreck Hall', values: [2, 4, 3], exhibits: [{ value: 3, seller: 'blue' }, { value: 9, seller: 'white' }, null], sponsor: 'white', state: 'closed', price: 4, bonus: 2 },
  { id: 'M4', name: 'Wreck Hall', values: [2, 4, 3], exhibits: [], sponsor: null, state: 'unused', price: 4, bonus: 2 },
] // prettier-ignore

const labels = { HR: 'HR', RD: 'R&D', GE: 'GE', ME: 'ME', SF: 'SF' } as const
function accounts(amounts: readonly (number | null)[]): OfficeItem['accounts'] {
  return (['HR', 'RD', 'GE', 'ME', 'SF'] as const).map((account, index) => ({
    account,
    label: labels[account],
    amount: amounts[index] ?? null,
  }))
}
export const offices: OfficeItem[] = [
  {
    seat: 'white',
    accounts: accounts([6, 12, 8, 10, null]),
    staff: [meeple('W!'), meeple('W'), meeple('W5'), meeple('Wm')],
    zodiacs: [
      { hull: 'own', items: ['tank', 'harpoon'] },
      { hull: 'violet', items: ['booster'] },
    ],
    supply: [],
    maps: [
      { site: 1, count: 1 },
      { site: 4, count: 2 },
    ],
    treasures: [
      { value: 5, count: 1 },
      { value: 9, count: 2 },
    ],
    sharks: 2,
    patents: 2,
    tokens: 1,
  },
  {
    seat: 'blue',
    accounts: accounts([14, 0, 23, 10, null]),
    staff: [meeple('B!'), meeple('B'), meeple('B2'), meeple('B3'), meeple('B5'), meeple('B8')],
    zodiacs: [
      { hull: 'own', items: ['tank', 'harpoon', 'mask', 'shark-cage'] },
      { hull: 'yellow', items: [] },
      { hull: 'orange', items: ['lobster-pot'] },
      { hull: 'pink', items: ['metal-detector'] },
    ],
    supply: [],
    maps: [1, 2, 3, 4, 5, 6, 7].map((site) => ({ site, count: 1 + (site % 3) })),
    treasures: treasureValues.map((value) => ({ value, count: value })),
    sharks: 4,
    patents: 3,
    tokens: 2,
    mine: true,
  },
]

export const dives: DiveProps[] = [
  {
    seat: 'red',
    hull: 'own',
    boss: true,
    armed: true,
    gear: 'tank',
    depth: 2,
    levels: [
      { cell: { kind: 'exhausted' }, title: '' },
      {
        cell: { kind: 'treasure', value: 5, access: 'hidden' },
        title: 'Bronze',
        detail: 'Basic Sonar, $1',
        mark: 'paid',
      },
      { cell: { kind: 'shark' }, title: 'Shark', detail: 'Spear Gun with Cage' },
      { cell: { kind: 'treasure', value: 9, access: 'buried' }, title: 'Gold', detail: 'too deep for a tank' },
    ],
    fight: { depth: 3, odds: '5 in 6' },
  },
  {
    seat: 'blue',
    hull: 'yellow',
    gear: 'scuba',
    depth: 4,
    levels: [
      { cell: { kind: 'treasure', value: 3, access: 'open' }, title: 'Obsidian', detail: 'open, free', mark: 'free' },
      { cell: { kind: 'shark' }, title: 'Scared away', done: true },
      { cell: { kind: 'empty' }, title: '' },
      {
        cell: { kind: 'treasure', value: 7, access: 'buried' },
        title: 'Silver',
        detail: 'Excavator, $2',
        mark: 'paid',
      },
    ],
    fight: { depth: 2, odds: '4 in 6', roll: 4 },
  },
  {
    seat: 'white',
    hull: 'own',
    gear: 'mask',
    depth: 0,
    levels: [
      { cell: { kind: 'empty' }, title: '' },
      { cell: { kind: 'treasure', value: 7, access: 'open' }, title: 'Silver', detail: 'open, free', mark: 'free' },
      { cell: { kind: 'shark' }, title: '' },
      { cell: { kind: 'treasure', value: 9, access: 'hidden' }, title: '' },
    ],
  },
]
