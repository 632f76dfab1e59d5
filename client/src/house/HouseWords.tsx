import { createEffect, Show, type JSX } from 'solid-js'
import { Link } from '../shell/router.tsx'
import { text } from '../text/index.ts'
import { askHouse, house } from './house.ts'
import './house.css'

/** Words of welcome at the top of the lobby, where there are any. */
export function Welcome(): JSX.Element {
  createEffect(() => void askHouse())
  return (
    <Show when={house()?.welcome}>
      {(said) => (
        <p class="welcome said" lang={said().language} data-testid="welcome">
          {said().words}
        </p>
      )}
    </Show>
  )
}

/** The foot of the lobby: who answers for this server. */
export function Foot(): JSX.Element {
  return (
    <Show when={house()?.imprint}>
      <footer class="house-foot">
        <Link href="/imprint">{text().nav.imprint}</Link>
      </footer>
    </Show>
  )
}
