import { cardById, countBoxes, sealsAdded, type BoxMask, type CardId } from '@fathom/silver-and-gold'
import type { GameModel } from './model.ts'
import { messages } from './text/index.ts'

/** What crossing some boxes brings, now: "1 coin, a red X for one more box". */
export function gainSpoken(model: GameModel, card: CardId, crossed: BoxMask, boxes: BoxMask): string {
  const printed = cardById(card)
  const finished = model.player(model.context.shownSeat())?.finished ?? []
  const seals = (): number =>
    sealsAdded(
      finished.map((each) => cardById(each).index),
      printed.index,
    )
  const coins = countBoxes(boxes & printed.coins)
  const palms = countBoxes(boxes & printed.palms)
  const xs = countBoxes(boxes & printed.xs)
  const parts = [
    ...(coins > 0 ? [messages().coins(coins)] : []),
    ...(palms > 0 ? [messages().palms(palms, model.view().displayPalms + 1)] : []),
    ...(xs > 0 ? [messages().bonus(xs)] : []),
    ...((crossed | boxes) === printed.boxes ? [messages().finishes(printed.points, seals())] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : messages().nothingHere
}
