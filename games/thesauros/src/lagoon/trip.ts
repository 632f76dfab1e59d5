import type { Seat } from '@fathom/kernel'
import { receive } from '../money/receive.ts'
import { hasSkilledCrew, isTaken, spaceOf } from '../sea/boats.ts'
import type { Space } from '../sea/graph.ts'
import { ISLAND } from '../frames.ts'
import { push } from '../stack.ts'
import { holderOf, own } from '../state.ts'
import type { Look, Play } from '../topic.ts'
import { NOBODY, type Income, type Zodiac } from '../types.ts'
import { zodiacId } from '../view/names.ts'
import { lagoonGain } from './gain.ts'
import { tilesOnIsland } from './island.ts'

/** May this Zodiac enter a space of the lagoon? It must be free, the gear aboard, and an island have something left (ruling 40). */
export function canEnterLagoon(look: Look, zodiac: Zodiac, space: Space): boolean {
  return lagoonProblem(look, zodiac, space) === null
}

/** Why not: `lagoon-taken`, `lagoon-gear`, `island-empty`; or null. */
export function lagoonProblem(
  look: Look,
  zodiac: Zodiac,
  space: Space,
): 'lagoon-taken' | 'lagoon-gear' | 'island-empty' | null {
  const kind = look.board.sea.kind[space] ?? 'water'
  if (isTaken(look.state, space, zodiac)) return 'lagoon-taken'
  if (lagoonGain(look.set, kind, look.state.items, holderOf(zodiac)) < 0) return 'lagoon-gear'
  return kind === 'island' && tilesOnIsland(look.state) === 0 ? 'island-empty' : null
}

const INCOME_OF: Readonly<Partial<Record<string, Income>>> = { tour: 'tour', coastal: 'coastal', lobster: 'lobster' }

/** A Zodiac has come to a space of the lagoon: its crew gets at once what is to be had there (EN L895-931, ruling 3). */
export function gainInLagoon(play: Play, seat: Seat, zodiac: Zodiac): void {
  const { state, set, board } = play
  const kind = board.sea.kind[spaceOf(state, zodiac)] ?? 'water'
  const income = INCOME_OF[kind]
  if (income === undefined)
    return push(state, 'island', seat, ISLAND.one, NOBODY, ISLAND.other, NOBODY, ISLAND.zodiac, zodiac)
  const bonus = hasSkilledCrew(state, zodiac) ? set.data.money.lagoonBonus : 0
  const amount = lagoonGain(set, kind, state.items, holderOf(zodiac)) + bonus
  // Fishing counts for a solo trophy, sightseeing does not.
  if (income !== 'tour') own(state, 'fishing')[seat] = (state.fishing[seat] as number) + amount
  play.events.push({ type: 'fished', seat, where: income, zodiac: zodiacId(zodiac) })
  receive(play, seat, amount, income)
}
