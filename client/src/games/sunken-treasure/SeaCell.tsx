import { createMemo, For, Show, type JSX } from 'solid-js'
import { grown, type Rect } from '../../board/geometry.ts'
import { testIdOf } from '../../board/spots.ts'
import { sameNames } from '../../shell/sameNames.ts'
import type { GameModel } from './model.ts'
import { dockTarget, type SeaLayout, type SpotKey } from './layout.ts'
import { parseSpace, spotRect, type ScenePlaces } from './placing.ts'
import { shipSpoken, spaceSpoken, surfaceSpoken, tileSpoken } from './speech.ts'
import { thingsIn, type Thing } from './spots.ts'
import { messages } from './text/index.ts'

/** A space, or the surface above a column, with the things in it. */
export function Cell(props: {
  spot: SpotKey
  model: GameModel
  layout: SeaLayout
  places: ScenePlaces
  slack: number
  /** Nothing that something can be done with is narrower or lower for a pointer. */
  least: number
}): JSX.Element {
  const at = parseSpace(props.spot)
  const target = (): Rect | null =>
    at === null
      ? dockTarget(props.layout, props.spot === 'dock:left' ? 'left' : 'right')
      : spotRect(props.layout, props.places, props.spot)
  const name = (): string => {
    if (at === null) return surfaceSpoken(props.model, props.spot === 'dock:left' ? 0 : 7)
    return at.row === 1 ? surfaceSpoken(props.model, at.column) : spaceSpoken(props.model, at.column, at.row)
  }
  const isLegal = (): boolean => props.model.glowing().includes(props.spot)
  const invites = (): string => {
    const { phase } = props.model.view()
    if (!isLegal()) return ''
    return `. ${phase === 'sail' ? messages().sailsHere : messages().goesHere}`
  }
  const things = createMemo(() => thingsIn(props.model, props.spot))
  const keys = createMemo(() => things().map(({ key }) => key), [], { equals: sameNames })
  return (
    <g
      role="gridcell"
      tabindex={-1}
      aria-label={`${name()}${invites()}`}
      data-spot={props.spot}
      data-testid={testIdOf(props.spot)}
      data-legal={isLegal() ? '' : undefined}
    >
      <rect {...target()} fill="transparent" />
      <For each={keys()}>
        {(key) => (
          <Show when={things().find((thing) => thing.key === key)}>
            {(thing) => (
              <ThingButton
                thing={thing()}
                at={at}
                model={props.model}
                rect={hitRect(spotRect(props.layout, props.places, key), {
                  slack: props.slack,
                  least: isLive(props.model, thing()) ? props.least : 0,
                })}
              />
            )}
          </Show>
        )}
      </For>
    </g>
  )
}

function ThingButton(props: {
  thing: Thing
  at: ReturnType<typeof parseSpace>
  model: GameModel
  rect: Rect | null
}): JSX.Element {
  const isLegal = (): boolean => isLive(props.model, props.thing)
  return (
    <g
      role="button"
      tabindex={-1}
      aria-label={thingSpoken(props.model, props.thing, props.at)}
      aria-disabled={!isLegal()}
      data-spot={props.thing.key}
      data-testid={testIdOf(props.thing.key)}
      data-legal={isLegal() ? '' : undefined}
    >
      <Show when={props.rect}>{(rect) => <rect {...rect()} fill="transparent" />}</Show>
    </g>
  )
}

/** Something can be done with it now. Boats of mine in one space are alike: the first one stands for all. */
function isLive(model: GameModel, thing: Thing): boolean {
  if (thing.is !== 'boat') return model.glowing().includes(thing.key)
  return model.mover() === thing.seat && model.glowing().includes(thing.key.replace(/\d$/, '0') as SpotKey)
}

/** @param at the space that it lies in: of boats each seat has several */
function thingSpoken(model: GameModel, thing: Thing, at: ReturnType<typeof parseSpace>): string {
  switch (thing.is) {
    case 'tile':
      return tileSpoken(thing.token, thing.joker, thing.laid)
    case 'ship':
      return shipSpoken(model, thing.seat)
    case 'boat': {
      const isOwn = model.context.you() === thing.seat
      const name = isOwn ? messages().yourBoat : messages().boatSpoken(model.nameOfSeat(thing.seat))
      const which = thing.of === 1 ? '' : `, ${messages().oneOf(thing.number, thing.of)}`
      const acts = isLive(model, thing) ? `, ${messages().mayAct}` : ''
      const where = at === null ? '' : `, ${messages().placeWithin(at.column, at.row)}`
      return `${name}${which}${where}${acts}${model.chosenBoat() === thing.key ? `, ${messages().chosen}` : ''}`
    }
  }
}

/** What a pointer hits of a piece: a little round it, and at least so much. */
function hitRect(rect: Rect | null, { slack, least }: { slack: number; least: number }): Rect | null {
  if (rect === null) return null
  const { x, y, width, height } = grown(rect, slack)
  const [across, down] = [Math.max(0, least - width), Math.max(0, least - height)]
  return { x: x - across / 2, y: y - down / 2, width: width + across, height: height + down }
}
