import { createEffect, createMemo, untrack, type JSX } from 'solid-js'
import { Chart, MoneyProvider, sceneOf, spotRect, type MarkItem, type NoteItem, type SpotKey } from './art/index.ts'
import { ChartSpots } from './ChartSpots.tsx'
import type { Desk } from './desk.ts'
import { sortInHand, type Aim } from './input/index.ts'
import type { ChartLayout, Rect } from './layout.ts'
import { createSteering } from './steering.ts'
import type { Lens } from './lens.ts'
import { placingLines } from './prospects.ts'
import { depthWords, wayWords } from './speech.ts'
import { words } from './text.ts'

export interface ChartRegionProps {
  readonly desk: Desk
  readonly layout: ChartLayout
  readonly lens: Lens
  readonly slack: number
}

/** The chart as something to work on: pointing shows what would happen, a click does it. */
export function ChartRegion(props: ChartRegionProps): JSX.Element {
  const { desk } = props
  const { scene, hand } = desk
  const places = createMemo(() =>
    sceneOf({ layout: props.layout, zones: scene.zones(), zodiacs: scene.zodiacs(), scores: scene.scores() }),
  )
  createEffect(() => {
    const at = desk.glow()
    const rect = at === null ? null : untrack(() => spotRect(places(), at))
    if (rect !== null) props.lens.reach(rect)
  })
  const steering = createSteering(props.lens, desk.board)
  const aim = createMemo((): Aim | null => hand.aim())
  const course = (): readonly string[] | null => {
    const now = aim()
    return now?.can === 'do' && now.course !== undefined ? now.course : null
  }
  return (
    <MoneyProvider value={{ plain: (amount) => words().money(amount), tight: (amount) => words().tight(amount) }}>
      <div class="th-sea" classList={{ glowing: desk.glow() !== null }} {...steering.handlers} ref={steering.ref}>
        <div class="th-camera" style={cameraStyle(props.lens.drawn(), props.lens.window())}>
          <Chart
            layout={props.layout}
            window={props.lens.drawn()}
            words={scene.words()}
            zones={scene.zones()}
            town={scene.town()}
            sites={scene.sites()}
            zodiacs={scene.zodiacs()}
            scores={scene.scores()}
            legal={hand.marks() as readonly MarkItem[]}
            selected={selectedOf(desk)}
            course={course()}
            focus={focusOf(desk)}
            fresh={freshOf(desk)}
            note={noteOf(desk)}
          >
            <ChartSpots desk={desk} scene={places()} slack={props.slack} />
          </Chart>
        </div>
      </div>
    </MoneyProvider>
  )
}

/** Shows another window than the one that is drawn, by moving the picture: a frame of that costs nothing, while a drawing costs a few. */
function cameraStyle(drawn: Rect, shown: Rect): JSX.CSSProperties {
  const aside = (-100 * (shown.x - drawn.x)) / shown.width
  const down = (-100 * (shown.y - drawn.y)) / shown.height
  return { transform: `translate(${aside}%, ${down}%) scale(${drawn.width / shown.width})` }
}

/** Marks of what others did, while I have not gone on. */
function freshOf({ fresh, hand, glow }: Desk): readonly SpotKey[] {
  const at = glow()
  if (at !== null) return [at]
  const legal = new Set(hand.marks().map(({ at }) => at))
  return fresh().filter((spot) => !legal.has(spot))
}

function selectedOf({ hand, asked }: Desk): readonly SpotKey[] {
  const aim = hand.aim()
  if (hand.held().mine) return aim?.can === 'do' ? aim.texts.map((text) => text.replaceAll(' ', ':') as SpotKey) : []
  const zodiac = hand.held().zodiac ?? (asked()?.kind === 'voyage' ? asked()?.zodiac : null)
  return zodiac == null ? [] : [`zodiac:${zodiac}`]
}

function focusOf({ hand }: Desk): SpotKey | null {
  const at = hand.pointed()
  return at?.by === 'keys' && /^(zone|store|sea|site|column|zodiac|score):/.test(at.spot) ? (at.spot as SpotKey) : null
}

/** Two lines beside what is pointed at: what it costs me now, and what it brings. */
function noteOf(desk: Desk): NoteItem | null {
  const { hand } = desk
  const at = hand.pointed()
  const ask = hand.ask()
  const aim = hand.aim()
  if (at === null || ask === null || aim?.can !== 'do') return null
  if (aim.zone !== undefined && sortInHand(ask) !== null) {
    return { at: `zone:${aim.zone}`, lines: placingLines(desk, ask, aim.zone) }
  }
  const last = aim.course?.at(-1)
  if (aim.course === undefined || last === undefined || aim.price === null) return null
  const lines = [wayWords(aim.course.length - 1, aim.price), ...below(desk, last)]
  return { at: at.spot as SpotKey, lines }
}

/** The best thing that a diver would find below a space, in a few words. */
function below(desk: Desk, space: string): string[] {
  const dive = (desk.asked()?.voyages ?? []).flatMap(({ dives }) => dives).find((each) => each.space === space)
  const treasures = (dive?.depths ?? []).filter((depth) => depth.what === 'treasure' && depth.cost !== null)
  const best = treasures.at(-1)
  if (best === undefined) return []
  const { title, detail } = depthWords(best)
  return [`${title}: ${detail}`]
}
