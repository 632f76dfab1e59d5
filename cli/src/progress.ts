import { performance } from 'node:perf_hooks'

/** How often a terminal is shown how far the work is, and how often a log, in milliseconds. */
const LIVE = 100
const LOGGED = 30_000

/** Tells on the error stream how far long work is: at a terminal in one line that is written over, elsewhere in a line now and then. */
export class Progress {
  private readonly games: number
  private readonly start = performance.now()
  private shownAt = this.start

  constructor(games: number) {
    this.games = games
  }

  /**
   * @param done games that are over
   * @param further what else is worth telling, asked only when it is shown
   */
  show(done: number, further: () => string = () => ''): void {
    const now = performance.now()
    const { isTTY } = process.stderr
    if (now - this.shownAt < (isTTY ? LIVE : LOGGED)) return
    this.shownAt = now
    const left = done === 0 ? '' : `, ${duration(((now - this.start) / done) * (this.games - done))} to go`
    const line = `${done} of ${this.games} games${left}${further()}`
    process.stderr.write(isTTY ? `\r\u001B[K${line}` : `${line}\n`)
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
