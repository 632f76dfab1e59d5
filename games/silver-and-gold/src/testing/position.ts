import { fastChance, NO_CHANCE, type Chance, type Seat } from '@fathom/kernel'
import { apply } from '../apply/index.ts'
import { parseBox } from '../boxes.ts'
import { CARDS, cardById } from '../cards.ts'
import { notation } from '../notation.ts'
import { EXPEDITION_BAG } from '../shapes.ts'
import { COINS_PER_ROW, COIN_ROWS, PALM_BOXES, SLOTS, type State } from '../state.ts'
import { setup } from '../setup.ts'
import { SHAPES, type Action, type Box, type CardId, type CardIndex, type Event, type Shape } from '../types.ts'

/** An island in a made position: its card and the boxes that are still empty (all, if left out), as `a1 b2`. */
interface MadeIsland {
  readonly card: CardId
  readonly empty?: string
}

export interface MadeSeat {
  readonly islands?: readonly MadeIsland[]
  readonly coins?: number
  readonly palms?: readonly number[]
  readonly finished?: readonly CardId[]
}

export interface MadePosition {
  readonly seats: readonly MadeSeat[]
  readonly shape?: Shape
  readonly display?: readonly CardId[]
  /** The deck; all other cards if left out. */
  readonly deck?: readonly CardId[]
  /** Seats that took trophies before, the highest first. */
  readonly trophies?: readonly Seat[]
  readonly round?: number
  readonly turn?: number
  readonly startSeat?: Seat
}

const index = (id: CardId): CardIndex => cardById(id).index

/** A position at the beginning of a cross phase, made for a scenario. Cards named nowhere lie in the deck. */
export function makePosition(made: MadePosition): State {
  const seats = made.seats.length
  const state = setup({ expeditionAid: false }, seats, fastChance(1))
  const display = (made.display ?? []).map(index)
  const used = new Set(display)
  made.seats.forEach((seat, number) => {
    for (const card of placeSeat(state, number, seat)) used.add(card)
  })
  const shape = SHAPES.indexOf(made.shape ?? 'I2')
  const left = EXPEDITION_BAG.slice()
  left.splice(left.indexOf(shape), 1)
  state.phase = 'cross'
  state.round = made.round ?? 1
  state.turn = made.turn ?? 1
  state.startSeat = made.startSeat ?? 0
  state.shape = shape
  state.expeditions = left
  state.display = display
  state.deck = made.deck?.map(index) ?? CARDS.map((card) => card.index).filter((card) => !used.has(card))
  state.trophySeats = [...(made.trophies ?? [])]
  state.dealt = made.seats.map(() => [])
  return state
}

function placeSeat(state: State, seat: Seat, made: MadeSeat): CardIndex[] {
  const islands = made.islands ?? []
  for (let slot = 0; slot < SLOTS; slot++) {
    const island = islands[slot]
    state.cards[seat * SLOTS + slot] = island === undefined ? -1 : index(island.card)
    state.crossed[seat * SLOTS + slot] = island === undefined ? 0 : crossedExcept(island)
  }
  state.coins[seat] = made.coins ?? 0
  made.palms?.forEach((points, place) => (state.palms[seat * PALM_BOXES + place] = points))
  state.finished[seat] = (made.finished ?? []).map(index)
  state.step[seat] = islands.some((island) => crossedExcept(island) !== cardById(island.card).boxes) ? 'choose' : 'done'
  // Rows completed before this turn have had their trophies; what those were worth does not matter here.
  const rows = Math.floor((made.coins ?? 0) / COINS_PER_ROW)
  for (let row = 0; row < rows; row++) state.rows[seat * COIN_ROWS + row] = 0
  return [...islands.map((island) => index(island.card)), ...(state.finished[seat] ?? [])]
}

function crossedExcept({ card, empty }: MadeIsland): number {
  const { boxes } = cardById(card)
  if (empty === undefined) return 0
  const names = empty.split(' ').filter((name) => name !== '')
  return names.reduce((mask, name) => mask & ~(1 << box(name)), boxes)
}

/** A box by name, in tests that name only boxes that exist. */
function box(name: string): Box {
  const found = parseBox(name)
  if (found === null) throw new Error(`no box ${name}`)
  return found
}

/** An action by its text. */
export function action(text: string): Action {
  const parsed = notation.parse(text)
  if (parsed === null) throw new Error(`no action ${text}`)
  return parsed
}

/** Does an action by its text. */
export function act(state: State, seat: Seat, text: string, chance: Chance = NO_CHANCE): Event[] {
  return apply(state, seat, action(text), chance)
}
