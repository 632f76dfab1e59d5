import type { Seat } from '@fathom/kernel'
import type { BotTurn } from '@fathom/table'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '../apiError.ts'
import type { Digest } from '../engine/calls.ts'
import type { Log } from '../log.ts'
import type { Engines } from './engines.ts'
import type { TableHost } from './tableHost.ts'

/** After so many refusals in a row a bot rests until its table changes again. */
const PATIENCE = 5

/** Plays the bots' turns: whenever a table stands so that bots have the move, each of them thinks and acts, one action after the other. */
export class BotPlayers {
  private readonly host: TableHost
  private readonly engines: Engines
  private readonly log: Log
  /** How long a bot seems to think, in milliseconds. */
  private readonly delay: number
  /** Bots at work, by table and seat, and whether something changed meanwhile. */
  private readonly working = new Map<string, { woken: boolean }>()
  private readonly runs = new Set<Promise<void>>()
  private readonly closing = new AbortController()

  constructor(host: TableHost, engines: Engines, log: Log, delay: number) {
    this.host = host
    this.engines = engines
    this.log = log
    this.delay = delay
  }

  /** Lets the bots that have the move begin; those at work go on. */
  wake(digest: Digest): void {
    for (const turn of digest.bots) this.start(digest.id, digest.game, turn.seat)
  }

  /** Resolves when no bot is at work; none begins any more. */
  async close(): Promise<void> {
    this.closing.abort()
    await Promise.all(this.runs)
  }

  private start(table: string, game: string, seat: Seat): void {
    const key = `${table} ${seat}`
    const working = this.working.get(key)
    if (working !== undefined) {
      working.woken = true
      return
    }
    if (this.closing.signal.aborted) return
    const run = this.work(table, game, seat, key)
    this.runs.add(run)
    void run.finally(() => this.runs.delete(run))
  }

  private async work(table: string, game: string, seat: Seat, key: string): Promise<void> {
    const state = { woken: false }
    this.working.set(key, state)
    try {
      do {
        state.woken = false
        await this.playOn(table, game, seat)
      } while (state.woken && !this.closing.signal.aborted)
    } catch (error) {
      if (!this.closing.signal.aborted) this.log.error({ table, seat, err: error }, 'a bot could not go on')
    } finally {
      this.working.delete(key)
    }
  }

  /** Acts until the seat has nothing to do. */
  private async playOn(table: string, game: string, seat: Seat): Promise<void> {
    for (let refused = 0; refused < PATIENCE;) {
      if (this.delay > 0) await sleep(this.delay, null, { signal: this.closing.signal })
      if (this.closing.signal.aborted) return
      const { bots } = await this.host.digest(table)
      const turn = bots.find((each) => each.seat === seat)
      if (turn === undefined) return
      if (await this.act(table, game, turn)) refused = 0
      else refused++
    }
    this.log.error({ table, seat }, 'a bot was refused again and again')
  }

  /** One action, or the end of the turn. False: it was refused, mostly because the table has moved on meanwhile. */
  private async act(table: string, game: string, turn: BotTurn): Promise<boolean> {
    const { seat } = turn
    const choice = turn.onlyEnd ? { action: null, version: null } : await this.choose(table, game, turn)
    if (choice === null) return false
    try {
      await this.host.execute(table, { as: 'bot', seat, ...choice }, { person: null, language: 'en' })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      this.log.debug({ table, seat, code: error.code }, 'a bot was refused')
      return false
    }
  }

  private async choose(table: string, game: string, { seat, level }: BotTurn) {
    const sample = randomInt(2 ** 31)
    const mind = await this.host.mind(table, seat, sample)
    if (mind === null) return null
    const { state, components, version, fallback } = mind
    try {
      const action = await this.engines.think({ game, components, level, mind: state, seat, sample })
      return { action, version }
    } catch (error) {
      this.log.error({ table, seat, level, err: error }, 'a bot failed to choose; it takes the first legal action')
      return { action: fallback, version }
    }
  }
}
