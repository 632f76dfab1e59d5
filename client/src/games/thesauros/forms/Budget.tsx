import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js'
import { focusFirst } from '../../../shell/focus.ts'
import { ACCOUNTS, type AccountId, type PlayerView } from '@fathom/thesauros'
import { officeMessages, panelMessages } from '../text/index.ts'
import { budgetTexts, proposedShares, setShare, sharedAs, type Shares } from '../money/shares.ts'
import type { Town } from '../panels/state.ts'
import { costsOf, wagesOf } from './costs.ts'
import './budget.css'

/**
 * The year's money shared out among the accounts: five sliders that always hold all of it, what the year is known to cost beside them.
 * One chain of actions sends it.
 */
export function Budget(props: { town: Town }): JSX.Element {
  const { town } = props
  const { around } = town
  const view = around.view
  const isSolo = (): boolean => view().rules.variant === 'solo'
  const accounts = (): readonly AccountId[] => (isSolo() ? ACCOUNTS.slice(0, 4) : ACCOUNTS)
  const player = (): PlayerView | undefined => view().players[around.context.you() ?? 0]
  const sum = (): number => view().pending?.left ?? player()?.toBudget ?? 0
  const last = createMemo(() => lastSplit(town, accounts()))
  const suggestion = (): number[] => accounts().map((account) => around.tableSet.set.data.money.suggestion[account])
  const wages = (): number => wagesOf(view(), around.context.you() ?? 0, around.tableSet.set.data.money.wage)
  const suggested = (): Shares => proposedShares(sum(), suggestion(), wages())
  const split = last()
  const [shares, setShares] = createSignal<Shares>(split === null ? suggested() : proposedShares(sum(), split))
  const [isAside, setAside] = createSignal(false)
  createEffect(
    on(
      town.laid,
      (texts) => {
        setShares(sharedAs(sum(), accounts(), texts))
        setAside(false)
      },
      { defer: true },
    ),
  )
  const set = (account: number, amount: number): void => {
    if (Number.isFinite(amount)) setShares(setShare(shares(), account, amount))
  }
  const send = async (): Promise<void> => {
    await town.act(budgetTexts(accounts(), shares().amounts), true)
  }
  return (
    <Show
      when={!isAside()}
      fallback={
        <button class="btn primary th-form-back" onClick={() => setAside(false)} data-testid="budget-back">
          {panelMessages().budget.backToIt}
        </button>
      }
    >
      <section
        class="th-form th-budget panel"
        aria-labelledby="budget-title"
        ref={focusFirst('input[type="range"]')}
        data-testid="budget"
      >
        <header class="th-form-head">
          <h2 id="budget-title">{panelMessages().budget.title(panelMessages().roman[view().year] ?? '')}</h2>
          <p class="soft">{panelMessages().budget.lead(officeMessages().money(sum()))}</p>
          <button class="btn ghost" onClick={() => setAside(true)} data-testid="budget-aside">
            {panelMessages().budget.look}
          </button>
        </header>
        <div class="th-budget-lines" data-spot="budget">
          <For each={accounts()}>
            {(account, index) => (
              <Line
                town={town}
                account={account}
                amount={shares().amounts[index()] ?? 0}
                sum={sum()}
                last={last()?.[index()] ?? null}
                onSet={(amount) => set(index(), amount)}
              />
            )}
          </For>
        </div>
        <footer class="th-form-foot">
          <Show when={last()}>
            {(split) => (
              <button class="btn" onClick={() => setShares(proposedShares(sum(), split()))} data-testid="budget-last">
                {panelMessages().budget.asLast}
              </button>
            )}
          </Show>
          <button class="btn" onClick={() => setShares(suggested())} data-testid="budget-suggested">
            {panelMessages().budget.asSuggested}
          </button>
          <span class="soft th-small">{panelMessages().budget.fee(officeMessages().money(view().fee))}</span>
          <span class="grow" />
          <button class="btn primary" onClick={() => void send()} data-testid="send-budget">
            {panelMessages().budget.send}
          </button>
        </footer>
      </section>
    </Show>
  )
}

/** How the seat shared out its money a year ago; null in the first year. */
function lastSplit({ around }: Town, accounts: readonly AccountId[]): number[] | null {
  const events = around.context.events() as readonly { readonly type: string }[]
  const found = events.findLast(
    (event): event is { type: 'budgeted'; seat: number; accounts: number[]; slush: number | null } =>
      event.type === 'budgeted' && 'seat' in event && event.seat === around.context.you(),
  )
  if (found === undefined) return null
  return accounts.map((account) =>
    account === 'SF' ? (found.slush ?? 0) : (found.accounts[ACCOUNTS.indexOf(account)] ?? 0),
  )
}

function Line(props: {
  town: Town
  account: AccountId
  amount: number
  sum: number
  last: number | null
  onSet: (amount: number) => void
}): JSX.Element {
  const name = (): string => officeMessages().accountNames[props.account]
  const costs = (): string[] => costsOf(props.town.around, props.account)
  return (
    <div class="th-budget-line" role="group" aria-label={name()} data-explain={`account:${props.account}`}>
      <div class="th-budget-name">
        <b>{officeMessages().accounts[props.account]}</b>
        <span>{name()}</span>
      </div>
      <button
        class="btn step"
        aria-label={panelMessages().budget.less(name())}
        aria-disabled={props.amount === 0}
        onClick={() => props.onSet(props.amount - 1)}
        data-testid={`less-${props.account}`}
      >
        −
      </button>
      <input
        type="range"
        min="0"
        max={props.sum}
        value={props.amount}
        aria-label={panelMessages().budget.amount(name())}
        aria-valuetext={officeMessages().money(props.amount)}
        style={{ '--part': `${props.sum === 0 ? 0 : (100 * props.amount) / props.sum}%` }}
        onInput={(event) => props.onSet(event.currentTarget.valueAsNumber)}
        data-testid={`slide-${props.account}`}
      />
      <button
        class="btn step"
        aria-label={panelMessages().budget.more(name())}
        aria-disabled={props.amount === props.sum}
        onClick={() => props.onSet(props.amount + 1)}
        data-testid={`more-${props.account}`}
      >
        +
      </button>
      <input
        class="th-number"
        type="number"
        min="0"
        max={props.sum}
        value={props.amount}
        aria-label={panelMessages().budget.amount(name())}
        // A figure that is typed takes the old one's place: 9 before a 2 would be 92.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          props.onSet(event.currentTarget.valueAsNumber)
          event.currentTarget.value = String(props.amount)
        }}
        data-testid={`amount-${props.account}`}
      />
      <p class="th-budget-costs soft">
        <Show when={props.last}>
          {(amount) => <b>{panelMessages().budget.last(officeMessages().money(amount()))} · </b>}
        </Show>
        {costs().join(' · ')}
      </p>
    </div>
  )
}

/** After the budget is sent: it may still be changed until everybody is done. */
export function BudgetDone(): JSX.Element {
  return (
    <section class="th-form th-waiting panel" role="status" data-testid="budget-done">
      <h2>{panelMessages().budget.done}</h2>
      <p class="soft">{panelMessages().budget.change}</p>
    </section>
  )
}
