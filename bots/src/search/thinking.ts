import type { Bot, SearchingBot } from '../bot.ts'

/** A searching bot as a player: it thinks through `iterations` worlds a decision, or until its caller says that it is enough. */
export function thinkingBot(searching: SearchingBot, iterations: number): Bot {
  return {
    choose(game, state, seat, chance, pace) {
      const { action, kept } = searching.search(
        { game, determinize: () => game.determinize(state, seat, chance), seat, chance, kept: pace?.memory?.kept },
        { iterations, mayGoOn: () => pace === undefined || pace.mayGoOn() },
      )
      if (pace?.memory !== undefined) pace.memory.kept = kept
      return action
    },
  }
}
