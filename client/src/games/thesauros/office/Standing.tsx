import { createSignal, For, onMount, Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import type { Seat, SeatScore } from '@fathom/kernel'
import type { Point } from '../../../board/geometry.ts'
import { besideOnScreen } from '../../../board/place.ts'
import type { Around } from '../around.ts'
import { openScore } from '../openScore.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import './standing.css'

interface StandingProps {
  readonly around: Around
  readonly seat: Seat
}

/** Where a seat stands: its reputation and what it would score now, and on demand from what. */
export function Standing(props: StandingProps): JSX.Element {
  const [anchor, setAnchor] = createSignal<HTMLElement | null>(null)
  const score = (): SeatScore | undefined =>
    openScore(props.around.view(), props.seat, props.around.tableSet.set.data.scoring.moneyPerPoint)
  const reputation = (): number => props.around.view().players[props.seat]?.reputation ?? 0
  const close = (): void => {
    anchor()?.focus({ preventScroll: true })
    setAnchor(null)
  }
  return (
    <Show when={score()}>
      {(now) => (
        <>
          <button
            class="th-standing"
            aria-expanded={anchor() !== null}
            aria-haspopup="dialog"
            onClick={(event) => setAnchor(event.currentTarget)}
            data-testid="standing"
          >
            {panelMessages().standing(reputation(), now().total)}
          </button>
          <Show when={anchor()} keyed>
            {(at) => <Breakdown {...props} score={now()} anchor={at} onClose={close} />}
          </Show>
        </>
      )}
    </Show>
  )
}

/** What the score is made of, the sources that count. */
function Breakdown(props: StandingProps & { score: SeatScore; anchor: Element; onClose: () => void }): JSX.Element {
  const [place, setPlace] = createSignal<Point>({ x: -9999, y: 0 })
  let sheet: HTMLElement | undefined
  onMount(() => {
    if (sheet === undefined) return
    setPlace(besideOnScreen(sheet, props.anchor))
    sheet.focus({ preventScroll: true })
  })
  /** What my slush fund adds, which nobody else knows. */
  const secret = (): number => (props.around.view().scores[props.seat]?.total ?? 0) - props.score.total
  const lines = (): (readonly [name: string, points: number])[] =>
    Object.entries(props.around.game().sources).flatMap(([source, name]) => {
      const points = props.score.sources[source] ?? 0
      return points === 0 ? [] : [[name, points] as const]
    })
  return (
    <Portal>
      <div class="th-menu-back" onClick={() => props.onClose()} />
      <div
        class="th-menu th-breakdown panel"
        role="dialog"
        aria-label={panelMessages().standingTitle}
        tabindex="-1"
        ref={(element) => (sheet = element)}
        style={{ left: `${place().x}px`, top: `${place().y}px` }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          props.onClose()
        }}
        onFocusOut={() => props.onClose()}
        data-testid="standing-lines"
      >
        <table>
          <caption>{panelMessages().standingTitle}</caption>
          <tbody>
            <For each={lines()}>
              {([name, points]) => (
                <tr>
                  <th scope="row">{name}</th>
                  <td>{points}</td>
                </tr>
              )}
            </For>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{panelMessages().standingTotal}</th>
              <td>{props.score.total}</td>
            </tr>
          </tfoot>
        </table>
        <p class="soft th-small">
          {panelMessages().standingMoney(officeMessages().money(props.around.tableSet.set.data.scoring.moneyPerPoint))}
        </p>
        <Show when={secret() > 0}>
          <p class="soft th-small">{panelMessages().standingSecret(props.score.total + secret())}</p>
        </Show>
      </div>
    </Portal>
  )
}
