import { For, Index, Match, Show, Switch, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { COLORS, partsOf, type Color, type PlayerView } from '@fathom/sunken-treasure'
import { SeatFlag } from '../../art/seats.tsx'
import { listOf } from '../../text/index.ts'
import { seatColor } from '../../table/seats.ts'
import { JokerRow, RecoveryCard, SupplyPile, TreasureBoard } from './art/index.ts'
import { tilesOf, type Desk } from './desk.ts'
import type { Helm } from './helm.ts'
import { boardSpoken, jokersSpoken, tileReport } from './speech.ts'
import { colorName, words } from './text.ts'

interface OwnProps {
  readonly desk: Desk
  readonly helm: Helm
}

const shownPlayer = (desk: Desk): PlayerView | undefined => desk.player(desk.context.shownSeat())

/** The treasures of the seat that is looked at: mine, unless a rival was clicked. */
export function Treasures(props: OwnProps & { bare?: boolean }): JSX.Element {
  const player = (): PlayerView | undefined => shownPlayer(props.desk)
  const seat = (): Seat => props.desk.context.shownSeat()
  const title = (): string =>
    props.desk.isMine() ? words().treasures : words().treasuresOf(props.desk.nameOfSeat(seat()))
  return (
    <section class="st-treasures" aria-label={title()} data-testid="treasures">
      <Show when={!props.bare}>
        <div class="st-head">
          <h2 class="ellipsis">{title()}</h2>
          <span class="soft">{words().ofTwelve(player()?.treasures.length ?? 0)}</span>
        </div>
      </Show>
      <TreasureBoard treasures={tilesOf(player()?.treasures ?? [])} label={boardSpoken(player())} />
    </section>
  )
}

export function Jokers(props: OwnProps & { size?: number; perLine?: number }): JSX.Element {
  const player = (): PlayerView | undefined => shownPlayer(props.desk)
  return (
    <section class="st-jokers" aria-label={words().jokers}>
      <div class="st-head">
        <h2>{words().jokers}</h2>
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
  const player = (): PlayerView | undefined => shownPlayer(props.desk)
  const cards = (): readonly (Color | null)[] => {
    const known = player()?.known ?? []
    return [...known, ...Array.from({ length: Math.max(0, (player()?.hand ?? 0) - known.length) }, () => null)]
  }
  const title = (): string =>
    props.desk.isMine() ? words().hand : words().handOf(props.desk.nameOfSeat(props.desk.context.shownSeat()))
  const supply = (): number => player()?.supply ?? 0
  return (
    <section class="st-hand" aria-label={title()} data-testid="hand">
      <Show when={!props.bare}>
        <div class="st-head">
          <h2 class="ellipsis">{title()}</h2>
          <span class="soft">{words().moreInSupply(supply())}</span>
        </div>
      </Show>
      <div class="st-cards">
        <Index
          each={cards()}
          fallback={
            <Show when={supply() === 0}>
              <p class="soft">{words().emptyHand}</p>
            </Show>
          }
        >
          {(card, index) => <HandCard {...props} card={card()} index={index} />}
        </Index>
        <span class="st-supply" title={knownInSupply(player())}>
          <SupplyPile
            count={supply()}
            width={props.width ?? 78}
            label={[words().supplyPile(supply()), knownInSupply(player())].filter((part) => part !== '').join('. ')}
          />
        </span>
      </div>
    </section>
  )
}

function knownInSupply(player: PlayerView | undefined): string {
  const known = player?.supplyKnown ?? []
  if (known.length === 0) return ''
  return words().knownBelow(listOf(known.map(({ place, color }) => words().nthCard(place, colorName(color)))))
}

function HandCard(props: OwnProps & { card: Color | null; index: number; width?: number }): JSX.Element {
  const width = (): number => props.width ?? 78
  const isLegal = (): boolean => {
    const { pays, trades } = props.desk.choices()
    return props.desk.isMine() && props.card !== null && (pays.has(props.card) || trades.has(props.card))
  }
  const isHeld = (): boolean => props.card !== null && props.desk.heldCard() === props.card && isFirstOf(props)
  return (
    <Show
      when={props.desk.isMine() && props.card}
      fallback={
        <RecoveryCard
          color={props.card}
          name={props.card === null ? undefined : colorName(props.card)}
          width={width()}
          label={props.card === null ? words().inHand(1) : words().card(colorName(props.card))}
        />
      }
    >
      {(color) => (
        <button
          class="st-card"
          aria-disabled={!isLegal()}
          onClick={() => props.helm.click({ on: 'card', color: color() }, 'mouse')}
          onPointerEnter={() => props.helm.point({ on: 'card', color: color() }, 'mouse')}
          onPointerLeave={() => props.helm.letGo()}
          onFocus={() => props.helm.point({ on: 'card', color: color() }, 'keys')}
          onBlur={() => props.helm.letGo()}
          data-testid={`card-${color()}`}
        >
          <RecoveryCard
            color={color()}
            label={words().card(colorName(color()))}
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

/** Of several cards of a colour the first one stands for the one that is used. */
function isFirstOf(props: OwnProps & { card: Color | null; index: number }): boolean {
  return (shownPlayer(props.desk)?.known ?? []).findIndex((color) => color === props.card) === props.index
}

/** The card that the tile pointed at would cost. */
function matches(props: OwnProps & { card: Color | null; index: number }): boolean {
  const aim = props.helm.aim()
  const isPaid = aim?.can === 'collect' && aim.ways.some(({ joker }) => joker === null)
  return isPaid && aim.token.startsWith(`${props.card}-`) && isFirstOf(props)
}

/** What the tile pointed at would cost and bring; else what has been discarded. */
export function PricePanel(props: OwnProps): JSX.Element {
  const report = () => {
    const token = props.helm.pointedTile()
    return token === null ? null : tileReport(props.desk, token)
  }
  return (
    <section class="st-price" data-testid="price">
      <Show when={report()} fallback={<Discard desk={props.desk} />}>
        {(tile) => (
          <>
            <h2>{words().priceTitle(tile().title)}</h2>
            <ul>
              <li>
                {tile().jokerOnly ? words().jokerStays : words().goesToDiscard(colorName(partsOf(tile().color).color))}
              </li>
              <For each={tile().jokerOnly ? [] : tile().due} fallback={<li>{words().priceNobody}</li>}>
                {({ seat, cards }) => (
                  <li>
                    <SeatFlag color={seatColor(seat)} width={22} />
                    <span class="ellipsis">{words().gets(props.desk.nameOfSeat(seat), cards)}</span>
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

function Discard(props: { desk: Desk }): JSX.Element {
  const counts = () => COLORS.map((color, index) => ({ color, count: props.desk.view().discard[index] ?? 0 }))
  const isEmpty = (): boolean => counts().every(({ count }) => count === 0)
  return (
    <>
      <h2>{words().discard}</h2>
      <Switch>
        <Match when={isEmpty()}>
          <p class="soft">{words().nothingDiscarded}</p>
        </Match>
        <Match when={!isEmpty()}>
          <ul class="st-discard">
            <For each={counts()}>
              {({ color, count }) => (
                <li>
                  <RecoveryCard color={color} width={34} />
                  <b>{count}</b>
                  <span class="visually-hidden">{words().card(colorName(color))}</span>
                </li>
              )}
            </For>
          </ul>
          <p class="soft">{words().discardHelp}</p>
        </Match>
      </Switch>
    </>
  )
}
