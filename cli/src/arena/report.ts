import { columns } from '../columns.ts'
import type { ArenaReport, SideReport } from './standing.ts'

/** A report as a person reads it. */
export function arenaText(report: ArenaReport): string {
  const options = Object.entries(report.options).map(([id, value]) => `${id}=${value}`)
  return [
    `${report.game}, ${report.seats} seats, seed ${report.seed}${options.length > 0 ? `, ${options.join(' ')}` : ''}`,
    `${report.finished} of ${report.games} games finished, ${report.deals} deals, each in every rotation, in ${report.seconds.toFixed(1)} s`,
    '',
    columns(
      ['', 'win share', '95 % interval', 'if equal', 'mean', 'lead', 'decisions', 's mean', 's p95'],
      report.sides.map((side) => [side.bot, ...cells(side)]),
    ),
  ].join('\n')
}

function cells(side: SideReport): string[] {
  const [from, to] = side.interval
  return [
    percent(side.winShare),
    `${percent(from)} - ${percent(to)}`,
    percent(side.fairShare),
    side.meanScore.toFixed(1),
    `${side.meanLead < 0 ? '' : '+'}${side.meanLead.toFixed(1)}`,
    String(side.decisions),
    side.secondsMean.toFixed(4),
    side.secondsP95.toFixed(4),
  ]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
