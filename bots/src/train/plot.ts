import type { WeightsFile } from '../linearEvaluation.ts'
import type { Foresight } from './foresight.ts'

const SIZE = 320
const EDGE = 44
const ROW = 15

/**
 * A small picture of a fit (SVG): positions in groups, what was foreseen and what came of it, by hand (rings) and fitted (dots), on the line if all
 * came as foreseen; below it every weight, by hand and fitted.
 */
export function plotOf(file: WeightsFile, foresight: { readonly hand: Foresight; readonly fitted: Foresight }): string {
  const names = Object.keys(file.hand)
  const height = EDGE + SIZE + EDGE + 12 + names.length * ROW
  const all = [...foresight.hand.groups, ...foresight.fitted.groups]
  const reach = Math.max(1, ...all.flatMap(({ foreseen, came }) => [Math.abs(foreseen), Math.abs(came)])) * 1.05
  const x = (points: number) => (EDGE + (SIZE * (points + reach)) / (2 * reach)).toFixed(1)
  const y = (points: number) => (EDGE + (SIZE * (reach - points)) / (2 * reach)).toFixed(1)
  const marks = (groups: Foresight['groups'], style: string) =>
    groups.map(({ foreseen, came }) => `<circle cx="${x(foreseen)}" cy="${y(came)}" r="3" ${style}/>`)
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE + 2 * EDGE} ${height}" font-family="sans-serif" font-size="10" fill="#222">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    text(EDGE, 16, `${file.game}: lead foreseen (across), lead in the end (up), points`),
    text(EDGE, 30, correlations(file)),
    `<path d="M${x(-reach)} ${y(-reach)}L${x(reach)} ${y(reach)}M${x(-reach)} ${y(0)}H${x(reach)}M${x(0)} ${y(reach)}V${y(-reach)}" stroke="#bbb" fill="none"/>`,
    text(EDGE, EDGE + SIZE + 14, `-${reach.toFixed(0)}`),
    text(EDGE + SIZE - 14, EDGE + SIZE + 14, reach.toFixed(0)),
    ...marks(foresight.hand.groups, 'fill="none" stroke="#777"'),
    ...marks(foresight.fitted.groups, 'fill="#b4432e"'),
    text(EDGE, EDGE + SIZE + 34, 'weights: by hand -&gt; fitted'),
    ...names.map(
      (name, row) => `<text x="${EDGE}" y="${EDGE + SIZE + EDGE + 8 + row * ROW}">${weightText(file, name)}</text>`,
    ),
    '</svg>',
  ]
  return `${lines.join('\n')}\n`
}

function correlations({ fit }: WeightsFile): string {
  return fit === null
    ? ''
    : `${fit.positions} positions; correlation by hand ${fit.correlation.hand}, fitted ${fit.correlation.fitted}`
}

function weightText({ hand, fitted }: WeightsFile, name: string): string {
  return `${name}: ${hand[name]} -&gt; ${fitted?.[name] ?? '?'}`
}

function text(x: number, y: number, words: string): string {
  return `<text x="${x}" y="${y}">${words}</text>`
}
