import { createMemo, Show, type JSX } from 'solid-js'
import type { SortId } from '@fathom/thesauros'
import { Keyed } from '../../shell/Keyed.tsx'
import { testIdOf } from '../../board/spots.ts'
import { seatColor } from '../../table/seats.ts'
import { sentenceOf } from './around.ts'
import { DoubleAction, Envelope, Meeple, Zodiac } from './art/index.ts'
import type { GameModel } from './model.ts'
import { drawnHull, drawnMeeple, hatOf } from './drawn.ts'
import { sortInHand, staffOf, voyageInHand, withDouble, withEnvelope, type Ask } from './input/index.ts'
import { spaceName } from './speech.ts'
import { messages } from './text/index.ts'

/** Whom I may place now, to be clicked or dragged, with the envelope and a Double Action as switches. */
export function StaffTray(props: { model: GameModel }): JSX.Element {
  const { model } = props
  const ask = (): Ask | null => model.pointer.ask()
  const staff = createMemo(() => {
    const now = ask()
    return now === null ? [] : staffOf(now)
  })
  return (
    <Show when={staff().length > 0}>
      <div class="th-staff" role="group" aria-label={messages().staff}>
        <Keyed each={staff()} by="sort">
          {(each) => <StaffButton model={model} sort={each().sort} count={each().count} />}
        </Keyed>
      </div>
      <Switches model={model} />
    </Show>
  )
}

function StaffButton(props: { model: GameModel; sort: SortId; count: number }): JSX.Element {
  const { model } = props
  const isNext = (): boolean => {
    const ask = model.pointer.ask()
    return ask !== null && sortInHand(ask) === props.sort
  }
  const role = (): 'boss' | 'worker' | 'mercenary' =>
    props.sort === 'B' ? 'boss' : props.sort === 'M' ? 'mercenary' : 'worker'
  return (
    <button
      class="th-person"
      title={messages().pickSpoken(messages().shortSorts[props.sort], props.count)}
      aria-pressed={isNext()}
      tabindex={-1}
      data-spot={`meeple:${props.sort}`}
      data-legal=""
      data-testid={testIdOf(`meeple:${props.sort}`)}
    >
      <Meeple
        meeple={{ key: '', seat: seatColor(model.mover() ?? 0), role: role(), hat: hatOf(props.sort), doubled: isNext() && doubles(model) }} // prettier-ignore
        height={34}
      />
      <span>{messages().shortSorts[props.sort]}</span>
      <Show when={props.count > 1}>
        <b>{messages().times(props.count)}</b>
      </Show>
    </button>
  )
}

function doubles(model: GameModel): boolean {
  const ask = model.pointer.ask()
  return ask !== null && withDouble(ask)
}

/** What goes along with the next meeple. */
function Switches(props: { model: GameModel }): JSX.Element {
  const { model } = props
  const { pointer } = model
  const posts = (): boolean => {
    const ask = pointer.ask()
    return ask !== null && withEnvelope(ask)
  }
  const isOffered = (verb: 'envelope' | 'double'): boolean => model.offers().has(verb)
  const isFixed = (verb: 'envelope' | 'double'): boolean => model.asked()?.[verb] === true
  return (
    <Show when={(['envelope', 'double'] as const).some((verb) => isOffered(verb) || isFixed(verb))}>
      <div class="th-switches">
        <Show when={isOffered('envelope') || isFixed('envelope')}>
          <Toggle
            name="envelope"
            label={isFixed('envelope') ? messages().envelopePosted : messages().envelope}
            help={messages().envelopeHelp}
            on={posts()}
            fixed={isFixed('envelope')}
            onToggle={() => pointer.change({ envelope: !pointer.held().envelope })}
          >
            <Envelope seat={seatColor(model.mover() ?? 0)} size={18} />
          </Toggle>
        </Show>
        <Show when={isOffered('double') || isFixed('double')}>
          <Toggle
            name="double"
            label={messages().double}
            on={doubles(model)}
            fixed={isFixed('double')}
            onToggle={() => pointer.change({ double: !pointer.held().double })}
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
  /** What it is for, in a short line under it. */
  help?: string
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
      <small>{props.help}</small>
    </button>
  )
}

/** My Zodiacs that can be played now: to be picked, so that the chart shows where each can go. */
export function BoatTray(props: { model: GameModel }): JSX.Element {
  const { model } = props
  const boats = createMemo(() => {
    const voyages = model.asked()?.kind === 'sea' ? (model.asked()?.voyages ?? []) : []
    if (voyages.length < 2) return []
    return model.view().zodiacs.filter(({ zodiac }) => voyages.some((voyage) => voyage.zodiac === zodiac))
  })
  const isPicked = (zodiac: string): boolean => {
    const ask = model.pointer.ask()
    return ask !== null && voyageInHand(ask)?.zodiac === zodiac
  }
  return (
    <Keyed each={boats()} by="zodiac">
      {(boat) => (
        <div class="th-boat" classList={{ picked: isPicked(boat().zodiac) }}>
          <button
            class="th-boat-pick"
            aria-pressed={isPicked(boat().zodiac)}
            onClick={() => model.pointer.change({ zodiac: boat().zodiac })}
            data-testid={`pick-${boat().zodiac}`}
          >
            <Zodiac
              zodiac={{ seat: seatColor(boat().seat), hull: drawnHull(boat().zodiac), crew: [boat().crew ?? []].flat().map(drawnMeeple) }} // prettier-ignore
            />
            <span>
              <b>{messages().zodiac[boat().zodiac]}</b>
              <small>{spaceName(model, boat().space)}</small>
            </span>
          </button>
          <button
            class="btn"
            aria-label={sentenceOf(model, `sail ${boat().zodiac}`)}
            onClick={() => void model.context.act([`sail ${boat().zodiac}`])}
            data-testid={`do-sail-${boat().zodiac}`}
          >
            {messages().card.play}
          </button>
        </div>
      )}
    </Keyed>
  )
}
