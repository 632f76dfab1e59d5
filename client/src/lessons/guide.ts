import type { TableReading } from '@fathom/protocol'
import { createMemo, createSignal } from 'solid-js'
import { say, sayNow } from '../shell/voice.tsx'
import type { Session } from '../table/session.ts'
import { parts } from '../text/parts.ts'
import { judged, sentence, shown, type Position, type Scene, type SpokenLesson, type Step } from './lesson.ts'

interface GuideParts {
  readonly spoken: () => SpokenLesson
  readonly scene: Scene
  /** Which step it begins with. */
  readonly first: number
  /** A step begins with everything before it final: here somebody may come back to. */
  onStep(step: number, table: string): void
  /** All steps are over. */
  onEnd(): void
}

/** How many steps wait for End turn, the held one included. */
function stepsOf(session: Session): number {
  const draft = session.table()?.draft
  return draft === undefined ? 0 : draft.actions.length + (draft.held === null ? 0 : 1)
}

/** Leads through a scene at its table: knows the step, and lets through what belongs to it. */
export function createGuide({ spoken, scene, first, onStep, onEnd }: GuideParts) {
  const [index, setIndex] = createSignal(first)
  const [isDone, setDone] = createSignal(false)
  const [answer, setAnswer] = createSignal<string | null>(null)
  /** Something was tried at the board while there was only something to read. */
  const [isNudged, setNudged] = createSignal(false)
  const [session, setSession] = createSignal<Session | null>(null)
  /** How many steps waited for End turn when each step of the lesson began: what is undone leads back. */
  const begun: number[] = []
  /** How many did when it was over last: by so many Redo has brought back all of it. */
  const ended: number[] = []

  const step = (): Step | undefined => scene.steps[index()]
  const position = (): Position | null => {
    const table = session()?.table()
    if (!table || table.view === null || table.you === null) return null
    return { view: table.view, you: table.you, legal: table.legal, isOver: table.status === 'finished' }
  }
  const words = createMemo((): string => {
    const [now, at] = [step(), position()]
    return now === undefined || at === null ? '' : sentence(spoken().words(), now.say, at)
  })
  const tell = (): void => say(words())
  const goTo = (next: number): void => {
    setDone(false)
    setAnswer(null)
    setNudged(false)
    begun.length = next
    begun[next] = stepsOf(session() as Session)
    if (next > 0 && next === index() + 1) ended[next - 1] = begun[next]
    setIndex(next)
    // In the middle of a turn nothing is final: there is no position yet to come back to.
    if (begun[next] === 0) onStep(next, session()?.id ?? '')
    if (next >= scene.steps.length) onEnd()
    else tell()
  }
  /** I am asked again, or nothing more is to be asked: the next step has the position that it speaks of. */
  const isSettled = (): boolean => {
    const table = session()?.table()
    if (!table || table.you === null) return false
    if (table.status === 'finished') return true
    return table.waitingFor.includes(table.you) && (table.legal.length > 0 || table.draft.canEndTurn)
  }
  const isOver = (now: Step, at: Position): boolean => {
    if (now.do === 'play') return at.isOver || now.until?.(at) === true
    if (now.do !== 'move' || now.until === undefined) return isDone()
    return now.until(at) || at.isOver
  }
  const over = createMemo((): number | null => {
    const [now, at] = [step(), position()]
    return now !== undefined && at !== null && isSettled() && isOver(now, at) ? index() : null
  })
  /** Something is done that the step does not ask for at all: what it does ask for instead. */
  const unasked = (): string => (step()?.do === 'look' ? parts().learn.onlyRead : parts().learn.notYet)
  const refuse = (key: string): false => {
    const at = position()
    if (at === null) return false
    const why = key === 'read' ? unasked() : sentence(spoken().words(), key, at)
    // While there is something to read, the prompt says so already: what leads on is shown.
    if (step()?.do === 'look') setNudged(true)
    else setAnswer(why)
    sayNow(why)
    return false
  }
  const act = async (line: Session, actions: readonly string[], andEnd: boolean): Promise<boolean> => {
    const [now, at] = [step(), position()]
    if (now === undefined || at === null) return false
    const why = judged(now, scene.steps[index() - 1], actions, at)
    if (why !== null) return refuse(why)
    setAnswer(null)
    const [acted, waiting] = [index(), stepsOf(line)]
    const isTaken = await line.act(actions, andEnd || (now.do === 'move' && now.ends === true))
    // What waited has become final: no step of the lesson begins behind it any more.
    if (stepsOf(line) < waiting) begun.fill(0, 0, acted + 1)
    if (isTaken && now.do === 'move' && now.until === undefined) setDone(true)
    return isTaken
  }
  const undo = async (work: () => Promise<boolean>): Promise<boolean> => {
    const isUndone = await work()
    if (!isUndone || session() === null) return isUndone
    setDone(false)
    let back = index()
    while (back > first && stepsOf(session() as Session) < (begun[back] ?? 0)) back--
    if (back !== index()) goTo(back)
    return isUndone
  }
  const redo = async (line: Session): Promise<boolean> => {
    const isRedone = await line.redo()
    const now = step()
    // What was undone had been accepted: the step need not be taken anew.
    if (isRedone && now?.do === 'move' && now.until === undefined && stepsOf(line) >= (ended[index()] ?? 0))
      setDone(true)
    return isRedone
  }
  const endTurn = async (line: Session): Promise<boolean> => {
    const now = step()
    const isMeant = now === undefined || now.do === 'end' || now.do === 'play' || isDone()
    const mayEnd = isMeant || (now.do === 'move' && (now.until !== undefined || now.ends === true))
    // A later step would wait for the turn that has ended before its time.
    if (!mayEnd) return refuse('read')
    const isEnded = await line.endTurn()
    if (isEnded && step()?.do === 'end') setDone(true)
    return isEnded
  }
  /** There is something to read, and nothing to be done at the board. */
  const isReading = (): boolean => step()?.do === 'look' && isSettled()
  /** The table as the learner sees it: while there is something to read, and when all is done, it asks for nothing. */
  const asked = (table: TableReading | null): TableReading | null => {
    if (table === null || table.status === 'finished' || !(isReading() || step() === undefined)) return table
    return { ...table, legal: [], prompt: isReading() ? parts().learn.onlyRead : parts().learn.allDone }
  }
  return {
    /** The session of the scene's table, with the guide looking on. */
    around(line: Session): Session {
      setSession(() => line)
      const table = createMemo(() => asked(line.table()))
      return {
        ...line,
        table,
        act: (actions, andEnd) => act(line, actions, andEnd === true),
        undo: () => undo(line.undo),
        undoAll: () => undo(line.undoAll),
        redo: () => redo(line),
        endTurn: () => endTurn(line),
      }
    },
    step,
    /** Whether the step is about an action that is possible now. */
    isMeant(action: string): boolean {
      const [now, at] = [step(), position()]
      return now?.do !== 'move' || at === null || judged(now, undefined, [action], at) === null
    },
    /** Something is taken up that leads to this action: what is not meant is answered now, and not when all is chosen. */
    takesUp(action: string): boolean {
      const [now, at] = [step(), position()]
      const why = now === undefined || at === null ? null : judged(now, scene.steps[index() - 1], [action], at)
      if (why !== null) return refuse(why)
      setAnswer(null)
      return true
    },
    /** What was tried last is given up: its answer holds no more. */
    forget: (): void => void setAnswer(null),
    isReading,
    isNudged,
    /** Something is tried at the board while there is only something to read. */
    remind: (): void => void (isReading() && refuse('read')),
    position,
    words,
    tell,
    /** Why the last thing tried is not what is meant; null: nothing was. */
    answer,
    /** The others are at it: the learner has done the step, or is not asked yet. */
    isWaiting: (): boolean => isDone() || (step()?.do === 'move' && position() !== null && !isSettled()),
    /** Which step is over, as the table has come to rest; null: none. Then the learner goes on. */
    over,
    goOn: () => goTo(index() + 1),
    /** Does what the lesson would do here. */
    async show(): Promise<void> {
      const [now, at, line] = [step(), position(), session()]
      if (now === undefined || at === null || line === null || !isSettled()) return
      if (now.do === 'end') {
        if (await line.endTurn()) setDone(true)
        return
      }
      const moves = now.do === 'move' ? shown(now, at) : []
      if (moves.length > 0) await act(line, moves, false)
    },
  }
}

export type Guide = ReturnType<typeof createGuide>
