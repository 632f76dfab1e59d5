/** Every drawing in its states, for looking at while drawing: `vite client`, then /gallery/. Not part of the build. */
import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { render } from 'solid-js/web'
import '../src/styles/base.css'
import './gallery.css'
import { PageDefs } from '../src/board/Defs.tsx'
import { seatColors, SeatFlag } from '../src/art/seats.tsx'
import { Blade, Chest, Coin, CompassRose, Cup, Die, Palm, Shark } from '../src/art/symbols.tsx'
import type { IslandProps } from '../src/games/silver-and-gold/art/index.ts'
import {
  cardColors,
  DeckCard,
  DisplayCard,
  ExpeditionCard,
  IslandScrap,
  MiniIsland,
  PointsChip,
  RoundTrack,
  ScoreCardArt,
  SealChip,
  shapeCells,
  ShapeList,
  shapeNames,
  TrophyColumn,
} from '../src/games/silver-and-gold/art/index.ts'
import {
  ArtifactsIncCover,
  SilverAndGoldCover,
  SunkenTreasureCover,
  ThesaurosCover,
} from '../src/lobby/covers/index.ts'
import { phoneScrap } from '../src/games/silver-and-gold/layout.ts'

const island = (
  id: string,
  name: string,
  color: IslandProps['color'],
  rows: string[],
  crossed: number[] = [],
  seal: IslandProps['seal'] = null,
): IslandProps => ({
  id,
  name,
  color,
  points: { grey: 8, green: 10, orange: 12, purple: 14 }[color],
  seal,
  rows,
  crossed: Array.from({ length: 16 }, (_, box) => crossed.includes(box)),
})

const amber = island('O10', 'Isle of Amber', 'orange', ['C...', 'ooCo', 'oXoo', 'ooC.'], [0, 4, 5, 8, 9, 12])
const widow = island('P03', "Widow's Reach", 'purple', ['.oXo', 'o.oo', 'oooo', 'XooX'], [1, 2, 4, 8], {
  color: 'grey',
  points: 1,
})
const green = island('G01', 'Lantern Cay', 'green', ['oooo', 'o..o', 'oooo'], [0, 1], { color: 'purple', points: 2 })
const grey = island('S05', "Gannet's Toe", 'grey', ['P.oo', 'oooo', '.o..'])
const hole = island('P11', 'The Two Lagoons', 'purple', ['oooo', 'o.Xo', 'oX.o', 'Pooo'])
const seal = island('O03', 'Ember Skerry', 'orange', ['oo.o', 'oX.X', 'oooo', '..oo'], [], { color: 'grey', points: 1 })

