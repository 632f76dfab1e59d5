import type { Seat } from '@fathom/kernel'
import { OFF, type Event, type SpaceName, type View } from '@fathom/sunken-treasure'
import { nameOf } from './input.ts'

/** The pieces of the sea: what of a position moves while a turn is told. */
export type SeaPieces = Pick<View, 'spaces'> & { readonly ships: readonly number[] }

/**
 * The sea as it stood before what is still to be told: boats where they came from, treasures where they lay.
 * @param told what happened, without what is to be told: the last column of each ship
 * @param lay where each treasure lay last
 */
export function seaBefore(
  view: Pick<View, 'spaces' | 'players'>,
  told: readonly Event[],
  untold: readonly Event[],
  lay: ReadonlyMap<string, SpaceName>,
): SeaPieces {
  const ships = view.players.map(({ ship }, seat) => (untold.some((event) => moves(event, seat)) ? shipOf(told, seat) : ship)) // prettier-ignore
  const spaces = untold.toReversed().reduce((after, event) => {
    switch (event.type) {
      case 'moved':
        return withBoat(withBoat(after, event.to, event.seat, -1), event.from, event.seat, 1)
      case 'placed':
        return withBoat(after, event.space, event.seat, -1)
      case 'collected':
        return withTreasure(after, event.token, event.joker, lay.get(event.token))
      default:
        return after
    }
  }, view.spaces)
  return { spaces, ships }
}

function moves(event: Event, seat: Seat): boolean {
  if (event.type === 'ships-returned') return true
  return (event.type === 'sailed' || event.type === 'sailed-off') && event.seat === seat
}

function shipOf(told: readonly Event[], seat: Seat): number {
  const last = told.findLast((event) => moves(event, seat))
  if (last?.type === 'sailed') return last.column
  return last?.type === 'sailed-off' ? OFF : 0
}

type Spaces = View['spaces']

function at(spaces: Spaces, name: SpaceName, change: (space: Spaces[number]) => Spaces[number]): Spaces {
  return spaces.map((space) => (nameOf(space.column, space.row) === name ? change(space) : space))
}

function withBoat(spaces: Spaces, name: SpaceName, seat: Seat, more: number): Spaces {
  const count = (before: number, index: number): number => (index === seat ? before + more : before)
  return at(spaces, name, (space) => ({ ...space, boats: space.boats.map(count) }))
}

/** A treasure back in its place, where a joker may lie now. */
function withTreasure(spaces: Spaces, token: string, joker: string | null, lay: SpaceName | undefined): Spaces {
  if (lay === undefined) return spaces
  return at(spaces, lay, (space) => {
    const others = space.tokens.filter((each) => each.token !== joker && each.token !== token)
    return { ...space, tokens: [...others, { token, joker: false, laid: false } as Spaces[number]['tokens'][number]] }
  })
}
