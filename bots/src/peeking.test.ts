import { fastChance, type AnyGame } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { askBot, botLevels, newMemory, type Bot, type Pace } from './index.ts'
import { decisions, GAMES, type Asked } from './testing/games.ts'
import { botOf } from './testing/playing.ts'

/** Worlds in which the seat sees the same and everything hidden is another. */
const TWINS = 2

/** Stops a search after so many questions whether it may go on, so that no clock has a say. */
function patience(times: number): Pace {
  let left = times
  return { mayGoOn: () => left-- > 0, memory: newMemory() }
}

/** Positions that are kept of those a bot looked at: more would say nothing new. */
const LOOKED = 40

/** What a bot chose, and the first positions that it copied to try something on them: who saw more than its seat may gives itself away there. */
interface Thought {
  readonly choice: string
  readonly looked: readonly string[]
}

function thoughtOf(game: AnyGame, bot: Bot, { state, seat }: Asked, seed: number): Thought {
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

function twinsOf(game: AnyGame, { state, seat }: Asked): Asked[] {
  return Array.from({ length: TWINS }, (_, number) => ({
    state: game.imagine(state, seat, fastChance(1000 + number)),
    seat,
  }))
}

describe.each(GAMES.map((game) => [game.meta.id, game] as const))('no bot peeks at %s', (_, game) => {
  const seats = [Math.min(...game.meta.seats.filter((count) => count > 1)), Math.max(...game.meta.seats)]
  const asked = seats.flatMap((count) => decisions(game, count, 20 + count, 17, 160))

  it('though there may be something to be seen: where there are secrets, the twins differ', () => {
    const truths = asked.map((each) => JSON.stringify(each.state))
    const twins = asked.map((each) => JSON.stringify(twinsOf(game, each)[0]?.state))
    expect(asked.length).toBeGreaterThan(10)
    expect(twins.some((twin, index) => twin !== truths[index])).toBe(game.meta.hasSecrets)
  })

  it.each(botLevels(game.meta.id))('as %s: other hidden things, same thoughts, same choice', (level) => {
    const bot = botOf(game, level)
    for (const [index, each] of asked.entries()) {
      const thought = thoughtOf(game, bot, each, index)
      for (const twin of twinsOf(game, each)) expect(thoughtOf(game, bot, twin, index)).toEqual(thought)
    }
  })
})
