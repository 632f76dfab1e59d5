import { createEffect, createMemo, createSignal, onCleanup, untrack } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { keep, kept } from '../shell/preferences.ts'
import { isOthers, type LogLine } from './logLines.ts'
import type { Session } from './session.ts'

/** So often the server is told how far I have seen while I look on, in milliseconds; besides, whenever I look away. */
const PERIOD = 60_000

/**
 * What happened while I was not looking, on any device: sentences after the last entry that I have seen. The server keeps how far; this browser
 * does, too, for where it can't be asked.
 */
export function createMissed(session: Session, lines: () => readonly LogLine[], you: () => Seat | null) {
  const key = `seen.${session.id}`
  const here = Number(kept(key)) || 0
  const upTo = untrack(() => session.log().at(-1)?.n ?? 0)
  const [before, setBefore] = createSignal<number | null>(null)
  const [closed, setClosed] = createSignal(false)
  let told = here

  const tell = (): void => {
    const last = Number(kept(key)) || 0
    if (last <= told || untrack(you) === null) return
    told = last
    void session.source.keepSeen(last)
  }
  const remember = (): void => {
    const last = session.log().at(-1)?.n
    if (last !== undefined && document.visibilityState === 'visible') keep(key, String(last))
    else tell()
  }
  const begin = async (): Promise<void> => {
    const answer = untrack(you) === null ? null : await session.source.seen()
    const elsewhere = answer?.ok === true ? answer.value.n : 0
    told = elsewhere
    setBefore(Math.max(here, elsewhere))
  }
  void begin()
  createEffect(remember)
  const timer = setInterval(tell, PERIOD)
  addEventListener('visibilitychange', remember)
  addEventListener('pagehide', tell)
  onCleanup(() => {
    tell()
    clearInterval(timer)
    removeEventListener('visibilitychange', remember)
    removeEventListener('pagehide', tell)
  })
  const missedLines = createMemo(() => {
    const from = before()
    // Somebody who has never been here has not missed anything.
    if (from === null || from === 0 || closed() || you() === null) return []
    return lines().filter((line) => line.n > from && line.n <= upTo && isOthers(line, you()))
  })
  return { lines: missedLines, close: () => setClosed(true) }
}
