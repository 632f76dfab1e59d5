import { createSignal } from 'solid-js'

/** Whether the positions of a game are shown one after another by themselves. */
export const [isPlaying, setPlaying] = createSignal(false)
