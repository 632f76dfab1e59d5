import { For, Show, type JSX } from 'solid-js'
import { TREASURE_VALUES, type RoomView } from '@fathom/thesauros'
import { language } from '../../../shell/preferences.ts'
import { seatColor } from '../../../table/seats.ts'
import { MuseumRoom, roomWidth, Storeroom, type Exhibit } from '../art/index.ts'
import { drawnRoom } from '../drawn.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import { exhibitDeals, meantRoom, roomDeals } from './deals.ts'
import { Deal, DrawnDeal } from './Deal.tsx'
import type { Town } from './state.ts'
import './museum.css'

/** The rooms with their doors and niches, and the storeroom. */
export function Museum(props: { town: Town; scale?: number }): JSX.Element {
  const { around } = props.town
  const scale = (): number => props.scale ?? 1
  const indices = (): number[] => around.view().rooms.map((_, index) => index)
  return (
    <div class="th-museum" data-testid="museum">
      <For each={indices()}>{(index) => <Room {...props} index={index} scale={scale()} />}</For>
      <p class="th-museum-end soft th-small">{roomsEnd(around)}</p>
      <Store town={props.town} scale={scale()} />
    </div>
  )
}

/** What ends the game before its last quadrimester. */
export function roomsEnd({ view }: Town['around']): string {
  const { rooms } = view()
  return panelMessages().roomsEnd(rooms.filter(({ open }) => open).length, rooms.length)
}

function Room(props: { town: Town; index: number; scale: number }): JSX.Element {
  const { town } = props
  const { around } = town
  const room = (): RoomView | undefined => around.view().rooms[props.index]
  const code = (): string => `M${props.index + 1}`
  const texts = (): string[] => roomDeals(town.offers(), code())
  const drawn = () => {
    const there = room()
    return there === undefined ? null : drawnRoom(around.tableSet.set, around.view(), there, language())
  }
  const free = (): number => room()?.exhibits.indexOf(null) ?? -1
  const legal = (): (number | 'door')[] => [
    ...(texts().some((text) => text.startsWith('sponsor')) ? (['door'] as const) : []),
    ...(texts().some((text) => text.startsWith('sell')) && free() >= 0 ? [free()] : []),
    ...(room()?.exhibits ?? []).flatMap((_, place) => (moves().has(placeName(place)) ? [place] : [])),
  ]
  const placeName = (place: number): string => `${code()}.${place + 1}`
  const moves = () => (town.asked() === 'museum-deed' ? exhibitDeals(town.offers(), town.held()) : new Map())
  return (
    <Show when={drawn()}>
      {(item) => (
        <figure class="th-room">
          <div class="th-room-place">
            <DrawnDeal
              town={town}
              texts={texts()}
              label={roomSpoken(town, props.index)}
              explain={`room:${item().id}`}
              meant={() => meantRoom(around, props.index)}
              testid={`room-${item().id}`}
            >
              <MuseumRoom room={item()} legal={legal()} width={roomWidth(item().values.length) * props.scale} />
            </DrawnDeal>
            <Show when={town.asked() === 'museum-deed'}>
              <Places town={town} count={item().values.length} code={code()} moves={moves()} />
            </Show>
          </div>
          <figcaption>
            {/* The log tells rooms by their number. */}
            <span class="italic">
              {props.index + 1}. {item().name}
            </span>
            <span class="soft">
              {item().state === 'open' ? panelMessages().openRoom : panelMessages().fullBonus(item().bonus)}
            </span>
          </figcaption>
        </figure>
      )}
    </Show>
  )
}

/** While a mercenary moves exhibits, each niche is a button of its own. */
function Places(props: { town: Town; count: number; code: string; moves: ReadonlyMap<string, string> }): JSX.Element {
  const width = (): number => roomWidth(props.count)
  return (
    <For each={Array.from({ length: props.count }, (_, place) => `${props.code}.${place + 1}`)}>
      {(name, place) => {
        const text = (): string | undefined => props.moves.get(name)
        const isHeld = (): boolean => props.town.held() === name
        return (
          <Show when={text() !== undefined || isHeld()}>
            <Deal
              town={props.town}
              class="th-niche"
              texts={text() ? [text() ?? ''] : []}
              label={panelMessages().choose(name)}
              pressed={isHeld()}
              onPick={text() ? undefined : () => props.town.hold(isHeld() ? null : name)}
              style={{ left: `${(100 * (7 + place() * 31)) / width()}%`, width: `${(100 * 26) / width()}%` }}
              testid={`niche-${name}`}
            />
          </Show>
        )
      }}
    </For>
  )
}

function Store(props: { town: Town; scale: number }): JSX.Element {
  const { around } = props.town
  const texts = (): string[] => roomDeals(props.town.offers(), 'store')
  const exhibits = (): Exhibit[] =>
    around
      .view()
      .stored.flatMap((counts, seat) =>
        TREASURE_VALUES.flatMap((value, kind) =>
          Array.from({ length: counts[kind] ?? 0 }, () => ({ value, seller: seatColor(seat) })),
        ),
      )
  return (
    <Show when={exhibits().length > 0 || texts().length > 0}>
      <figure class="th-room th-store-place">
        <DrawnDeal
          town={props.town}
          texts={texts()}
          label={panelMessages().storeroom}
          explain="token:treasure"
          testid="storeroom"
        >
          <Storeroom exhibits={exhibits()} legal={texts().length > 0} scale={props.scale} />
        </DrawnDeal>
        <figcaption>
          <span class="italic">{panelMessages().storeroom}</span>
        </figcaption>
      </figure>
    </Show>
  )
}

/** "Navigation Room, sponsored by Ana. Places: $5 of Ana, 4 RP" */
function roomSpoken({ around }: Town, index: number): string {
  const room = around.view().rooms[index]
  if (room === undefined) return ''
  const { name } = drawnRoom(around.tableSet.set, around.view(), room, language())
  const sponsor = room.sponsor === null ? '' : around.nameOfSeat(room.sponsor)
  const { open, closed, free } = panelMessages().roomState
  const state = room.open
    ? open(sponsor)
    : room.sponsor === null
      ? free(officeMessages().money(room.price))
      : closed(sponsor)
  const places = room.exhibits.map((exhibit, place) =>
    exhibit === null
      ? panelMessages().placeWorth(room.values[place] ?? 0)
      : panelMessages().exhibit(officeMessages().money(exhibit.value), around.nameOfSeat(exhibit.seat)),
  )
  return panelMessages().roomSpoken(name, state, places.join(', '))
}
