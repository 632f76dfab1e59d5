/**
 * The drawings of Artifacts, Inc. in their states, for looking at while drawing: `vite client`, then
 * /gallery/artifacts-inc.html.
 */
import type { JSX } from 'solid-js'
import { createSignal, For } from 'solid-js'
import { render } from 'solid-js/web'
import '../src/styles/base.css'
import './gallery.css'
import './artifacts-inc.css'
import { ArtDefs } from '../src/art/ArtDefs.tsx'
import { seatColors } from '../src/art/seats.tsx'
import type { SeatColor } from '../src/art/seats.tsx'
import {
  ArtifactPicture,
  artifacts,
  AssetCard,
  assetKinds,
  CoinPicture,
  CubePicture,
  Desk,
  DeskDefs,
  DiePicture,
  Dive,
  EmptyPile,
  FindPicture,
  finds,
  FreePlace,
  LaurelPicture,
  Museum,
  PublicCard,
  KindPicture,
  ReputationRace,
  WellPicture,
  WorkPicture,
} from '../src/games/artifacts-inc/art/index.ts'
import type { CardSize, Level, Order } from '../src/games/artifacts-inc/art/index.ts'
import type { Sample } from './artifacts-inc-cards.ts'
import { others, samples } from './artifacts-inc-cards.ts'

function Cards(props: { cards: readonly Sample[]; level: Level; size: CardSize; french?: boolean }): JSX.Element {
  return (
    <For each={props.cards}>
      {(card) => (
        <AssetCard
          id={card.id}
          name={props.french ? card.french : card.name}
          letter={card.letter}
          kind={card.kind}
          level={props.level}
          side={card.sides[props.level - 1] ?? card.sides[0]}
          cost={props.level === 1 ? card.cost : null}
          size={props.size}
        />
      )}
    </For>
  )
}

function Pieces(): JSX.Element {
  return (
    <section class="ai-felt" id="pieces">
      <For each={[22, 28, 34, 44]}>
        {(size) => (
          <div class="row">
            <For each={[1, 2, 3, 4, 5, 6]}>{(value) => <DiePicture value={value} size={size} />}</For>
            <DiePicture value={5} state="legal" size={size} />
            <DiePicture value={4} state="selected" size={size} />
            <DiePicture value={3} state="used" size={size} />
            <DiePicture value={6} state="disabled" size={size} />
            <DiePicture value={0} size={size} />
          </div>
        )}
      </For>
      <For each={[14, 18, 22, 28, 44]}>
        {(size) => (
          <div class="row">
            <For each={artifacts}>{(artifact) => <ArtifactPicture artifact={artifact} size={size} />}</For>
            <For each={finds}>{(find) => <FindPicture find={find} size={size} />}</For>
            <FindPicture find={null} size={size} />
            <CoinPicture size={size} />
            <LaurelPicture text="3" size={size * 1.2} />
            <LaurelPicture text="12" size={size * 1.2} />
            <For each={seatColors}>{(color) => <CubePicture color={color} size={size} />}</For>
          </div>
        )}
      </For>
    </section>
  )
}

const orders = (sizes: string, owners: string): Order[] =>
  [...sizes].map((size, index) => ({
    size: Number(size),
    owner: seatColors.find((color) => color.startsWith((owners[index] ?? '').toLowerCase() || '-')) ?? null,
    legal: owners[index] === '?',
    fresh: owners[index] === 'R',
  }))

function Boards(): JSX.Element {
  return (
    <section class="ai-felt" id="boards">
      <Desk />
      <div class="row">
        <Museum
          name="Museum of Fossils"
          artifact="fossil"
          faces={[1, 2, 3]}
          bonus={1}
          majority={3}
          orders={orders('112233456', 'gw.r.b..v')}
          leader="red"
        />
        <Museum
          name="Musée des parchemins"
          artifact="scroll"
          faces={[2, 3, 4]}
          bonus={2}
          majority={3}
          orders={orders('112233456', '??????...')}
          legal
        />
        <Museum
          name="Museum of Gems"
          artifact="gem"
          faces={[3, 4, 5]}
          bonus={3}
          majority={4}
          orders={orders('123456', 'gR?...')}
          die={4}
          leader="green"
        />
        <Museum
          name="Museum of Statues"
          artifact="statue"
          faces={[4, 5, 6]}
          bonus={4}
          majority={4}
          orders={orders('112233456', 'gwrbvgwrb')}
          width={210}
        />
        <div>
          <PublicCard name="Private Collectors" action={{ kind: 'sellAny', bonus: 0 }} faces={[1, 6]} legal />
          <PublicCard name="Guide Work" action={{ kind: 'money', n: 1 }} faces={[1, 2, 3, 4, 5, 6]} die={3} />
        </div>
        <PublicCard name="Collectionneurs privés" action={{ kind: 'sellAny', bonus: 0 }} faces={[1, 6]} die={1} />
        <Dive
          name="Dive"
          top={{ number: 7, find: 'sunkencity' }}
          caption="Sunken City"
          left={10}
          dice={[3, 4]}
          bonus={3}
          legal
        />
        <Dive
          name="Plongée"
          top={{ number: 21, find: 'pottery' }}
          caption="Poterie"
          left={1}
          dice={[3, 4, 6, 6, 2, 1, 5]}
        />
        <Dive name="Dive" top={{ number: 2, find: 'doubloons' }} caption="Doubloons" left={12} />
        <Dive name="Plongée" top={null} caption="Plus rien au fond" left={0} bonus={8} />
        <FreePlace size="small" legal />
        <FreePlace size="small" />
        <EmptyPile size="small" letter="D" caption="La pile est épuisée" />
      </div>
    </section>
  )
}

