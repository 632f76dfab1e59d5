import type { Answer } from '../api/http.ts'
import type { TableSource } from '../api/tableSource.ts'
import { text } from '../text/index.ts'
import { parts, withWords } from '../text/parts.ts'
import { localPage } from './page.ts'
import { tableOver } from './tableOver.ts'

/** A table of this device, in this page's worker. */
export const tableHere = (id: string): TableSource => tableOver(id, localPage)

const OF_NEWER_PAGES: readonly string[] = ['newer-rules', 'other-rules', 'other-components']

/** Says in words what this device refuses where a server would. */
export async function sayWhy<T>(answer: Answer<T>): Promise<Answer<T>> {
  if (answer.ok || answer.problem.message !== '') return answer
  const { code } = answer.problem
  const said = (message: string, more: { status?: number } = {}): Answer<T> => ({
    ok: false,
    problem: { ...answer.problem, ...more, message },
  })
  if (code === 'no-such-table') return said(text().problem.gone)
  // A table that was begun by a newer page needs that page.
  if (OF_NEWER_PAGES.includes(code)) return said(text().newVersion, { status: 409 })
  if (code !== 'damaged') return answer
  await withWords(() => Promise.resolve())
  return said(parts().here.damaged)
}
