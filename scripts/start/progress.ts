/** Tells how far a build is: in a terminal on one line that changes, elsewhere (a log, a pipe) on one line for every stage. */

export interface Screen {
  write(text: string): unknown
  readonly isTTY?: boolean
}

/** A changing line is written at most so often, in milliseconds. */
const CALM = 100

export class Progress {
  private readonly screen: Screen
  private readonly now: () => number
  private readonly started: number
  private current = ''
  private count = 0
  private written = 0

  /** `now`: milliseconds of any clock. */
  constructor(screen: Screen, now: () => number) {
    this.screen = screen
    this.now = now
    this.started = now()
  }

  /** What is done from now on: `reading its sources`. */
  stage(name: string): void {
    this.finishLine()
    this.current = name
    this.count = 0
    if (this.screen.isTTY) this.show()
    else this.screen.write(`  ${name} ...\n`)
  }

  /** One more of the things that the stage goes through. */
  step(): void {
    this.count++
    if (this.screen.isTTY && this.now() - this.written >= CALM) this.show()
  }

  /** Ends the last stage; how long all took, in seconds. */
  end(): number {
    this.finishLine()
    return (this.now() - this.started) / 1000
  }

  private show(): void {
    this.written = this.now()
    const files = this.count > 0 ? ` ${this.count} files,` : ''
    const seconds = Math.floor((this.now() - this.started) / 1000)
    this.screen.write(`\r\u001B[K  ${this.current} ...${files} ${seconds} s`)
  }

  private finishLine(): void {
    if (this.current === '' || !this.screen.isTTY) return
    this.show()
    this.screen.write('\n')
  }
}
