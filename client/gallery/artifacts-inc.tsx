/**
 * The drawings of Artifacts, Inc. in their states, for looking at while drawing: `vite client`, then
 * /gallery/artifacts-inc.html.
 */
import type { JSX } from 'solid-js'
import { render } from 'solid-js/web'
import '../src/styles/base.css'
import './gallery.css'
import './artifacts-inc.css'
import { PageDefs, provideDefs } from '../src/board/Defs.tsx'
import { CardDefs } from '../src/games/artifacts-inc/art/index.ts'
import { others, samples } from './artifacts-inc-cards.ts'
import { Cards } from './artifacts-inc-parts.tsx'
import { Pieces, Races, Signs } from './artifacts-inc-pieces.tsx'
import { Boards } from './artifacts-inc-boards.tsx'
import { Phone, Table } from './artifacts-inc-table.tsx'

function Gallery(): JSX.Element {
  provideDefs(CardDefs)
  return (
    <>
      <PageDefs />
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
