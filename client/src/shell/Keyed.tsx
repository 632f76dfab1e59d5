import { createMemo, For, type Accessor, type JSX } from 'solid-js'

/**
 * Like `For`, for things that are made anew with every answer: what has the same key keeps its place on the page, and the focus in it.
 * @param props.by what tells them apart: a property, or what a function makes of each
 */
export function Keyed<T extends object>(props: {
  each: readonly T[]
  by: keyof T | ((item: T) => unknown)
  children: (item: Accessor<T>, index: Accessor<number>) => JSX.Element
}): JSX.Element {
  const byKey = createMemo(() => {
    const { by } = props
    return new Map(props.each.map((item) => [typeof by === 'function' ? by(item) : item[by], item]))
  })
  const keys = createMemo(() => [...byKey().keys()])
  return (
    <For each={keys()}>
      {(key, index) => {
        const first = byKey().get(key)
        if (!first) return null
        // What has just gone stays as it was until <For> takes it off.
        const item = createMemo<T>((last) => byKey().get(key) ?? last, first)
        return props.children(item, index)
      }}
    </For>
  )
}
