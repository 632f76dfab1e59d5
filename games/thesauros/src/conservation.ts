import { firstBroken } from './conservation/law.ts'
import { PEOPLE_LAWS } from './conservation/people.ts'
import { SEA_LAWS } from './conservation/sea.ts'
import { TOWN_LAWS } from './conservation/town.ts'
import { boardOf, type ThesaurosSet } from './set.ts'
import type { State } from './state.ts'

const LAWS = [...PEOPLE_LAWS, ...TOWN_LAWS, ...SEA_LAWS]

/**
 * What holds in every position: nothing gets lost, is in two places or comes from nowhere.
 * @returns for states of games with this set, a sentence about what is wrong, or null
 */
export function conservationOf(set: ThesaurosSet): (state: State) => string | null {
  return (state) => firstBroken(LAWS, { state, set, board: boardOf(set, state.seats) })
}
