import { isMuseumFull } from '../museum/rooms.ts'
import type { Look } from '../topic.ts'

/** Points for having every room open by the end of this quadrimester; the earlier the better (EN L1629-1637). */
export function soloBonus(look: Look): number {
  const { state, set } = look
  if (state.rules.variant !== 'solo' || !isMuseumFull(look)) return 0
  const by = set.data.solo.bonusByEndOf
  if (state.quadrimester <= 6) return by['6']
  if (state.quadrimester === 7) return by['7']
  return state.quadrimester === 8 ? by['8'] : by['9']
}
