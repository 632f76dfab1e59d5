import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { focusFirst } from '../../../shell/focus.ts'
import type { Seat } from '@fathom/kernel'
import { facts, MAX_BID, type AuctionView } from '@fathom/thesauros'
import { SeatFlag } from '../../../art/seats.tsx'
import { seatColor } from '../../../table/seats.ts'
import { Mercenary } from '../art/index.ts'
import type { Town } from '../panels/state.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import './bids.css'

/** The auction of a mercenary, for everybody to watch: bids by turn, or a standing bid for whoever does not want to be asked again. */
export function Auction(props: { town: Town; auction: AuctionView }): JSX.Element {
  const { town } = props
  const { around } = town
  const isMine = (): boolean => town.asked() === 'auction'
  const highest = () => props.auction.bids.at(-1)
  const slush = (): number | null => {
    const you = around.context.you()
    return you === null ? null : (around.view().players[you]?.slush ?? null)
  }
  return (
    <section class="th-form th-auction panel" aria-labelledby="auction-title" data-testid="auction">
      <header class="th-form-head" data-explain="meeple:M">
        <Mercenary size={46} />
        <div>
          <h2 id="auction-title">{panelMessages().auction.title}</h2>
          <p class="soft">{panelMessages().auction.good}</p>
        </div>
      </header>
      <ol class="th-bidders">
        <For each={around.view().order}>{(seat) => <Bidder town={town} auction={props.auction} seat={seat} />}</For>
      </ol>
      <p class="th-highest" aria-live="polite" data-testid="highest-bid">
        <Show when={highest()} fallback={panelMessages().auction.nobody}>
          {(bid) => (
            <>{panelMessages().auction.highest(around.nameOfSeat(bid().seat), officeMessages().money(bid().amount))}</>
          )}
        </Show>
        <Show when={slush() !== null}>
          <span class="soft"> {panelMessages().auction.slush(officeMessages().money(slush() ?? 0))}</span>
        </Show>
      </p>
      <Show when={props.auction.limit}>
        {(limit) => <p class="soft">{panelMessages().auction.limit(officeMessages().money(limit()))}</p>}
      </Show>
      <Show when={isMine()}>
        <Bidding town={town} slush={slush() ?? 0} />
      </Show>
    </section>
  )
}

function Bidder(props: { town: Town; auction: AuctionView; seat: Seat }): JSX.Element {
  const { around } = props.town
  const bid = () => props.auction.bids.findLast(({ seat }) => seat === props.seat)
  const hasPassed = (): boolean => props.auction.passed.includes(props.seat)
  const isLeading = (): boolean => props.auction.bids.at(-1)?.seat === props.seat
  const state = (): string => {
    if (hasPassed()) return panelMessages().auction.passed
    if (around.view().acting.includes(props.seat))
      return props.seat === around.context.you() ? panelMessages().auction.yourTurn : panelMessages().auction.turn
    return props.auction.standing.includes(props.seat)
      ? panelMessages().auction.standing
      : panelMessages().auction.waits
  }
  return (
    <li classList={{ passed: hasPassed(), leading: isLeading() }} data-testid={`bidder-${props.seat}`}>
      <SeatFlag color={seatColor(props.seat)} width={28} />
      <span class="ellipsis">{around.nameOfSeat(props.seat)}</span>
      <b>{bid() === undefined ? '–' : officeMessages().money(bid()?.amount ?? 0)}</b>
      <span class="soft">{state()}</span>
    </li>
  )
}

