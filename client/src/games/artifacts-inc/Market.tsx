import { createMemo, For, onCleanup, Show, type JSX } from 'solid-js'
import type { Id, MarketView, Price } from '@fathom/artifacts-inc'
import { fly } from '../../shell/flight.ts'
import { AssetCard, EmptyPile } from './art/index.ts'
import { drawnKind, drawnLetter, drawnSide } from './book.ts'
import type { Desk } from './desk.ts'
import type { Hand } from './hand.ts'
import { marketGaps, marketLines, type TableLayout } from './layout.ts'
import { SpotButton } from './Spot.tsx'
import { priceOfOffer, priceSpoken, sideSpoken } from './speech.ts'
import { words } from './text.ts'

interface MarketProps {
  readonly desk: Desk
  readonly hand: Hand
  readonly layout: TableLayout
  /** One line of letters, else as many cards in a line as there is room for. */
  readonly oneLine?: boolean
}

/** Every card for sale, letter by letter, with what it costs me now. */
export function Market(props: MarketProps): JSX.Element {
  const letters = (): readonly Id[] => props.desk.view().market.map(({ letter }) => letter)
  const width = (): number => props.layout.market.width
  const lines = (): readonly (readonly Id[])[] => {
    if (props.oneLine) return [letters()]
    const counts = props.desk.view().market.map(({ cards }) => cards.length)
    return marketLines(counts, props.layout.market.columns).map((line) => line.flatMap((at) => letters()[at] ?? []))
  }
  return (
    <section class="ai-market" role="group" aria-label={words().market} data-region="market" data-testid="market">
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
  const market = (): MarketView | undefined => props.desk.view().market.find(({ letter }) => letter === props.letter)
  const places = (): number[] => (market()?.cards ?? []).map((_, place) => place)
  const title = (): string =>
    words().marketLetter(props.letter, props.desk.letterName(props.letter), market()?.pile ?? 0)
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
          letter={drawnLetter(props.desk.book, props.letter)}
          tabText={props.letter}
          caption={words().usedUp}
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
  const { desk, hand } = props
  let piece: HTMLDivElement | undefined
  onCleanup(() => {
    if (piece !== undefined) flyToBuyer(desk, props.card, piece)
  })
  const printed = () => desk.book.card(props.card)
  const cost = (): Price => printed()?.cost ?? { dollars: 0, scrolls: 0 }
  const price = (): Price => priceOfOffer(desk, props.card, props.market?.cards[props.place]?.price ?? cost())
  const isBuying = (): boolean => desk.view().phase === 'buy' && desk.mover() !== null
  const canBuy = (): boolean => desk.choices().buys.has(props.card)
  const isChosen = (): boolean =>
    hand.isChosen({ on: 'market', letter: props.letter, index: props.place, card: props.card })
  const label = (): string =>
    [
      words().offer(desk.cardName(props.card), props.letter, words().forYou(priceSpoken(desk, price()))),
      ...(canBuy() ? [words().canBuy] : []),
      ...(isChosen() ? [words().chosen] : []),
    ].join(', ')
  return (
    <div class="ai-place" data-piece ref={(element) => (piece = element)}>
      <AssetCard
        id={props.card}
        name={desk.cardName(props.card)}
        letter={drawnLetter(desk.book, props.letter)}
        tabText={props.letter}
        kind={drawnKind(desk.book, printed()?.kind ?? '')}
        level={1}
        side={drawnSide(desk.book, desk.book.side(props.card, 1))}
        cost={cost()}
        price={price().dollars === cost().dollars ? undefined : price()}
        size={props.layout.market.art}
        width={props.layout.market.width}
        legal={canBuy()}
        picked={isChosen()}
        muted={isBuying() && !canBuy()}
        fresh={desk.fresh().offers.has(`${props.letter}:${props.place}`)}
        beneath={props.beneath}
      />
      <SpotButton
        hand={hand}
        spot={{ on: 'market', letter: props.letter, index: props.place, card: props.card }}
        label={`${label()}. ${sideSpoken(desk, props.card, 1)}`}
        pressed={isBuying() ? isChosen() : undefined}
        class="whole"
      />
    </div>
  )
}

/** A card that was bought travels to whoever has it now. */
function flyToBuyer(desk: Desk, card: Id, piece: HTMLElement): void {
  if (!desk.context.isPresent()) return
  const seat = desk.view()?.active ?? null
  const bought = desk.context.events().findLast((event) => event.type === 'bought' || event.type === 'turn-ended')
  if (seat === null || bought?.type !== 'bought' || (bought as { card?: Id }).card !== card) return
  const isShown = seat === desk.context.shownSeat()
  fly(
    piece,
    document.querySelector(isShown ? '.ai-desk-cards' : `[data-testid="rival-${seat}"], [data-testid="chip-${seat}"]`),
  )
}
