import { askBot, type Bot, type Pace } from '@fathom/bots'
import {
  fastSource,
  recordedSet,
  recordingChance,
  type AnyGame,
  type Chance,
  type GameEvent,
  type GameRecord,
  type NumberSource,
  type Options,
  type PlayedSet,
  type RecordLine,
  type RecordSeat,
  type Seat,
} from '@fathom/kernel'

/** What a game at the terminal is made of. */
export interface Start {
  readonly game: AnyGame
  /** The component set that the game is made from; null: its components are fixed. */
  readonly set: PlayedSet | null
  readonly options: Options
  readonly seats: readonly RecordSeat[]
  /** A whole number: the same one deals the same cards. */
  readonly seed: number
}

/** One game being played: the state, its record, and the person's draft, which can be taken back. */
export class Session {
  readonly start: Start
  private readonly draws: NumberSource
  private readonly setupDraws: readonly number[]
  private readonly lines: RecordLine[] = []
  /** The states before each action of the draft. */
  private draft: unknown[] = []
  private current: unknown

  constructor(start: Start) {
    this.start = start
    this.draws = fastSource(start.seed)
    const { chance, tape } = recordingChance(this.draws)
    this.current = start.game.setup(start.options, start.seats.length, chance)
    this.setupDraws = tape.draws
  }

  get state(): unknown {
    return this.current
  }

  /** Actions that can be taken back. */
  get undoable(): number {
    return this.draft.length
  }

  /** A person's action: a step of the draft, or the barrier that ends it (rolls and reveals can't be taken back). */
  act(seat: Seat, action: unknown): readonly GameEvent[] {
    const before = this.start.game.clone(this.current)
    const { events, crossed } = this.apply(seat, action)
    if (crossed) this.draft = []
    else this.draft.push(before)
    return events
  }

  /** Takes the draft's last action back; false if there is none. */
  undo(): boolean {
    const before = this.draft.pop()
    if (before === undefined) return false
    this.current = before
    this.lines.pop()
    return true
  }

  /** A bot's action: whatever was drafted before is now done. */
  actAsBot(seat: Seat, bot: Bot, thoughts: Chance, pace: Pace): readonly GameEvent[] {
    this.draft = []
    return this.apply(seat, askBot(bot, this.start.game, this.current, seat, thoughts, pace)).events
  }

  /** The game so far as a record that can be verified. */
  record(): GameRecord {
    const { game, set, options, seats, seed } = this.start
    const { end, scores, ranks } = game.outcome(this.current)
    return {
      game: game.meta.id,
      rulesVersion: game.meta.rulesVersion,
      options,
      ...(set === null ? {} : { components: recordedSet(set) }),
      seats,
      drawMethod: 'xoroshiro128plus',
      seedHash: '',
      seed: String(seed),
      startedAt: '',
      setupDraws: this.setupDraws,
      lines: this.lines,
      end: end === null ? null : { reason: end, totals: scores.map((score) => score.total), ranks },
    }
  }

  private apply(seat: Seat, action: unknown): { events: readonly GameEvent[]; crossed: boolean } {
    const { game } = this.start
    const { chance, tape } = recordingChance(this.draws)
    const events = game.apply(this.current, seat, action, chance)
    this.lines.push({ seat, action: game.notation.make(action), draws: tape.draws })
    return { events, crossed: tape.crossed }
  }
}
