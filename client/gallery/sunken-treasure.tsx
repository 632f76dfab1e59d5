/** The drawings of Sunken Treasure in their states, for looking at while drawing: `vite client`, then /gallery/sunken-treasure.html. */
import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { render } from 'solid-js/web'
import '../src/styles/base.css'
import './gallery.css'
import { windowRound } from '../src/board/window.ts'
import { PageDefs, provideDefs } from '../src/board/Defs.tsx'
import { seatColors } from '../src/art/seats.tsx'
import type { SeatColor } from '../src/art/seats.tsx'
import {
  Boat,
  JokerRow,
  MiniTreasureBoard,
  parseTile,
  RecoveryCard,
  Sea,
  Ship,
  SupplyPile,
  TilePicture,
  TreasureBoard,
  treasureColors,
  TreasureDefs,
  treasureKinds,
  WaitingDock,
} from '../src/games/sunken-treasure/art/index.ts'
import type { Tile } from '../src/games/sunken-treasure/art/index.ts'
import { boatKey, makeLargeSea, phoneSea, spaceKey, thumbZoom, tileKey } from '../src/games/sunken-treasure/layout.ts'
import type { SpotKey } from '../src/games/sunken-treasure/layout.ts'
import type { BoatItem, SpaceItem } from '../src/games/sunken-treasure/placing.ts'
import type { ShipItem } from '../src/games/sunken-treasure/placingShips.ts'

const depths = ['10 fm', '20 fm', '35 fm', '60 fm']
const seatOf: Record<string, SeatColor> = { G: 'green', W: 'white', R: 'red', B: 'blue', V: 'violet' }

function tiles(text: string): Tile[] {
  return text
    .split(' ')
    .filter((id) => id !== '')
    .flatMap((id) => {
      const tile = parseTile(id.replace(/[*!]/g, ''), { joker: id.includes('*'), fresh: id.includes('!') })
      return tile ? [tile] : []
    })
}

/** Boats as letters, `r` for one that has acted. */
function boats(text: string, ready = false): BoatItem[] {
  return [...text].map((letter) => ({ color: seatOf[letter] ?? 'green', ready }))
}

function space(column: number, row: number, ids: string, seats = '', ready = false): SpaceItem {
  return { column, row, tiles: tiles(ids), boats: boats(seats, ready) }
}

/** The scene of the mock-up, five seats' worth of pieces. */
const middleGame: SpaceItem[] = [
  space(1, 2, ''),
  space(1, 3, 'coral-compass', 'B'),
  space(1, 4, 'amber-compass azure-key'),
  space(1, 5, 'jade-eye jade-crown coral-coins', 'B'),
  space(2, 2, 'jade-key', 'W'),
  space(2, 3, 'plum-bell'),
  space(2, 4, 'jade-coins coral-sword', 'WB'),
  space(2, 5, 'plum-crown amber-bell'),
  space(3, 2, ''),
  space(3, 3, 'jade-chalice amber-eye', 'G'),
  space(3, 4, 'jade-compass'),
  space(3, 5, 'coral-chalice coral-amphora azure-mask', 'W'),
  space(4, 2, 'azure-sword', 'G'),
  space(4, 3, 'plum-chalice', 'RW'),
  space(4, 4, 'amber-chalice jade-bell plum-mask', 'R', true),
  space(4, 5, 'amber-ring plum-ring'),
  space(5, 2, 'azure-lantern', 'G'),
  space(5, 3, 'amber-amphora'),
  space(5, 4, 'plum-mussel azure-ring amber-mask', 'BR'),
  space(5, 5, 'jade-lantern plum-sword coral-crown*', 'GR'),
  space(6, 3, 'coral-mask'),
  space(6, 4, 'azure-compass', 'V'),
  space(6, 5, 'plum-eye amber-lantern', 'V'),
]
const ships: ShipItem[] = [
  { color: 'white', place: 2 },
  { color: 'red', place: 4 },
  { color: 'green', place: 5 },
  { color: 'blue', place: 7 },
  { color: 'violet', place: 7 },
]
const moves: SpotKey[] = [1, 2, 3, 4, 5, 6].flatMap((column) =>
  [3, 4, 5].filter((row) => row !== 4 || column !== 4).map((row) => spaceKey(column, row)),
)

/** As full as it gets: four tiles in every deep space, sixteen boats in one, five ships in one column. */
const kinds = treasureKinds.flatMap((kind) => treasureColors.map((color) => `${color}-${kind}`))
const full: SpaceItem[] = [1, 2, 3, 4, 5, 6].flatMap((column) =>
  [2, 3, 4, 5].map((row) => {
    const before = (column - 1) * 10 + [0, 0, 0, 1, 3, 6][row]!
    const boatsHere = row === 2 ? ['GWRBV', 'GGWWRRBBVVRR', 'G', 'RR', 'GWRB', ''][column - 1] : ''
    return space(column, row, kinds.slice(before, before + row - 1).join(' '), boatsHere)
  }),
)
const atStart: ShipItem[] = seatColors.map((color) => ({ color, place: 0 }))
const together: ShipItem[] = seatColors.map((color, index) => ({ color, place: index < 2 ? 1 : 3 }))
const allInOne: ShipItem[] = seatColors.map((color) => ({ color, place: 5 }))

