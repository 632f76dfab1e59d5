import { recordingChance } from '../chance.ts'
import type { GameEvent } from '../event.ts'
import type { Game, GameView } from '../game.ts'
import { fastChance, fastSource } from '../sources.ts'
import { SPECTATOR, type Seat, type Viewer } from '../seat.ts'
import { legalTexts, allSeats, viewers } from './laws.ts'
import { bytes, isSame, must, mustBeSame, mustEqual } from './plain.ts'
import { TriedActions } from './tried.ts'
import { inTurn, isLong, type Walk, type Watch } from './walk.ts'

/** One action on a copy: what comes of it, and whether chance or a revelation was in it. */
function tryOn<S, A, V extends GameView, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seat: Seat,
  action: A,
  seed: number,
): { readonly after: S; readonly events: readonly E[]; readonly crossed: boolean } {
  const after = game.clone(state)
  const { chance, tape } = recordingChance(fastSource(seed))
  const events = game.apply(after, seat, action, chance)
  return { after, events, crossed: tape.crossed }
}

/** All that a viewer has to look at: the view, its own legal actions, the events it is told. */
function knowledge<S, A, V extends GameView, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  events: readonly E[],
  viewer: Viewer,
): unknown {
  const legal = viewer === SPECTATOR ? [] : legalTexts(game, state, viewer)
  const seen = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null)
  return { view: game.view(state, viewer), legal, seen }
}

/**
 * In a simultaneous phase, as long as others still choose: what a seat chooses changes nothing for anybody else
 * (neither view nor legal actions nor events), whichever of its actions it takes; and the order of two seats does not matter.
 */
export function simultaneousLaw<S, A, V extends GameView, E extends GameEvent>(): Watch<S, A, V, E> {
  return {
    position(walk) {
      const { game, state, seats, dice } = walk
      const acting = game.toAct(state)
      if (acting.length < 2) return
      for (const seat of acting) {
        const choice = tryOn(game, state, seat, dice.pick(game.legal(state, seat)), dice.below(1_000_000))
        if (choice.crossed) continue
        for (const other of viewers(seats)) {
          if (other === seat) continue
          const before = knowledge(game, state, [], other)
          const after = knowledge(game, choice.after, choice.events, other)
          mustBeSame(after, before, `${other} learns something of the secret choice of seat ${seat}`)
        }
        for (const second of acting) if (second > seat) mustCommute(walk, seat, second)
      }
    },
  }
}

function mustCommute<S, A, V extends GameView, E extends GameEvent>(
  { game, state, dice }: Walk<S, A, V, E>,
  a: Seat,
  b: Seat,
): void {
  const seed = dice.below(1_000_000)
  const actionA = dice.pick(game.legal(state, a))
  const actionB = dice.pick(game.legal(state, b))
  const first = tryOn(game, state, a, actionA, seed)
  const second = tryOn(game, state, b, actionB, seed)
  if (first.crossed || second.crossed) return
  const ab = tryOn(game, first.after, b, actionB, seed)
  const ba = tryOn(game, second.after, a, actionA, seed)
  mustBeSame(ab.after, ba.after, `choices of seats ${a} and ${b} do not commute`)
}

/**
 * What a seat can't know changes nothing that it sees: in a world sampled from its knowledge it sees the same, may do the same
 * and, until chance or a revelation comes in, is told the same. The sampled world is a whole one: it can be played to its end.
 */
export function determinizationLaw<S, A, V extends GameView, E extends GameEvent>(
  conservation: (state: S) => string | null,
): Watch<S, A, V, E> {
  const pool = new TriedActions()
  return {
    position(walk) {
      const { game, state, seats, dice } = walk
      if (game.toAct(state).length === 0) return
      const truth = bytes(state)
      const publicTruth = game.view(state, SPECTATOR)
      for (const seat of inTurn(walk, allSeats(seats))) {
        const seed = dice.below(1_000_000)
        const sampled = game.determinize(state, seat, fastChance(seed))
        mustEqual(bytes(state), truth, 'determinizing changed the true state')
        mustBeSame(
          game.determinize(state, seat, fastChance(seed)),
          sampled,
          'determinizing depends on more than chance',
        )
        // Another truth that looks the same to the seat gives the very same world: nothing of the truth is in it, not even an order.
        mustEqual(
          bytes(game.determinize(sampled, seat, fastChance(seed + 1))),
          bytes(game.determinize(state, seat, fastChance(seed + 1))),
          `what seat ${seat} samples depends on what it can't know`,
        )
        mustBeSame(
          knowledge(game, sampled, [], seat),
          knowledge(game, state, [], seat),
          `seat ${seat} sees what it can't know`,
        )
        mustBeSame(
          game.view(sampled, SPECTATOR),
          publicTruth,
          `sampled by seat ${seat}, a spectator sees something else`,
        )
        mustBeSame(game.toAct(sampled), game.toAct(state), `sampled by seat ${seat}, others must act`)
        const broken = conservation(sampled)
        must(broken === null, `sampled by seat ${seat}: conservation: ${broken}`)
        mustTellTheSame(walk, seat, sampled)
        mustRefuseTheSame(walk, seat, sampled, pool)
        if (dice.below(isLong(walk) ? 32 : 16) === 0) playOut(walk, sampled, conservation)
      }
    },
  }
}

