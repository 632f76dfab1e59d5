import { createSignal, type Accessor } from 'solid-js'
import type { Remark } from '@fathom/kernel'
import type { LogEntry, ReportRemark, SharedRemarks } from '@fathom/protocol'
import { getSharedRemarks, reportRemark, shareRemarks } from '../api/api.ts'
import { isLessonId, isLocalId, isSandboxId } from '../local/ids.ts'
import { ensureGuest } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import type { Model } from '../table/model.ts'
import { entryOf, lineOf } from './lines.ts'

/** A remark beside the board; `by`: whose it is, null: mine. */
interface ShownRemark extends Remark {
  readonly by: string | null
}

/** The remarks on a table that somebody looks back at. */
export interface RemarkBook {
  /** I may write some. */
  readonly mayWrite: () => boolean
  /** Others could read them by a link. */
  readonly mayShare: () => boolean
  readonly key: Accessor<string | null>
  /** Whose are shown to me by a link. */
  readonly by: () => string | null
  readonly all: () => readonly ShownRemark[]
  /** The line of the position that is looked at; null: it is none of its own, or the present. */
  readonly line: () => number | null
  /** Those on the position that is looked at. */
  readonly here: () => readonly ShownRemark[]
  /** The position of a remark, as I count entries. */
  readonly entry: (remark: Remark) => number
  /** @returns false: it was not kept, and was told why */
  readonly save: (remark: Remark) => Promise<boolean>
  readonly share: (isShared: boolean) => Promise<void>
  /** Asks whoever runs the server to look at one of another's. @returns false: it was refused, and was told why */
  readonly report: (line: number, why: Pick<ReportRemark, 'why' | 'note'>) => Promise<boolean>
}

/** Whether there may be remarks: on this device, or where all is over. */
export function takesRemarks(model: Model): boolean {
  const { id } = model.session
  if (isLessonId(id) || isSandboxId(id)) return false
  return isLocalId(id) || model.present()?.status === 'finished'
}

const books = new WeakMap<Model, RemarkBook>()

/** The remarks of a table, asked for once. */
export function remarksOf(model: Model): RemarkBook {
  const book = books.get(model) ?? open(model)
  books.set(model, book)
  return book
}

function open(model: Model): RemarkBook {
  const { id, source, log } = model.session
  const [mine, setMine] = createSignal<readonly Remark[]>([])
  const [key, setKey] = createSignal<string | null>(null)
  const [others, setOthers] = createSignal<SharedRemarks | null>(null)
  const take = (answer: Awaited<ReturnType<typeof source.remarks>>): boolean => {
    if (!answer.ok) {
      notify(wordsOf(answer.problem), 'problem')
      return false
    }
    setMine(answer.value.remarks)
    setKey(answer.value.key)
    return true
  }
  const mayWrite = (): boolean => isLocalId(id) || model.you() !== null
  if (mayWrite()) void source.remarks().then(take)
  const shared = new URLSearchParams(location.search).get('notes')
  if (shared !== null && !isLocalId(id)) {
    void getSharedRemarks(id, shared).then((answer) =>
      answer.ok ? setOthers(answer.value) : notify(wordsOf(answer.problem), 'problem'),
    )
  }
  const all = (): readonly ShownRemark[] => {
    const [own, read] = [mine(), others()]
    // My own link shows me what I have.
    const theirs = read === null || shared === key() ? [] : read.remarks.map((each) => ({ ...each, by: read.by }))
    return [...own.map((each) => ({ ...each, by: null })), ...theirs].toSorted((one, other) => one.line - other.line)
  }
  const line = (): number | null => lineOf(log(), model.past()?.version ?? 0)
  return {
    mayWrite,
    mayShare: () => !isLocalId(id) && mayWrite() && mine().length > 0,
    key,
    by: () => (shared === key() ? null : (others()?.by ?? null)),
    all,
    line,
    here: () => all().filter((each) => each.line === line()),
    entry: (remark) => placeOf(log(), remark.line, model.positions()),
    save: async (remark) => take(await source.saveRemark(remark)),
    share: async (isShared) => void take(await shareRemarks(id, isShared)),
    report: async (at, why) => {
      const guest = await ensureGuest()
      const answer = guest.ok ? await reportRemark(id, { key: shared ?? '', line: at, ...why }) : guest
      if (!answer.ok) notify(wordsOf(answer.problem), 'problem')
      return answer.ok
    },
  }
}

/** The position that shows a line: its own, or the last one before, where nothing was told of it. */
function placeOf(log: readonly LogEntry[], line: number, positions: readonly number[]): number {
  const entry = entryOf(log, line)
  return positions.findLast((n) => n <= entry) ?? positions[0] ?? 0
}
