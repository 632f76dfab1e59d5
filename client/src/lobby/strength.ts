import type { GameInfo } from '@fathom/protocol'
import type { PartsText } from '../text/parts/en.ts'

type Strength = GameInfo['strengths'][number]

/** A level that has won or lost nearly every game can't be measured: then only a bound is told. */
const VAGUE = 200
/** What the level that the others are measured by is set at. */
const MEASURE = 1500

/** A measured strength in words: `Elo 1620 ± 90`, or on which side of a bound it is, which is never told as less than nothing. */
export function strengthWords(words: PartsText['newTable'], { elo, from, to }: Strength): string {
  const error = Math.ceil((to - from) / 2)
  if (error === 0) return words.elo(String(elo))
  if (error <= VAGUE) return words.elo(`${elo} ± ${error}`)
  return elo > MEASURE ? words.eloOver(from) : words.eloUnder(Math.max(0, to))
}

/** A measured strength as it is felt: how often the level beats the one that all are measured by. Empty for that level itself. */
export function feltStrength(words: PartsText['newTable'], { elo }: Strength, measure: string): string {
  if (elo === MEASURE) return ''
  const tenths = Math.round(10 / (1 + 10 ** ((MEASURE - elo) / 400)))
  if (tenths === 0) return words.hardlyBeats(measure)
  return tenths === 10 ? words.nearlyAlwaysBeats(measure) : words.beats(measure, tenths)
}
