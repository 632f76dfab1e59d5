import { createSignal } from 'solid-js'

/** Whether the positions of a game are shown one after another by themselves. */
export const [isPlaying, setPlaying] = createSignal(false)

/** Whether it is asked how a game of one's own shall begin at the position that is looked at. */
export const [isBeginning, setBeginning] = createSignal(false)
