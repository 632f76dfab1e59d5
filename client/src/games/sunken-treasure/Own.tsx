import { For, Index, Match, Show, Switch, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { COLORS, partsOf, type Color, type PlayerView } from '@fathom/sunken-treasure'
import { SeatFlag } from '../../art/seats.tsx'
import { labelOf, listOf } from '../../text/index.ts'
import { seatColor } from '../../table/seats.ts'
import { JokerRow, RecoveryCard, SupplyPile, TreasureBoard } from './art/index.ts'
import { tilesOf, type GameModel } from './model.ts'
import { cardKey } from './layout.ts'
import type { SeaPointer } from './pointer.ts'
import { boardSpoken, jokersSpoken, tileReport } from './speech.ts'
import { colorName, messages } from './text/index.ts'

interface OwnProps {
  readonly model: GameModel
  readonly pointer: SeaPointer
}

const shownPlayer = (model: GameModel): PlayerView | undefined => model.player(model.context.shownSeat())

/** The treasures of the seat that is looked at: mine, unless a rival was clicked. */
export function Treasures(props: OwnProps & { bare?: boolean }): JSX.Element {
  const player = (): PlayerView | undefined => shownPlayer(props.model)
  const seat = (): Seat => props.model.context.shownSeat()
  const title = (): string =>
    props.model.isMine() ? messages().treasures : messages().treasuresOf(props.model.nameOfSeat(seat()))
  return (
    <section class="st-treasures" aria-label={title()} data-testid="treasures">
      <Show when={!props.bare}>
        <div class="st-head">
          <h2 class="ellipsis">{title()}</h2>
          <span class="soft">{messages().ofTwelve(player()?.treasures.length ?? 0)}</span>
        </div>
      </Show>
      <TreasureBoard treasures={tilesOf(player()?.treasures ?? [])} label={boardSpoken(player())} />
    </section>
  )
}

export function Jokers(props: OwnProps & { size?: number; perLine?: number }): JSX.Element {
  const player = (): PlayerView | undefined => shownPlayer(props.model)
  return (
    <section class="st-jokers" aria-label={messages().jokers} data-testid="jokers">
      <div class="st-head">
        <h2>{messages().jokers}</h2>
      </div>
      <JokerRow
        jokers={tilesOf(player()?.jokers ?? [], player()?.gained ?? [])}
        size={props.size ?? 40}
        perLine={props.perLine ?? 2}
        label={jokersSpoken(player())}
      />
    </section>
  )
}

/** Cards in hand, those that nobody but their owner knows seen from behind, and the supply. */
export function CardsInHand(props: OwnProps & { width?: number; bare?: boolean }): JSX.Element {
  const player = (): PlayerView | undefined => shownPlayer(props.model)
  const cards = (): readonly (Color | null)[] => {
    const known = player()?.known ?? []
    return [...known, ...Array.from({ length: Math.max(0, (player()?.hand ?? 0) - known.length) }, () => null)]
  }
  const title = (): string =>
    props.model.isMine() ? messages().hand : messages().handOf(props.model.nameOfSeat(props.model.context.shownSeat()))
  const supply = (): number => player()?.supply ?? 0
  return (
    <section class="st-hand" aria-label={title()} data-testid="hand">
      <Show when={!props.bare}>
        <div class="st-head">
          <h2 class="ellipsis">{title()}</h2>
          <span class="soft">{messages().moreInSupply(supply())}</span>
        </div>
      </Show>
      <div class="st-cards">
        <Index
          each={cards()}
          fallback={
            <Show when={supply() === 0}>
              <p class="soft">{messages().emptyHand}</p>
            </Show>
          }
        >
          {(card, index) => <HandCard {...props} card={card()} index={index} />}
        </Index>
        <span class="st-supply" title={knownInSupply(player())} data-testid="supply">
          <SupplyPile
            count={supply()}
            width={props.width ?? 78}
            label={[messages().supplyPile(supply()), knownInSupply(player())].filter((part) => part !== '').join('. ')}
          />
        </span>
      </div>
    </section>
  )
}

function knownInSupply(player: PlayerView | undefined): string {
  const known = player?.supplyKnown ?? []
  if (known.length === 0) return ''
  return messages().knownBelow(listOf(known.map(({ place, color }) => messages().nthCard(place, colorName(color)))))
}

function HandCard(props: OwnProps & { card: Color | null; index: number; width?: number }): JSX.Element {
  const width = (): number => props.width ?? 78
  const isLegal = (): boolean => {
    const { pays, trades } = props.model.choices()
    return props.model.isMine() && props.card !== null && (pays.has(props.card) || trades.has(props.card))
  }
  const isHeld = (): boolean => props.card !== null && props.model.heldCard() === props.card && isFirstOf(props)
  return (
    <Show
      when={props.model.isMine() && props.card}
      fallback={
        <RecoveryCard
          color={props.card}
          name={props.card === null ? undefined : colorName(props.card)}
          width={width()}
          label={props.card === null ? messages().inHand(1) : messages().card(colorName(props.card))}
        />
      }
    >
      {(color) => (
        <button
          class="st-card"
          aria-disabled={!isLegal()}
          data-spot={cardKey(color())}
          data-legal={isLegal() ? '' : undefined}
          data-testid={`card-${color()}`}
        >
          <RecoveryCard
            color={color()}
            label={handLabel(props, color())}
            name={colorName(color())}
            width={width()}
            legal={isLegal()}
            picked={isHeld() || matches(props)}
          />
        </button>
      )}
    </Show>
  )
}

/** A card's name; of several in one colour, which one it is. */
function handLabel({ model, index }: OwnProps & { index: number }, color: Color): string {
  const hand = shownPlayer(model)?.known ?? []
  const alike = hand.flatMap((each, place) => (each === color ? [place] : []))
  const name = messages().card(colorName(color))
  return alike.length < 2 ? name : messages().alike(name, alike.indexOf(index) + 1, alike.length)
}

/** Of several cards of a colour the first one stands for the one that is used. */
function isFirstOf(props: OwnProps & { card: Color | null; index: number }): boolean {
  return (shownPlayer(props.model)?.known ?? []).findIndex((color) => color === props.card) === props.index
}

/** The card that the tile pointed at would cost. */
function matches(props: OwnProps & { card: Color | null; index: number }): boolean {
  const aim = props.pointer.aim()
  const isPaid = aim?.can === 'collect' && aim.ways.some(({ joker }) => joker === null)
  return isPaid && aim.token.startsWith(`${props.card}-`) && isFirstOf(props)
}

/** What the tile pointed at would cost and bring; else what has been discarded. */
export function PricePanel(props: OwnProps): JSX.Element {
  const report = () => {
    const token = props.pointer.pointedTile()
    return token === null ? null : tileReport(props.model, token)
  }
  return (
    <section class="st-price" data-testid="price">
      <Show when={report()} fallback={<Discard model={props.model} />}>
        {(tile) => (
          <>
            <h2>{messages().priceTitle(tile().title)}</h2>
            <ul>
              <li>
                {tile().jokerOnly
                  ? messages().jokerStays
                  : messages().goesToDiscard(colorName(partsOf(tile().color).color))}
              </li>
              <For each={tile().jokerOnly ? [] : tile().due} fallback={<li>{messages().priceNobody}</li>}>
                {({ seat, cards }) => (
                  <li>
                    <SeatFlag color={seatColor(seat)} width={22} />
                    <span class="ellipsis">{messages().gets(props.model.nameOfSeat(seat), cards)}</span>
                  </li>
                )}
              </For>
            </ul>
            <p class="st-gain">{tile().gain}</p>
            <Show when={tile().ends}>{(ends) => <p class="st-ends">{ends()}</p>}</Show>
          </>
        )}
      </Show>
    </section>
  )
}

function Discard(props: { model: GameModel }): JSX.Element {
  const counts = () => COLORS.map((color, index) => ({ color, count: props.model.view().discard[index] ?? 0 }))
  const isEmpty = (): boolean => counts().every(({ count }) => count === 0)
  return (
    <>
      <h2>{messages().discard}</h2>
      <Switch>
        <Match when={isEmpty()}>
          <p class="soft">{messages().nothingDiscarded}</p>
        </Match>
        <Match when={!isEmpty()}>
          <ul class="st-discard">
            <For each={counts()}>
              {({ color, count }) => (
                <li>
                  <RecoveryCard color={color} width={34} />
                  <b aria-hidden="true">{count}</b>
                  <span class="visually-hidden">{labelOf(colorName(color), String(count))}</span>
                </li>
              )}
            </For>
          </ul>
          <p class="soft">{messages().discardHelp}</p>
        </Match>
      </Switch>
    </>
  )
}
