import { addMap, drawMap } from '../market/stacks.ts'
import type { Play } from '../topic.ts'

/** The first maps on offer (EN L282-293); introductory: numbers 1 to 4 lie in a row before the others are drawn. */
export function layMarket(play: Play): void {
  const { state, board } = play
  let laid = 0
  if (state.rules.variant === 'introductory') {
    for (let number = 1; number <= INTRODUCTORY_MAPS; number++) {
      state.reserve[number] = (state.reserve[number] as number) - 1
      addMap(play, number)
      laid++
    }
  }
  for (; laid < board.initialMaps; laid++) addMap(play, drawMap(play))
}

const INTRODUCTORY_MAPS = 4
