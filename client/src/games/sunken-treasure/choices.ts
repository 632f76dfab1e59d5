import {
  colorName,
  spaceName,
  tokenId,
  type Color,
  type ShipPlace,
  type SpaceName,
  type TokenId,
} from '@fathom/sunken-treasure'
import { notation } from '@fathom/sunken-treasure/notation'

/** A way to collect a tile: by a card of its colour (`joker` null) or with a joker. */
export interface Collecting {
  readonly joker: TokenId | null
  readonly text: string
}

/** The legal actions, sorted out: the text to send by what is pointed at. */
export interface Choices {
  readonly places: ReadonlyMap<SpaceName, string>
  readonly sails: ReadonlyMap<ShipPlace, string>
  /** By the space that the boat leaves, then by the one it goes to. */
  readonly moves: ReadonlyMap<SpaceName, ReadonlyMap<SpaceName, string>>
  readonly collects: ReadonlyMap<TokenId, readonly Collecting[]>
  readonly pays: ReadonlyMap<Color, string>
  readonly trades: ReadonlyMap<Color, string>
  readonly end: string | null
  readonly pass: string | null
}

export function choicesOf(legal: readonly string[]): Choices {
  const places = new Map<SpaceName, string>()
  const sails = new Map<ShipPlace, string>()
  const moves = new Map<SpaceName, Map<SpaceName, string>>()
  const collects = new Map<TokenId, Collecting[]>()
  const pays = new Map<Color, string>()
  const trades = new Map<Color, string>()
  let end: string | null = null
  let pass: string | null = null
  for (const text of legal) {
    const action = notation.parse(text)
    if (action === null) continue
    if (action.do === 'place') places.set(spaceName(action.space), text)
    else if (action.do === 'sail') sails.set(action.to, text)
    else if (action.do === 'move') {
      const from = spaceName(action.from)
      moves.set(from, (moves.get(from) ?? new Map<SpaceName, string>()).set(spaceName(action.to), text))
    } else if (action.do === 'collect') {
      const token = tokenId(action.token)
      const way = { joker: action.joker === null ? null : tokenId(action.joker), text }
      collects.set(token, [...(collects.get(token) ?? []), way])
    } else if (action.do === 'pay') pays.set(colorName(action.color), text)
    else if (action.do === 'trade') trades.set(colorName(action.color), text)
    else if (action.do === 'end') end = text
    else pass = text
  }
  return { places, sails, moves, collects, pays, trades, end, pass }
}
