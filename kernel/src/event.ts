/** Anything that happened. `type` picks the sentence and the animation. */
export interface GameEvent {
  readonly type: string
}
