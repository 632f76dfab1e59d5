import { createSignal, type JSX } from 'solid-js'
import { focusFirst } from '../../../shell/focus.ts'
import { seatColor } from '../../../table/seats.ts'
import { Envelope } from '../art/index.ts'
import type { Town } from '../panels/state.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import './bids.css'

/** A secret bribe in the envelope: nobody sees it before all are sealed. */
export function Bribe(props: { town: Town }): JSX.Element {
  const { town } = props
  const { around } = town
  const amounts = (): number[] => (town.offers().get('bribe') ?? []).map(([amount]) => Number(amount))
  const slush = (): number => around.view().players[around.context.you() ?? 0]?.slush ?? 0
  const least = (): number => Math.min(...amounts())
  const most = (): number => Math.max(...amounts())
  const [wished, setWished] = createSignal(0)
  const amount = (): number => Math.max(least(), Math.min(most(), wished()))
  const canPay = (): boolean => amounts().length > 0
  const seal = (): void => void (canPay() && town.act([`bribe ${amount()}`], true))
  return (
    <section
      class="th-form th-bribe panel"
      aria-labelledby="bribe-title"
      ref={focusFirst('input, button')}
      data-explain="zone:10"
      data-testid="bribe"
    >
      <header class="th-form-head">
        <Envelope seat={seatColor(around.context.you() ?? 0)} size={34} />
        <h2 id="bribe-title">{panelMessages().bribe.title}</h2>
      </header>
      <p class="soft">{panelMessages().bribe.lead(officeMessages().money(slush()))}</p>
      <div class="th-amount" hidden={most() === least()}>
        <input
          type="range"
          min={least()}
          max={most()}
          value={amount()}
          disabled={!canPay()}
          aria-label={panelMessages().bribe.amount}
          aria-valuetext={officeMessages().money(amount())}
          style={{ '--part': `${most() > least() ? (100 * (amount() - least())) / (most() - least()) : 100}%` }}
          onInput={(event) => setWished(event.currentTarget.valueAsNumber)}
          data-testid="bribe-slide"
        />
        <input
          class="th-number"
          type="number"
          min={least()}
          max={most()}
          value={amount()}
          disabled={!canPay()}
          aria-label={panelMessages().bribe.amount}
          onChange={(event) => setWished(event.currentTarget.valueAsNumber)}
          data-testid="bribe-amount"
        />
      </div>
      <footer class="th-form-foot">
        <button class="btn" onClick={() => void town.act(['refuse'], true)} data-testid="no-bribe">
          {panelMessages().bribe.none}
        </button>
        <span class="grow" />
        <button class="btn primary" aria-disabled={!canPay()} onClick={seal} data-testid="seal-bribe">
          {panelMessages().bribe.seal(officeMessages().money(amount()))}
        </button>
      </footer>
    </section>
  )
}

/** The envelope is sealed, others still think. */
export function BribeDone(props: { town: Town }): JSX.Element {
  const names = (): string =>
    props.town.around.context
      .waitingFor()
      .map((seat) => props.town.around.nameOfSeat(seat))
      .join(', ')
  return (
    <section class="th-form th-waiting panel" role="status" data-testid="bribe-done">
      <h2>{panelMessages().bribe.sealed}</h2>
      <p class="soft">{names() === '' ? '' : panelMessages().bribe.waiting(names())}</p>
    </section>
  )
}
