/** The drawings of Thesauros in their states, for looking at while drawing: `vite client`, then /gallery/thesauros.html. */
import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { render } from 'solid-js/web'
import '../src/styles/base.css'
import './gallery.css'
import './thesauros.css'
import { windowOn } from '../src/board/window.ts'
import { PageDefs, provideDefs } from '../src/board/Defs.tsx'
import type { MarkItem } from '../src/games/thesauros/art/index.ts'
import { Chart, MoneyProvider, ThesaurosDefs } from '../src/games/thesauros/art/index.ts'
import type { ChartPart } from '../src/games/thesauros/layout.ts'
import { makeChart, partRect } from '../src/games/thesauros/layout.ts'
import { Pieces } from './thesauros-pieces.tsx'
import {
  busyZones,
  frenchWords,
  fullPort,
  scores,
  seas,
  sites,
  smallSites,
  smallZones,
  tiedScores,
  town,
  words,
  zodiacs,
  zones,
} from './thesauros-scenes.ts'

const large = makeChart(seas.large, 460)
const legal: MarkItem[] = [
  ...['e1', 's5.4', 's5.5', 'f1', 'f2'].map((id): MarkItem => ({ at: `sea:${id}` })),
  ...['w2', 'g1', 'g4', 'w5', 'g5', 'e2', 'e3', 's3.4', 's5.3'].map((id): MarkItem => ({ at: `sea:${id}`, price: 1 })),
  { at: 'column:5:4' },
  { at: 'zodiac:red' },
]
const placing: MarkItem[] = [
  { at: 'queue:1:1', price: 6 },
  ...([2, 3, 7, 8] as const).map((zone): MarkItem => ({ at: `queue:${zone}:${zone === 7 ? 2 : 3}` })),
  { at: 'store:2', price: 8 },
  { at: 'zone:9' },
]

const phoneParts: readonly ChartPart[] = ['all', 'town', 'zone:3', 'lagoon', 'sea', 'site:5']

function Gallery(): JSX.Element {
  provideDefs(ThesaurosDefs)
  return (
    <>
      <PageDefs />
      <main>
        <section class="th-wide" id="chart">
          <Chart
            layout={large}
            words={words}
            zones={zones}
            town={town}
            sites={sites}
            zodiacs={zodiacs}
            scores={scores}
            legal={legal}
            selected={['zodiac:red']}
            course={['w6', 's5.5', 's5.4']}
            note={{ at: 'sea:s5.4', lines: ['2 spaces, free', 'bronze below, $1'] }}
          />
        </section>
        <section class="th-full" id="full">
          <Chart
            layout={makeChart(seas.large, 500)}
            words={words}
            zones={zones}
            town={town}
            sites={sites}
            zodiacs={zodiacs}
            scores={scores}
          />
        </section>
        <section class="th-wide" id="busy">
          <MoneyProvider value={{ plain: (amount) => `${amount}\u00a0$`, tight: (amount) => `${amount}$` }}>
            <Chart
              layout={large}
              words={frenchWords}
              zones={busyZones}
              town={{ ...town, store: { label: 'magasin de Zodiacs', berths: [{ price: 6 }, { price: 8 }] } }}
              sites={sites}
              zodiacs={fullPort}
              scores={tiedScores}
              focus="site:2"
              fresh={['site:4', 'sea:f1']}
            />
          </MoneyProvider>
        </section>
        <section class="th-wide" id="small">
          <Chart
            layout={makeChart(seas.small, 560)}
            words={words}
            zones={smallZones}
            town={{ ...town, recruits: town.recruits?.slice(0, 2) ?? [], seaplanes: { free: 1, used: 0 } }}
            sites={smallSites}
            zodiacs={zodiacs.slice(3)}
            scores={scores.slice(1, 3)}
            legal={placing}
          />
        </section>
        <section class="row" id="phone">
          <For each={phoneParts}>
            {(part) => (
              <div class="th-phone">
                <Chart
                  layout={large}
                  window={
                    part === 'all'
                      ? undefined
                      : windowOn(
                          { world: large, screen: { width: 366, height: 346 }, largest: 9 },
                          partRect(large, part),
                        )
                  }
                  words={words}
                  zones={zones}
                  town={town}
                  sites={sites}
                  zodiacs={zodiacs}
                  scores={scores}
                  legal={part === 'all' || part === 'sea' || part === 'site:5' ? legal : placing}
                />
              </div>
            )}
          </For>
        </section>
        <Pieces />
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (root) render(() => <Gallery />, root)
