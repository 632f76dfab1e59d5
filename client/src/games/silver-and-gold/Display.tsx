import { For, onCleanup, Show, type JSX } from 'solid-js'
import type { CardId } from '@fathom/silver-and-gold'
import { fly, homeOfRival } from '../../board/flights.ts'
import { DisplayCard } from './art/index.ts'
import { islandProps, type GameModel } from './model.ts'
import { draftedTakes } from './input.ts'
import type { PenPointer } from './pointer.ts'
import { cardWhole, colorOf } from './speech.ts'
import { labelOf } from '../../text/index.ts'
import { messages } from './text/index.ts'

/** The face-up cards and the deck; buttons while I may take one. */
export function Display(props: { model: GameModel; pointer: PenPointer }): JSX.Element {
  const choices = (): ReturnType<GameModel['choices']> => props.model.choices()
  const waiting = (): ReturnType<typeof draftedTakes> => draftedTakes(props.model.context.draft())
  return (
    <section class="display" aria-labelledby="display-title" data-testid="display">
      <div class="display-head">
        <h2 id="display-title">{messages().display}</h2>
        <Show when={props.model.view().phase !== 'keep'}>
          <span class="soft">{messages().displayPalms(props.model.view().displayPalms + 1)}</span>
        </Show>
      </div>
      <div class="display-cards">
        <For each={props.model.view().display} fallback={<p class="soft display-empty">{emptyWords(props.model)}</p>}>
          {(card) => (
            <CardButton
              card={card}
              does={messages().takeIt(cardWhole(card))}
              legal={choices().takes.has(card)}
              picked={waiting().cards.includes(card)}
              onLeave={(place) => flyToTaker(props.model, props.pointer, card, place)}
            />
          )}
        </For>
        <DeckStub count={props.model.view().deck} legal={choices().takeDeck !== null} picked={waiting().deck} />
      </div>
    </section>
  )
}

/** A card that left the display travels to whoever has it now. */
function flyToTaker(model: GameModel, pointer: PenPointer, card: CardId, place: HTMLElement): void {
  if (!model.context.isPresent()) return
  const taker = model.view().players.findIndex((player) => player.islands.some((island) => island.card === card))
  if (taker < 0) return
  const isShown = taker === model.context.shownSeat()
  fly(place, isShown ? pointer.homeOf('islands') : homeOfRival(taker))
}

function emptyWords(model: GameModel): string {
  return model.view().phase === 'keep' ? messages().displayLater : messages().displayEmpty
}

/** A treasure card that may be a button. */
export function CardButton(props: {
  card: CardId
  does: string
  legal: boolean
  picked: boolean
  toggles?: boolean
  /** Just before the card leaves the page, with the place where it lay. */
  onLeave?: (place: HTMLElement) => void
}): JSX.Element {
  let place: HTMLElement | undefined
  onCleanup(() => {
    if (place) props.onLeave?.(place)
  })
  const picture = (): JSX.Element => (
    <DisplayCard
      island={islandProps(props.card, 0)}
      colorName={colorOf(props.card)}
      legal={props.legal}
      picked={props.picked}
    />
  )
  return (
    <Show
      when={props.legal}
      fallback={
        <div
          ref={(element) => (place = element)}
          class="card-place"
          role="img"
          aria-label={props.picked ? `${cardWhole(props.card)}, ${messages().chosen}` : cardWhole(props.card)}
          data-testid={`card-${props.card}`}
        >
          {picture()}
        </div>
      }
    >
      <button
        ref={(element) => (place = element)}
        class="card-place card-button"
        aria-pressed={props.toggles ? props.picked : undefined}
        data-spot={`card:${props.card}`}
        data-legal=""
        data-testid={`card-${props.card}`}
      >
        <span class="visually-hidden">{props.does}</span>
        {picture()}
      </button>
    </Show>
  )
}

/** The deck as the edge of a pile: how many are left, and a button while its top may be taken. */
function DeckStub(props: { count: number; legal: boolean; picked: boolean }): JSX.Element {
  return (
    <Show
      when={props.legal}
      fallback={
        <div
          class="deck-stub"
          classList={{ picked: props.picked }}
          role="img"
          aria-label={
            props.picked
              ? `${messages().deckLeft(props.count)}, ${messages().chosen}`
              : messages().deckLeft(props.count)
          }
          data-testid="deck"
        >
          <b>{props.picked ? '✓' : props.count}</b>
          <span>{messages().deck}</span>
        </div>
      }
    >
      <button class="deck-stub legal" data-spot="deck" data-legal="" data-testid="deck">
        <span class="visually-hidden">{labelOf(messages().takeDeck, '')}</span>
        <b>{props.count}</b>
        <span>{messages().deck}</span>
      </button>
    </Show>
  )
}
