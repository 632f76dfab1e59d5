import type { BotPosition, TableMetadata, TableRequest } from '@fathom/engine'
import type { BotTurn } from '@fathom/table'

/** After this many refusals in a row the bots of a table rest until it changes again. */
const PATIENCE = 5

/** A decision to think about. */
export interface Thought extends BotPosition {
  /** The same text for the same seat of the same table. */
  readonly thinker: string
  readonly level: string
  /** What the bot is called; empty for one that plays for a person. */
  readonly name: string
  readonly seat: number
  readonly sample: number
  /** Decisions that the seat has taken since others last acted. */
  readonly before: number
}

export interface BotTurnsParts {
  metadata(table: string): Promise<TableMetadata>
  position(table: string, seat: number, sample: number): Promise<BotPosition | null>
  /** False: refused. */
  act(table: string, request: TableRequest): Promise<boolean>
  /** The action that a bot chooses, in notation. */
  think(thought: Thought): Promise<string>
  /** How long bots take for an action at least, in milliseconds; null: nobody is at the table. */
  pace(table: string): number | null
  /** Does the work while no other tab does such work for the table. */
  alone(table: string, work: () => Promise<void>): Promise<void>
  /** Any whole number. */
  anyNumber(): number
}

/** Lets the bots of tables play, one action after the other, while somebody is there to see it. */
export class BotTurns {
  private readonly parts: BotTurnsParts
  private readonly playing = new Set<string>()
  private readonly woken = new Set<string>()

  constructor(parts: BotTurnsParts) {
    this.parts = parts
  }

  /** Lets the bots of a table go on if they have the move; resolves when they have nothing to do. */
  async wake(table: string): Promise<void> {
    this.woken.add(table)
    if (this.playing.has(table)) return
    this.playing.add(table)
    try {
      while (this.woken.delete(table)) await this.parts.alone(table, () => this.play(table))
    } finally {
      this.playing.delete(table)
    }
  }

  private async play(table: string): Promise<void> {
    const acted = new Map<number, number>()
    for (let refused = 0; refused < PATIENCE;) {
      const pace = this.parts.pace(table)
      if (pace === null) return
      const { bots } = await this.parts.metadata(table)
      const [turn] = bots
      if (turn === undefined) return
      const before = acted.get(turn.seat) ?? 0
      if (await this.act(table, turn, before, pace)) {
        refused = 0
        acted.clear()
        acted.set(turn.seat, before + 1)
      } else refused++
    }
  }

  /** One action, or the end of the turn. False: refused, mostly because the table has moved on meanwhile. */
  private async act(table: string, turn: BotTurn, before: number, pace: number): Promise<boolean> {
    const { seat } = turn
    // Thinking is part of the time that an action takes.
    const pause = sleep(pace)
    const choice = turn.onlyEnd ? { action: null, version: null } : await this.choose(table, turn, before)
    await pause
    if (choice === null || this.parts.pace(table) === null) return false
    return this.parts.act(table, { as: 'bot', seat, ...choice })
  }

  private async choose(table: string, { seat, level, name }: BotTurn, before: number) {
    const sample = this.parts.anyNumber()
    const position = await this.parts.position(table, seat, sample)
    if (position === null) return null
    const { version, fallback } = position
    const thinker = `${table} ${seat}`
    // A bot that fails to choose takes the first legal action: the game goes on.
    const action = await this.parts
      .think({ ...position, thinker, level, name, seat, sample, before })
      .catch(() => fallback)
    return { action, version }
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
