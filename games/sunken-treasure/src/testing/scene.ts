import { fastChance, type Options, type Seat } from '@fathom/kernel'
import { perPlayerOf } from '../builtIn.ts'
import { columnOf, COLUMN_SLOTS, DEPTH_SLOT, parseSpace, rowOf, SLOTS } from '../board.ts'
import { sunkenTreasure } from '../game.ts'
import { boatBit, boatPlace, type State } from '../state.ts'
import { COLOR_COUNT, parseToken, TOKEN_BIT, TOKEN_COLOR, TREASURES } from '../tokens.ts'
import { COLORS, type Action, type Color, type Event, type SpaceName, type TokenId } from '../types.ts'

/** A position in the middle of a game, told as people would: whatever is left out is made up soundly. */
export interface Scene {
  readonly seats: number
  readonly options?: Options
  /** Per seat: where its boats are. */
  readonly boats: readonly (readonly SpaceName[])[]
  /** Per seat. */
  readonly hands: readonly (readonly Color[])[]
  /** Per seat: cards in the supply, nobody knows which. The rest of the cards in play is discarded. */
  readonly supplies: readonly number[]
  /** Per seat; left of the board if not told. */
  readonly ships?: readonly number[]
  readonly active?: Seat
  /** Spaces with exactly these tokens; the others hold whatever there is. */
  readonly spaces?: Readonly<Record<SpaceName, readonly TokenId[]>>
  /** Per seat: tiles on the player board. */
  readonly treasures?: readonly (readonly TokenId[])[]
  /** Per seat: mussels and doubles beside it; the mussel dealt if not told. */
  readonly jokers?: readonly (readonly TokenId[])[]
}

const USUAL: Options = { sameActionForAll: false, placedDoublesAreJokers: true, removal: 'equal' }

/** The position, the active seat about to sail. Tiles that find no place lie beside the last seat's board. */
export function scene(told: Scene): State {
  const state = sunkenTreasure.setup({ ...USUAL, ...told.options }, told.seats, fastChance(1))
  state.phase = 'sail'
  state.toPlace = 0
  state.active = told.active ?? 0
  for (let seat = 0; seat < told.seats; seat++) state.ships[seat] = told.ships?.[seat] ?? 0
  placeBoats(state, told)
  layTokens(state, told)
  dealCards(state, told)
  return state
}

function spaceNamed(name: SpaceName): number {
  const space = parseSpace(name)
  if (space === null) throw new Error(`no space ${name}`)
  return space
}

function tokenNamed(id: TokenId): number {
  const token = parseToken(id)
  if (token === null) throw new Error(`no token ${id}`)
  return token
}

function placeBoats(state: State, { seats, boats }: Scene): void {
  for (let seat = 0; seat < seats; seat++) {
    // Boats that nobody speaks of wait in the far column, out of the way.
    const names = [...(boats[seat] ?? [])]
    while (names.length < perPlayerOf(seats).bathyscaphes) names.push('c6r5')
    for (const name of names) {
      const at = boatPlace(seat, spaceNamed(name))
      state.boats[at] = (state.boats[at] ?? 0) + boatBit(spaceNamed(name))
    }
  }
}

function give(masks: number[], seat: Seat, token: number): void {
  const at = seat * COLOR_COUNT + (TOKEN_COLOR[token] ?? 0)
  masks[at] = (masks[at] ?? 0) | (TOKEN_BIT[token] ?? 0)
}

function layTokens(state: State, { seats, spaces = {}, treasures = [], jokers = [] }: Scene): void {
  const told = [...Object.values(spaces).flat(), ...treasures.flat(), ...jokers.flat()].map(tokenNamed)
  const rest = TREASURES.filter((token) => !told.includes(token))
  if (jokers.length > 0) state.jokers.fill(0)
  for (let seat = 0; seat < seats; seat++) {
    for (const id of treasures[seat] ?? []) give(state.treasures, seat, tokenNamed(id))
    for (const id of jokers[seat] ?? []) give(state.jokers, seat, tokenNamed(id))
  }
  state.slots.fill(-1)
  const isTold: boolean[] = Array.from({ length: SLOTS }, () => false)
  for (const [name, ids] of Object.entries(spaces)) {
    const space = spaceNamed(name)
    const depth = rowOf(space) - 2
    const first = (columnOf(space) - 1) * COLUMN_SLOTS + (DEPTH_SLOT[depth] ?? 0)
    for (let slot = 0; slot <= depth; slot++) isTold[first + slot] = true
    ids.forEach((id, index) => {
      state.slots[first + index] = tokenNamed(id)
    })
  }
  for (let slot = 0; slot < SLOTS; slot++) if (isTold[slot] !== true) state.slots[slot] = rest.shift() ?? -1
  for (const token of rest) give(state.jokers, seats - 1, token)
}

function dealCards(state: State, { seats, hands, supplies }: Scene): void {
  const perColor = (seats * perPlayerOf(seats).cards + state.removed) / COLOR_COUNT
  state.bag.fill(perColor)
  state.hands.fill(0)
  let left = seats * perPlayerOf(seats).cards
  for (let seat = 0; seat < seats; seat++) {
    for (const color of hands[seat] ?? []) {
      const index = COLORS.indexOf(color)
      state.hands[seat * COLOR_COUNT + index] = (state.hands[seat * COLOR_COUNT + index] ?? 0) + 1
      state.bag[index] = (state.bag[index] ?? 0) - 1
      left--
    }
    const supply = supplies[seat] ?? 0
    state.supplies[seat] = Array.from({ length: supply }, () => 0)
    left -= supply
  }
  for (let color = 0; left > 0; color = (color + 1) % COLOR_COUNT) {
    if ((state.bag[color] ?? 0) === 0) continue
    state.bag[color] = (state.bag[color] ?? 0) - 1
    state.discard[color] = (state.discard[color] ?? 0) + 1
    left--
  }
}

/** An action by its text; throws on a slip of the pen. */
export function actionOf(text: string): Action {
  const action = sunkenTreasure.notation.parse(text)
  if (action === null) throw new Error(`not an action: ${text}`)
  return action
}

/** Does actions of the active seat one after the other, each legal, and gives the last one's events. */
export function act(state: State, ...texts: readonly string[]): Event[] {
  const chance = fastChance(5)
  let events: Event[] = []
  for (const text of texts) {
    const action = actionOf(text)
    const refused = sunkenTreasure.refusal(state, state.active, action)
    if (refused !== null) throw new Error(`${text} is refused: ${refused.code}`)
    events = sunkenTreasure.apply(state, state.active, action, chance)
  }
  return events
}

/** The code and parameters that the active seat's action is refused with, or null. */
export function refused(state: State, text: string): ReturnType<typeof sunkenTreasure.refusal> {
  return sunkenTreasure.refusal(state, state.active, actionOf(text))
}

/** The active seat's legal actions as text. */
export function legalTexts(state: State, seat: Seat = state.active): string[] {
  return sunkenTreasure.legal(state, seat).map((action) => sunkenTreasure.notation.make(action))
}
