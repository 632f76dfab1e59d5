import { Key } from '@solid-primitives/keyed'
import { createMemo, Show, type JSX } from 'solid-js'
import type { SortId } from '@fathom/thesauros'
import { seatColor } from '../../table/seats.ts'
import { DoubleAction, Envelope, Meeple, Zodiac } from './art/index.ts'
import type { Desk } from './desk.ts'
import { drawnHull, drawnMeeple, hatOf } from './drawn.ts'
import { sortInHand, staffOf, voyageInHand, withDouble, withEnvelope, type Ask } from './input/index.ts'
import { spaceName } from './speech.ts'
import { testIdOf } from './spots.ts'
import { words } from './text.ts'

/** Whom I may place now, to be clicked or dragged, with the envelope and a Double Action as switches. */
export function StaffTray(props: { desk: Desk }): JSX.Element {
  const { desk } = props
  const ask = (): Ask | null => desk.hand.ask()
  const staff = createMemo(() => {
    const now = ask()
    return now === null ? [] : staffOf(now)
  })
  return (
    <Show when={staff().length > 0}>
      <div class="th-staff" role="group" aria-label={words().staff}>
        <Key each={staff()} by="sort">
          {(each) => <StaffButton desk={desk} sort={each().sort} count={each().count} />}
        </Key>
      </div>
      <Switches desk={desk} />
    </Show>
  )
}

function StaffButton(props: { desk: Desk; sort: SortId; count: number }): JSX.Element {
  const { desk } = props
  const isNext = (): boolean => {
    const ask = desk.hand.ask()
    return ask !== null && sortInHand(ask) === props.sort
  }
  const role = (): 'boss' | 'worker' | 'mercenary' =>
    props.sort === 'B' ? 'boss' : props.sort === 'M' ? 'mercenary' : 'worker'
  return (
    <button
      class="th-person"
      title={words().pickSpoken(words().shortSorts[props.sort], props.count)}
      aria-pressed={isNext()}
      tabindex={-1}
      data-spot={`meeple:${props.sort}`}
      data-legal=""
      data-testid={testIdOf(`meeple:${props.sort}`)}
    >
      <Meeple
        meeple={{ key: '', seat: seatColor(desk.mover() ?? 0), role: role(), hat: hatOf(props.sort), doubled: isNext() && doubles(desk) }} // prettier-ignore
        height={34}
      />
      <span>{words().shortSorts[props.sort]}</span>
      <Show when={props.count > 1}>
        <b>{words().times(props.count)}</b>
      </Show>
    </button>
  )
}

function doubles(desk: Desk): boolean {
  const ask = desk.hand.ask()
  return ask !== null && withDouble(ask)
}

/** What goes along with the next meeple. */
function Switches(props: { desk: Desk }): JSX.Element {
  const { desk } = props
  const { hand } = desk
  const posts = (): boolean => {
    const ask = hand.ask()
    return ask !== null && withEnvelope(ask)
  }
  const isOffered = (verb: 'envelope' | 'double'): boolean => desk.offers().has(verb)
  const isFixed = (verb: 'envelope' | 'double'): boolean => desk.asked()?.[verb] === true
  return (
    <Show when={(['envelope', 'double'] as const).some((verb) => isOffered(verb) || isFixed(verb))}>
      <div class="th-switches">
        <Show when={isOffered('envelope') || isFixed('envelope')}>
          <Toggle
            name="envelope"
            label={isFixed('envelope') ? words().envelopePosted : words().envelope}
            on={posts()}
            fixed={isFixed('envelope')}
            onToggle={() => hand.hold({ envelope: !hand.held().envelope })}
          >
            <Envelope seat={seatColor(desk.mover() ?? 0)} size={16} />
          </Toggle>
        </Show>
        <Show when={isOffered('double') || isFixed('double')}>
          <Toggle
            name="double"
            label={words().double}
            on={doubles(desk)}
            fixed={isFixed('double')}
            onToggle={() => hand.hold({ double: !hand.held().double })}
          >
            <DoubleAction size={18} />
          </Toggle>
        </Show>
      </div>
    </Show>
  )
}

function Toggle(props: {
  name: string
  label: string
  on: boolean
  fixed: boolean
  onToggle: () => void
  children: JSX.Element
}): JSX.Element {
  return (
    <button
      class="th-switch"
      role="switch"
      aria-checked={props.on}
      aria-disabled={props.fixed}
      onClick={() => !props.fixed && props.onToggle()}
      data-testid={`switch-${props.name}`}
    >
      {props.children}
      <span>{props.label}</span>
      <i aria-hidden="true" />
    </button>
  )
}

/** My Zodiacs that can be played now: to be picked, so that the chart shows where each can go. */
export function BoatTray(props: { desk: Desk }): JSX.Element {
  const { desk } = props
  const boats = createMemo(() => {
    const voyages = desk.asked()?.kind === 'sea' ? (desk.asked()?.voyages ?? []) : []
    if (voyages.length < 2) return []
    return desk.view().zodiacs.filter(({ zodiac }) => voyages.some((voyage) => voyage.zodiac === zodiac))
  })
  const isPicked = (zodiac: string): boolean => {
    const ask = desk.hand.ask()
    return ask !== null && voyageInHand(ask)?.zodiac === zodiac
  }
  return (
    <Key each={boats()} by="zodiac">
      {(boat) => (
        <div class="th-boat" classList={{ picked: isPicked(boat().zodiac) }}>
          <button
            class="th-boat-pick"
            aria-pressed={isPicked(boat().zodiac)}
            onClick={() => desk.hand.hold({ zodiac: boat().zodiac })}
            data-testid={`pick-${boat().zodiac}`}
          >
            <Zodiac
              zodiac={{ seat: seatColor(boat().seat), hull: drawnHull(boat().zodiac), crew: [boat().crew ?? []].flat().map(drawnMeeple) }} // prettier-ignore
            />
            <span>
              <b>{words().zodiac[boat().zodiac]}</b>
              <small>{spaceName(desk, boat().space)}</small>
            </span>
          </button>
          <button
            class="btn"
            onClick={() => void desk.context.act([`sail ${boat().zodiac}`])}
            data-testid={`do-sail-${boat().zodiac}`}
          >
            {words().card.play}
          </button>
        </div>
      )}
    </Key>
  )
}
