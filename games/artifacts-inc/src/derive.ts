import type { Seat } from '@fathom/kernel'
import { NEIGHBOURS } from './places.ts'
import { RepKind, type CompiledRep, type Rules } from './rules.ts'
import type { SlotFaces } from './sides.ts'
import { sideOf, STAT, STATS, type OwnCard, type State } from './state.ts'

/** Every face of six slots' bits but the highest, but the lowest: so a shift does not run over into the next slot. */
const NOT_SIX = 0b011111_011111_011111_011111_011111
const NOT_ONE = 0b111110_111110_111110_111110_111110

/** Faces that fit if dice may count as up to `shift` higher or lower; they never wrap from 6 to 1. */
function widen(faces: SlotFaces, shift: number): SlotFaces {
  let wide = faces
  for (let step = 0; step < shift && step < 5; step++) wide |= ((wide & NOT_SIX) << 1) | ((wide & NOT_ONE) >> 1)
  return wide
}

/** The side of a seat's card at a place, or -1. */
function sideAt(cards: readonly OwnCard[], place: number): number {
  for (let index = 0; index < cards.length; index++) {
    if ((cards[index] as number) >> 8 === place) return (cards[index] as number) & 255
  }
  return -1
}

/** Computes everything that follows from a seat's cards anew, its reputation included. After every change of its cards. */
export function deriveCards(rules: Rules, state: State, seat: Seat): void {
  const cards = state.cards[seat] as readonly OwnCard[]
  const faces: number[] = []
  const near: number[] = []
  for (const card of cards) {
    const side = sideOf(card)
    let shift = 0
    let gains = 0
    let cash = 0
    for (let way = 0; way < 3; way++) {
      const other = sideAt(cards, NEIGHBOURS[(card >> 8) * 3 + way] as number)
      if (other < 0) continue
      shift += rules.sideShift[other] as number
      gains |= rules.sideGains[other] as number
      cash += rules.sideUseCash[other] as number
    }
    faces.push(widen(rules.sideFaces[side] as number, shift))
    near.push(gains + 64 * (rules.sideIsExpedition[side] === true ? cash : 0))
  }
  state.faces[seat] = faces
  state.near[seat] = near
  const first = seat * STATS
  const sum = (of: readonly number[]): number => {
    let total = 0
    for (const card of cards) total += of[sideOf(card)] as number
    return total
  }
  state.stats[first + STAT.dice] = Math.min(rules.set.board.maxDice, sum(rules.sideDice))
  state.stats[first + STAT.diveBonus] = sum(rules.sideDiveBonus)
  state.stats[first + STAT.rerolls] = sum(rules.sideReroll)
  state.stats[first + STAT.lessNew] = sum(rules.sideLessNew)
  state.stats[first + STAT.lessUpgrade] = sum(rules.sideLessUpgrade)
  state.stats[first + STAT.museumCash] = sum(rules.sideMuseumCash)
  state.stats[first + STAT.diveCash] = sum(rules.sideDiveCash)
}

/** Reputation of a seat now: printed values, abilities, underwater cards; majorities come in the end only. */
export function reputationOf(rules: Rules, state: State, seat: Seat): number {
  const cards = state.cards[seat] as readonly OwnCard[]
  let total = divesOf(state, seat) * rules.set.board.diveReputation
  for (const card of cards) {
    total += rules.sideReputation[sideOf(card)] as number
    total += abilitiesOf(rules, state, seat, card)
  }
  return total
}

/** What a card's abilities add to its owner's reputation now. */
export function abilitiesOf(rules: Rules, state: State, seat: Seat, card: OwnCard): number {
  const reps = rules.sideReps[sideOf(card)] as readonly CompiledRep[]
  let total = 0
  for (const rep of reps) total += rep.n * timesOf(rules, state, seat, card, rep)
  return total
}

/** How often an ability counts. */
function timesOf(rules: Rules, state: State, seat: Seat, card: OwnCard, { kind, of }: CompiledRep): number {
  let times = 0
  switch (kind) {
    case RepKind.find: {
      const finds = rules.set.finds.length
      for (let find = 0; find < finds; find++) {
        if (of < 0 || of === find) times += state.finds[seat * finds + find] as number
      }
      return times
    }
    case RepKind.museum:
      for (let museum = 0; museum < rules.museums; museum++) {
        if ((state.cubes[seat * rules.museums + museum] as number) >= of) times++
      }
      return times
    default:
      for (let way = 0; way < 3; way++) {
        const other = sideAt(state.cards[seat] as readonly OwnCard[], NEIGHBOURS[(card >> 8) * 3 + way] as number)
        if (other < 0) continue
        if (of === (kind === RepKind.kind ? rules.sideKind[other] : (other & 1) + 1)) times++
      }
      return times
  }
}

/** Underwater cards that a seat has. */
export function divesOf(state: State, seat: Seat): number {
  let count = 0
  for (const diver of state.divers) if (diver === seat) count++
  return count
}
