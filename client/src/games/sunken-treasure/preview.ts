import type { Seat } from '@fathom/kernel'
import {
  columnOf,
  partsOf,
  rowOf,
  sunkenTreasure,
  tokenId,
  type Action,
  type PlayerView,
  type Space,
  type SpaceView,
  type TokenId,
  type View,
} from '@fathom/sunken-treasure'

/**
 * The position with the step that waits for End turn shown as done: pieces lie where they will. Nothing is drawn or paid from
 * a supply before the turn is over, so cards stay as they are.
 */
export function withHeld(view: View, seat: Seat | null, held: string | null): View {
  const action = held === null ? null : sunkenTreasure.notation.parse(held)
  if (action === null || seat === null) return view
  return shown(view, seat, action)
}

function shown(view: View, seat: Seat, action: Action): View {
  switch (action.do) {
    case 'place':
      return { ...boatMoved(view, seat, null, action.space), players: withPlayer(view, seat, placedOne) }
    case 'move':
      return boatMoved(view, seat, action.from, action.to)
    case 'sail':
      return { ...view, players: withPlayer(view, seat, (player) => ({ ...player, ship: action.to })) }
    case 'collect':
      return taken(view, seat, tokenId(action.token), action.joker === null ? null : tokenId(action.joker))
    default:
      return view
  }
}

function placedOne(player: PlayerView): PlayerView {
  return { ...player, boatsToPlace: player.boatsToPlace - 1 }
}

function withPlayer(view: View, seat: Seat, change: (player: PlayerView) => PlayerView): PlayerView[] {
  return view.players.map((player, other) => (other === seat ? change(player) : player))
}

function isAt(space: SpaceView, place: Space | null): boolean {
  return place !== null && space.column === columnOf(place) && space.row === rowOf(place)
}

function boatMoved(view: View, seat: Seat, from: Space | null, to: Space): View {
  const spaces = view.spaces.map((space) => {
    const change = (isAt(space, to) ? 1 : 0) - (isAt(space, from) ? 1 : 0)
    if (change === 0) return space
    return { ...space, boats: space.boats.map((count, other) => (other === seat ? count + change : count)) }
  })
  const ready = (view.turn?.ready ?? []).map((count, depth) =>
    from !== null && depth === rowOf(from) - 2 ? count - 1 : count,
  )
  return { ...view, spaces, turn: view.turn === null ? null : { ...view.turn, ready } }
}

function taken(view: View, seat: Seat, token: TokenId, joker: TokenId | null): View {
  const lies = view.spaces.flatMap((space) => space.tokens).find((each) => each.token === token)
  const spaces = view.spaces.map((space) => ({
    ...space,
    tokens: space.tokens.flatMap((each) => {
      if (each.token !== token) return [each]
      return joker === null ? [] : [{ token: joker, joker: true, laid: true }]
    }),
  }))
  const { kind } = partsOf(token)
  const players = withPlayer(view, seat, (player) => {
    const jokers = player.jokers.filter((each) => each !== joker)
    const isNew = lies?.joker === false && player.missing.some((type) => type === kind)
    if (!isNew) return { ...player, jokers: [...jokers, token], gained: [...player.gained, token] }
    const missing = player.missing.filter((type) => type !== kind)
    return { ...player, jokers, missing, treasures: [...player.treasures, token] }
  })
  return { ...view, spaces, players }
}
