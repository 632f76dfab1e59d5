import type { GameInfo } from '@fathom/protocol'
import type { Text } from '../text/en.ts'

type Strength = GameInfo['strengths'][number]

/** Who has won or lost nearly every game can't be placed: then only a bound is told. */
const VAGUE = 200
/** What the level that the others are measured by is set at. */
const MEASURE = 1500

/** A measured strength in words: `Elo 1620 ± 90`, or on which side of a bound it is. */
export function strengthWords(words: Text['newTable'], { elo, from, to }: Strength): string {
  const error = Math.ceil((to - from) / 2)
  if (error === 0) return words.elo(String(elo))
  if (error <= VAGUE) return words.elo(`${elo} ± ${error}`)
  return elo > MEASURE ? words.eloOver(from) : words.eloUnder(to)
}
