import type { Chance, Options } from '@fathom/kernel'
import { playOf, run } from '../flow.ts'
import { rulesOf } from '../options.ts'
import { push } from '../stack.ts'
import { AT_GONE, AT_HOME, AT_UNHIRED, OWN, own, type State } from '../state.ts'
import type { GameData, Play } from '../topic.ts'
import { HAT_ZONES, REPUTATION } from '../types.ts'
import { advertisingTrack } from '../zones/tracks.ts'
import { emptyState } from './empty.ts'
import { layMarket } from './market.ts'
import { layTechnologies } from './technology.ts'

/** A new game (EN L270-325): order by chance, the board of the seat count, and what everybody starts with. */
export function setup(gameData: GameData, options: Options, seats: number, chance: Chance): State {
  const state = emptyState(gameData.set, rulesOf(options, seats), seats)
  const play = playOf(gameData, state, chance)
  const left = state.order.slice()
  state.order = state.order.map(() => chance.draw(left))
  layPeople(play)
  layBoats(play)
  layPiles(play)
  layTechnologies(play)
  layMarket(play)
  push(state, 'calendar', -1)
  if (state.rules.variant === 'solo') push(state, 'solo-hats', 0)
  run(play)
  return state
}

function layPeople(play: Play): void {
  const { state, set, board } = play
  const { workersAtStart, workersToRecruit } = set.data.people
  state.at.fill(AT_GONE)
  for (let seat = 0; seat < state.seats; seat++) {
    for (let worker = 0; worker <= workersAtStart + workersToRecruit; worker++) {
      state.at[seat * OWN + worker] = worker <= workersAtStart ? AT_HOME : AT_UNHIRED
    }
    state.tokenUnder |= 1 << seat
    state.reputation[seat] = set.data.scoring.start
    state.tally[seat * REPUTATION.length] = set.data.scoring.start
  }
  // Solo: the player chooses two kinds of hats first (EN L1623).
  const hats = state.rules.variant === 'solo' ? 0 : board.hats
  const hatsLeft = own(state, 'hatsLeft')
  HAT_ZONES.forEach((_, place) => (hatsLeft[place + 1] = hats))
  // A set's track may be shorter than the option reaches.
  state.advertisingMarker = Math.min(state.rules.advertisingStart, advertisingTrack(play).length - 1)
}

function layBoats({ state, set, board }: Play): void {
  const { kinds, starting } = set.items
  for (let seat = 0; seat < state.seats; seat++) {
    own(state, 'zodiacOwner')[seat] = seat
    state.zodiacAt[seat] = 0
    state.items[seat * kinds + starting] = set.data.people.metalDetectors
  }
  state.seaplanes = board.seaplanes
  state.islandBag = set.found.map((_, index) => index)
  state.islandUnseen = Math.min(set.data.supply.islandSlots, set.found.length)
}

function layPiles({ state, set }: Play): void {
  const indices = set.tiles.map((_, index) => index)
  state.bigPile = indices.filter((index) => set.tiles[index]?.size === 'big')
  state.smallPile = indices.filter((index) => set.tiles[index]?.size !== 'big')
}