function Gallery(): JSX.Element {
  return (
    <>
      <PageDefs />
      <main>
        <section class="felt row">
          <div class="w428">
            <IslandScrap island={amber} caption="Orange, 5 boxes to go" fresh={[12]} />
          </div>
          <div class="w428">
            <IslandScrap
              island={widow}
              caption="Purple, 10 boxes to go"
              ghost={{ cells: [[1, 2], [2, 2], [3, 2], [3, 3]], ok: true }} // prettier-ignore
              lifted
            />
          </div>
          <div class="w428">
            <IslandScrap
              island={green}
              caption="Green, 8 boxes to go"
              ghost={{ cells: [[-1, 3], [0, 3], [1, 3], [1, 2]], ok: false, blocked: [[-1, 3], [1, 2]] }} // prettier-ignore
            />
          </div>
          <div class="w428">
            <IslandScrap
              island={grey}
              caption="Grey, 8 boxes to go"
              legalBoxes={[0, 2, 3, 4, 5, 6, 7, 9]}
              focusBox={5}
            />
          </div>
          <div class="w372">
            <IslandScrap island={widow} layout={phoneScrap} caption="Purple, 10 boxes to go" legalBoxes={[3, 6]} />
          </div>
          <div class="w428">
            <IslandScrap island={hole} caption="Purple, 14 boxes to go" />
          </div>
        </section>
        <section class="felt row">
          <div class="w150">
            <ExpeditionCard title="Expedition" cells={shapeCells.L4} caption="the large L, L4" />
          </div>
          <div class="w150">
            <ExpeditionCard title="Expedition" cells={shapeCells.I3} caption="la petite équerre, L3" />
          </div>
          <div class="w150">
            <ExpeditionCard title="Expedition" cells={null} caption="not yet turned" />
          </div>
          <div class="w150">
            <RoundTrack round={2} turn={4} roundText="Round 2 of 4" turnText="turn 4 of 7" />
            <br />
            <ShapeList
              title="The eight shapes"
              shapes={shapeNames.map((shape) => ({
                shape,
                copies: shape === 'I3' || shape === 'L3' ? 2 : 1,
                current: shape === 'L4',
                used: shape === 'I2',
                label: shape,
              }))}
            />
          </div>
          <div class="w270 panel pad">
            <ScoreCardArt coins={4} trophies={[6, null, null]} palms={[3, null, null, null]} label="score card" />
          </div>
          <div class="w270 panel pad">
            <ScoreCardArt coins={9} trophies={[6, 0, null]} palms={[3, 1, 4, null]} label="score card" />
          </div>
          <div class="w78">
            <TrophyColumn
              label="trophies"
              trophies={[
                { value: 6, taker: 'red' },
                { value: 5, taker: 'green' },
                { value: 4, taker: 'blue' },
                { value: 3, taker: null },
                { value: 2, taker: null },
                { value: 1, taker: null },
              ]}
            />
          </div>
        </section>
        <section class="felt row">
          <For each={[hole, green, seal, grey]}>
            {(card, index) => (
              <div class="w152">
                <DisplayCard island={card} colorName={card.color} legal={index() === 1} picked={index() === 2} />
              </div>
            )}
          </For>
          <div class="w152">
            <DeckCard count={31} caption="in the deck" />
          </div>
          <div class="panel pad row">
            <MiniIsland island={amber} label="x" />
            <MiniIsland island={widow} />
            <MiniIsland island={green} width={60} fresh={[1]} />
            <MiniIsland island={grey} width={40} />
            <MiniIsland island={hole} />
          </div>
          <div class="panel pad row">
            <For each={cardColors}>
              {(color, i) => (
                <>
                  <PointsChip color={color} points={8 + 2 * i()} />
                  <PointsChip color={color} points={8 + 2 * i()} size={34} />
                  <SealChip color={color} points={1 + (i() % 2)} />
                </>
              )}
            </For>
          </div>
          <div class="panel pad row">
            <For each={seatColors}>{(color) => <SeatFlag color={color} label={color} />}</For>
            <For each={seatColors}>{(color) => <SeatFlag color={color} width={42} />}</For>
          </div>
          <svg width="460" height="60" class="panel">
            <Coin x={30} y={30} size={40} />
            <Palm x={80} y={30} size={40} />
            <Blade x={130} y={30} size={34} />
            <Cup x={180} y={30} size={40} />
            <Chest x={230} y={30} size={40} />
            <CompassRose x={290} y={30} size={56} />
            <Die x={350} y={30} size={38} value={5} />
            <Shark x={410} y={30} size={52} />
          </svg>
          <div class="panel pad row">
            <button class="btn primary">Cross off here</button>
            <button class="btn">Turn</button>
            <button class="btn now">Single box</button>
            <button class="btn ghost">Undo</button>
            <button class="btn primary" disabled>
              End turn
            </button>
            <button class="btn" aria-pressed="true">
              Mirror
            </button>
          </div>
        </section>
        <section class="row covers">
          <ThesaurosCover label="Thesauros" />
          <SilverAndGoldCover label="Silver & Gold" />
          <ArtifactsIncCover label="Artifacts, Inc." />
          <SunkenTreasureCover label="Sunken Treasure" />
        </section>
      </main>
    </>
  )
}

render(() => <Gallery />, document.getElementById('root') ?? document.body)
