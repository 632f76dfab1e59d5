import { ChanceFrom, fastChance, fillOptions, type Chance, type Options, type Refusal, type Seat } from '@fathom/kernel'
import { makeActionTable } from '../actionTable.ts'
import { components } from '../components.ts'
import type { Event } from '../events.ts'
import { apply, legal, playOf, refusal, run, toAct } from '../flow.ts'
import { OPTIONS } from '../options.ts'
import { ZONE_QUEUE, type Field } from '../frames.ts'
import type { AutomaticStepKind } from '../pending.ts'
import { boardOf, makeSet } from '../set.ts'
import { setup } from '../setup/setup.ts'
import { push } from '../stack.ts'
import { AT_HOME, AT_QUEUE, AT_UNHIRED, OWN, own, queueStart, type State } from '../state.ts'
import type { GameData, Look } from '../topic.ts'
import {
  ACCOUNTS,
  BOSS,
  IN_RESOLUTION,
  SORTS,
  WORKER,
  type AccountId,
  type Meeple,
  type SortId,
  type Zone,
} from '../types.ts'

/** The built-in set, made ready once for all tests. */
export const SET = makeSet(components)
export const GAME_DATA: GameData = { set: SET, actionTable: makeActionTable(SET) }

/** Chance that gives just these numbers, then fails: `[2]` is a die of 3. */
export function rolls(...numbers: number[]): Chance {
  return new ChanceFrom((count) => {
    const next = numbers.shift()
    if (next === undefined || next >= count) throw new Error(`no number below ${count} is prepared`)
    return next
  })
}

/**
 * A position put together by hand, and what comes of it. Actions are written in the notation; events are kept, by their last action.
 * `resolve` plays one part of the game alone: when nothing of it is left to do, the stack is empty.
 */
export class Scene {
  state: State
  events: readonly Event[] = []
  chance: Chance = fastChance(7)

  /** @param options those that differ from the default; `$20` in each account, the first quadrimester */
  constructor(seats: number, options: Options = {}) {
    const filled = fillOptions(OPTIONS, seats === 1 ? { variant: 'solo', ...options } : options)
    if (!filled.ok) throw new Error(filled.refusal.code)
    this.state = setup(GAME_DATA, filled.value, seats, fastChance(1))
    this.state.stack = []
    this.state.choosing = 0
    this.state.phase = IN_RESOLUTION
    this.state.order = this.state.order.map((_, seat) => seat)
    this.state.pool.fill(0)
    this.state.money.fill(20)
  }

  get look(): Look {
    return { ...GAME_DATA, board: boardOf(SET, this.state.seats), state: this.state }
  }

  /** $ into accounts of a seat; the others stay. */
  money(seat: Seat, accounts: Partial<Record<AccountId, number>>): this {
    for (const [account, amount] of Object.entries(accounts)) {
      this.state.money[seat * ACCOUNTS.length + ACCOUNTS.indexOf(account as AccountId)] = amount
    }
    return this
  }

  /** $ of a seat in HR, RD, GE, ME, SF. */
  accounts(seat: Seat): number[] {
    return this.state.money.slice(seat * ACCOUNTS.length, (seat + 1) * ACCOUNTS.length)
  }

  /** A meeple of this sort that is at home, recruited or hatted for it if need be. */
  meeple(seat: Seat, sort: SortId): Meeple {
    const { state } = this
    const code = SORTS.indexOf(sort)
    if (code === BOSS) return seat * OWN
    for (let meeple = seat * OWN + 1; meeple < (seat + 1) * OWN; meeple++) {
      if (state.at[meeple] !== AT_HOME && state.at[meeple] !== AT_UNHIRED) continue
      if (state.hat[meeple] !== 0 && state.hat[meeple] !== code - WORKER) continue
      state.at[meeple] = AT_HOME
      own(state, 'hat')[meeple] = code - WORKER
      return meeple
    }
    throw new Error(`seat ${seat} has no ${sort} left`)
  }

  /** Meeples into a zone's queue, from its front. */
  queue(zone: Zone, ...line: readonly (readonly [Seat, SortId])[]): Meeple[] {
    const { state } = this
    return line.map(([seat, sort]) => {
      const meeple = this.meeple(seat, sort)
      const space = state.queued[zone] ?? 0
      state.queues[queueStart(zone) + space] = meeple
      state.queued[zone] = space + 1
      state.at[meeple] = AT_QUEUE
      return meeple
    })
  }

  /** A zone's queue, or another part of the game, is played from here on, and nothing after it. */
  resolve(zone: Zone): this {
    return this.begin('queue', ZONE_QUEUE.zone, zone)
  }

  begin<Kind extends AutomaticStepKind>(step: Kind, field?: Field<Kind>, value = 0): this {
    const play = playOf(GAME_DATA, this.state, this.chance)
    push(this.state, step, -1, field, value)
    run(play)
    this.events = play.events
    return this
  }

  /** Does actions one after another; each must be legal for the seat that is asked, or for `seat`. */
  act(...texts: readonly string[]): this {
    const events: Event[] = []
    for (const text of texts) {
      const seat = toAct(this.state)[0]
      if (seat === undefined) throw new Error(`nobody may act: ${text}`)
      events.push(...this.actAs(seat, text))
    }
    this.events = events
    return this
  }

  actAs(seat: Seat, text: string): readonly Event[] {
    const action = GAME_DATA.actionTable.notation.parse(text)
    if (action === null) throw new Error(`no action is written "${text}"`)
    const refused = refusal(GAME_DATA, this.state, seat, action)
    if (refused !== null)
      throw new Error(`${text}: ${JSON.stringify(refused)}; possible: ${this.legal(seat).join(', ')}`)
    this.events = apply(GAME_DATA, this.state, seat, action, this.chance)
    return this.events
  }

  get toAct(): Seat[] {
    return toAct(this.state)
  }

  /** What the seat that is asked, or `seat`, may do. */
  legal(seat = toAct(this.state)[0] ?? 0): string[] {
    return legal(GAME_DATA, this.state, seat).map((action) => GAME_DATA.actionTable.notation.make(action))
  }

  /** Why the seat that is asked, or `seat`, may not do it; null if it may. */
  refused(text: string, seat = toAct(this.state)[0] ?? 0): Refusal | null {
    const action = GAME_DATA.actionTable.notation.parse(text)
    if (action === null) throw new Error(`no action is written "${text}"`)
    return refusal(GAME_DATA, this.state, seat, action)
  }

  /** Puts exactly these numbers onto the market, the cheapest space first; 0 for a free space. */
  offer(...stacks: readonly (readonly [number: number, count: number] | 0)[]): this {
    this.state.market.fill(0)
    this.state.marketCount.fill(0)
    stacks.forEach((stack, space) => {
      if (stack !== 0) [this.state.market[space], this.state.marketCount[space]] = stack
    })
    return this
  }

  /** Events of one type, of the last action. */
  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
  }
}
