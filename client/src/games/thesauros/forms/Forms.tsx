import { createEffect, Match, onCleanup, Show, Switch, type JSX } from 'solid-js'
import { isWide } from '../../../shell/media.ts'
import { withPanelWords } from '../text/index.ts'
import { lazyPart } from '../../../shell/part.tsx'
import type { Town } from '../panels/state.ts'
import { FORM_KINDS, SHEET_KINDS } from './sheets.ts'
import './forms.css'

// Each is loaded when it is first asked for: the chart does not wait for them.
const Budget = lazyPart(async () => (await withPanelWords(() => import('./Budget.tsx'))).Budget)
const BudgetDone = lazyPart(async () => (await withPanelWords(() => import('./Budget.tsx'))).BudgetDone)
/** Always there, and seldom with something to show: nothing says that it is coming. */
const Reveal = lazyPart(
  async () => (await withPanelWords(() => import('./Reveal.tsx'))).Reveal,
  () => true,
  true,
)
const Auction = lazyPart(async () => (await withPanelWords(() => import('./Auction.tsx'))).Auction)
const Bribe = lazyPart(async () => (await withPanelWords(() => import('./Bribe.tsx'))).Bribe)
const BribeDone = lazyPart(async () => (await withPanelWords(() => import('./Bribe.tsx'))).BribeDone)
const Choices = lazyPart(async () => (await withPanelWords(() => import('./Choices.tsx'))).Choices)
const Income = lazyPart(async () => (await withPanelWords(() => import('./Income.tsx'))).Income)
const Payment = lazyPart(async () => (await withPanelWords(() => import('./Payment.tsx'))).Payment)

/** What is asked on a sheet of its own over the chart; nothing while the chart or the boards of the town ask it themselves. */
export function Forms(props: { town: Town }): JSX.Element {
  const { town } = props
  const view = town.around.view
  const asked = town.asked
  const isSheet = (): boolean => SHEET_KINDS.some((kind) => kind === asked())
  createEffect(() => void town.setHasForm(FORM_KINDS.some((kind) => kind === asked())))
  onCleanup(() => town.setHasForm(false))
  const hasChosen = (kind: string): boolean =>
    town.around.context.isPresent() && town.around.context.draft().ended && view().pending?.kind === kind
  return (
    <div class="th-forms">
      <Switch>
        <Match when={asked() === 'budget'}>
          <Budget town={town} />
        </Match>
        <Match when={view().phase === 'budget' && town.around.context.draft().ended}>
          <BudgetDone />
        </Match>
        <Match when={asked() === 'pay'}>
          <Payment town={town} />
        </Match>
        <Match when={asked() === 'receive'}>
          <Income town={town} />
        </Match>
        <Match when={asked() === 'bribe'}>
          <Bribe town={town} />
        </Match>
        <Match when={hasChosen('bribe')}>
          <BribeDone town={town} />
        </Match>
        <Match when={view().auction}>{(auction) => <Auction town={town} auction={auction()} />}</Match>
        {/* With the boards that it is about. */}
        <Match when={!isWide() && town.wanted()}>{null}</Match>
        <Match when={asked() === 'museum-deed' || asked() === 'steal-patent'}>
          <Choices town={town} />
        </Match>
        <Match when={isSheet()}>
          <Show when={`${asked()}${view().pending?.left ?? ''}`} keyed>
            <Choices town={town} />
          </Show>
        </Match>
      </Switch>
      <Reveal around={town.around} />
    </div>
  )
}
