import { createSignal } from 'solid-js'
import type { ChangeChannel, ChangeNotices, NoticeSettings, NoticesReading } from '@fathom/protocol'
import type { Answer, Problem } from '../api/http.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { changeChannel, changeNotices, getNotices } from './requests.ts'

/** What the server keeps of how I want to be told, as the page last heard it, with what I have just changed. */
export interface NoticesStore {
  readonly reading: () => NoticesReading | null
  /** Why there is none. */
  readonly problem: () => Problem | null
  /** Asks again. */
  readonly reload: () => Promise<void>
  /** Takes what the server answers. @returns false if it was refused, which is told */
  readonly take: (answer: Promise<Answer<NoticesReading>>) => Promise<boolean>
  /** Changes what holds for all channels; it shows at once. @param sent what the server is told, where it is told otherwise */
  readonly change: (change: Partial<NoticeSettings>, sent?: ChangeNotices) => Promise<boolean>
  /** Changes one channel; it shows at once. */
  readonly changeChannel: (id: string, change: ChangeChannel) => Promise<boolean>
}

export function createNotices(): NoticesStore {
  const [reading, setReading] = createSignal<NoticesReading | null>(null)
  const [problem, setProblem] = createSignal<Problem | null>(null)
  let asked = 0
  const reload = async (): Promise<void> => {
    const mine = ++asked
    const answer = await getNotices()
    if (mine !== asked) return
    if (answer.ok) setReading(answer.value)
    setProblem(answer.ok ? null : answer.problem)
  }
  const take = async (request: Promise<Answer<NoticesReading>>): Promise<boolean> => {
    const mine = ++asked
    const answer = await request
    if (!answer.ok) {
      notify(wordsOf(answer.problem), 'problem')
      await reload()
      // What was asked for meanwhile comes with an answer of its own.
    } else if (mine === asked) setReading(answer.value)
    // The button that was pressed may have gone with what it was for.
    requestAnimationFrame(focusMainIfLost)
    return answer.ok
  }
  const change: NoticesStore['change'] = (wanted, sent = wanted) => {
    setReading((now) => now && { ...now, settings: { ...now.settings, ...wanted } })
    return take(changeNotices(sent))
  }
  const changeOne: NoticesStore['changeChannel'] = (id, wanted) => {
    setReading((now) => now && { ...now, channels: now.channels.map((each) => (each.id === id ? { ...each, ...wanted } : each)) }) // prettier-ignore
    return take(changeChannel(id, wanted))
  }
  return { reading, problem, reload, take, change, changeChannel: changeOne }
}