/** With an empty purse one passes; who bids all the same is asked for it. */
function Bidding(props: { town: Town; slush: number }): JSX.Element {
  const { town } = props
  const amounts = createMemo(() => (town.offers().get('bid') ?? []).map(([amount]) => Number(amount)))
  const isTooDear = (): boolean => Math.min(...amounts()) > props.slush
  const [bids, setBids] = createSignal(false)
  return (
    <Show
      when={!isTooDear() || bids()}
      fallback={
        <div class="th-bidding" ref={focusFirst('.primary')}>
          <p class="soft">{panelMessages().auction.tooDear}</p>
          <div class="th-amount">
            <PassButton town={town} primary />
            <button class="btn ghost" onClick={() => setBids(true)} data-testid="bid-all-the-same">
              {panelMessages().auction.allTheSame}
            </button>
          </div>
        </div>
      }
    >
      <Sums town={town} slush={props.slush} amounts={amounts()} />
    </Show>
  )
}

function PassButton(props: { town: Town; primary: boolean }): JSX.Element {
  return (
    <button
      class={props.primary ? 'btn primary' : 'btn'}
      onClick={() => void props.town.act(['pass'], true)}
      data-testid="bid-pass"
    >
      {panelMessages().auction.pass}
    </button>
  )
}

/** Bids that can be paid are one click each; any other sum may be typed, with a warning if it is more than the slush fund holds. */
function Sums(props: { town: Town; slush: number; amounts: readonly number[] }): JSX.Element {
  const { town } = props
  const least = (): number => Math.min(...props.amounts)
  const [wished, setWished] = createSignal(0)
  const amount = (): number => Math.max(least(), Math.min(MAX_BID, wished()))
  const isBeyond = (): boolean => amount() > props.slush
  /** What the buttons offer: never what can't be paid. */
  const most = (): number => Math.min(MAX_BID, Math.max(least(), props.slush))
  const offer = (verb: 'bid' | 'bid-up-to'): void =>
    void town.act(facts.bidding(verb, amount(), Math.max(...props.amounts)), true)
  const set = (value: number): void => void (Number.isInteger(value) && setWished(value))
  return (
    <div class="th-bidding" ref={focusFirst('input')}>
      <div class="th-amount" role="group" aria-label={panelMessages().auction.sums}>
        <For
          each={facts.sensibleBids(least(), props.slush)}
          fallback={<p class="soft">{panelMessages().auction.tooDear}</p>}
        >
          {(sum) => (
            <button class="btn" aria-pressed={amount() === sum} onClick={() => set(sum)} data-testid={`bid-sum-${sum}`}>
              {officeMessages().money(sum)}
            </button>
          )}
        </For>
      </div>
      <div class="th-amount">
        <button
          class="btn step"
          aria-label={panelMessages().budget.less(panelMessages().auction.amount)}
          aria-disabled={amount() === least()}
          onClick={() => set(amount() - 1)}
        >
          −
        </button>
        <input
          class="th-number"
          type="number"
          min={least()}
          max={most()}
          value={amount()}
          aria-label={panelMessages().auction.amount}
          aria-describedby={isBeyond() ? 'bid-beyond' : undefined}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
          data-testid="bid-amount"
        />
        <button
          class="btn step"
          aria-label={panelMessages().budget.more(panelMessages().auction.amount)}
          aria-disabled={amount() >= most()}
          onClick={() => set(Math.min(most(), amount() + 1))}
          data-testid="bid-more"
        >
          +
        </button>
        <span class="grow" />
        <PassButton town={town} primary={isBeyond()} />
        <button class={isBeyond() ? 'btn' : 'btn primary'} onClick={() => offer('bid')} data-testid="bid">
          {panelMessages().auction.bid(officeMessages().money(amount()))}
        </button>
      </div>
      <p class="th-warning" id="bid-beyond" aria-live="polite">
        {isBeyond() ? panelMessages().auction.beyond : ''}
      </p>
      <div class="th-amount">
        <p class="soft th-small grow">{panelMessages().auction.upToHelp}</p>
        <button class="btn" onClick={() => offer('bid-up-to')} data-testid="bid-up-to">
          {panelMessages().auction.upTo(officeMessages().money(amount()))}
        </button>
      </div>
    </div>
  )
}
