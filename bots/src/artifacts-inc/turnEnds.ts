import type { Action, State } from '@fathom/artifacts-inc'
import type { AnyGame, Chance, Seat } from '@fathom/kernel'
import { turnKey } from './turnKey.ts'

/** How positions of a turn are judged. */
export interface TurnJudge {
  /** At the end of the seat's turn: its chance to win, 0 to 1. */
  atEnd(state: State, seat: Seat): number
  /** On the way: any number that is higher where more may come of it. */
  onTheWay(state: State, seat: Seat): number
}

/** How much of a turn is looked at. */
export interface TurnWidths {
  /** Positions with as many dice left that are followed. */
  readonly followed: number
  /** Places for a bought card, and ways to sell with one die, that are followed. */
  readonly choices: number
  /** Throws that each reroll is judged by; 0: none is looked at. */
  readonly throws: number
}

/** What a turn may come to. */
export interface TurnEnd {
  /** From the position that was asked about; without the `end`, or up to a throw of dice. */
  readonly path: readonly Action[]
  /** The chance to win, 0 to 1. */
  readonly value: number
}

interface Reached {
  readonly state: State
  readonly path: readonly Action[]
}

interface Looked extends Reached {
  readonly promise: number
}

const DICE = [1, 2, 3, 4, 5, 6] as const
/** Steps of one choice that are followed at the same time. */
const MOST_GOING = 48
/** After a throw the rest of the turn is looked at so far. */
const AFTER_A_THROW: TurnWidths = { followed: 2, choices: 1, throws: 0 }

/**
 * The ends of a turn under way that promise most, the best first: dice are placed one after another, and of all positions with as many dice left those
 * that look best are followed. Nothing that is still to be drawn is known: the place of a bought card stays empty.
 * @param chance for throws that are tried
 */
export function turnEnds(
  game: AnyGame,
  judge: TurnJudge,
  widths: TurnWidths,
  state: State,
  seat: Seat,
  chance: Chance,
): TurnEnd[] {
  return new Turn(game, judge, widths, seat, chance).ends({ state, path: [] })
}

class Turn {
  private readonly game: AnyGame
  private readonly judge: TurnJudge
  private readonly widths: TurnWidths
  private readonly seat: Seat
  private readonly chance: Chance
  private readonly seen = new Set<number>()
  /** Positions to be followed, by how many dice are left. */
  private readonly waiting: Looked[][] = []
  private readonly found: TurnEnd[] = []

  constructor(game: AnyGame, judge: TurnJudge, widths: TurnWidths, seat: Seat, chance: Chance) {
    this.game = game
    this.judge = judge
    this.widths = widths
    this.seat = seat
    this.chance = chance
  }

  ends(start: Reached): TurnEnd[] {
    this.wait(this.settled(start))
    for (let left = this.waiting.length - 1; left >= 0; left--) {
      for (const each of bestOf(this.waiting[left] ?? [], this.widths.followed)) this.follow(each)
    }
    return this.found.toSorted((a, b) => b.value - a.value)
  }

  private follow({ state, path }: Reached): void {
    for (const action of this.legal(state)) {
      if (action.do === 'end') this.end({ state, path })
      else if (action.do === 'reroll') this.rerolled({ state, path }, action)
      else this.wait(this.settled(this.done({ state, path }, action)))
    }
  }

  private wait(reached: readonly Reached[]): void {
    for (const { state, path } of reached) {
      if (!isNew(this.seen, turnKey(state, this.seat))) continue
      const left = DICE.reduce((sum: number, die) => sum + (state.dice[die] as number), 0)
      const waiting = (this.waiting[left] ??= [])
      waiting.push(this.looked({ state, path }))
    }
  }

