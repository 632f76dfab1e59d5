import type { StoredReport } from '../store/talkStore.ts'
import type { OpenedData } from './data.ts'
import { shown } from './shown.ts'
import type { AdminText } from './text/index.ts'

/** So many reports are told, the newest last. */
const MOST = 50

/** What people have reported: who said it to whom, why it was reported, and the line with those round it as they were then. */
export async function describeReports({ db }: OpenedData, text: AdminText): Promise<string[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('guests as reporter', 'reporter.id', 'reports.person_id')
    .selectAll('reports')
    .select('reporter.name as reporter')
    .orderBy('reports.at', 'desc')
    .limit(MOST)
    .execute()
  return rows.toReversed().flatMap((row) => {
    const lines = JSON.parse(row.lines) as StoredReport['lines']
    const head = text.report(
      timeOf(row.at),
      shown(row.reporter ?? row.person_id),
      row.table_id,
      text.reportWhy[row.why] ?? row.why,
    )
    return [
      head,
      ...(row.note === '' ? [] : [`    "${shown(row.note)}"`]),
      ...lines.map((line) => {
        const said = line.phrase ?? line.words ?? text.takenBack
        return `  ${line.n === row.n ? '>' : ' '} ${timeOf(line.at)} ${shown(line.name)} (${line.person}): ${shown(said)}`
      }),
    ]
  })
}

function timeOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
