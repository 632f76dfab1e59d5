import type { Chance } from '../chance.ts'

/** How many actions of earlier positions are remembered. */
const MOST = 2000

/** Actions to try where they may not be legal: those that were legal in other positions, of other seats, and misspelt ones. */
export class TriedActions {
  private readonly met: string[] = []

  /** Some to try, in notation. `legal`: what is legal here. */
  pick(legal: readonly string[], dice: Chance): string[] {
    return [
      ...Array.from({ length: Math.min(8, this.met.length) }, () => dice.pick(this.met)),
      ...legal.slice(0, 1).flatMap((text) => [`${text} `, ` ${text}`, text.toUpperCase()]),
      ...(legal.length > 0 ? [misspell(dice.pick(legal), dice), misspell(dice.pick(legal), dice)] : []),
    ]
  }

  /** Remembers two of the legal ones. */
  meet(legal: readonly string[], dice: Chance): void {
    if (legal.length === 0) return
    for (const kept of [dice.pick(legal), dice.pick(legal)]) {
      if (this.met.length < MOST) this.met.push(kept)
      else this.met[dice.below(this.met.length)] = kept
    }
  }
}

/** A text with one character changed, dropped or doubled. */
function misspell(text: string, dice: Chance): string {
  const at = dice.below(text.length)
  const other = dice.pick([...'abcdefgxyzABPOGS0123456789 -'])
  const middle = dice.pick([other, '', text.charAt(at) + text.charAt(at), text.charAt(at).toUpperCase()])
  return text.slice(0, at) + middle + text.slice(at + 1)
}
