import { cardById, cardId, countBoxes, type BoxMask, type CardId, type IslandView } from '@fathom/silver-and-gold'
import { notation } from '@fathom/silver-and-gold/notation'
import type { Cell } from '../../art/outline.ts'
import { clausesOf, labelOf, listOf } from '../../text/index.ts'
import { boxesOf, cellOf } from './layout.ts'
import { maskOf } from './input.ts'
import { gainSpoken } from './gain.ts'
import type { GameModel } from './model.ts'
import type { PenPointer } from './pointer.ts'
import { cardSpoken, cardWhole, cellsSpoken, islandWhole, nameOf, namesOf } from './speech.ts'
import { messages } from './text/index.ts'

/** What ears ask for: where the pattern goes, what is mine, what I have just done. */

/** So many of the pattern's places are told whole. */
const MOST_PLACES = 3

interface Place {
  readonly island: IslandView
  readonly mask: BoxMask
  readonly worth: number
}

/**
 * An action in words, its boxes by row and column as the islands are read.
 * @param how `brief`: without them, for eyes that see on the board where it is
 */
export function actionSpoken(model: GameModel, text: string, how?: 'brief'): string {
  const action = notation.parse(text)
  if (action === null) return ''
  if (action.do === 'keep' || action.do === 'take' || action.do === 'take-deck') {
    if (how !== 'brief' || action.do === 'take-deck') return model.game().action(action, model.view())
    return action.do === 'take' ? cardSpoken(cardId(action.card)) : namesOf(action.cards.map(cardId))
  }
  const card = cardId(action.card)
  const island = { card, crossed: model.islands().find((each) => each.card === card)?.crossed ?? 0 }
  const mask = action.do === 'pattern' ? action.boxes : 1 << action.box
  const [name, brings] = [nameOf(card), gain(model, island, mask)]
  return how === 'brief'
    ? messages().gainOn(name, brings)
    : messages().placeOn(name, cellsSpoken(cellsIn(mask)), brings)
}

/** How many places the pattern has on each island, and the richest of them; the free boxes, where one box is asked for. */
export function whereItGoes(model: GameModel, pointer: PenPointer): string {
  const { keeps, takes, takeDeck } = model.choices()
  if (keeps.size > 0) return dealtSpoken(model)
  if (takes.size > 0 || takeDeck !== null) return [...takes.keys()].map((card) => cardWhole(card)).join('. ')
  if (pointer.mode() === 'none') return messages().nothingNow
  const shape = model.view().expedition
  const places = placesOf(model)
  const isBox = pointer.mode() === 'bonus' || places.length === 0
  const boxes = isBox || pointer.mode() === 'single' ? model.islands().map((island) => freeSpoken(model, island)) : []
  if (pointer.mode() === 'bonus' || shape === null) return boxes.join(' ')
  return [...patternSpoken(model, messages().shapes[shape], places), ...boxes].join(' ')
}

function patternSpoken(model: GameModel, shape: string, places: readonly Place[]): string[] {
  const said = [messages().places(shape, places.length)]
  if (places.length === 0) return said
  const counts = model.islands().map(({ card }) => {
    return messages().placesOn(nameOf(card), places.filter(({ island }) => island.card === card).length)
  })
  const richest = places
    .slice(0, MOST_PLACES)
    .map(({ island, mask }) =>
      messages().placeOn(nameOf(island.card), cellsSpoken(cellsIn(mask)), gain(model, island, mask)),
    )
  return [...said, `${counts.join(', ')}.`, `${labelOf(messages().bestPlaces, richest.join('. '))}.`]
}

/** The pattern's places, the richest first: what finishes an island, then what has most symbols, then where least is left. */
function placesOf(model: GameModel): Place[] {
  const places = model.islands().flatMap((island) => {
    const { boxes, coins, palms, xs } = cardById(island.card)
    const left = countBoxes(boxes & ~model.crossedOf(island))
    return [...(model.choices().patterns.get(island.card)?.keys() ?? [])].map((mask): Place => {
      const isLast = (model.crossedOf(island) | mask) === boxes
      const symbols = countBoxes(mask & (coins | palms | xs))
      return { island, mask, worth: (isLast ? 100 : 0) + symbols - left / 16 }
    })
  })
  return places.sort((a, b) => b.worth - a.worth)
}

function gain(model: GameModel, island: IslandView, mask: BoxMask): string {
  return gainSpoken(model, island.card, model.crossedOf(island), mask)
}

function freeSpoken(model: GameModel, island: IslandView): string {
  const crossed = model.crossedOf(island)
  const free = boxesOf(cardById(island.card).rows).filter((box) => ((crossed >> box) & 1) === 0)
  return messages().freeBoxes(nameOf(island.card), cellsSpoken(free.map((box): Cell => cellOf(box))))
}

function cellsIn(mask: BoxMask): Cell[] {
  return Array.from({ length: 16 }, (_, box) => cellOf(box)).filter((cell) => (maskOf([cell]) & mask) !== 0)
}

function dealtSpoken(model: GameModel): string {
  return dealtOf(model)
    .map((card) => cardWhole(card))
    .join('. ')
}

function dealtOf(model: GameModel): readonly CardId[] {
  return model.player(model.context.shownSeat())?.dealt ?? []
}

/** My islands box by box, my score card, my finished islands. */
export function mineSpoken(model: GameModel): string {
  const seat = model.context.shownSeat()
  const player = model.player(seat)
  if (player === undefined) return ''
  const numbers = (values: readonly number[]): string =>
    values.length === 0 ? messages().none : listOf(values.map(String))
  const finished = player.finished.map((card) => cardSpoken(card))
  return [
    messages().total(model.view().scores[seat]?.total ?? 0),
    ...(model.islands().length === 0 ? [dealtSpoken(model)] : []),
    ...model.islands().map((island) => islandWhole(island.card, model.crossedOf(island))),
    messages().scoreLabel(player.coins, numbers(player.trophies), numbers(player.palms)),
    labelOf(messages().finished, finished.length === 0 ? messages().noneFinished : clausesOf(finished)),
  ]
    .filter((each) => each !== '')
    .join('. ')
}
