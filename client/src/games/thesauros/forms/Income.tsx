import { createSignal, For, Show, type JSX } from 'solid-js'
import { focusFirst } from '../../../shell/focus.ts'
import { ACCOUNTS, QUADRIMESTERS, type AccountId } from '@fathom/thesauros'
import { balancesOf } from '../drawn.ts'
import { takeTexts } from '../money/transfers.ts'
import type { Town } from '../panels/state.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import { workersOf } from './costs.ts'
import './plans.css'

/** Money comes in: all of it into one account by one click, or split. */
export function Income(props: { town: Town }): JSX.Element {
  const { town } = props
  const { around } = town
  const view = around.view
  const amount = (): number => view().pending?.amount ?? 0
  const accounts = (): readonly AccountId[] => {
    const open = new Set((town.offers().get('take') ?? []).map(([id]) => id))
    return ACCOUNTS.filter((id) => open.has(id))
  }
  const you = (): number => around.context.you() ?? 0
  const balance = (id: AccountId): number => {
    const player = view().players[you()]
    return player === undefined ? 0 : (balancesOf(player)[ACCOUNTS.indexOf(id)] ?? 0)
  }
  /** Wages that HR can't pay until the year ends. */
  const isShort = (id: AccountId): boolean => {
    if (id !== 'HR') return false
    const left = 3 - ((Math.min(QUADRIMESTERS, view().quadrimester) - 1) % 3)
    return balance('HR') < left * workersOf(view(), you()) * around.tableSet.set.data.money.wage
  }
  const [isSplit, setSplit] = createSignal(false)
  return (
    <section class="th-form panel" aria-labelledby="income-title" ref={focusFirst()} data-testid="income">
      <header class="th-form-head">
        <h2 id="income-title">
          {panelMessages().income.title(
            officeMessages().money(amount()),
            panelMessages().incomes[view().pending?.income ?? 'sale'],
          )}
        </h2>
        <p class="soft">{panelMessages().income.lead}</p>
      </header>
      <Show
        when={isSplit()}
        fallback={
          <div class="th-plans row">
            <For each={accounts()}>
              {(id) => (
                <button
                  class="btn now"
                  title={panelMessages().income.all(officeMessages().accountNames[id])}
                  onClick={() => void town.act([`take ${id} ${amount()}`])}
                  data-explain={`account:${id}`}
                  data-testid={`take-${id}`}
                >
                  <b>{officeMessages().accounts[id]}</b>
                  <span class="soft">
                    {isShort(id)
                      ? panelMessages().income.proposed
                      : panelMessages().income.now(officeMessages().money(balance(id)))}
                  </span>
                </button>
              )}
            </For>
            <Show when={accounts().length > 1 && amount() > 1}>
              <button class="btn" onClick={() => setSplit(true)} data-testid="split-income">
                {panelMessages().income.split}
              </button>
            </Show>
          </div>
        }
      >
        <Split town={town} accounts={accounts()} amount={amount()} onBack={() => setSplit(false)} />
      </Show>
    </section>
  )
}

function Split(props: { town: Town; accounts: readonly AccountId[]; amount: number; onBack: () => void }): JSX.Element {
  const [parts, setParts] = createSignal(props.accounts.map((_, index) => (index === 0 ? props.amount : 0)))
  const left = (): number => props.amount - parts().reduce((sum, part) => sum + part, 0)
  const set = (account: number, part: number): void => {
    const most = (parts()[account] ?? 0) + left()
    const cut = Math.max(0, Math.min(most, Number.isFinite(part) ? part : 0))
    setParts(parts().map((each, index) => (index === account ? cut : each)))
  }
  return (
    <>
      <div class="th-split">
        <For each={props.accounts}>
          {(id, index) => (
            <div class="th-stepper" role="group" aria-label={officeMessages().accountNames[id]}>
              <b>{officeMessages().accounts[id]}</b>
              <button
                class="btn step"
                aria-label={panelMessages().budget.less(officeMessages().accountNames[id])}
                aria-disabled={parts()[index()] === 0}
                onClick={() => set(index(), (parts()[index()] ?? 0) - 1)}
                data-testid={`split-less-${id}`}
              >
                −
              </button>
              <output>{officeMessages().money(parts()[index()] ?? 0)}</output>
              <button
                class="btn step"
                aria-label={panelMessages().budget.more(officeMessages().accountNames[id])}
                aria-disabled={left() === 0}
                onClick={() => set(index(), (parts()[index()] ?? 0) + 1)}
                data-testid={`split-more-${id}`}
              >
                +
              </button>
            </div>
          )}
        </For>
      </div>
      <footer class="th-form-foot">
        <button class="btn ghost" onClick={() => props.onBack()}>
          {panelMessages().back}
        </button>
        <span class="soft">{panelMessages().income.left(officeMessages().money(left()))}</span>
        <span class="grow" />
        <button
          class="btn primary"
          aria-disabled={left() > 0}
          onClick={() => left() === 0 && void props.town.act(takeTexts(props.accounts, parts()))}
          data-testid="confirm-split"
        >
          {panelMessages().income.confirm}
        </button>
      </footer>
    </>
  )
}
