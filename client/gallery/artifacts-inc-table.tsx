/** All of Artifacts, Inc. together, as a table and as a phone have it. */
import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import {
  AssetCard,
  Desk,
  DiePicture,
  Dive,
  FreePlace,
  Museum,
  PublicCard,
  ReputationRace,
} from '../src/games/artifacts-inc/art/index.ts'
import type { Sample } from './artifacts-inc-cards.ts'
import { samples } from './artifacts-inc-cards.ts'
import { Cards, orders, scores } from './artifacts-inc-parts.tsx'

/** Everything together, about as a table has it. */
export function Table(): JSX.Element {
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
export function Phone(): JSX.Element {
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