function Gallery(): JSX.Element {
  provideDefs(TreasureDefs)
  return (
    <>
      <PageDefs />
      <main>
        <section class="st-wide" id="middle">
          <Sea
            layout={makeLargeSea(500)}
            spaces={middleGame}
            ships={ships}
            lane={4}
            depths={depths}
            note="The ships sail right, never back."
            legal={[...moves, tileKey('amber-chalice'), tileKey('jade-bell')]}
            selected={boatKey(4, 4, 'red', 0)}
            badge={{
              at: tileKey('amber-chalice'),
              lines: ['1 amber card', 'Nadège 1 card: row 2', 'Björn-Åke 1 card: row 3'],
              verdict: { text: 'New to your board: 7', good: true },
            }}
          />
        </section>
        <section class="st-wide" id="full">
          <Sea
            layout={makeLargeSea(456)}
            spaces={full}
            ships={atStart}
            depths={depths}
            legal={[1, 2, 3, 4, 5, 6].map((column) => spaceKey(column, 2))}
          />
        </section>
        <section class="st-wide" id="sailing">
          <Sea
            layout={makeLargeSea(456)}
            spaces={middleGame}
            ships={[...together.slice(0, 3), { color: 'red', place: 0 }]}
            depths={depths}
            legal={[
              spaceKey(3, 1),
              spaceKey(4, 1),
              spaceKey(5, 1),
              'dock:right',
              boatKey(4, 3, 'red', 0),
              boatKey(5, 4, 'red', 0),
            ]}
            ghost={{ piece: 'ship:red', color: 'red', to: spaceKey(4, 1) }}
            focus={spaceKey(4, 1)}
            fresh={[tileKey('plum-bell')]}
          />
        </section>
        <section class="st-wide" id="crowd">
          <Sea
            layout={makeLargeSea(560)}
            spaces={full}
            ships={allInOne}
            lane={5}
            depths={depths}
            legal={['ship:red']}
          />
        </section>
        <section class="row" id="phone">
          <div class="st-phone">
            <Sea
              layout={phoneSea}
              spaces={middleGame}
              ships={ships}
              lane={4}
              depths={depths}
              legal={moves}
              selected={boatKey(4, 4, 'red', 0)}
            />
          </div>
          <div class="st-phone">
            <Sea
              layout={phoneSea}
              window={windowRound(
                { world: phoneSea, screen: { width: 390, height: 346 }, largest: 2.5 },
                { x: 400, y: 380 },
                390 / thumbZoom(phoneSea),
              )}
              spaces={middleGame}
              ships={ships}
              lane={4}
              depths={depths}
              legal={[...moves, tileKey('jade-bell')]}
              selected={boatKey(4, 4, 'red', 0)}
            />
          </div>
          <div class="st-phone">
            <Sea layout={phoneSea} spaces={full} ships={together} depths={depths} />
          </div>
        </section>
        <section class="panel pad" id="motifs">
          <For each={treasureColors}>
            {(color) => (
              <div class="row">
                <For each={treasureKinds}>{(kind) => <TilePicture tile={{ id: '', color, kind }} size={44} />}</For>
                <TilePicture tile={{ id: '', color, kind: 'mussel', joker: true }} size={44} />
                <TilePicture tile={{ id: '', color, kind: 'bell', joker: true }} size={44} />
                <TilePicture tile={{ id: '', color, kind: 'crown', joker: true, fresh: true }} size={44} />
              </div>
            )}
          </For>
          <div class="row">
            <For each={treasureKinds}>
              {(kind) => <TilePicture tile={{ id: '', color: 'amber', kind }} size={24} />}
            </For>
            <For each={treasureKinds}>
              {(kind) => <TilePicture tile={{ id: '', color: 'azure', kind }} size={96} />}
            </For>
          </div>
        </section>
        <section class="panel pad row" id="own">
          <div class="st-board">
            <TreasureBoard
              treasures={tiles('azure-amphora coral-crown amber-sword plum-coins jade-ring coral-key')}
              fresh={['key']}
            />
          </div>
          <JokerRow
            jokers={tiles('plum-mussel* azure-coins jade-crown!')}
            size={44}
            perLine={2}
            legal={['plum-mussel']}
          />
          <JokerRow jokers={tiles('plum-mussel* azure-coins*')} size={44} perLine={1} selected="azure-coins" />
          <JokerRow jokers={[]} />
          <RecoveryCard color="amber" name="amber" legal />
          <RecoveryCard color="jade" name="jade" legal picked />
          <RecoveryCard color="azure" name="azure" />
          <RecoveryCard color="coral" name="coral" />
          <RecoveryCard color="plum" name="plum" />
          <RecoveryCard color={null} />
          <SupplyPile count={9} />
          <SupplyPile count={2} />
          <SupplyPile count={0} />
          <For each={treasureColors}>{(color) => <RecoveryCard color={color} width={34} />}</For>
          <RecoveryCard color={null} width={34} />
          <SupplyPile count={15} width={44} />
        </section>
        <section class="panel pad row" id="rivals">
          <MiniTreasureBoard
            treasures={tiles('jade-amphora coral-eye azure-chalice amber-coins plum-lantern jade-mask coral-bell')}
            fresh={['mask']}
          />
          <MiniTreasureBoard
            treasures={tiles(
              treasureKinds
                .slice(0, 11)
                .map((kind) => `azure-${kind}`)
                .join(' '),
            )}
          />
          <MiniTreasureBoard treasures={[]} width={110} />
          <JokerRow jokers={tiles('plum-mussel* azure-coins*')} size={22} />
          <WaitingDock ships={['blue', 'violet']} title="Ashore, may trade" active="violet" />
          <WaitingDock ships={seatColors} />
          <WaitingDock ships={[]} title="Nobody ashore" />
          <For each={seatColors}>{(color) => <Ship color={color} />}</For>
          <For each={seatColors}>{(color) => <Boat color={color} />}</For>
          <Boat color="red" count={3} size={60} />
        </section>
      </main>
    </>
  )
}

render(() => <Gallery />, document.getElementById('root') ?? document.body)
