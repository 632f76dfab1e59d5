import { notation } from '@fathom/sunken-treasure/notation'
import { clausesOf, labelOf, listOf } from '../../text/index.ts'
import { nameOf } from './input.ts'
import type { GameModel } from './model.ts'
import { aimSpoken, boardSpoken, doLabel, jokersSpoken, shipPlaceSpoken } from './speech.ts'
import { parseSpace } from './placing.ts'
import { colorName, messages, tokenName } from './text/index.ts'

/** What ears ask for: what can be done now and what it costs, what is mine, what I have just done. */

/** An action in the game's words. */
export function actionSpoken(model: GameModel, text: string): string {
  const action = notation.parse(text)
  return action === null ? '' : model.game().action(action, model.view())
}

/** Everything that can be done now, each with what it costs and brings. */
export function whereItGoes(model: GameModel): string {
  if (model.mover() === null) return messages().nothingNow
  const { places, sails, moves, collects, pays, trades } = model.choices()
  const [chosen, lane] = [model.chosen(), model.lane()]
  const from = chosen === null || lane === null ? null : nameOf(lane, chosen)
  const said = [
    ...[...places].map(([space, text]) => {
      const column = parseSpace(`space:${space}`)?.column ?? 0
      return aimSpoken(model, { can: 'place', text, column })
    }),
    ...[...sails].map(([place, text]) => aimSpoken(model, { can: 'sail', text, place })),
    ...[...collects].map(([token, ways]) => {
      const aim = { can: 'collect', token, ways } as const
      return labelOf(doLabel(aim), aimSpoken(model, aim))
    }),
    ...(from === null ? [] : [...(moves.get(from) ?? [])]).map(([to, text]) =>
      aimSpoken(model, { can: 'move', text, from: from ?? to, to }),
    ),
    ...[...pays].map(([color, text]) => aimSpoken(model, { can: 'pay', text, color })),
    ...[...trades].map(([color, text]) => aimSpoken(model, { can: 'trade', text, color })),
  ]
  return said.length === 0 ? messages().nothingNow : said.join(' ')
}

/** My treasures and what I lack, my cards by colour, my jokers, my ship and my boats. */
export function mineSpoken(model: GameModel): string {
  const seat = model.context.shownSeat()
  const player = model.player(seat)
  if (player === undefined) return ''
  const boats = model
    .view()
    .spaces.flatMap((space) => ((space.boats[seat] ?? 0) > 0 ? [messages().place(space.column, space.row)] : []))
  const hand = player.known.map((color) => colorName(color))
  return [
    boardSpoken(player),
    messages().inMyHand(hand.length === 0 ? messages().none : listOf(hand)),
    messages().supplyPile(player.supply),
    jokersSpoken(player),
    ...(player.gained.length === 0 ? [] : [messages().notYet(listOf(player.gained.map((token) => tokenName(token))))]),
    shipPlaceSpoken(player),
    messages().myBoats(boats.length === 0 ? messages().none : clausesOf(boats)),
  ].join('. ')
}
