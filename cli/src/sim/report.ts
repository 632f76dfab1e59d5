import { columns } from '../columns.ts'
import type { Report, Summary } from './tally.ts'

/** A report as a person reads it. */
export function reportText(report: Report): string {
  const options = Object.entries(report.options).map(([id, value]) => `${id}=${value}`)
  const ends = Object.entries(report.ends).map(([end, count]) => `${end} ${count}`)
  const { components } = report
  const set = components === undefined || components.builtIn ? '' : `, ${components.name} (${components.provenance})`
  return [
    `${report.game}${set}, ${report.seats} seats, seed ${report.seed}${options.length > 0 ? `, ${options.join(' ')}` : ''}`,
    `${report.finished} of ${report.games} games finished, ${report.actions} actions in ${report.seconds.toFixed(2)} s (${report.actionsPerSecond} a second)`,
    `ends: ${ends.join(', ')}`,
    '',
    columns(
      ['', 'mean', 'min', 'max', 'win share'],
      [
        ...Object.entries(report.perBot).map(([bot, summary]) => [bot, ...cells(summary)]),
        ...report.perSeat.map((summary) => [`seat ${summary.seat + 1}, ${summary.bot}`, ...cells(summary)]),
      ],
    ),
  ].join('\n')
}

function cells({ mean, min, max, winShare }: Summary): string[] {
  return [mean.toFixed(1), String(min), String(max), `${(winShare * 100).toFixed(1)} %`]
}
