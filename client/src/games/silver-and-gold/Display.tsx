import { For, onCleanup, Show, type JSX } from 'solid-js'
import type { CardId } from '@fathom/silver-and-gold'
import { fly } from '../../shell/flight.ts'
import { DisplayCard } from './art/index.ts'
import { islandProps, type Desk } from './desk.ts'
import { draftedTakes } from './input.ts'
import { cardSpoken, colorOf } from './speech.ts'
import { words } from './text.ts'

/** The face-up cards and the deck; buttons while I may take one. */
export function Display(props: { desk: Desk }): JSX.Element {
  const choices = (): ReturnType<Desk['choices']> => props.desk.choices()
  const waiting = (): ReturnType<typeof draftedTakes> => draftedTakes(props.desk.context.draft())
  return (
    <section class="display" aria-labelledby="display-title" data-testid="display">
      <div class="display-head">
        <h2 id="display-title">{words().display}</h2>
        <Show when={props.desk.view().phase !== 'keep'}>
          <span class="soft">{words().displayPalms(props.desk.view().displayPalms + 1)}</span>
        </Show>
      </div>
      <div class="display-cards">
        <For each={props.desk.view().display} fallback={<p class="soft display-empty">{emptyWords(props.desk)}</p>}>
          {(card) => (
            <CardButton
              card={card}
              does={words().takeIt(cardSpoken(card))}
              legal={choices().takes.has(card)}
              picked={waiting().cards.includes(card)}
              onLeave={(place) => flyToTaker(props.desk, card, place)}
              onPick={() => {
                const text = choices().takes.get(card)
                if (text !== undefined) void props.desk.context.act([text])
              }}
            />
          )}
        </For>
        <DeckStub
          count={props.desk.view().deck}
          legal={choices().takeDeck !== null}
          picked={waiting().deck}
          onPick={() => {
            const text = choices().takeDeck
            if (text !== null) void props.desk.context.act([text])
          }}
        />
      </div>
    </section>
  )
}

/** A card that left the display travels to whoever has it now. */
function flyToTaker(desk: Desk, card: CardId, place: HTMLElement): void {
  if (!desk.context.isPresent()) return
  const taker = desk.view().players.findIndex((player) => player.islands.some((island) => island.card === card))
  if (taker < 0) return
  const isShown = taker === desk.context.shownSeat()
  fly(
    place,
    document.querySelector(isShown ? '.islands' : `[data-testid="rival-${taker}"], [data-testid="chip-${taker}"]`),
  )
}

function emptyWords(desk: Desk): string {
  return desk.view().phase === 'keep' ? words().displayLater : words().displayEmpty
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
  onPick: () => void
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
          aria-label={cardSpoken(props.card)}
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
        onClick={() => props.onPick()}
        data-testid={`card-${props.card}`}
      >
        <span class="visually-hidden">{props.does}</span>
        {picture()}
      </button>
    </Show>
  )
}

/** The deck as the edge of a pile: how many are left, and a button while its top may be taken. */
function DeckStub(props: { count: number; legal: boolean; picked: boolean; onPick: () => void }): JSX.Element {
  return (
    <Show
      when={props.legal}
      fallback={
        <div
          class="deck-stub"
          classList={{ picked: props.picked }}
          role="img"
          aria-label={words().deckLeft(props.count)}
          data-testid="deck"
        >
          <b>{props.count}</b>
          <span>{words().deck}</span>
        </div>
      }
    >
      <button class="deck-stub legal" onClick={() => props.onPick()} data-testid="deck">
        <span class="visually-hidden">{words().takeDeck}: </span>
        <b>{props.count}</b>
        <span>{words().deck}</span>
      </button>
    </Show>
  )
}
