import { Show, type JSX } from 'solid-js'
import { components, SHAPES, type Shape } from '@fathom/silver-and-gold'
import { ExpeditionCard, RoundTrack, ShapeList, ShapePicture } from './art/index.ts'
import type { GameModel } from './model.ts'
import type { PenPointer } from './pointer.ts'
import { cellsSpoken } from './speech.ts'
import { messages } from './text/index.ts'

const copies = new Map(components.expeditionCards.map((card) => [card.shape, card.copies]))

/** The revealed pattern as I hold it, where in the game we are, and the patterns of the deck. */
export function Expedition(props: { model: GameModel; pointer: PenPointer }): JSX.Element {
  const shape = (): Shape | null => props.model.expedition()
  const turnsOver = (): boolean => props.model.context.telling().some(({ type }) => type === 'expedition')
  return (
    <section class="expedition" aria-label={messages().expedition} data-testid="expedition" data-shape={shape() ?? ''}>
      <div
        class="expedition-card-place"
        classList={{ 'turns-over': turnsOver() }}
        data-spot="pattern"
        onClick={() => props.pointer.turn()}
      >
        <ExpeditionCard
          cells={shape() === null ? null : props.pointer.cells()}
          title={messages().expedition}
          caption={caption(shape())}
        />
        <p class="visually-hidden">{heldSpoken(shape(), props.pointer)}</p>
      </div>
      <RoundTrack
        round={props.model.view().round}
        turn={props.model.view().turn}
        roundText={messages().round(props.model.view().round)}
        turnText={messages().turn(props.model.view().turn)}
      />
      <Patterns model={props.model} />
    </section>
  )
}

/** The patterns of the deck, with how many cards each has; used up ones are struck out where the table tells. */
export function Patterns(props: { model: GameModel }): JSX.Element {
  const isUsed = (each: Shape): boolean => {
    const left = props.model.view().expeditionsLeft
    return left !== null && !left.includes(each)
  }
  const labelOf = (each: Shape): string =>
    isUsed(each)
      ? messages().shapeUsed(messages().shapes[each])
      : messages().shapeCopies(messages().shapes[each], copies.get(each) ?? 1)
  return (
    <ShapeList
      title={messages().shapesTitle}
      shapes={SHAPES.map((each) => ({
        shape: each,
        copies: copies.get(each) ?? 1,
        current: each === props.model.expedition(),
        used: isUsed(each),
        label: labelOf(each),
      }))}
    />
  )
}

/** The pattern alone, for the corner of a phone. */
export function HeldPattern(props: { pointer: PenPointer; model: GameModel }): JSX.Element {
  return (
    <div
      class="held-pattern"
      classList={{ 'turns-over': props.model.context.telling().some(({ type }) => type === 'expedition') }}
      data-spot="pattern"
      onClick={() => props.pointer.turn()}
      role="img"
      aria-label={heldSpoken(props.model.view().expedition, props.pointer)}
    >
      <Show when={props.model.expedition() !== null && props.pointer.cells().length > 0}>
        <ShapePicture cells={props.pointer.cells()} box={13} />
      </Show>
    </div>
  )
}

function caption(shape: Shape | null): string {
  return shape === null ? messages().noExpedition : messages().shapes[shape]
}

/** The pattern's boxes as I hold it. */
function heldSpoken(shape: Shape | null, pointer: PenPointer): string {
  return shape === null ? caption(shape) : messages().turned(caption(shape), cellsSpoken(pointer.cells()))
}
