import { createEffect, createMemo, createSignal, mapArray, on, onCleanup, untrack } from 'solid-js'
import type { GameEvent, GameText, Names, Seat } from '@fathom/kernel'
import type { DraftReading, TableReading } from '@fathom/protocol'
import { getTable } from '../api/api.ts'
import type { GamePage, TableContext } from '../games/page.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { keep, kept, language } from '../shell/preferences.ts'
import { say } from '../shell/voice.tsx'
import { text } from '../text/index.ts'
import { eventsUpTo, linesOf, type LogLine } from './logLines.ts'
import { namesOf } from './seats.ts'
import type { Session } from './session.ts'

const noDraft: DraftReading = { actions: [], held: null, canUndo: false, canEndTurn: false, ended: false }

/**
 * What the table page shows: the present or an older position, the log in words, and what was missed.
 * @param components the data of the table's own component set; null: the set that comes with the game
 */
export function createModel(session: Session, page: GamePage, components: unknown) {
  const present = (): TableReading | null => session.table()
  const [past, setPast] = createSignal<TableReading | null>(null)
  const [shownSeat, setShownSeat] = createSignal<Seat | null>(null)
  const shown = (): TableReading | null => past() ?? present()
  const isPresent = (): boolean => past() === null
  const you = (): Seat | null => present()?.you ?? null
  const game = (): GameText => page.texts(components)[language()]
  const names = createMemo((): Names => namesOf(present()?.seats ?? [], you()))
  // Entry by entry: one more does not say all the others anew.
  const linesByEntry = mapArray(session.log, (entry) => createMemo(() => linesOf(entry, game(), names(), text())))
  const lines = createMemo((): LogLine[] => linesByEntry().flatMap((linesOfOne) => linesOfOne()))
  const positions = createMemo((): number[] => [
    ...new Set(lines().flatMap((line) => (line.isPosition ? [line.n] : []))),
  ])
  const shownEntry = (): number => past()?.version ?? Number.MAX_SAFE_INTEGER
  const events = createMemo((): GameEvent[] => eventsUpTo(session.log(), shownEntry()))

  /** Shows the board as it was after entry `n`; null comes back to the present. */
  const lookAt = async (n: number | null): Promise<void> => {
    if (n === null) return void setPast(null)
    const answer = await getTable(session.id, n)
    if (answer.ok) setPast(answer.value)
    else notify(wordsOf(answer.problem), 'problem')
  }

  const missed = createMissed(session, lines, you)
  speakNews(session, lines, present, you)

  const context: TableContext = {
    view: () => shown()?.view ?? null,
    seats: () => present()?.seats ?? [],
    you,
    shownSeat: () => shownSeat() ?? you() ?? 0,
    showSeat: (seat) => setShownSeat(seat === you() ? null : seat),
    legal: () => (isPresent() ? (present()?.legal ?? []) : []),
    draft: () => (isPresent() ? (present()?.draft ?? noDraft) : noDraft),
    waitingFor: () => shown()?.waitingFor ?? [],
    isPlaying: () => present()?.status === 'playing',
    isPresent,
    names,
    events,
    components: () => components,
    act: (actions, andEnd) => session.act(actions, andEnd),
  }
  return { session, page, game, context, present, shown, past, isPresent, you, names, lines, positions, lookAt, missed }
}

export type Model = ReturnType<typeof createModel>

/** Speaks what others did and when it is my turn. What was there before the page was opened is not read out. */
function speakNews(
  session: Session,
  lines: () => readonly LogLine[],
  present: () => TableReading | null,
  you: () => Seat | null,
): void {
  let spoken = untrack(() => lines().at(-1)?.n ?? 0)
  createEffect(() => {
    const news = lines().filter((line) => line.n > spoken)
    spoken = Math.max(spoken, news.at(-1)?.n ?? 0)
    for (const line of news) say(line.words)
  })
  const asked = createMemo(() => {
    const table = present()
    const me = you()
    return table !== null && me !== null && table.waitingFor.includes(me) && table.legal.length > 0 ? table.prompt : ''
  })
  createEffect(on(asked, (prompt) => prompt !== '' && say(text().table.spoken(prompt)), { defer: true }))
  createEffect(
    on(
      () => session.connection(),
      (now, before) => now === 'open' && before === 'lost' && say(text().connection.back),
    ),
  )
}

/** What happened while this browser was not looking: sentences after the last entry that was seen here. */
function createMissed(session: Session, lines: () => readonly LogLine[], you: () => Seat | null) {
  const key = `seen.${session.id}`
  const before = Number(kept(key) ?? 0)
  const upTo = untrack(() => session.log().at(-1)?.n ?? 0)
  const [closed, setClosed] = createSignal(before === 0)
  const remember = (): void => {
    const last = session.log().at(-1)?.n
    if (last !== undefined && document.visibilityState === 'visible') keep(key, String(last))
  }
  createEffect(remember)
  addEventListener('visibilitychange', remember)
  onCleanup(() => removeEventListener('visibilitychange', remember))
  const missedLines = createMemo(() =>
    closed() || you() === null ? [] : lines().filter((line) => line.isPosition && line.n > before && line.n <= upTo),
  )
  return { lines: missedLines, close: () => setClosed(true) }
}