  /** All that a die may come to when what it asks for has been chosen. */
  private settled(start: Reached): Reached[] {
    const { phase } = start.state
    if (phase === 'act') return [start]
    if (phase === 'reroll') {
      this.rethrown(start)
      return []
    }
    const seen = new Set<number>()
    const next: Reached[] = []
    for (let going: readonly Reached[] = [start]; going.length > 0;) {
      const reached = going.flatMap((each) => this.legal(each.state).map((action) => this.done(each, action)))
      const unseen = reached.filter(({ state }) => isNew(seen, turnKey(state, this.seat)))
      going = this.fewOf(unseen.filter(({ state }) => state.phase === phase))
      next.push(...unseen.filter(({ state }) => state.phase !== phase))
    }
    return this.chosen(phase, next).flatMap((each) => this.settled(each))
  }

  /** Of places for a card and of sales, which are many, those that look best. */
  private chosen(phase: State['phase'], reached: readonly Reached[]): readonly Reached[] {
    if (phase !== 'put' && phase !== 'sell') return reached
    return bestOf(
      reached.map((each) => this.looked(each)),
      this.widths.choices,
    )
  }

  /** A large stock may be sold in more ways than there is time for. */
  private fewOf(reached: readonly Reached[]): readonly Reached[] {
    return reached.length <= MOST_GOING
      ? reached
      : bestOf(
          reached.map((each) => this.looked(each)),
          MOST_GOING,
        )
  }

  private looked(reached: Reached): Looked {
    return { ...reached, promise: this.judge.onTheWay(reached.state, this.seat) }
  }

  /** A die is set aside, and whatever others may be. */
  private rerolled({ state, path }: Reached, action: Action): void {
    if (this.widths.throws === 0) return
    const aside = this.after(state, action)
    if (aside.phase === 'reroll') this.rethrown({ state: aside, path: [...path, action] })
    else this.thrown({ state, path }, action)
  }

  /** Every set of dice that may be thrown again with those set aside; rising, so that each comes up once. */
  private rethrown({ state, path }: Reached): void {
    const last = state.rerolling.at(-1) ?? 0
    for (const action of this.legal(state)) {
      if (action.do === 'roll') this.thrown({ state, path }, action)
      else if (action.do === 'reroll' && action.die >= last) this.rerolled({ state, path }, action)
    }
  }

  /** A throw is worth the mean of some. */
  private thrown({ state, path }: Reached, action: Action): void {
    let sum = 0
    for (let tried = 0; tried < this.widths.throws; tried++) {
      const copy = this.after(state, action)
      const [best] = turnEnds(this.game, this.judge, AFTER_A_THROW, copy, this.seat, this.chance)
      sum += best?.value ?? 0
    }
    if (this.widths.throws > 0) this.found.push({ path: [...path, action], value: sum / this.widths.throws })
  }

  /** Which dice lay where is forgotten when the turn is over: ends that differ in that alone are one. */
  private end({ state, path }: Reached): void {
    const over: State = {
      ...state,
      dice: state.dice.map(() => 0),
      used: [],
      visited: 0,
      hasDived: false,
      hasRerolled: false,
    }
    if (isNew(this.seen, turnKey(over, this.seat))) this.found.push({ path, value: this.judge.atEnd(over, this.seat) })
  }

  private done({ state, path }: Reached, action: Action): Reached {
    return { state: this.after(state, action), path: [...path, action] }
  }

  private legal(state: State): Action[] {
    return this.game.legal(state, this.seat) as Action[]
  }

  /** The position after an action; what would be drawn for the market is not. */
  private after(state: State, action: Action): State {
    const copy = this.game.clone(state) as State
    const { piles } = copy
    const shown = copy.shown.slice()
    this.game.apply(copy, this.seat, action, this.chance)
    if (action.do === 'put') {
      copy.piles = piles
      copy.shown = shown
    }
    return copy
  }
}

/** Puts a number among those seen, and tells whether it was not there. */
function isNew(seen: Set<number>, key: number): boolean {
  const { size } = seen
  return seen.add(key).size > size
}

/** Those that promise most, the best first; of equals those that came first. */
function bestOf(looked: readonly Looked[], most: number): readonly Looked[] {
  return looked.length <= most ? looked : looked.toSorted((a, b) => b.promise - a.promise).slice(0, most)
}
