import { Show, type JSX } from 'solid-js'
import { components, SHAPES, type Shape } from '@fathom/silver-and-gold'
import { ExpeditionCard, RoundTrack, ShapeList, ShapePicture } from './art/index.ts'
import type { Desk } from './desk.ts'
import type { Hand } from './hand.ts'
import { words } from './text.ts'

const copies = new Map(components.expeditionCards.map((card) => [card.shape, card.copies]))

/** The revealed pattern as I hold it, where in the game we are, and the patterns of the deck. */
export function Expedition(props: { desk: Desk; hand: Hand }): JSX.Element {
  const shape = (): Shape | null => props.desk.view().expedition
  const isUsed = (each: Shape): boolean => {
    const left = props.desk.view().expeditionsLeft
    return left !== null && !left.includes(each)
  }
  const labelOf = (each: Shape): string =>
    isUsed(each)
      ? words().shapeUsed(words().shapes[each])
      : words().shapeCopies(words().shapes[each], copies.get(each) ?? 1)
  return (
    <section class="expedition" aria-label={words().expedition} data-testid="expedition" data-shape={shape() ?? ''}>
      <div class="expedition-card-place">
        <ExpeditionCard
          cells={shape() === null ? null : props.hand.held()}
          title={words().expedition}
          caption={caption(shape())}
        />
        <p class="visually-hidden">{caption(shape())}</p>
      </div>
      <RoundTrack
        round={props.desk.view().round}
        turn={props.desk.view().turn}
        roundText={words().round(props.desk.view().round)}
        turnText={words().turn(props.desk.view().turn)}
      />
      <ShapeList
        title={words().shapesTitle}
        shapes={SHAPES.map((each) => ({
          shape: each,
          copies: copies.get(each) ?? 1,
          current: each === shape(),
          used: isUsed(each),
          label: labelOf(each),
        }))}
      />
    </section>
  )
}

/** The pattern alone, for the corner of a phone. */
export function HeldPattern(props: { hand: Hand; desk: Desk }): JSX.Element {
  return (
    <div class="held-pattern" role="img" aria-label={caption(props.desk.view().expedition)}>
      <Show when={props.hand.held().length > 0}>
        <ShapePicture cells={props.hand.held()} box={13} />
      </Show>
    </div>
  )
}

function caption(shape: Shape | null): string {
  return shape === null ? words().noExpedition : words().shapes[shape]
}
