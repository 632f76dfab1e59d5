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

/** A clock that holds less at the start is for a game in one go, in seconds. */
const BY_TURNS = 3600

/** The game is played over days: nobody is expected at the table all the while. */
export function isByTurns(timeControl: TimeControl | null): boolean {
  return timeControl !== null && timeControl.bank >= BY_TURNS
}

type TimeOut = 'bot' | 'wait' | 'loss'
