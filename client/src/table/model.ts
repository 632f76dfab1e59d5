import { createEffect, createMemo, createSignal, mapArray, on, onCleanup } from 'solid-js'
import type { GameEvent, GameSentences, Names, Seat } from '@fathom/kernel'
import type { DraftReading, TableReading } from '@fathom/protocol'
import type { GamePage, TableContext } from '../games/page.ts'
import { confirms, ending, language, rememberPlayed, setEnding } from '../shell/preferences.ts'
import { sameNames } from '../shell/sameNames.ts'
import { say } from '../shell/voice.tsx'
import { isLessonId, isLocalId, isSandboxId } from '../local/ids.ts'
import { clausesOf, text } from '../text/index.ts'
import type { createConfirming, Question } from './confirming.ts'
import { isAsked, isHarmlessEnd } from './ending.ts'
import { aloud, askAloud, createMark, othersSince, soundNews, speakNews } from './hearing.ts'
import { eventsUpTo, linesOf, type LogLine } from './logLines.ts'
import { isOf, namesOf, seatOf } from './seats.ts'
import type { Session } from './session.ts'
import { createMissed } from './missed.ts'
import { createTelling } from './tell.ts'
import { createWhy } from './why.ts'

const NOTHING: readonly GameEvent[] = []

const noDraft: DraftReading = {
  actions: [],
  held: null,
  heldInView: false,
  canUndo: false,
  canRedo: false,
  canEndTurn: false,
  ended: false,
}

/**
 * What the table page shows: the present or an older position, the log in words, and what was missed.
 * @param components the data of the table's own component set; null: the set that comes with the game
 * @param guide what somebody is taught just now; none: they may do anything
 */
