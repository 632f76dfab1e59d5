import { createSignal, onCleanup } from 'solid-js'
import { sameSize, type Size } from './geometry.ts'

/** The size of an element's content, followed as it changes; `first` until it is known. */
export function createSize(first: Size): readonly [size: () => Size, ref: (element: HTMLElement) => void] {
  const [size, setSize] = createSignal<Size>(first, { equals: sameSize })
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return
    const { width, height } = entry.contentRect
    if (width > 0 && height > 0) setSize({ width, height })
  })
  onCleanup(() => observer.disconnect())
  return [size, (element) => observer.observe(element)]
}
