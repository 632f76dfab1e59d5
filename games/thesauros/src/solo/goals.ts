import type { Seat } from '@fathom/kernel'
import { isMuseumFull } from '../museum/rooms.ts'
import { reputationFrom } from '../reputation.ts'
import { pointsOf, wealthOf } from '../score/points.ts'
import type { Look } from '../topic.ts'
import { soloBonus } from './bonus.ts'
import { MEDALS, type Medal, type SoloView, type TrophyId, type TrophyView } from '../views.ts'

/** The solo game's goal and trophies (EN L1593-1651, FR L1586-1646), as they would stand if the game ended now. */

/** The one who plays. */
const SOLO: Seat = 0

/** Every room open, and more points than the threshold. */
export function isWon(look: Look): boolean {
  return isMuseumFull(look) && pointsOf(look, SOLO, wealthOf(look, SOLO)).total > thresholdOf(look)
}

function thresholdOf({ state, set }: Look): number {
  return state.rules.soloThreshold === 80 ? set.data.solo.threshold.FR : set.data.solo.threshold.EN
}

/** What is shown of it; null in games of several. */
export function soloView(look: Look): SoloView | null {
  if (look.state.rules.variant !== 'solo') return null
  return { threshold: thresholdOf(look), bonus: soloBonus(look), isWon: isWon(look), trophies: trophiesOf(look) }
}

/** The trophies of the table's edition: the French one has no advertising, and other sums for fishing. */
function trophiesOf(look: Look): TrophyView[] {
  const { state, set } = look
  const { boss, museum, advertising, fishing } = set.data.solo.trophies
  const edition = state.rules.soloTrophies
  const hasWon = isWon(look)
  const asWinner = (id: TrophyId, value: number, steps: readonly number[]): TrophyView => ({
    id,
    value,
    steps,
    medal: hasWon ? medalOf(steps.filter((step) => value >= step).length) : null,
  })
  const full = isMuseumFull(look) ? state.quadrimester : null
  // Worded without a win, and with falling steps: the quadrimester by which the museum is full (ruling 22).
  const explorer: TrophyView = {
    id: 'museum',
    value: full,
    steps: museum,
    medal: full === null ? null : medalOf(museum.filter((step) => full <= step).length),
  }
  const publicity = asWinner('advertising', reputationFrom(state.tally, SOLO, 'advertising'), advertising)
  return [
    asWinner('boss', pointsOf(look, SOLO, wealthOf(look, SOLO)).total, boss),
    explorer,
    ...(edition === 'EN' ? [publicity] : []),
    asWinner('fishing', state.fishing[SOLO] ?? 0, fishing[edition]),
  ]
}

/** @param reached how many of the three steps */
function medalOf(reached: number): Medal | null {
  return MEDALS[reached - 1] ?? null
}
