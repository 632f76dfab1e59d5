import { createEffect, createMemo, untrack, type JSX } from 'solid-js'
import { spotUnder } from '../../board/spots.ts'
import { ViewportPane } from '../../board/ViewportPane.tsx'
import { Chart, MoneyProvider, sceneOf, spotRect, type MarkItem, type NoteItem, type SpotKey } from './art/index.ts'
import { ChartSpots } from './ChartSpots.tsx'
import type { GameModel } from './model.ts'
import { sortInHand, type Aim } from './input/index.ts'
import type { ChartLayout } from './layout.ts'
import type { ChartViewport } from './chartViewport.ts'
import { noDive } from './noDive.ts'
import { partOfSpot } from './parts.ts'
import { placingLines } from './prospects.ts'
import { depthWords, wayWords } from './speech.ts'
import { labelOf } from '../../text/index.ts'
import { messages } from './text/index.ts'

export interface ChartRegionProps {
  readonly model: GameModel
  readonly layout: ChartLayout
  readonly viewport: ChartViewport
  readonly slack: number
}

/** The chart as something to work on: pointing shows what would happen, a click does it. */
export function ChartRegion(props: ChartRegionProps): JSX.Element {
  const { model } = props
  const { scene, pointer } = model
  const places = createMemo(() =>
    sceneOf({ layout: props.layout, zones: scene.zones(), zodiacs: scene.zodiacs(), scores: scene.scores() }),
  )
  createEffect(() => {
    const at = model.glow()
    const rect = at === null ? null : untrack(() => spotRect(places(), at))
    if (rect !== null) props.viewport.reach(rect)
  })
  /** A building or a site from near; from there, and from the water, back to the whole chart. */
  const comeCloser = (event: MouseEvent): void => {
    const part = partOfSpot(spotUnder(event.target) ?? '', model.board().sea)
    props.viewport.show(props.viewport.isWhole() ? part : 'all')
  }
  /** From so far its words would be too small to be read: they are left out, the shapes tell where what is. */
  const isFar = createMemo(() => props.viewport.screen().width < 0.97 * props.viewport.drawn().width)
  const aim = createMemo((): Aim | null => pointer.aim())
  const course = (): readonly string[] | null => {
    const now = aim()
    return now?.can === 'do' && now.course !== undefined ? now.course : null
  }
  return (
    <MoneyProvider value={{ plain: (amount) => messages().money(amount), tight: (amount) => messages().tight(amount) }}>
      <ViewportPane
        class={`th-sea${model.glow() === null ? '' : ' glowing'}${isFar() ? ' far' : ''}`}
        viewport={props.viewport}
        isTaken={pointer.isTaken}
        onDblClick={comeCloser}
      >
        <Chart
          layout={props.layout}
          window={props.viewport.drawn()}
          words={scene.words()}
          zones={scene.zones()}
          town={scene.town()}
          sites={scene.sites()}
          zodiacs={scene.zodiacs()}
          scores={scene.scores()}
          legal={pointer.marks() as readonly MarkItem[]}
          selected={selectedOf(model)}
          course={course()}
          focus={focusOf(model)}
          fresh={freshOf(model)}
          note={noteOf(model)}
        >
          <ChartSpots model={model} scene={places()} slack={props.slack} />
        </Chart>
      </ViewportPane>
    </MoneyProvider>
  )
}

/** Marks of what others did, while I have not gone on. */
function freshOf({ fresh, pointer, glow }: GameModel): readonly SpotKey[] {
  const at = glow()
  if (at !== null) return [at]
  const legal = new Set(pointer.marks().map(({ at }) => at))
  return fresh().filter((spot) => !legal.has(spot))
}

function selectedOf({ pointer, asked }: GameModel): readonly SpotKey[] {
  const aim = pointer.aim()
  if (pointer.held().mine) return aim?.can === 'do' ? aim.texts.map((text) => text.replaceAll(' ', ':') as SpotKey) : []
  const zodiac = pointer.held().zodiac ?? (asked()?.kind === 'voyage' ? asked()?.zodiac : null)
  return zodiac == null ? [] : [`zodiac:${zodiac}`]
}

function focusOf({ pointer }: GameModel): SpotKey | null {
  const at = pointer.pointed()
  return at?.by === 'keys' && /^(zone|store|sea|site|column|zodiac|score):/.test(at.spot) ? (at.spot as SpotKey) : null
}

/** Two lines beside what is pointed at: what it costs me now, and what it brings. */
function noteOf(model: GameModel): NoteItem | null {
  const { pointer } = model
  const at = pointer.pointed()
  const ask = pointer.ask()
  const aim = pointer.aim()
  if (at === null || ask === null || aim?.can !== 'do') return null
  if (aim.zone !== undefined && sortInHand(ask) !== null) {
    return { at: `zone:${aim.zone}`, lines: placingLines(model, ask, aim.zone) }
  }
  const last = aim.course?.at(-1)
  if (aim.course === undefined || last === undefined || aim.price === null) return null
  const shut = noDive(model.view(), last)
  const lines = [wayWords(aim.course.length - 1, aim.price), ...(shut === '' ? below(model, last) : [shut])]
  return { at: at.spot as SpotKey, lines }
}

/** The best thing that a diver would find below a space, in a few words. */
function below(model: GameModel, space: string): string[] {
  const dive = (model.asked()?.voyages ?? []).flatMap(({ dives }) => dives).find((each) => each.space === space)
  const treasures = (dive?.depths ?? []).filter((depth) => depth.what === 'treasure' && depth.cost !== null)
  const best = treasures.at(-1)
  if (best === undefined) return []
  const { title, detail } = depthWords(best)
  return [labelOf(title, detail)]
}
