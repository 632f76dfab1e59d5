import { Match, Switch, type JSX } from 'solid-js'
import { text } from '../text/index.ts'
import type { Model } from './model.ts'

/** Who I am at this table, when I am not simply playing: somebody who looks on, or whose bot stands in. */
export function SeatBanner(props: { model: Model }): JSX.Element {
  const mine = () => {
    const you = props.model.you()
    return you === null ? undefined : props.model.context.seats()[you]
  }
  return (
    <Switch>
      <Match when={mine()?.standIn && props.model.context.isPlaying()}>
        <div class="banner" data-testid="stand-in-banner">
          <span>{text().table.left}</span>
          <button class="btn" onClick={() => void props.model.session.join()} data-testid="come-back">
            {text().table.comeBack}
          </button>
        </div>
      </Match>
      <Match when={props.model.you() === null}>
        <div class="banner quiet" data-testid="spectator-banner">
          <span>{text().table.spectating}</span>
        </div>
      </Match>
    </Switch>
  )
}
