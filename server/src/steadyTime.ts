import { uptime } from 'node:os'

/** The machine's clock has been set where it differs by more from what has passed, in milliseconds. */
const SET = 500

/** What the machine says of how long it has been up is that inexact, in milliseconds. */
const ROUGH = 2000

/** Clocks are set right soon after a machine's start: that is heeded at once, in milliseconds. */
const STARTING = 10 * 60_000

/** Out of so much that passes a part is used to come back to the machine's clock: an hour takes it a day. */
const PART = 24

/** A clock that was set forward by more and is not set back within `TRIED` is right: a machine that was paused knows nothing of it. In milliseconds. */
const LARGE = 10 * 60_000
const TRIED = 3600_000

/** What time passes by. All in milliseconds. */
export interface TimeSources {
  /** The machine's clock, which may be set: since 1970. */
  readonly clock: () => number
  /** What passes while the machine is awake, since some moment. */
  readonly awake: () => number
  /** Since the machine's start, asleep or awake. */
  readonly up: () => number
}

const SOURCES: TimeSources = {
  clock: () => Date.now(),
  awake: () => performance.now(),
  up: () => uptime() * 1000,
}

/**
 * The time of a process that nobody else tells it. Whoever sets the machine's clock by an hour or a day must take that from no player, nor have all
 * clocks stand so long: what passes is counted on, and the machine's clock is come back to by and by, or after an hour where it was set far ahead and
 * stays so. A machine that slept has slept: that counts.
 */
export class SteadyTime {
  private readonly sources: TimeSources
  private readonly onSet: (ahead: number) => void
  private clock: number
  private awake: number
  private asleep: number
  /** How far this time is ahead of the machine's clock. */
  private ahead = 0
  /** When the machine's clock was set last, as `awake` counts. */
  private setAt = 0

  /** @param onSet told when somebody has set the machine's clock: how far this time is ahead of it now */
  constructor(onSet: (ahead: number) => void, sources = SOURCES) {
    this.sources = sources
    this.onSet = onSet
    this.clock = sources.clock()
    this.awake = sources.awake()
    this.asleep = sources.up() - this.awake
  }

  /** How far this time is ahead of the machine's clock now. To be asked often: what clocks drift meanwhile is taken as right. */
  look(): number {
    const { sources } = this
    const [clock, awake] = [sources.clock(), sources.awake()]
    const passed = awake - this.awake
    const jumped = clock - this.clock - passed
    this.clock = clock
    this.awake = awake
    this.ahead -= Math.sign(this.ahead) * Math.min(Math.abs(this.ahead), passed / PART)
    if (Math.abs(jumped) > SET) this.heedJump(jumped, awake)
    else if (this.ahead < -LARGE && awake > this.setAt + TRIED) this.ahead = 0
    return Math.round(this.ahead)
  }

  private heedJump(jumped: number, awake: number): void {
    const up = this.sources.up()
    const asleep = up - awake
    const slept = asleep - this.asleep
    this.asleep = asleep
    const set = jumped - (slept > ROUGH ? slept : 0)
    if (up < STARTING || (slept > ROUGH && Math.abs(set) <= ROUGH)) return
    this.ahead -= set
    this.setAt = awake
    if (Math.abs(this.ahead) <= SET) this.ahead = 0
    this.onSet(this.ahead)
  }
}
