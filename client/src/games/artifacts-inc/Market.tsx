import { createMemo, For, onCleanup, Show, type JSX } from 'solid-js'
import type { Id, MarketView, Price } from '@fathom/artifacts-inc'
import { fly, homeOfRival } from '../../board/flights.ts'
import { AssetCard, EmptyPile } from './art/index.ts'
import { drawnKind, drawnLetter, drawnSide } from './tableSet.ts'
import type { GameModel } from './model.ts'
import type { DeskPointer } from './pointer.ts'
import { marketGaps, marketLines, type TableLayout } from './layout.ts'
import { SpotButton } from './Spot.tsx'
import { priceOfOffer, priceSpoken, sideWhole } from './speech.ts'
import { messages } from './text/index.ts'

interface MarketProps {
  readonly model: GameModel
  readonly pointer: DeskPointer
  readonly layout: TableLayout
  /** One line of letters, else as many cards in a line as there is room for. */
  readonly oneLine?: boolean
}

/** Every card for sale, letter by letter, with what it costs me now. */
export function Market(props: MarketProps): JSX.Element {
  const letters = (): readonly Id[] => props.model.view().market.map(({ letter }) => letter)
  const width = (): number => props.layout.market.width
  const lines = (): readonly (readonly Id[])[] => {
    if (props.oneLine) return [letters()]
    const counts = props.model.view().market.map(({ cards }) => cards.length)
    return marketLines(counts, props.layout.market.columns).map((line) => line.flatMap((at) => letters()[at] ?? []))
  }
  return (
    <section class="ai-market" role="group" aria-label={messages().market} data-region="market" data-testid="market">
      <For each={lines()}>
        {(line) => (
          <div class="ai-market-line" style={{ gap: `${props.oneLine ? marketGaps(width()).apart : 4}px` }}>
            <For each={line}>{(letter) => <Letter {...props} letter={letter} />}</For>
          </div>
        )}
      </For>
    </section>
  )
}

function Letter(props: MarketProps & { letter: Id }): JSX.Element {
  const market = (): MarketView | undefined => props.model.view().market.find(({ letter }) => letter === props.letter)
  const places = (): number[] => (market()?.cards ?? []).map((_, place) => place)
  const title = (): string =>
    messages().marketLetter(props.letter, props.model.letterName(props.letter), market()?.pile ?? 0)
  return (
    <div
      class="ai-letter"
      role="group"
      aria-label={title()}
      style={{ gap: `${props.oneLine ? marketGaps(props.layout.market.width).close : 4}px` }}
    >
      <For each={places()}>{(place) => <Offer {...props} market={market()} place={place} />}</For>
    </div>
  )
}

function Offer(props: MarketProps & { letter: Id; market: MarketView | undefined; place: number }): JSX.Element {
  const card = createMemo((): Id | null => props.market?.cards[props.place]?.card ?? null)
  // The pile lies under the last card of its row.
  const isLast = (): boolean => props.place === (props.market?.cards.length ?? 0) - 1
  return (
    <Show
      when={card()}
      keyed
      fallback={
        <EmptyPile
          letter={drawnLetter(props.model.tableSet, props.letter)}
          tabText={props.letter}
          caption={messages().usedUp}
          size={props.layout.market.art}
          width={props.layout.market.width}
        />
      }
    >
      {(id) => <OfferCard {...props} card={id} beneath={isLast() ? (props.market?.pile ?? 0) : 0} />}
    </Show>
  )
}

function OfferCard(
  props: MarketProps & { letter: Id; market: MarketView | undefined; place: number; card: Id; beneath: number },
): JSX.Element {
  const { model, pointer } = props
  let piece: HTMLDivElement | undefined
  onCleanup(() => {
    if (piece !== undefined) flyToBuyer(model, pointer, props.card, piece)
  })
  const printed = () => model.tableSet.card(props.card)
  const cost = (): Price => printed()?.cost ?? { dollars: 0, scrolls: 0 }
  const price = (): Price => priceOfOffer(model, props.card, props.market?.cards[props.place]?.price ?? cost())
  const isBuying = (): boolean => model.view().phase === 'buy' && model.mover() !== null
  const canBuy = (): boolean => model.choices().buys.has(props.card)
  const isChosen = (): boolean =>
    pointer.isChosen({ on: 'market', letter: props.letter, index: props.place, card: props.card })
  /** Which of several equal cards in its row it is. */
  const alike = (): string[] => {
    const places = (props.market?.cards ?? []).flatMap((each, place) => (each?.card === props.card ? [place] : []))
    return places.length < 2 ? [] : [messages().alike(places.indexOf(props.place) + 1, places.length)]
  }
  const label = (): string =>
    [
      messages().offer(model.cardName(props.card), props.letter, messages().forYou(priceSpoken(model, price()))),
      ...alike(),
      ...(canBuy() ? [messages().canBuy] : []),
      ...(isChosen() ? [messages().chosen] : []),
    ].join(', ')
  return (
    <div class="ai-place" data-piece ref={(element) => (piece = element)}>
      <AssetCard
        id={props.card}
        name={model.cardName(props.card)}
        letter={drawnLetter(model.tableSet, props.letter)}
        tabText={props.letter}
        kind={drawnKind(model.tableSet, printed()?.kind ?? '')}
        level={1}
        side={drawnSide(model.tableSet, model.tableSet.side(props.card, 1))}
        cost={cost()}
        price={price().dollars === cost().dollars ? undefined : price()}
        size={props.layout.market.art}
        width={props.layout.market.width}
        legal={canBuy()}
        picked={isChosen()}
        muted={isBuying() && !canBuy()}
        fresh={model.fresh().offers.has(`${props.letter}:${props.place}`)}
        beneath={props.beneath}
      />
      <SpotButton
        pointer={pointer}
        spot={{ on: 'market', letter: props.letter, index: props.place, card: props.card }}
        label={`${label()}. ${sideWhole(model, props.card, 1)}`}
        pressed={isBuying() ? isChosen() : undefined}
        class="whole"
      />
    </div>
  )
}

/** A card that was bought travels to whoever has it now. */
function flyToBuyer(model: GameModel, pointer: DeskPointer, card: Id, piece: HTMLElement): void {
  if (!model.context.isPresent()) return
  const seat = model.view()?.active ?? null
  const bought = model.context.events().findLast((event) => event.type === 'bought' || event.type === 'turn-ended')
  if (seat === null || bought?.type !== 'bought' || (bought as { card?: Id }).card !== card) return
  const isShown = seat === model.context.shownSeat()
  fly(piece, isShown ? pointer.homeOf('desk') : homeOfRival(seat))
}
