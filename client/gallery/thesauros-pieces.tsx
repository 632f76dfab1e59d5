/** Pieces and panels of Thesauros in the gallery: everything that is not the chart. */
import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { components } from '@fathom/thesauros'
import type { SeatColor } from '../src/art/seats.tsx'
import type { DiveProps, OfficeItem, RoomItem, TechnologyPlace } from '../src/games/thesauros/art/index.ts'
import { TechnologyCard } from '../src/games/thesauros/art/TechnologyCard.tsx'
import {
  Calendar,
  Cube,
  DigTile,
  DiveCutaway,
  DoubleAction,
  Envelope,
  families,
  HatPicture,
  hats,
  Item,
  itemKind,
  itemKinds,
  MarketTrack,
  Meeple,
  Mercenary,
  Mine,
  MuseumRoom,
  Patent,
  RivalOffice,
  Seaplane,
  SharkTile,
  SlushChest,
  Storeroom,
  TechnologyTile,
  TilePicker,
  Treasure,
  TreasureMap,
  treasureValues,
  Trophy,
  Zodiac,
} from '../src/games/thesauros/art/index.ts'
import { meeple, reefTile, tile } from './thesauros-scenes.ts'

const seats: readonly SeatColor[] = ['green', 'white', 'red', 'blue']

const places: TechnologyPlace[] = components.technologies.slice(0, 15).map((data, index) => ({
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

const rooms: RoomItem[] = [
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
const offices: OfficeItem[] = [
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

const dives: DiveProps[] = [
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

export function Pieces(): JSX.Element {
  return (
    <>
      <section class="row pad" id="items">
        <For each={itemKinds}>{(kind) => <Item kind={kind} size={18} />}</For>
        <For each={itemKinds}>{(kind) => <Item kind={kind} size={24} />}</For>
        <For each={itemKinds}>{(kind) => <Item kind={kind} size={44} />}</For>
      </section>
      <section class="row pad" id="tokens">
        <For each={['R!', 'W!', 'G', 'B', 'W', 'R', 'G2', 'W3', 'R5', 'B8', 'W+', 'Rm', 'Bm', 'G!+']}>
          {(text) => <Meeple meeple={meeple(text)} height={44} />}
        </For>
        <For each={['R!', 'W', 'G2', 'W3', 'R5', 'B8', 'Bm']}>
          {(text) => <Meeple meeple={meeple(text)} height={30} />}
        </For>
        <For each={hats}>{(hat) => <HatPicture hat={hat} />}</For>
        <For each={[...seats, 'rival'] as const}>{(owner) => <Cube owner={owner} />}</For>
        <For each={seats}>{(seat) => <Envelope seat={seat} />}</For>
        <DoubleAction />
        <Mine />
        <Mercenary />
        <TreasureMap site={3} />
        <TreasureMap site={5} kind="satellite" />
        <TreasureMap site={7} kind="mercenary" />
        <SlushChest label="?" />
        <SlushChest label="12" />
        <Patent />
        <SharkTile />
        <Seaplane color="grey" />
        <Seaplane color="black" />
        <For each={treasureValues}>{(value) => <Treasure value={value} size={24} />}</For>
        <For each={treasureValues}>{(value) => <Treasure value={value} access="hidden" size={24} />}</For>
        <For each={treasureValues}>{(value) => <Treasure value={value} access="buried" size={30} />}</For>
        <For each={['own', 'yellow', 'orange', 'violet', 'pink'] as const}>
          {(hull, index) => (
            <Zodiac
              zodiac={{
                seat: seats[index() % 4] ?? 'red',
                hull,
                crew: index() ? [meeple('R!'), meeple('R')] : [],
                gear: index(),
              }}
              width={72}
            />
          )}
        </For>
        <For each={['boss', 'explorer', 'advertising', 'fishing'] as const}>
          {(kind, index) => (
            <Trophy kind={kind} grade={([null, 'bronze', 'silver', 'gold'] as const)[index()] ?? null} />
          )}
        </For>
        <Calendar quadrimester={5} auctions={[3, 5, 7, 8]} />
      </section>
      <section class="row pad" id="technology">
        <For each={[...places.slice(0, 9), { card: null, opensAfter: 3, rival: true }, ...places.slice(9)]}>
          {(place, index) => (
            <div style={{ width: '132px' }}>
              <TechnologyCard
                place={place}
                number={index() + 1}
                empty="after 3"
                mark={index() === 2 ? 'free' : index() === 3 ? 'paid' : null}
                selected={index() === 2}
              />
            </div>
          )}
        </For>
        <For each={[...places.slice(0, 6), { card: null, opensAfter: 3, rival: true }]}>
          {(place, index) => (
            <div style={{ width: '60px' }}>
              <TechnologyTile
                place={place}
                number={index() + 1}
                price="$6"
                mark={index() === 2 ? 'free' : index() === 3 ? 'paid' : null}
                selected={index() === 2}
              />
            </div>
          )}
        </For>
      </section>
      <section class="row pad" id="market">
        <div style={{ width: '520px' }}>
          <MarketTrack
            places={[3, 3, 4, 5, 6, 7, 8, 9, 10].map((price, index) => ({
              price,
              stack: index === 1 || index === 7 ? null : { site: ((index * 3) % 7) + 1, count: 1 + (index % 3) },
            }))}
            arrow={2}
            legal={[
              { at: 0, price: 1 },
              { at: 3, price: 5 },
            ]}
            selected={3}
            reserve={8}
          />
        </div>
        <div style={{ width: '318px' }}>
          <MarketTrack
            places={[3, 3, 4, 5, 6, 7, 8, 9, 10].map((price, index) => ({
              price,
              stack: index === 1 || index === 7 ? null : { site: ((index * 3) % 7) + 1, count: 1 + (index % 3) },
            }))}
            arrow={2}
            legal={[
              { at: 0, price: 1 },
              { at: 3, price: 5 },
            ]}
            pitch={34}
          />
        </div>
        <For each={rooms}>
          {(room) => <MuseumRoom room={room} legal={room.id === 'M2' ? [1] : room.id === 'M3' ? ['door'] : []} />}
        </For>
        <Storeroom
          exhibits={[
            { value: 3, seller: 'red' },
            { value: 5, seller: 'white' },
            { value: 7, seller: 'blue' },
          ]}
          legal
        />
      </section>
      <section class="row pad" id="offices">
        <For each={offices}>
          {(office) => (
            <div class="panel pad" style={{ width: '264px' }}>
              <RivalOffice office={office} />
            </div>
          )}
        </For>
        <div style={{ width: '560px' }}>
          <TilePicker
            columns={5}
            tiles={[
              { name: 'Silted Galleon', cells: reefTile },
              { name: 'Shark Garden', cells: tile(['. o5 . . o3', 'S . h7 S .', 'x S o9 . S', 'b9 . S b7 h9']) },
              { name: 'Le Convoi marchand', cells: reefTile },
            ]}
            legal={[0, 1, 2]}
            selected={1}
          />
        </div>
        <div style={{ width: '180px' }}>
          <DigTile columns={5} cells={null} />
        </div>
      </section>
      <section class="row pad" id="dives">
        <For each={dives}>
          {(dive) => (
            <div style={{ width: '420px' }}>
              <DiveCutaway {...dive} />
            </div>
          )}
        </For>
      </section>
    </>
  )
}
