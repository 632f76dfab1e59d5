import { Match, Switch, type JSX } from 'solid-js'
import { withPanelWords } from '../text/index.ts'
import { lazyPart } from '../../../shell/part.tsx'
import { Money } from '../money/Money.tsx'
import type { PanelTab, Town } from './state.ts'

// Each is loaded when its tab is first open.
const FleaMarket = lazyPart(async () => (await withPanelWords(() => import('./FleaMarket.tsx'))).FleaMarket)
const Museum = lazyPart(async () => (await withPanelWords(() => import('./Museum.tsx'))).Museum)
const Technology = lazyPart(async () => (await withPanelWords(() => import('./Technology.tsx'))).Technology)
const Year = lazyPart(async () => (await withPanelWords(() => import('./Year.tsx'))).Year)

/** One of the town's boards, small or large. */
export function PanelContent(props: { town: Town; tab: PanelTab; large?: boolean }): JSX.Element {
  return (
    <Money>
      <Switch>
        <Match when={props.tab === 'museum'}>
          <Museum town={props.town} scale={props.large ? 1.7 : 1} />
        </Match>
        <Match when={props.tab === 'market'}>
          <FleaMarket town={props.town} large={props.large} />
        </Match>
        <Match when={props.tab === 'technology'}>
          <Technology town={props.town} large={props.large} />
        </Match>
        <Match when={props.tab === 'year'}>
          <Year town={props.town} />
        </Match>
      </Switch>
    </Money>
  )
}
