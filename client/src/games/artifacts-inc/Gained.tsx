import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js'
import { ArtifactPicture, CoinPicture, FindPicture, LaurelPicture } from './art/index.ts'
import { belongingsOf, changesBetween, type Change } from './gained.ts'
import type { GameModel } from './model.ts'
import { drawnArtifact, drawnFind } from './tableSet.ts'

/** Long enough to be read on the way to the next die, in milliseconds. */
const SHOWN = 3500

/** On a phone the purse lies in a tab: what my step has changed in it is shown beside the dice for a moment. Ears are told by the step itself. */
export function Gained(props: { model: GameModel }): JSX.Element {
  const { context } = props.model
  const [changes, setChanges] = createSignal<readonly Change[]>([])
  /** Whoever looks back has gained nothing by that. */
  const mine = createMemo(() => (context.isPresent() ? belongingsOf(props.model.view(), context.you() ?? -1) : null))
  let timer: ReturnType<typeof setTimeout> | undefined
  createEffect(
    on(mine, (now, before) => {
      const told = now === null || !before ? [] : changesBetween(before, now)
      if (told.length === 0) return
      clearTimeout(timer)
      // Undone: what was shown is taken back.
      setChanges(context.draft().canRedo ? [] : told)
      timer = setTimeout(() => setChanges([]), SHOWN)
    }),
  )
  onCleanup(() => clearTimeout(timer))
  return (
    <Show when={changes().length > 0}>
      <p class="ai-gained" aria-hidden="true" data-testid="gained">
        <For each={changes()}>
          {(change) => (
            <span class="ai-count">
              <b>{change.by > 0 ? `+${change.by}` : `−${-change.by}`}</b>
              <Picture model={props.model} change={change} />
            </span>
          )}
        </For>
      </p>
    </Show>
  )
}

function Picture({ model, change: { of, id } }: { model: GameModel; change: Change }): JSX.Element {
  if (of === 'money') return <CoinPicture size={24} />
  if (of === 'artifact') return <ArtifactPicture artifact={drawnArtifact(model.tableSet, id)} size={24} />
  if (of === 'find') return <FindPicture find={drawnFind(model.tableSet, id)} size={24} />
  return <LaurelPicture text="" size={26} />
}
