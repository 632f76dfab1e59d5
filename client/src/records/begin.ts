import type { BranchWish } from '@fathom/engine'
import { remarksIn } from '@fathom/kernel'
import type { Answer } from '../api/http.ts'
import { branchHere, watchHere } from '../local/lobby.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { labelOf } from '../text/index.ts'
import { words } from './text/index.ts'

/** Larger files are no records: the longest game has a few thousand lines. */
const LARGEST = 16 * 1024 * 1024

type Opened = { readonly ok: true; readonly table: string } | { readonly ok: false; readonly why: string }

/** Keeps the game of a file on this device, to be watched. Whatever is wrong with the file is said in words. */
export async function openFile(file: File): Promise<Opened> {
  const failed = (why: string): Opened => ({ ok: false, why: words().open.failed(file.name, why) })
  if (file.size > LARGEST) return failed(words().open.tooLarge)
  const text = await file.text().catch(() => null)
  if (text === null) return failed(words().open.notText)
  // Some editors leave a mark at the beginning.
  const answer = await watchHere(text.replace(/^\uFEFF/, ''))
  if (!answer.ok) return failed(whyNot(answer.problem))
  const bad = remarksIn(text).bad.length
  if (bad > 0) notify(labelOf(file.name, words().open.badRemarks(bad)), 'problem')
  return { ok: true, table: answer.value }
}

/** Begins a table at a position, for me and bots. */
export async function playOn(wish: BranchWish): Promise<Opened> {
  const answer = await branchHere(wish)
  if (answer.ok) return { ok: true, table: answer.value }
  const { problem } = answer
  if (problem.code === 'nothing-to-play-on') return { ok: false, why: words().playOn.over }
  return { ok: false, why: `${words().playOn.refused} ${whyNot(problem)}` }
}

type Problem = Extract<Answer<never>, { ok: false }>['problem']

/** What is wrong with a record. */
function whyNot(problem: Problem): string {
  const { open } = words()
  const { code, params, status } = problem
  if (status === 503 || status === 500) return wordsOf(problem)
  if (code === 'record-line') return open.line(Number(params['line']))
  if (code === 'record-action') return open.action(Number(params['line']))
  return open.why[code ?? ''] ?? open.why.other
}