/** Everything together, about as a table has it. */
function Table(): JSX.Element {
  const own = ['adventurers', 's-canyon', 's-desert', 'headquarters', 'rainforest', 'curators-study']
  const find = (id: string): Sample => samples.find((card) => card.id === id) ?? samples[0]!
  return (
    <section class="ai-felt ai-table" id="table">
      <Desk />
      <ReputationRace seats={scores('11 14 9 17')} goal={20} width={1054} caption="reputation" />
      <div class="ai-row">
        <Museum
          width={172}
          name="Museum of Fossils"
          artifact="fossil"
          faces={[1, 2, 3]}
          bonus={1}
          majority={3}
          orders={orders('112233456', 'gw.r.b...')}
          leader="green"
        />
        <Museum
          width={172}
          name="Museum of Scrolls"
          artifact="scroll"
          faces={[2, 3, 4]}
          bonus={2}
          majority={3}
          orders={orders('112233456', 'r??...g..')}
          legal
        />
        <Museum
          width={172}
          name="Museum of Gems"
          artifact="gem"
          faces={[3, 4, 5]}
          bonus={3}
          majority={4}
          orders={orders('112233456', '.........')}
        />
        <Museum
          width={172}
          name="Museum of Statues"
          artifact="statue"
          faces={[4, 5, 6]}
          bonus={4}
          majority={4}
          orders={orders('112233456', 'wwb......')}
          die={5}
          leader="white"
        />
        <div class="ai-stack">
          <PublicCard width={172} name="Private Collectors" action={{ kind: 'sellAny', bonus: 0 }} faces={[1, 6]} />
          <PublicCard width={172} name="Guide Work" action={{ kind: 'money', n: 1 }} faces={[1, 2, 3, 4, 5, 6]} legal />
        </div>
        <Dive width={172} name="Dive" top={{ number: 9, find: 'doubloons' }} caption="Doubloons" left={9} bonus={3} />
      </div>
      <div class="ai-row">
        <Cards cards={samples.slice(4, 7)} level={1} size="tile" />
        <AssetCard {...find('rainforest')} level={1} side={find('rainforest').sides[0]} size="tile" beneath={5} legal />
        <Cards cards={samples.slice(8, 11)} level={1} size="tile" />
        <AssetCard
          {...find('salvage-barge')}
          level={1}
          side={find('salvage-barge').sides[0]}
          size="tile"
          beneath={3}
          price={{ dollars: 3, scrolls: 0 }}
          legal
        />
        <Cards cards={samples.slice(14, 17)} level={1} size="tile" />
        <AssetCard
          {...find('trustees-room')}
          level={1}
          side={find('trustees-room').sides[0]}
          size="tile"
          beneath={5}
          muted
        />
        <AssetCard {...find('card-sharp')} level={1} side={find('card-sharp').sides[0]} size="tile" beneath={4} muted />
        <AssetCard {...find('tower')} level={1} side={find('tower').sides[0]} size="tile" beneath={4} muted />
      </div>
      <div class="ai-row">
        <For each={own}>
          {(id, index) => (
            <AssetCard
              {...find(id)}
              level={index() === 3 ? 2 : 1}
              side={find(id).sides[index() === 3 ? 1 : 0]}
              cost={index() === 3 ? null : find(id).cost}
              size="small"
              dice={index() === 1 ? [4] : index() === 3 ? [2] : []}
              legalSlots={index() === 3 ? [1] : index() === 2 ? [0] : []}
              picked={index() === 4}
              fresh={index() === 5}
            />
          )}
        </For>
        <FreePlace size="small" legal />
        <div>
          <For each={[5, 3, 6]}>{(value) => <DiePicture value={value} state="legal" />}</For>
          <DiePicture value={5} state="selected" />
          <DiePicture value={4} state="used" />
          <div class="ai-row">
            <Cards cards={samples.slice(0, 4)} level={1} size="mini" />
            <AssetCard {...find('mule-train')} level={2} side={find('mule-train').sides[1]} size="mini" fresh />
            <AssetCard {...find('tower')} level={2} side={find('tower').sides[1]} size="mini" legal />
          </div>
        </div>
      </div>
    </section>
  )
}

