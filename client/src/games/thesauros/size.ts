import { createSignal, onCleanup } from 'solid-js'
import type { Viewport as Size } from './camera.ts'

/** The size of an element, followed as it changes; `first` until it is known. */
export function createSize(first: Size): readonly [size: () => Size, ref: (element: HTMLElement) => void] {
  const [size, setSize] = createSignal<Size>(first)
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return
    const { width, height } = entry.contentRect
    if (width > 0 && height > 0) setSize({ width, height })
  })
  onCleanup(() => observer.disconnect())
  return [size, (element) => observer.observe(element)]
}
