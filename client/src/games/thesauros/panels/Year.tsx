import { For, Show, type JSX } from 'solid-js'
import { SeatFlag } from '../../../art/seats.tsx'
import { seatColor } from '../../../table/seats.ts'
import { Calendar, Cube } from '../art/index.ts'
import { SoloGoal, Trophies } from '../end/Solo.tsx'
import { officeMessages, panelMessages } from '../text/index.ts'
import { roomsEnd } from './Museum.tsx'
import type { Town } from './state.ts'
import './year.css'

/** Where in the game we are: the nine quadrimesters, the turn order, envelopes and the two tracks; alone, the goal and the trophies. */
export function Year(props: { town: Town }): JSX.Element {
  const { around } = props.town
  const { data } = around.tableSet.set
  const view = around.view
  const auctions = (): readonly number[] => (view().rules.variant === 'lawless' ? data.calendar.auctionsAfter : [])
  const facts = (): string[] => [
    ...(view().fee > 0 ? [panelMessages().yearTab.fee(officeMessages().money(view().fee))] : []),
    panelMessages().yearTab.seaplanes(view().seaplanes),
    panelMessages().yearTab.island(view().island.unseen + view().island.known.length),
  ]
  return (
    <div class="th-year" data-testid="year">
      <div class="th-year-ladder" data-explain="track:calendar">
        <Calendar quadrimester={view().phase === 'over' ? 10 : view().quadrimester} auctions={auctions()} height={21} />
        <span class="visually-hidden">{panelMessages().yearTab.quadrimester(view().quadrimester)}</span>
      </div>
      <Show when={view().solo}>
        {(solo) => (
          <>
            <SoloGoal around={around} solo={solo()} />
            <Trophies around={around} solo={solo()} />
          </>
        )}
      </Show>
      <Show when={view().players.length > 1}>
        <p class="th-year-row" data-explain="track:order">
          <span class="soft">{panelMessages().yearTab.order}</span>
          <Seats seats={view().order} around={props.town} />
        </p>
        <p class="th-year-row" data-explain="token:envelope">
          <span class="soft">{panelMessages().yearTab.envelopes}</span>
          <Show when={view().envelopes.length > 0} fallback={<span>{panelMessages().yearTab.none}</span>}>
            <Seats seats={view().envelopes} around={props.town} />
          </Show>
        </p>
      </Show>
      <p class="th-year-row" data-explain="track:mussels">
        <span class="soft">{panelMessages().yearTab.mussels}</span>
        <Track
          steps={data.mussels.map((gain) =>
            'money' in gain ? officeMessages().money(gain.money) : panelMessages().points(gain.rp),
          )}
          at={view().musselMarker}
        />
      </p>
      <p class="th-year-row" data-explain="track:advertising">
        <span class="soft">{panelMessages().yearTab.advertising}</span>
        <Track
          steps={view().advertisingTrack.map((points) => panelMessages().points(points))}
          at={view().advertisingMarker}
        />
      </p>
      <Show when={view().rules.variant === 'solo'}>
        <p class="th-year-row">
          <Cube owner="rival" size={15} />
          <span>{panelMessages().solo.rivalCubes(view().cards.filter(({ patent }) => patent === 'rival').length)}</span>
        </p>
      </Show>
      <Show when={view().players.length > 1}>
        <p class="soft th-small">{roomsEnd(around)}</p>
      </Show>
      <p class="soft th-small">{facts().join(' · ')}</p>
    </div>
  )
}

function Seats(props: { seats: readonly number[]; around: Town }): JSX.Element {
  return (
    <span class="th-seats">
      <For each={props.seats}>
        {(seat) => (
          <span title={props.around.around.nameOfSeat(seat)}>
            <SeatFlag color={seatColor(seat)} width={28} />
            <span class="visually-hidden">{props.around.around.nameOfSeat(seat)}</span>
          </span>
        )}
      </For>
    </span>
  )
}

/** Places of a track; the marker's is boxed. */
function Track(props: { steps: readonly string[]; at: number }): JSX.Element {
  return (
    <span class="th-track">
      <For each={props.steps}>
        {(step, index) => (
          <span
            classList={{ now: index() + 1 === props.at }}
            aria-current={index() + 1 === props.at ? 'true' : undefined}
          >
            {step}
          </span>
        )}
      </For>
    </span>
  )
}
