import { createSignal, For, onMount, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import type { AuctionView } from '@fathom/thesauros'
import { SeatFlag } from '../../../art/seats.tsx'
import { seatColor } from '../../../table/seats.ts'
import { Mercenary } from '../art/index.ts'
import type { Town } from '../panels/state.ts'
import { words } from '../words/index.ts'
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
          <h2 id="auction-title">{words().auction.title}</h2>
          <p class="soft">{words().auction.good}</p>
        </div>
      </header>
      <ol class="th-bidders">
        <For each={around.view().order}>{(seat) => <Bidder town={town} auction={props.auction} seat={seat} />}</For>
      </ol>
      <p class="th-highest" aria-live="polite" data-testid="highest-bid">
        <Show when={highest()} fallback={words().auction.nobody}>
          {(bid) => <>{words().auction.highest(around.nameOfSeat(bid().seat), words().money(bid().amount))}</>}
        </Show>
        <Show when={slush() !== null}>
          <span class="soft"> {words().auction.slush(words().money(slush() ?? 0))}</span>
        </Show>
      </p>
      <Show when={props.auction.limit}>
        {(limit) => <p class="soft">{words().auction.limit(words().money(limit()))}</p>}
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
    if (hasPassed()) return words().auction.passed
    if (around.view().acting.includes(props.seat)) return words().auction.turn
    return props.auction.standing.includes(props.seat) ? words().auction.standing : words().auction.waits
  }
  return (
    <li classList={{ passed: hasPassed(), leading: isLeading() }} data-testid={`bidder-${props.seat}`}>
      <SeatFlag color={seatColor(props.seat)} width={24} />
      <span class="ellipsis">{around.nameOfSeat(props.seat)}</span>
      <b>{bid() === undefined ? '–' : words().money(bid()?.amount ?? 0)}</b>
      <span class="soft">{state()}</span>
    </li>
  )
}

function Bidding(props: { town: Town; slush: number }): JSX.Element {
  const { town } = props
  const amounts = (): number[] => (town.offers().get('bid') ?? []).map(([amount]) => Number(amount))
  const least = (): number => Math.min(...amounts())
  const most = (): number => Math.max(...amounts())
  const [wished, setWished] = createSignal(0)
  const amount = (): number => Math.max(least(), Math.min(most(), wished()))
  const isBeyond = (): boolean => amount() > props.slush
  let form: HTMLElement | undefined
  onMount(() => form?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true }))
  const set = (value: number): void => void (Number.isFinite(value) && setWished(value))
  return (
    <div class="th-bidding" ref={(element) => (form = element)}>
      <div class="th-amount">
        <button
          class="btn step"
          aria-label={words().budget.less(words().auction.amount)}
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
          aria-label={words().auction.amount}
          aria-describedby={isBeyond() ? 'bid-beyond' : undefined}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
          data-testid="bid-amount"
        />
        <button
          class="btn step"
          aria-label={words().budget.more(words().auction.amount)}
          aria-disabled={amount() === most()}
          onClick={() => set(amount() + 1)}
          data-testid="bid-more"
        >
          +
        </button>
        <span class="grow" />
        <button class="btn" onClick={() => void town.act(['pass'], true)} data-testid="bid-pass">
          {words().auction.pass}
        </button>
        <button class="btn primary" onClick={() => void town.act([`bid ${amount()}`], true)} data-testid="bid">
          {words().auction.bid(words().money(amount()))}
        </button>
      </div>
      <p class="th-warning" id="bid-beyond" aria-live="polite">
        {isBeyond() ? words().auction.beyond : ''}
      </p>
      <div class="th-amount">
        <p class="soft th-small grow">{words().auction.upToHelp}</p>
        <button class="btn" onClick={() => void town.act([`bid-up-to ${amount()}`], true)} data-testid="bid-up-to">
          {words().auction.upTo(words().money(amount()))}
        </button>
      </div>
    </div>
  )
}