/** What a phone shows of it, 390 wide: boards two in a row, cards three. */
function Phone(): JSX.Element {
  return (
    <section class="ai-felt ai-phone" id="phone">
      <Desk />
      <div class="ai-row">
        <Museum
          name="Musée des fossiles"
          artifact="fossil"
          faces={[1, 2, 3]}
          bonus={1}
          majority={3}
          orders={orders('112233456', 'gw.r.b...')}
          leader="green"
          width={181}
        />
        <Museum
          name="Musée des parchemins"
          artifact="scroll"
          faces={[2, 3, 4]}
          bonus={2}
          majority={3}
          orders={orders('112233456', 'r??...g..')}
          legal
          width={181}
        />
      </div>
      <div class="ai-row">
        <div class="ai-stack">
          <PublicCard name="Collectionneurs privés" action={{ kind: 'sellAny', bonus: 0 }} faces={[1, 6]} width={181} />
          <PublicCard
            name="Travail de guide"
            action={{ kind: 'money', n: 1 }}
            faces={[1, 2, 3, 4, 5, 6]}
            legal
            width={181}
          />
        </div>
        <Dive
          name="Plongée"
          top={{ number: 16, find: 'sunkencity' }}
          caption="Cité engloutie"
          left={4}
          dice={[6, 5, 2]}
          bonus={3}
          legal
          width={181}
        />
      </div>
      <div class="ai-row">
        <Cards cards={samples.slice(1, 4)} level={1} size="small" french />
      </div>
      <div class="ai-row">
        <Cards cards={samples.slice(14, 17)} level={2} size="small" french />
      </div>
      <div class="ai-row">
        <For each={[5, 3, 6, 1, 2, 4, 4]}>{(value) => <DiePicture value={value} state="legal" size={40} />}</For>
      </div>
    </section>
  )
}

const scores = (text: string): { color: SeatColor; score: number }[] =>
  text.split(' ').map((score, index) => ({ color: seatColors[index] ?? 'green', score: Number(score) }))

function Races(props: { width: number; id: string }): JSX.Element {
  return (
    <section class="ai-felt" id={props.id}>
      <Desk />
      <For each={['0 0 0 0', '3 8 8 17', '19 20 22 4', '31 30 5 44']}>
        {(text) => (
          <div class="row">
            <ReputationRace seats={scores(text)} goal={20} width={props.width} caption="réputation" />
          </div>
        )}
      </For>
    </section>
  )
}

/** Signs for tooltips and help, and a card that turns when it is pressed. */
function Signs(): JSX.Element {
  const [level, setLevel] = createSignal<Level>(1)
  const sides = [...samples, ...others].flatMap((card) => card.sides)
  return (
    <section class="ai-felt" id="signs">
      <div class="row">
        <button id="flip" onClick={() => setLevel(level() === 1 ? 2 : 1)}>
          <Cards cards={samples.slice(12, 13)} level={level()} size="small" />
        </button>
        <For each={sides}>
          {(side) => (
            <>
              <For each={side.slots}>
                {(slot) => (
                  <span class="row">
                    <WellPicture faces={slot.faces} />
                    <WorkPicture action={slot.action} />
                  </span>
                )}
              </For>
              <For each={side.abilities}>{(ability) => <WorkPicture ability={ability} />}</For>
            </>
          )}
        </For>
        <For each={assetKinds}>{(kind) => <KindPicture kind={kind} size={24} />}</For>
      </div>
    </section>
  )
}

function Gallery(): JSX.Element {
  return (
    <>
      <ArtDefs />
      <DeskDefs />
      <main>
        <Pieces />
        <Signs />
        <Boards />
        <Table />
        <Races width={1060} id="race" />
        <Races width={366} id="race-phone" />
        <Phone />
        <section class="ai-felt row" id="full">
          <Cards cards={samples} level={1} size="full" />
        </section>
        <section class="ai-felt row" id="full2">
          <Cards cards={samples} level={2} size="full" french />
        </section>
        <section class="ai-felt row" id="others">
          <Cards cards={others} level={1} size="full" />
          <Cards cards={others} level={2} size="small" french />
          <Cards cards={others.slice(0, 3)} level={1} size="tile" french />
        </section>
        <section class="ai-felt row" id="small">
          <Cards cards={samples} level={1} size="small" />
          <Cards cards={samples} level={2} size="small" french />
        </section>
        <section class="ai-felt row" id="tile">
          <Cards cards={samples} level={1} size="tile" />
          <Cards cards={samples} level={2} size="tile" french />
        </section>
        <section class="ai-felt row" id="mini">
          <Cards cards={samples} level={1} size="mini" />
          <Cards cards={samples} level={2} size="mini" />
        </section>
      </main>
    </>
  )
}

render(() => <Gallery />, document.getElementById('root') ?? document.body)
