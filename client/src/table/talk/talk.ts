import { createSignal } from 'solid-js'
import type { ChangeLine, ReportLine, SayLine, TalkLine, TalkRoom, TalkRoomReading } from '@fathom/protocol'
import type { Answer, Problem } from '../../api/http.ts'
import * as api from '../../api/talk.ts'
import { ensureGuest, me } from '../../shell/me.ts'
import { notify, wordsOf } from '../../shell/Notices.tsx'
import type { Session } from '../session.ts'
import { keepSeenAt, seenAt } from './readSoFar.ts'
import { countUnread, knownAfter, roomsAfter, type Known, type Rooms } from './rooms.ts'

/** What a page knows of the talk at a table, and what one can do there. */
export interface Talk {
  readonly rooms: () => Rooms
  /** Whether who looks on at this table may be shown out by me. */
  readonly mayShowOut: () => boolean
  /** The server has said what there is; before, nobody knows. */
  readonly isKnown: () => boolean
  /** Why the server could not say it, when it was asked last. */
  readonly problem: () => Problem | null
  load(): Promise<void>
  /** Everything from the beginning: who I am has changed, or how I stand to the table. */
  loadAnew(): Promise<void>
  say(line: SayLine): Promise<boolean>
  change(line: ChangeLine): Promise<boolean>
  mute(room: TalkRoom, n: number, muted: boolean): Promise<boolean>
  report(line: ReportLine): Promise<boolean>
  /** Somebody without a name takes one, and hears from then on. */
  enter(): Promise<void>
  /** I have seen all there is. */
  see(): void
  /** Called with what others say from now on. */
  onNews: (room: TalkRoom, line: TalkLine) => void
}

const NOTHING: Known = { players: 0, onlookers: 0 }

/** By what is the same for all that wrap a session. */
const talks = new WeakMap<Session['talk'], Talk>()

/** The talk at a session's table. */
export function talkOf(session: Session): Talk {
  const known = talks.get(session.talk)
  if (known !== undefined) return known
  const made = createTalk(session)
  talks.set(session.talk, made)
  return made
}

function createTalk(session: Session): Talk {
  const { id, talk: line } = session
  const [rooms, setRooms] = createSignal<Rooms>([])
  const [isKnown, setKnown] = createSignal(false)
  const [mayShowOut, setMayShowOut] = createSignal(false)
  const [problem, setProblem] = createSignal<Problem | null>(null)
  const seen = seenAt(id)
  let known: Known = NOTHING
  const take = (told: TalkRoomReading): void => {
    setRooms((before) => roomsAfter(before, told))
    line.setUnread(countUnread(rooms(), seen))
  }
  const load = async (): Promise<void> => {
    if (me() === null) return
    const answer = await api.getTalk(id, known.players, known.onlookers)
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) return
    for (const told of answer.value.rooms) {
      take(told)
      known = { ...known, [told.room]: Math.max(known[told.room], told.change) }
    }
    setMayShowOut(answer.value.mayShowOut)
    setKnown(true)
  }
  const loadAnew = (): Promise<void> => {
    setRooms([])
    setKnown(false)
    known = NOTHING
    return load()
  }
  /** @returns what came back; null: it was refused, and that was said */
  const asking = async <T>(question: Promise<Answer<T>>): Promise<T | null> => {
    const answer = await question
    if (answer.ok) return answer.value
    notify(wordsOf(answer.problem), 'problem')
    return null
  }
  const saying = async (question: Promise<Answer<TalkRoomReading>>): Promise<boolean> => {
    const told = await asking(question)
    if (told !== null) take(told)
    return told !== null
  }
  const talk: Talk = {
    rooms,
    mayShowOut,
    isKnown,
    problem,
    load,
    loadAnew,
    say: (said) => saying(api.sayLine(id, said)),
    change: (changed) => saying(api.changeLine(id, changed)),
    async mute(room, n, muted) {
      const reading = await asking(api.muteSpeaker(id, { room, n, muted }))
      if (reading !== null) setRooms(reading.rooms)
      return reading !== null
    },
    report: async (reported) => (await asking(api.reportLine(id, reported))) !== null,
    async enter() {
      if ((await asking(ensureGuest())) === null) return
      // The line that is open is nobody's.
      session.reopen()
      await loadAnew()
    },
    see() {
      for (const { room, lines } of rooms()) seen[room] = Math.max(seen[room] ?? 0, lines.at(-1)?.n ?? 0)
      keepSeenAt(id, seen)
      line.setUnread(0)
    },
    onNews: () => undefined,
  }
  line.listen({
    onTold(told) {
      const isNew = told.change > known[told.room]
      take(told)
      known = knownAfter(known, told)
      for (const each of told.lines) if (isNew && !each.mine && each.state === 'said') talk.onNews(told.room, each)
    },
    onFollow: () => void load(),
  })
  return talk
}
