import { COLUMNS, DEPTHS, OFF, rowOf, spaceName, spaceOf } from './board.ts'
import { colorName, TOKEN_COUNT, tokenId } from './tokens.ts'
import { COLORS, type Action, type Space, type Token } from './types.ts'

/** The action's line of text. */
export function makeNotation(action: Action): string {
  switch (action.do) {
    case 'place':
      return `place ${spaceName(action.space)}`
    case 'sail':
      return action.to === OFF ? 'sail off' : `sail ${action.to}`
    case 'move':
      return `move ${spaceName(action.from)} ${spaceName(action.to)}`
    case 'collect': {
      const collect = `collect ${tokenId(action.token)}`
      return action.joker === null ? collect : `${collect} by ${tokenId(action.joker)}`
    }
    case 'pay':
    case 'trade':
      return `${action.do} ${colorName(action.color)}`
    case 'end':
    case 'pass':
      return action.do
  }
}

/** One action object for each action that can ever be legal, made once: `legal` only picks, it makes nothing. */
const byNotation = new Map<string, Action>()

function share(action: Action): Action {
  Object.freeze(action)
  byNotation.set(makeNotation(action), action)
  return action
}

/** An action that was made once for all, by its text; null for any other text. */
export function sharedAction(notation: string): Action | null {
  return byNotation.get(notation) ?? null
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Placings of a boat on row 2, in the columns' order. */
export const PLACES: readonly Action[] = upTo(COLUMNS).map((column) =>
  share({ do: 'place', space: spaceOf(column + 1, 2) }),
)

/** Sailing to each place; there is none to 0, left of the board. */
export const SAILS: readonly (Action | undefined)[] = upTo(OFF + 1).map((to) =>
  to === 0 ? undefined : share({ do: 'sail', to }),
)

/** All moves from a space below the surface: along its row, or into any column of the row above or below, sorted. */
function movesFrom(from: Space): readonly Action[] {
  if (rowOf(from) === 1) return []
  const targets = upTo(COLUMNS).flatMap((column) => upTo(DEPTHS).map((depth) => spaceOf(column + 1, depth + 2)))
  return targets
    .filter((to) => to !== from && Math.abs(rowOf(to) - rowOf(from)) <= 1)
    .map((to) => share({ do: 'move', from, to }))
}

/** Moves at [column * 4 + depth], columns from 0. */
export const MOVES: readonly (readonly Action[])[] = upTo(COLUMNS * DEPTHS).map((place) =>
  movesFrom(spaceOf(Math.floor(place / DEPTHS) + 1, (place % DEPTHS) + 2)),
)

/** Collecting a token by card. */
export const COLLECTS: readonly Action[] = upTo(TOKEN_COUNT).map((token) =>
  share({ do: 'collect', token, joker: null }),
)

/** Collecting with a joker, at [token * TOKEN_COUNT + joker]. */
export const JOKER_COLLECTS: readonly (Action | undefined)[] = upTo(TOKEN_COUNT * TOKEN_COUNT).map((index) => {
  const token: Token = Math.floor(index / TOKEN_COUNT)
  const joker: Token = index % TOKEN_COUNT
  return token === joker ? undefined : share({ do: 'collect', token, joker })
})

export const PAYS: readonly Action[] = COLORS.map((_, color) => share({ do: 'pay', color }))
export const TRADES: readonly Action[] = COLORS.map((_, color) => share({ do: 'trade', color }))
export const END: Action = share({ do: 'end' })
export const PASS: Action = share({ do: 'pass' })
