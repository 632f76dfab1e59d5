import { createEffect, createMemo, on, untrack } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import type { LogEntry, TableReading } from '@fathom/protocol'
import { kept } from '../shell/preferences.ts'
import { ask, say } from '../shell/voice.tsx'
import { text } from '../text/index.ts'
import { isOthers, type LogLine } from './logLines.ts'
import { toldSteps, unheard } from './ownSteps.ts'
import type { Session } from './session.ts'

/** Says what was done. */
export async function aloud(work: Promise<boolean>, words: () => string): Promise<boolean> {
  const isDone = await work
  if (isDone) say(words())
  return isDone
}

/** How many steps of mine wait for End turn. */
function stepsOf(table: TableReading | null): number {
  return table === null ? 0 : table.draft.actions.length + (table.draft.held === null ? 0 : 1)
}

/** The last entry before my last turn was over. */
export function createMark(session: Session): () => number {
  let mark = untrack(() => session.log().at(-1)?.n ?? 0)
  /** What stood there when I did my step: it is old once my turn is over. */
  let before: number | null = null
  createEffect(() => {
    const newest = session.log().at(-1)?.n ?? 0
    if (stepsOf(session.table()) > 0) before = newest
    else {
      if (before !== null && newest > before) mark = before
      before = null
    }
  })
  return () => mark
}

/**
 * Speaks what I do and what happens. What was there before the page was opened is not read out.
 * @param doing what I am doing in words: said as soon as the table shows it, and so before what is asked next; what does not wait for
 * End turn is told by the log
 */
export function speakNews(
  session: Session,
  you: () => Seat | null,
  linesFor: (entry: LogEntry) => readonly LogLine[],
  doing: () => string,
): void {
  let told: readonly boolean[] = untrack(() => toldSteps([], stepsOf(session.table()), false))
  let heard = untrack(session.news)
  createEffect(
    on(
      [session.news, () => stepsOf(session.table())],
      ([news, steps]) => {
        if (news !== heard) for (const line of unheard(news, you(), told).flatMap(linesFor)) say(line.words)
        heard = news
        const isDone = steps > told.length && doing() !== ''
        if (isDone) say(text().table.didStep(doing()))
        told = toldSteps(told, steps, isDone)
      },
      { defer: true },
    ),
  )
}

/**
 * Speaks what is asked of me, after all that has happened, and only while it is asked.
 * @returns asks it now, of whoever has not heard it
 */
export function askAloud(session: Session, you: () => Seat | null): () => void {
  // The same sentence is asked anew when something was done in between.
  const asked = createMemo(() => {
    const table = session.table()
    const me = you()
    if (table === null || me === null || !table.waitingFor.includes(me)) return ''
    const { draft, legal, prompt } = table
    if (legal.length === 0 && !draft.canEndTurn) return ''
    return [
      draft.canEndTurn ? prompt : text().table.spoken(prompt),
      draft.actions.length,
      draft.held,
      legal.length,
      legal[0],
      legal.at(-1),
    ].join('\n')
  })
  const askNow = (now: string): void => ask(now.slice(0, Math.max(0, now.indexOf('\n'))))
  createEffect(on(asked, askNow, { defer: true }))
  createEffect(
    on(
      () => session.connection(),
      (now, before) => now === 'open' && before === 'lost' && say(text().connection.back),
    ),
  )
  return () => askNow(asked())
}

/** What others have done since I acted last: whoever has just taken a device up has not heard it. */
export function othersSince(session: Session, you: Seat | null, lines: readonly LogLine[]): LogLine[] {
  const mine = session.log().findLast((entry) => entry.kind === 'events' && entry.seat === you)?.n ?? 0
  return lines.filter((line) => line.n > mine && isOthers(line, you))
}

async function sound(types: readonly string[], now: { isOver: boolean; isMyTurn: boolean }): Promise<void> {
  const { cueOf, play } = await import('../shell/sounds.ts')
  const cue = cueOf(types, now)
  if (cue !== null) play(cue)
}

/** Lets be heard what happened, once there is somebody who wants sounds: only then the sounds are loaded. */
export function soundNews(session: Session, you: () => Seat | null): void {
  let wasMine = false
  createEffect(
    on(
      session.news,
      (news) => {
        const table = session.table()
        const me = you()
        const isMine = me !== null && table?.waitingFor.includes(me) === true
        const now = { isOver: table?.status === 'finished', isMyTurn: isMine && !wasMine }
        wasMine = isMine
        const types = news.flatMap((entry) => (entry.kind === 'events' ? entry.events.map(({ type }) => type) : []))
        if (types.length === 0 || kept('volume') === null) return
        void sound(types, now)
      },
      { defer: true },
    ),
  )
}
