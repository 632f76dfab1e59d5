/** The boards of Artifacts, Inc., one by one. */
import type { JSX } from 'solid-js'
import { Desk, Dive, EmptyPile, FreePlace, Museum, PublicCard } from '../src/games/artifacts-inc/art/index.ts'
import { orders } from './artifacts-inc-parts.tsx'

export function Boards(): JSX.Element {
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
