import { createSignal, For, Show, type JSX } from 'solid-js'
import { Keyed } from '../../../shell/Keyed.tsx'
import { focusFirst } from '../../../shell/focus.ts'
import { ACCOUNTS, type AccountId } from '@fathom/thesauros'
import { balancesOf } from '../drawn.ts'
import { amountIn, plansFor, planTexts, type Plan, type Range, type Source } from '../money/transfers.ts'
import type { Town } from '../panels/state.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import './plans.css'

/** An account is short: where the money comes from, the cheapest way first and one click away. */
export function Payment(props: { town: Town }): JSX.Element {
  const { town } = props
  const { around } = town
  const view = around.view
  const pending = () => view().pending
  const account = (): AccountId => pending()?.account ?? 'HR'
  const balance = (id: AccountId): number => {
    const player = view().players[around.context.you() ?? 0]
    return player === undefined ? 0 : (balancesOf(player)[ACCOUNTS.indexOf(id)] ?? 0)
  }
  const lacking = (): number => (pending()?.amount ?? 0) - balance(account())
  const sources = (): Source[] => {
    const givers = new Set((town.offers().get('transfer') ?? []).map(([id]) => id))
    return ACCOUNTS.filter((id) => givers.has(id)).map((id) => ({ account: id, has: balance(id) }))
  }
  const plans = (): Plan[] => plansFor(lacking(), sources(), view().fee).slice(0, 4)
  const [isOther, setOther] = createSignal(false)
  const wordsOfPlan = ({ transfers }: Plan): string =>
    transfers
      .map(({ account: id, amount }) => panelMessages().payment.from(officeMessages().money(amount), nameOf(id)))
      .join(', ')
  return (
    <section class="th-form panel" aria-labelledby="payment-title" ref={focusFirst()} data-testid="payment">
      <header class="th-form-head">
        <h2 id="payment-title">
          {panelMessages().payment.title(
            officeMessages().money(pending()?.amount ?? 0),
            panelMessages().purposes[pending()?.purpose ?? 'wages'],
          )}
        </h2>
      </header>
      <p class="soft">
        {panelMessages().payment.short(
          nameOf(account()),
          officeMessages().money(balance(account())),
          officeMessages().money(lacking()),
        )}
      </p>
      <div class="th-plans">
        <Keyed each={plans()} by={wordsOfPlan}>
          {(plan, index) => (
            <button class="btn now" onClick={() => void town.act(planTexts(plan()))} data-testid={`plan-${index()}`}>
              {wordsOfPlan(plan())}
              <span class="soft">
                {panelMessages().payment.fees(officeMessages().money(plan().fees))}
                {index() === 0 ? `, ${panelMessages().payment.cheapest}` : ''}
              </span>
            </button>
          )}
        </Keyed>
      </div>
      <Show
        when={isOther()}
        fallback={
          <button class="btn ghost" onClick={() => setOther(true)} data-testid="pay-otherwise">
            {panelMessages().payment.other}
          </button>
        }
      >
        <OtherTransfer town={town} sources={sources()} />
      </Show>
    </section>
  )
}

const nameOf = (id: string): string => officeMessages().accountNames[id as AccountId]

/** One transfer of one's own choosing: more than is needed, or another order of sources. */
function OtherTransfer(props: { town: Town; sources: readonly Source[] }): JSX.Element {
  const fee = (): number => props.town.around.view().fee
  const [from, setFrom] = createSignal(props.sources[0]?.account ?? '')
  const amounts = (): number[] =>
    (props.town.offers().get('transfer') ?? []).flatMap(([id, amount]) => (id === from() ? [Number(amount)] : []))
  const range = (): Range => ({ least: Math.min(...amounts()), most: Math.max(...amounts()) })
  // The text in the field, which may not be an amount yet; null: the least amount.
  const [typed, setTyped] = createSignal<string | null>(null)
  const amount = (): number => amountIn(range(), typed() ?? '')
  const left = (): number => (props.sources.find(({ account }) => account === from())?.has ?? 0) - amount() - fee()
  return (
    <div class="th-transfer">
      <label>
        <span>{panelMessages().payment.source}</span>
        <select
          value={from()}
          onChange={(event) => {
            setFrom(event.currentTarget.value)
            setTyped(null)
          }}
          data-testid="transfer-from"
        >
          <For each={props.sources}>{({ account }) => <option value={account}>{nameOf(account)}</option>}</For>
        </select>
      </label>
      <label>
        <span>{panelMessages().payment.amount}</span>
        <input
          class="th-number"
          type="number"
          min={range().least}
          max={range().most}
          value={typed() ?? range().least}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onChange={() => setTyped(String(amount()))}
          data-testid="transfer-amount"
        />
      </label>
      <span class="soft th-small">
        {panelMessages().payment.leaves(nameOf(from()), officeMessages().money(left()))}
      </span>
      <button
        class="btn now"
        onClick={() => void props.town.act([`transfer ${from()} ${amount()}`])}
        data-testid="transfer"
      >
        {panelMessages().payment.move(officeMessages().money(amount()), officeMessages().money(fee()))}
      </button>
    </div>
  )
}