/** The seat does the same thing in truth and in its sample. */
function mustTellTheSame<S, A, V extends GameView, E extends GameEvent>(
  { game, state, dice }: Walk<S, A, V, E>,
  seat: Seat,
  sampled: S,
): void {
  const actions = game.legal(state, seat)
  if (actions.length === 0) return
  const action = dice.pick(actions)
  const seed = dice.below(1_000_000)
  const truly = tryOn(game, state, seat, action, seed)
  const maybe = tryOn(game, sampled, seat, action, seed)
  if (truly.crossed || maybe.crossed) return
  mustBeSame(
    knowledge(game, maybe.after, maybe.events, seat),
    knowledge(game, truly.after, truly.events, seat),
    `by "${game.notation.make(action)}" seat ${seat} learns what it can't know`,
  )
}

/** What the seat is refused tells nothing that it can't know: the refusal is the same one, parameters included. */
function mustRefuseTheSame<S, A, V extends GameView, E extends GameEvent>(
  { game, state, dice }: Walk<S, A, V, E>,
  seat: Seat,
  sampled: S,
  pool: TriedActions,
): void {
  const legal = legalTexts(game, state, seat)
  for (const text of pool.pick(legal, dice)) {
    const action = game.notation.parse(text)
    if (action === null) continue
    mustBeSame(
      game.refusal(sampled, seat, action),
      game.refusal(state, seat, action),
      `by the refusal of "${text}" seat ${seat} learns what it can't know`,
    )
  }
  pool.meet(legal, dice)
}

function playOut<S, A, V extends GameView, E extends GameEvent>(
  { game, seats, dice }: Walk<S, A, V, E>,
  sampled: S,
  conservation: (state: S) => string | null,
): void {
  const longest = game.meta.longest(seats)
  for (let steps = 0; steps <= longest; steps++) {
    const [seat] = game.toAct(sampled)
    if (seat === undefined) return
    game.apply(sampled, seat, dice.pick(game.legal(sampled, seat)), dice)
    const broken = conservation(sampled)
    must(broken === null, `playing a sampled state: conservation: ${broken}`)
  }
  throw new Error('a sampled state does not come to an end')
}

/** What a game declares of itself is seen in play. */
export interface Traits {
  secrets: boolean
  chance: boolean
  simultaneous: boolean
}

/** Notes which of the declared traits show. */
export function traitWatch<S, A, V extends GameView, E extends GameEvent>(seen: Traits): Watch<S, A, V, E> {
  return {
    position({ game, state, seats, setupDraws }) {
      if (setupDraws.length > 0) seen.chance = true
      if (game.toAct(state).length > 1) seen.simultaneous = true
      if (seen.secrets) return
      const spectators = game.view(state, SPECTATOR)
      if (allSeats(seats).some((seat) => !isSame(game.view(state, seat), spectators))) seen.secrets = true
    },
    move(_, { tape }) {
      if (tape.draws.length > 0) seen.chance = true
    },
  }
}

/**
 * A position as if a seat's turn began now is one where that seat alone may act; whoever may act already has none. It shows the seat nothing that it
 * can't know: the same in truth and in a sampled world.
 */
export function aheadLaw<S, A, V extends GameView, E extends GameEvent>(): Watch<S, A, V, E> {
  return {
    position({ game, state, seats, dice }) {
      if (game.ahead === undefined) return
      const truth = bytes(state)
      for (const seat of allSeats(seats)) {
        const next = game.ahead(state, seat)
        mustEqual(bytes(state), truth, 'looking ahead changed the state')
        const sampled = game.ahead(game.determinize(state, seat, fastChance(dice.below(1_000_000))), seat)
        if (next === null || sampled === null) {
          must(next === null && sampled === null, `seat ${seat} may plan in truth, or in its sample, but not in both`)
          continue
        }
        must(!game.toAct(state).includes(seat), `seat ${seat} may act, and plan as well`)
        mustBeSame(game.toAct(next), [seat], `others act in the plan of seat ${seat}`)
        const [known, seen] = [knowledge(game, sampled, [], seat), knowledge(game, next, [], seat)]
        mustBeSame(known, seen, `seat ${seat} plans with what it can't know`)
        const action = dice.pick(game.legal(next, seat))
        tryOn(game, next, seat, action, dice.below(1_000_000))
      }
    },
  }
}
