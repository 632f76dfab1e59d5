/** Small sounds as scores: nothing but numbers. */

/** What can be heard. */
export const cues = ['turn', 'placed', 'coin', 'dice', 'reveal', 'clock', 'end'] as const
export type Cue = (typeof cues)[number]

/**
 * A tone: when it begins and how long it lasts (seconds), what sounds, and how loud it is against the others (0 to 1). A number is the pitch of a
 * small bell, in hertz; wood is a knock, paper a rustle that swells and goes.
 */
export interface Tone {
  readonly at: number
  readonly lasts: number
  readonly what: number | 'wood' | 'paper'
  readonly loud: number
}

/** The score of each sound. */
export const SCORES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [
    { at: 0, lasts: 0.3, what: 587, loud: 0.5 },
    { at: 0.12, lasts: 0.4, what: 880, loud: 0.5 },
  ],
  placed: [{ at: 0, lasts: 0.11, what: 392, loud: 1 }],
  coin: [
    { at: 0, lasts: 0.08, what: 1568, loud: 0.4 },
    { at: 0.05, lasts: 0.25, what: 2093, loud: 0.5 },
  ],
  dice: [
    { at: 0, lasts: 0.08, what: 'wood', loud: 1 },
    { at: 0.07, lasts: 0.08, what: 'wood', loud: 0.8 },
    { at: 0.14, lasts: 0.07, what: 'wood', loud: 0.6 },
  ],
  reveal: [{ at: 0, lasts: 0.24, what: 'paper', loud: 0.3 }],
  clock: [
    { at: 0, lasts: 0.07, what: 988, loud: 0.9 },
    { at: 0.3, lasts: 0.07, what: 988, loud: 0.9 },
  ],
  end: [
    { at: 0, lasts: 0.4, what: 392, loud: 0.45 },
    { at: 0.18, lasts: 0.4, what: 494, loud: 0.45 },
    { at: 0.36, lasts: 0.6, what: 587, loud: 0.55 },
  ],
}
