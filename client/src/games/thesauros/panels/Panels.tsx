import { createSignal, For, Show, type JSX } from 'solid-js'
import { lazyPart } from '../../../shell/part.tsx'
import { isWide } from '../../../shell/media.ts'
import { officeMessages, withPanelWords } from '../text/index.ts'
import { PanelContent } from './PanelContent.tsx'
import { PANEL_TABS, type PanelTab, type Town } from './state.ts'
import './panels.css'

/** Loaded with the first thing that several things can be done with. */
const DealMenu = lazyPart(async () => (await withPanelWords(() => import('./DealMenu.tsx'))).DealMenu)
/** Loaded when somebody wants to see the boards large. */
const LargePanels = lazyPart(async () => (await withPanelWords(() => import('./LargePanels.tsx'))).LargePanels)

/** On a small screen a form about these boards lies with them, not over the chart. Loaded with the first. */
const Choices = lazyPart(async () => (await withPanelWords(() => import('../forms/Choices.tsx'))).Choices)

/** The town's boards as tabs: museum, flea market, technology, the year. What can be done there now glows and is done there. */
export function Panels(props: { town: Town }): JSX.Element {
  const { town } = props
  const [isLarge, setLarge] = createSignal(false)
  const tabs = new Map<PanelTab, HTMLElement>()
  return (
    <section class="th-panels panel" aria-label={officeMessages().panels} data-region="panels" data-testid="panels">
      <Show when={!isWide() && town.hasForm() && town.wanted()}>
        <Choices town={town} />
      </Show>
      <div class="th-tabs">
        <div role="tablist" aria-label={officeMessages().panels}>
          <For each={PANEL_TABS}>
            {(tab) => (
              <button
                ref={(element) => tabs.set(tab, element)}
                role="tab"
                id={`panel-tab-${tab}`}
                aria-selected={town.tab() === tab}
                aria-controls="panel-content"
                classList={{ glows: town.wanted() === tab }}
                tabindex={town.tab() === tab ? 0 : -1}
                onClick={() => town.setTab(tab)}
                onKeyDown={(event) => onTabKey(event, town, tab, tabs)}
                data-testid={`panel-${tab}`}
              >
                {officeMessages().tabs[tab]}
              </button>
            )}
          </For>
        </div>
        <span class="grow" />
        <button
          class="btn ghost icon"
          aria-label={officeMessages().larger}
          title={officeMessages().larger}
          onClick={() => setLarge(true)}
          data-testid="panels-large"
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M9 2h5v5M14 2L9 7M7 14H2V9M2 14l5-5" fill="none" stroke="currentColor" stroke-width="1.6" />
          </svg>
        </button>
      </div>
      <div
        class="th-panel-content"
        role="tabpanel"
        id="panel-content"
        aria-labelledby={`panel-tab-${town.tab()}`}
        tabindex="-1"
      >
        <PanelContent town={town} tab={town.tab()} />
      </div>
      <Show when={town.menu()} keyed>
        {(menu) => <DealMenu town={town} texts={menu.texts} anchor={menu.anchor} />}
      </Show>
      <Show when={isLarge()}>
        <LargePanels town={town} onClose={() => setLarge(false)} />
      </Show>
    </section>
  )
}

function onTabKey(event: KeyboardEvent, town: Town, tab: PanelTab, tabs: ReadonlyMap<PanelTab, HTMLElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0) return
  const next = PANEL_TABS[(PANEL_TABS.indexOf(tab) + by + PANEL_TABS.length) % PANEL_TABS.length] ?? tab
  town.setTab(next)
  tabs.get(next)?.focus()
  event.preventDefault()
  event.stopPropagation()
}
