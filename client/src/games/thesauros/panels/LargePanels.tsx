import { For, onMount, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import { officeMessages, panelMessages } from '../text/index.ts'
import { PanelContent } from './PanelContent.tsx'
import { PANEL_TABS, type Town } from './state.ts'

/** The same boards large, over the table: not a modal dialog, so that notes and menus can lie on it. */
export function LargePanels(props: { town: Town; onClose: () => void }): JSX.Element {
  let sheet: HTMLElement | undefined
  const before = document.activeElement
  onMount(() => sheet?.focus({ preventScroll: true }))
  const close = (): void => {
    props.onClose()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    close()
  }
  return (
    <Portal>
      <div class="th-large-back" onClick={close} />
      <section
        class="th-large panel"
        role="dialog"
        aria-label={officeMessages().panels}
        tabindex="-1"
        ref={(element) => (sheet = element)}
        onKeyDown={onKeyDown}
        data-testid="large-panels"
      >
        <div class="th-tabs">
          <For each={PANEL_TABS}>
            {(tab) => (
              <button
                aria-pressed={props.town.tab() === tab}
                onClick={() => props.town.setTab(tab)}
                data-testid={`large-${tab}`}
              >
                {officeMessages().tabs[tab]}
              </button>
            )}
          </For>
          <span class="grow" />
          <button class="btn ghost icon" aria-label={panelMessages().close} onClick={close} data-testid="close-large">
            ×
          </button>
        </div>
        <div class="th-large-content">
          <PanelContent town={props.town} tab={props.town.tab()} large />
        </div>
      </section>
    </Portal>
  )
}
