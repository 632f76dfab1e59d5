import { createSignal } from 'solid-js'

/** Whether the positions of a game are shown one after another by themselves. */
export const [isPlaying, setPlaying] = createSignal(false)

/**
 * It is asked how a game of one's own shall begin at the position that is looked at, from the replay or from the end of the game: there who calls it
 * off goes back.
 */
export const [beginning, setBeginning] = createSignal<'from-replay' | 'from-end' | null>(null)
