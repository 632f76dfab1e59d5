import { fastChance, type AnyGame } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { askBot, botFor, botLevels, charactersOf, newMemory, type Bot, type Pace } from '../index.ts'
import { botOf } from '../testing/playing.ts'
import { decisions, type DecisionPoint } from './decisions.ts'

/** Worlds in which the seat sees the same and everything hidden is another; the long suite looks at more. */
const TWINS = process.env['FATHOM_LONG'] === '1' ? 3 : 1

/** Stops a search after a number of steps, so that the result does not depend on a clock. */
function patience(times: number): Pace {
  let left = times
  return { mayGoOn: () => left-- > 0, memory: newMemory() }
}

/** Positions that are kept of those a bot looked at: more would say nothing new. */
const LOOKED = 40

/** What a bot chose, and the first positions that it copied to try something on them: a bot that saw more than its seat may would differ there. */
interface Thought {
  readonly choice: string
  readonly looked: readonly string[]
}

function thoughtOf(game: AnyGame, bot: Bot, { state, seat }: DecisionPoint, seed: number): Thought {
  const looked: string[] = []
  const watched: AnyGame = {
    ...game,
    clone(position) {
      if (looked.length < LOOKED) looked.push(JSON.stringify(position))
      return game.clone(position)
    },
  }
  const action = askBot(bot, watched, state, seat, fastChance(seed), patience(6))
  return { choice: game.notation.make(action), looked }
}

function twinsOf(game: AnyGame, { state, seat }: DecisionPoint): DecisionPoint[] {
  return Array.from({ length: TWINS }, (_, number) => ({
    state: game.determinize(state, seat, fastChance(1000 + number)),
    seat,
  }))
}

/** Decisions that are asked about for each seat count, at least. */
const ENOUGH = 6

/** Decisions far apart in one long game; those of further games, closer together, where the games are short. */
function decisionsOf(game: AnyGame, seats: number): readonly DecisionPoint[] {
  const found = decisions(game, seats, 20 + seats, 17, 160)
  for (let seed = 100; found.length < ENOUGH && seed < 200; seed++) found.push(...decisions(game, seats, seed, 3, 160))
  return found
}

/** Holds every level that plays a game to what its seat can know: hidden things are dealt anew, and it must think and choose the same. */
export function describePeeking(game: AnyGame): void {
  describe(`no bot peeks at ${game.meta.id}`, () => {
    const seats = [Math.min(...game.meta.seats.filter((count) => count > 1)), Math.max(...game.meta.seats)]
    const asked = seats.flatMap((count) => decisionsOf(game, count))

    it('though there may be something to be seen: where there are secrets, the twins differ', () => {
      const truths = asked.map((each) => JSON.stringify(each.state))
      const twins = asked.map((each) => JSON.stringify(twinsOf(game, each)[0]?.state))
      expect(asked.length).toBeGreaterThan(10)
      expect(twins.some((twin, index) => twin !== truths[index])).toBe(game.meta.hasSecrets)
    })

    const players = [
      ...botLevels(game.meta.id).map((level) => [level, botOf(game, level)] as const),
      ...charactersOf(game.meta.id).map(
        (each) => [`mate, ${each.id}`, botFor(game.meta.id, 'mate', null, each) as Bot] as const,
      ),
    ]

    it.each(players)('as %s: other hidden things, same thoughts, same choice', (_, bot) => {
      for (const [index, each] of asked.entries()) {
        const thought = thoughtOf(game, bot, each, index)
        for (const twin of twinsOf(game, each)) expect(thoughtOf(game, bot, twin, index)).toEqual(thought)
      }
    })
  })
}
