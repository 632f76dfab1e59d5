/** How much time each person has: a Fischer clock, in whole seconds. It runs while the table waits for its owner. */
export interface TimeControl {
  /** At the start. */
  readonly bank: number
  /** Added when a turn begins, but never above the cap. */
  readonly increment: number
  readonly cap: number
  /** At zero a bot plays this turn, or the table waits until the others put a bot in the chair, or a game of two is lost. */
  readonly timeOut: TimeOut
}

type TimeOut = 'bot' | 'wait' | 'loss'
