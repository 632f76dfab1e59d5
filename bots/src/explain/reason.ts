import type { Localized } from '@fathom/kernel'

/** What speaks for a choice, or against it, beside another. */
export interface Reason {
  readonly topic: Localized
  /** For the choice above 0, for the other below. */
  readonly points: number
}

/** A reason as a line: what it is about, and the points with their sign. */
export function reasonLine({ topic, points }: Reason, language: keyof Localized): string {
  const amount = Math.abs(points).toFixed(1)
  const sign = points < 0 ? '−' : '+'
  if (language === 'fr') return `${topic.fr} : ${sign}${amount.replace('.', ',')}`
  return `${topic.en}: ${sign}${amount}`
}
