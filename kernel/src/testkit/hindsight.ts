import type { GameEvent } from '../event.ts'
import type { GameView } from '../game.ts'
import type { Hindsight } from '../hindsight.ts'
import { fastChance } from '../sources.ts'
import { allSeats } from './laws.ts'
import { bytes, must, mustBeSame, notPlain } from './plain.ts'
import { inTurn, type Walk, type Watch } from './walk.ts'

/**
 * What may be looked up again is the same in a world that a seat samples: so it depends on nothing hidden, and tells nobody apart. The present
 * board may always be looked at; looking changes nothing; what is settled stays as it reads; and when the game is over everything that was told may be
 * read again.
 */
export function hindsightLaw<S, A, V extends GameView, E extends GameEvent>(): Watch<S, A, V, E> {
  const told: E[] = []
  const times = new Set<number>()
  /** What each action told, the time it led to, and how that reads since it is settled; null: it is not. */
  const actions: { readonly time: number; readonly events: readonly E[]; settled: string | null }[] = []
  return {
    position(walk) {
      const { game, state, seats, dice } = walk
      const { hindsight } = game
      if (walk.lines.length === 0) {
        told.length = 0
        times.clear()
        actions.length = 0
      }
      if (hindsight === undefined) return
      for (const action of actions) {
        const { time, events, settled } = action
        if (settled === null && hindsight.isSettled?.(time, state) !== true) continue
        const reads = bytes([events.map((event) => hindsight.event(event, state)), hindsight.shows(time, state)])
        must((settled ?? reads) === reads, `what led to ${time} reads otherwise after it was settled`)
        action.settled = reads
      }
      if (game.toAct(state).length === 0) return
      const before = bytes(state)
      times.add(hindsight.timeOf(state))
      must(hindsight.shows(hindsight.timeOf(state), state), 'the present position may not be looked at')
      const open = lookUp(hindsight, told, times, state)
      for (const seat of inTurn(walk, allSeats(seats))) {
        const sampled = game.determinize(state, seat, fastChance(dice.below(1_000_000)))
        mustBeSame(
          lookUp(hindsight, told, times, sampled),
          open,
          `what may be looked up again depends on what seat ${seat} can't know`,
        )
      }
      must(bytes(state) === before, 'looking up changed the state')
    },
    move({ game, state }: Walk<S, A, V, E>, { events }) {
      told.push(...events)
      if (game.hindsight !== undefined) actions.push({ time: game.hindsight.timeOf(state), events, settled: null })
      for (const event of events) {
        const read = game.hindsight?.event(event, state) ?? null
        must(read === null || notPlain(read, 'event') === null, `${event.type}, looked up again, is not plain`)
      }
    },
    end({ game, state }) {
      for (const event of told) {
        must(game.hindsight?.event(event, state) === event, `the game is over and ${event.type} may not be read again`)
      }
      for (const time of times)
        must(game.hindsight?.shows(time, state) === true, `the game is over and ${time} is covered`)
    },
  }
}

/** The last events that were told, as they may be read at a position, and the times whose board may be looked at. */
function lookUp<S, E extends GameEvent>(
  hindsight: Hindsight<S, E>,
  told: readonly E[],
  times: ReadonlySet<number>,
  now: S,
): unknown {
  const events = told.slice(-LAST).map((event) => hindsight.event(event, now))
  return { events, times: [...times].filter((time) => hindsight.shows(time, now)) }
}

const LAST = 60