export function createModel(
  line: Session,
  page: GamePage,
  components: unknown,
  guide: Pick<TableContext, 'isMeant' | 'takesUp'> = { isMeant: () => true, takesUp: () => true },
) {
  const session = {
    ...line,
    undo: () => aloud(line.undo(), () => text().table.undone),
    undoAll: () => aloud(line.undoAll(), () => text().table.undoneAll),
    redo: () => aloud(line.redo(), () => text().table.redone),
  }
  const present = (): TableReading | null => session.table()
  const { past, lookAt } = session
  const [shownSeat, setShownSeat] = createSignal<Seat | null>(null)
  const shown = (): TableReading | null => past() ?? present()
  const isPresent = (): boolean => past() === null
  const you = (): Seat | null => present()?.you ?? null
  const game = (): GameSentences => page.text(components)
  const names = createMemo((): Names => namesOf(present()?.seats ?? [], you()))
  // Entry by entry: one more does not say all the others anew.
  const linesByEntry = mapArray(session.log, (entry) => createMemo(() => linesOf(entry, game(), names(), text())))
  const lines = createMemo((): LogLine[] => linesByEntry().flatMap((linesOfOne) => linesOfOne()))
  const positions = createMemo((): number[] => [
    ...new Set(lines().flatMap((line) => (line.isPosition ? [line.n] : []))),
  ])
  const shownEntry = (): number => past()?.version ?? Number.MAX_SAFE_INTEGER
  const events = createMemo((): GameEvent[] => eventsUpTo(session.log(), shownEntry()))
  const news = createMemo((): GameEvent[] => eventsUpTo(session.news(), Number.MAX_SAFE_INTEGER))
  // The game has gone on and covers the board that was looked at.
  const isCovered = createMemo(() =>
    session.log().some((entry) => entry.n === shownEntry() && entry.kind === 'events' && entry.covered === true),
  )
  createEffect(on(isCovered, (covered) => covered && void lookAt(null)))

  const missed = createMissed(session, lines, you)
  /** An action in the game's words; the game's part of the page brings it. */
  let wordsOf: (action: string) => string = () => ''
  let doing = ''
  speakNews(
    session,
    you,
    (entry) => linesOf(entry, game(), names(), text()),
    () => doing,
  )
  const askNow = askAloud(session, you)
  const since = createMark(session)

  soundNews(session, you)
  let momentOf: ((event: GameEvent) => string | null) | null = null
  let moments = 0
  const telling = createTelling(news, (event) =>
    momentOf !== null ? momentOf(event) : game().event(event, names()) === null ? null : String(moments++),
  )

  const [whyAnswers, setWhyAnswers] = createSignal(0)
  const why = createWhy({
    ask: (chains) => session.source.why(chains),
    version: () => present()?.version ?? 0,
    language,
    onAnswer: () => setWhyAnswers((count) => count + 1),
  })

  /** What was refused, by its sentence. */
  const refusals = new Map<string, string>()

  const [question, setQuestion] = createSignal<Question | null>(null)
  // Nobody is left waiting when the page is closed.
  onCleanup(() => question()?.answer(false))
  let confirming: Promise<ReturnType<typeof createConfirming>> | undefined
  const [helper, setHelper] = createSignal<Helper | null>(null)
  const asks = (): boolean => isAsked(confirms(), present()?.timeControl ?? null)

  // The table changes in place, so the list itself would never be another one: pointers would keep what was in the hand.
  const legal = createMemo((): readonly string[] => (isPresent() ? [...(present()?.legal ?? [])] : []), [], {
    equals: sameNames,
  })
  const context: TableContext = {
    view: () => shown()?.view ?? null,
    seats: () => present()?.seats ?? [],
    you,
    shownSeat: () => shownSeat() ?? you() ?? 0,
    showSeat: (seat) => setShownSeat(seat === you() ? null : seat),
    legal,
    draft: () => (isPresent() ? (present()?.draft ?? noDraft) : noDraft),
    whyNot: (...actions) => {
      whyAnswers()
      const mayAsk = isPresent() && present()?.status === 'playing' && you() !== null
      const answer = mayAsk ? why.of(...actions) : undefined
      if (answer) refusals.set(answer.message, answer.code)
      return answer
    },
    advice: (about) => helper()?.advice(about) ?? [],
    isMeant: guide.isMeant,
    takesUp: guide.takesUp,
    waitingFor: () => shown()?.waitingFor ?? [],
    isPlaying: () => present()?.status === 'playing',
    isPresent,
    names,
    events,
    news,
    telling: () => (isPresent() ? telling.now() : NOTHING),
    untold: () => (isPresent() ? telling.later() : NOTHING),
    components: () => components,
    act: async (actions, andEnd) => {
      // In words before it is done: afterwards prices and gains are other ones.
      const words = actions.map((action) => wordsOf(action)).filter((each) => each !== '')
      if ((await helper()?.mayGoOn(actions, clausesOf(words))) === false) return false
      if (asks()) {
        // Few wish it: it comes with the dialog that asks.
        confirming ??= import('./Dialogs.tsx').then((part) => part.createConfirming((chain) => session.source.asFinal(chain), setQuestion)) // prettier-ignore
        // What did not come is asked for once more with the next action.
        const asking = await confirming.catch(() => (confirming = undefined))
        if (asking?.mayGoOn === undefined) return false
        if (!(await asking.mayGoOn(actions, clausesOf(words)))) return false
      }
      doing = clausesOf(words)
      // End turn is the question of what passes the move on.
      const isDone = await session.act(actions, andEnd === true && !asks())
      doing = ''
      if (!isDone) return false
      // Who is taught, or tries something out, has not played yet.
      if (!isLessonId(session.id) && !isSandboxId(session.id)) rememberPlayed(present()?.game ?? '')
      if (ending() === 'at-once' && !asks() && isHarmlessEnd(context.draft())) await session.endTurn()
      return true
    },
  }
  const [isPlanning, setPlanning] = createSignal(false)
  /** I may lay my next choices ahead, and somebody is waited for who may take as long: bots are quick. */
  const canPlan = (): boolean => {
    const table = present()
    // Only a server keeps plans.
    if (table?.mayPlan !== true || !isPresent() || isLocalId(session.id)) return false
    return table.waitingFor.some((seat) => table.seats[seat]?.kind === 'person' && !table.seats[seat].standIn)
  }
  /** Moves may be tried out, from the position that is looked at; a lesson shows its own. */
  const canTry = (): boolean => present()?.mayTry === true && present()?.pastRules === false && !isLessonId(session.id)
  const [isHinting, setHinting] = createSignal(false)
  /** Lessons show their own moves. */
  // What is hidden in a running game stays there.
  const canLookBack = (): boolean => !isLessonId(session.id) && !isPresent() && present()?.status === 'finished'
  const canHint = (): boolean => !isLessonId(session.id) && isPresent() && present()?.mayHint === true
  /** Whether it is to be asked if such turns shall end by themselves from now on. */
  const asksEnding = (): boolean =>
    // Who is taught has enough to read.
    ending() === null && !asks() && !isLessonId(session.id) && isHarmlessEnd(context.draft())
  const toldNow = createMemo((): readonly GameEvent[] => {
    const isTheirs = (event: GameEvent): boolean => !isOf(event, you())
    const theirs = isPresent() ? telling.now().filter(isTheirs) : NOTHING
    return theirs.length === 0 && isPresent() && telling.later().some(isTheirs) ? telling.now() : theirs
  })
  return {
    session,
    page,
    asksEnding,
    /** What is asked before something is done that can't be undone. */
    question,
    canPlan,
    isPlanning,
    setPlanning,
    canTry,
    canHint,
    setHelper,
    ask: setQuestion,
    /** The code of a refusal that a note of the game’s says. */
    codeIn: (note: string): string | null => [...refusals].findLast(([message]) => note.includes(message))?.[1] ?? null,
    isHinting: (): boolean => isHinting() && canHint(),
    /** May I ask at the position shown what was chosen there, and why? */
    canLookBack,
    isLookingBack: (): boolean => isHinting() && canLookBack(),
    setHinting,
    /** Ends my turn; what is chosen at the first one is kept. */
    endTurn: (next: 'by-hand' | 'at-once' = 'by-hand'): void => {
      if (asksEnding()) setEnding(next)
      void session.endTurn()
    },
    game,
    context,
    present,
    shown,
    past,
    isPresent,
    you,
    names,
    lines,
    positions,
    lookAt,
    missed,
    /** The log's sentences since my last step. */
    changed: (): LogLine[] => lines().filter(({ n }) => n > since()),
    /** Says what others did since I acted, and what I am asked. */
    catchUp: (): void => {
      for (const { words } of othersSince(session, you(), lines())) say(words)
      askNow()
    },
    speakSteps: (words: (action: string) => string): void => void (wordsOf = words),
    /** How the game's part tells what happened. */
    tellBy: (key: ((event: GameEvent) => string | null) | undefined): void => void (momentOf = key ?? null),
    /** What others did, in words, while it is told, and what I did as long as theirs is to come: only then I am asked. Null: nothing is told. */
    told: createMemo(() => {
      const words = toldNow()
        .map((event) => game().event(event, names()))
        .filter((each) => each !== null)
      return words.length > 1 ? text().table.allAtOnce : (words[0] ?? null)
    }),
    /** Whose doing it is that is told; null: nobody's, or of several. */
    toldOf: (): Seat | null => {
      const [event, ...others] = toldNow()
      return event !== undefined && others.length === 0 ? seatOf(event) : null
    },
  }
}

/** Whoever helps a newcomer at the table (`help/HelpCard.tsx`). */
export interface Helper {
  /** What is told with a thing of the page. */
  advice(about: string): readonly string[]
  /** Asks before a choice that throws something away. */
  mayGoOn(actions: readonly string[], words: string): Promise<boolean>
}

export type Model = ReturnType<typeof createModel>
