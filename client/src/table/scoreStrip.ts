import type { ScoreHistory } from '@fathom/protocol'

/** Each seat's points as a line over the positions of a game: level until they change. */
export function linesOver(
  points: ScoreHistory['points'],
  positions: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
): string[] {
  const seats = points[0]?.totals.length ?? 0
  const all = points.flatMap(({ totals }) => totals)
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const last = Math.max(1, positions.length - 1)
  const y = (total: number): string => (height - ((total - least) / (most - least)) * height).toFixed(2)
  return Array.from({ length: seats }, (_, seat) => {
    let path = ''
    let before = ''
    for (const [index, n] of positions.entries()) {
      const total = points.findLast((point) => point.n <= n)?.totals[seat] ?? 0
      const now = y(total)
      if (path === '') path = `M0 ${now}`
      else if (now !== before) path += `H${((index / last) * width).toFixed(2)}V${now}`
      before = now
    }
    return `${path}H${width}`
  })
}
