import { createSignal, onMount, type Accessor } from 'solid-js'

/**
 * What is asked for once when its part of the page appears; null until it has come. A resource would take away the whole page round it
 * meanwhile.
 */
export function createAsked<T>(ask: () => Promise<T>): Accessor<T | null> {
  const [value, setValue] = createSignal<T | null>(null)
  onMount(() => void ask().then((come) => setValue(() => come)))
  return value
}
