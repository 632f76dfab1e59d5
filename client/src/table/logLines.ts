import type { GameEvent, GameSentences, Names, Seat } from '@fathom/kernel'
import { FORMER, type LogEntry } from '@fathom/protocol'
import type { Text } from '../text/index.ts'

/** A sentence of the log, and the position that it leads to. */
export interface LogLine {
  readonly n: number
  readonly at: number
  readonly words: string
  /** A board can be shown for it. */
  readonly isPosition: boolean
  /** Whose action it tells of; absent: nobody's. */
  readonly seat?: Seat
  /** What it tells, of the game. */
  readonly event?: GameEvent
}

/** Whether a sentence tells of something that I did not do myself: also where all chose at once, and what I chose is told with what another did. */
export function isOthers({ isPosition, seat, event }: LogLine, you: Seat | null): boolean {
  if (event === undefined) return isPosition && seat !== you
  return seat !== you && !('seat' in event && event.seat === you)
}

/** The sentences of one entry, in the reader's language; none for what is hidden or not worth telling. */
export function linesOf(told: LogEntry, game: GameSentences, names: Names, text: Text): LogLine[] {
  const entry = withNames(told, text)
  const line = (words: string, isPosition: boolean): LogLine => ({ n: entry.n, at: entry.at, words, isPosition })
  switch (entry.kind) {
    case 'events':
      return entry.events.flatMap((event) => {
        const words = game.event(event, names)
        return words === null
          ? []
          : [{ ...line(words, entry.covered !== true), ...(entry.seat === null ? {} : { seat: entry.seat }), event }]
      })
    case 'started':
      return [line(text.table.started, true)]
    case 'rematch':
      return [line(text.table.rematch, false)]
    case 'seated':
    case 'freed':
    case 'left':
    case 'returned':
      return [line(chairWords(entry.kind, entry.seat === names.reader, entry.name, text), false)]
    case 'timed-out':
      return [line(timeOutWords(entry, entry.seat === names.reader, text), false)]
    case 'take-back-asked':
    case 'take-back-answered':
    case 'taken-back':
      return [line(takeBackWords(entry, entry.seat === names.reader, text), entry.kind === 'taken-back')]
    case 'pause-asked':
    case 'pause-answered':
    case 'paused':
    case 'resumed':
      return [line(pauseWords(entry, entry.seat === names.reader, text), false)]
    case 'end-asked':
    case 'end-answered':
      return [line(endingWords(entry, entry.seat === names.reader, text), false)]
    case 'hinted':
      return [line(text.table.hinted(entry.seat === names.reader ? null : entry.name), false)]
    case 'auto-passed':
      return [line(text.table.passed(entry.name), false)]
    case 'voted':
      return [line(text.clock.voted(entry.name, entry.against), false)]
    case 'closed':
      return [line(closedWords(entry, names, text), false)]
    // How the game ended is told by the game.
    case 'finished':
    case 'skip':
    case 'created':
      return []
  }
}

function timeOutWords(entry: Extract<LogEntry, { kind: 'timed-out' }>, isMe: boolean, { clock }: Text): string {
  const { name, bot, lost } = entry
  if (lost === true) return isMe ? clock.timedOutLostYou : clock.timedOutLost(name)
  if (isMe) return bot ? clock.timedOutBotYou : clock.timedOutYou
  return bot ? clock.timedOutBot(name) : clock.timedOut(name)
}

type TakeBackEntry = Extract<LogEntry, { kind: 'take-back-asked' | 'take-back-answered' | 'taken-back' }>

function takeBackWords(entry: TakeBackEntry, isMe: boolean, { takeBack: words }: Text): string {
  switch (entry.kind) {
    case 'take-back-asked':
      return isMe ? words.askedYou(entry.reason) : words.asked(entry.name, entry.reason)
    case 'take-back-answered':
      if (entry.agrees) return isMe ? words.agreesYou : words.agrees(entry.name)
      return isMe ? words.declinesYou : words.declines(entry.name)
    case 'taken-back':
      return isMe ? words.doneYou : words.done(entry.name)
  }
}

type EndingEntry = Extract<LogEntry, { kind: 'end-asked' | 'end-answered' }>

function endingWords(entry: EndingEntry, isMe: boolean, { ending: words, takeBack }: Text): string {
  if (entry.kind === 'end-asked') return isMe ? words.askedYou : words.asked(entry.name)
  if (entry.agrees) return isMe ? takeBack.agreesYou : takeBack.agrees(entry.name)
  return isMe ? words.declinesYou : words.declines(entry.name)
}

type PauseEntry = Extract<LogEntry, { kind: 'pause-asked' | 'pause-answered' | 'paused' | 'resumed' }>

function pauseWords(entry: PauseEntry, isMe: boolean, { pause: words, takeBack }: Text): string {
  switch (entry.kind) {
    case 'pause-asked':
      return isMe ? words.askedYou : words.asked(entry.name)
    case 'pause-answered':
      if (entry.agrees) return isMe ? takeBack.agreesYou : takeBack.agrees(entry.name)
      return isMe ? words.goesOnYou : words.goesOn(entry.name)
    case 'paused':
      return isMe ? words.onYou : words.on(entry.name)
    case 'resumed':
      return words.over
  }
}

/** An entry with what people are called in the reader's language: also those who have left for good. */
function withNames(entry: LogEntry, text: Text): LogEntry {
  const said = (name: string): string => (name === FORMER ? text.seat.former : name)
  if (entry.kind === 'voted') return { ...entry, name: said(entry.name), against: said(entry.against) }
  return 'name' in entry ? { ...entry, name: said(entry.name) } : entry
}

type ClosedEntry = Extract<LogEntry, { kind: 'closed' }>

function closedWords({ seat, name, nobodyCame, agreed }: ClosedEntry, names: Names, { table, ending }: Text): string {
  if (agreed === true) return ending.agreed
  if (nobodyCame === true) return table.nobodyCame
  if (seat === null) return table.closedByOperator
  return seat === names.reader ? table.closedByYou : table.closedBy(name)
}

function chairWords(kind: 'seated' | 'freed' | 'left' | 'returned', isMe: boolean, name: string, text: Text): string {
  const words = text.table
  switch (kind) {
    case 'seated':
      return isMe ? words.seatedYou : words.seated(name)
    case 'freed':
      return words.freed(name)
    case 'left':
      return isMe ? words.wentAwayYou : words.wentAway(name)
    case 'returned':
      return isMe ? words.cameBackYou : words.cameBack(name)
  }
}

/** Every event in the log up to entry `n`, oldest first, but those that were taken back by then. */
export function eventsUpTo(log: readonly LogEntry[], n: number): GameEvent[] {
  let counted: Extract<LogEntry, { kind: 'events' }>[] = []
  for (const entry of log) {
    if (entry.n > n) break
    if (entry.kind === 'events') counted.push(entry)
    if (entry.kind === 'taken-back') counted = counted.filter((each) => each.n <= entry.to)
  }
  return counted.flatMap((entry) => entry.events as GameEvent[])
}
