/** Pieces and panels of Thesauros in the gallery: everything that is not the chart. */
import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { TechnologyCard } from '../src/games/thesauros/art/TechnologyCard.tsx'
import {
  Calendar,
  Cube,
  DigTile,
  DiveCutaway,
  DoubleAction,
  Envelope,
  HatPicture,
  hats,
  Item,
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
import { seats, places, rooms, offices, dives } from './thesauros-things.ts'

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
