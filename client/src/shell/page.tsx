import { createComponent, createSignal, onMount, Show, type Component } from 'solid-js'
import { focusLatePage } from './focus.ts'
import { Loading } from './Loading.tsx'

/** A page with a file of its own, loaded when it is first shown. If it does not come, it throws as it is shown: the page says what to do then. */
export function lazyPage<Props extends object>(load: () => Promise<Component<Props>>): Component<Props> {
  const [page, setPage] = createSignal<Component<Props> | null>(null)
  return (props) => {
    const [failed, setFailed] = createSignal<{ readonly error: unknown } | null>(null)
    if (page() === null)
      load().then(
        (loaded) => setPage(() => loaded),
        (error: unknown) => setFailed({ error }),
      )
    const shown = (): Component<Props> | null => {
      const trouble = failed()
      if (trouble !== null) throw trouble.error
      return page()
    }
    return (
      <Show when={shown()} fallback={<Loading />}>
        {(loaded) => {
          onMount(focusLatePage)
          return createComponent(loaded(), props)
        }}
      </Show>
    )
  }
}
