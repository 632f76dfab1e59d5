import { createMemo, For, Show, type JSX } from 'solid-js'
import type { Desk } from './desk.ts'
import type { Rect, SeaLayout, SpotKey } from './layout.ts'
import { parseSpace, spotRect, type ScenePlaces } from './placing.ts'
import { shipSpoken, spaceSpoken, surfaceSpoken, tileSpoken } from './speech.ts'
import { thingsIn, type Thing } from './spots.ts'
import { words } from './text.ts'

/** A space, or the surface above a column, with the things in it. */
export function Cell(props: {
  spot: SpotKey
  desk: Desk
  layout: SeaLayout
  places: ScenePlaces
  slack: number
  isTabStop: boolean
}): JSX.Element {
  const rect = (): Rect | null => spotRect(props.layout, props.places, props.spot)
  const at = parseSpace(props.spot)
  const name = (): string => {
    if (at === null) return surfaceSpoken(props.desk, props.spot === 'dock:left' ? 0 : 7)
    return at.row === 1 ? surfaceSpoken(props.desk, at.column) : spaceSpoken(props.desk, at.column, at.row)
  }
  const isLegal = (): boolean => props.desk.glowing().includes(props.spot)
  const invites = (): string => {
    const { phase } = props.desk.view()
    if (!isLegal()) return ''
    return `. ${phase === 'place' ? words().placesHere : phase === 'sail' ? words().sailsHere : words().goesHere}`
  }
  const things = createMemo(() => thingsIn(props.desk, props.spot))
  const keys = createMemo(() => things().map(({ key }) => key), [], { equals: sameKeys })
  return (
    <g
      role="gridcell"
      tabindex={props.isTabStop ? 0 : -1}
      aria-label={`${name()}${invites()}`}
      data-spot={props.spot}
      data-testid={props.spot.replace(':', '-')}
      data-legal={isLegal() ? '' : undefined}
    >
      <rect {...rect()} fill="transparent" />
      <For each={keys()}>
        {(key) => (
          <Show when={things().find((thing) => thing.key === key)}>
            {(thing) => (
              <ThingButton
                thing={thing()}
                desk={props.desk}
                rect={grown(spotRect(props.layout, props.places, key), props.slack)}
              />
            )}
          </Show>
        )}
      </For>
    </g>
  )
}

function ThingButton(props: { thing: Thing; desk: Desk; rect: Rect | null }): JSX.Element {
  const isLegal = (): boolean => isLive(props.desk, props.thing)
  return (
    <g
      role="button"
      tabindex={-1}
      aria-label={thingSpoken(props.desk, props.thing)}
      aria-disabled={!isLegal()}
      data-spot={props.thing.key}
      data-testid={props.thing.key.replaceAll(':', '-')}
      data-legal={isLegal() ? '' : undefined}
    >
      <Show when={props.rect}>{(rect) => <rect {...rect()} fill="transparent" />}</Show>
    </g>
  )
}

/** Something can be done with it now. Boats of mine in one space are alike: the first one stands for all. */
function isLive(desk: Desk, thing: Thing): boolean {
  if (thing.is !== 'boat') return desk.glowing().includes(thing.key)
  return desk.mover() === thing.seat && desk.glowing().includes(thing.key.replace(/\d$/, '0') as SpotKey)
}

function thingSpoken(desk: Desk, thing: Thing): string {
  switch (thing.is) {
    case 'tile':
      return tileSpoken(thing.token, thing.joker, thing.laid)
    case 'ship':
      return shipSpoken(desk, thing.seat)
    case 'boat': {
      const isOwn = desk.context.you() === thing.seat
      const name = isOwn ? words().yourBoat : words().boatSpoken(desk.nameOfSeat(thing.seat))
      const acts = isLive(desk, thing) ? `, ${words().mayAct}` : ''
      return `${name}${acts}${desk.chosenBoat() === thing.key ? `, ${words().chosen}` : ''}`
    }
  }
}

function grown(rect: Rect | null, by: number): Rect | null {
  return rect === null
    ? null
    : { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by }
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index])
}
