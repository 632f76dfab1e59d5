import type { GameEvent } from '../event.ts'
import { broughtBy, gainsOf } from '../gains.ts'
import type { AnyGame, GameView } from '../game.ts'
import { fastChance } from '../sources.ts'
import { LANGUAGES, type GameTexts } from '../text.ts'
import { must, mustBeSame } from './plain.ts'
import { mustSpeak } from './texts.ts'
import { inTurn, type Watch } from './walk.ts'

/** Worlds in which a promise is made. */
const WORLDS = 3

/**
 * What a game tells newcomers holds: it is the same in every world that the seat could think of, it is about legal actions, it has words; and what
 * an action is said to bring for certain, it brings in the true position, whatever is drawn.
 */
export function adviceLaw<S, A, V extends GameView, E extends GameEvent>(
  texts: GameTexts<A, V, E> | null,
): Watch<S, A, V, E> {
  return {
    position(walk) {
      const { state, dice } = walk
      const game = walk.game as unknown as AnyGame
      for (const seat of inTurn(walk, game.toAct(state).slice())) {
        const worlds = Array.from({ length: WORLDS }, () => game.determinize(state, seat, fastChance(dice.below(1e6))))
        const before = JSON.stringify(worlds[0])
        const told = game.advice?.(worlds[0], seat) ?? []
        for (const world of [...worlds, state])
          mustBeSame(game.advice?.(world, seat) ?? [], told, `advice for seat ${seat} depends on what it can't know`)
        for (const each of told) {
          if (each.action !== undefined)
            must(game.refusal(state, seat, each.action) === null, `advice ${each.code} is about what is refused`)
          for (const language of texts === null ? [] : LANGUAGES) {
            const words = texts?.[language].advice?.(each) ?? ''
            mustSpeak(words, `advice ${each.code} (${language})`)
            must(words !== each.code, `advice ${each.code} (${language}) has no sentence`)
          }
        }
        for (const { action, points, money } of gainsOf(game, worlds, seat)) {
          const { points: gained, money: earned } = broughtBy(game, state, seat, action, fastChance(dice.below(1e6)))
          const what = `"${game.notation.make(action)}" promises seat ${seat} ${points} points and ${money} of money`
          must(gained === points && earned === money, `${what}, and brings ${gained} and ${earned}`)
        }
        mustBeSame(JSON.stringify(worlds[0]), before, 'advice changed the position')
      }
    },
  }
}
