import { liveSource, ok, recordingChance, type Result, type Seat } from '@fathom/kernel'
import { isOverdue } from './clock.ts'
import { askHint } from './hint.ts'
import { noncesOf } from './branch.ts'
import type { EntryBody, Person } from './entry.ts'
import { journalNumber, versionFor } from './numbering.ts'
import { isOver, refuse, refuseOver } from './refusals.ts'
import { seatOf } from './chairs.ts'
import { setUp } from './positions.ts'
import { canStepBack, isSandbox, stepBack } from './sandbox.ts'
import { pass } from './pass.ts'
import { answerEnd, askEnd, withEnding } from './ending.ts'
import { answerPause, askPause, withPause } from './pause.ts'
import type { Rest } from './rest.ts'
import { draftOf, type Table } from './table.ts'
import { answerTakeBack, askTakeBack, withTakeBack } from './takeBack.ts'
import { isByTurns } from './timeControl.ts'
import { timeOut, vote, withVotes } from './timeOut.ts'
import { Turn } from './turn.ts'

/**
 * What somebody wants of a table. Who may speak for a seat is settled before: `person` is who asked, a bot's command names its seat.
 * `version`: the last entry the asker had seen, as the seat counts them; null to act on whatever stands now.
 */
export type Command =
  | {
      readonly do: 'join'
      readonly person: Person
      readonly seat: Seat | null
      /** Without a seat: this one, where it is free. Absent or null: the first. */
      readonly liked?: Seat | null
      readonly nonce: string | null
      /** When the person's clocks by turns stand still by themselves; absent or null: never. */
      readonly rest?: Rest | null
      /** Ids of people at whose table the person may not sit down. */
      readonly apart?: readonly string[]
    }
  /** Takes a turn with nothing to decide for its person. */
  | { readonly do: 'pass'; readonly seat: Seat }
  /** From now on the person's clock stands still by itself at these times; null: never. */
  | { readonly do: 'rest'; readonly person: Person; readonly rest: Rest | null }
  /** Puts a bot on an open chair before the start; `name`: what it is called. */
  | {
      readonly do: 'seat-bot'
      readonly person: Person
      readonly seat: Seat
      readonly level: string
      readonly name: string
    }
  | { readonly do: 'leave'; readonly person: Person; readonly standIn: string }
  /** Gives the table up for good; null: the operator does. */
  | { readonly do: 'close'; readonly person: Person | null }
  /** Gives up a table whose chairs have stayed free, if nothing has happened there since a time (milliseconds since 1970). */
  | { readonly do: 'close-unattended'; readonly since: number }
  | {
      readonly do: 'act'
      readonly seat: Seat
      readonly actions: readonly string[]
      readonly version: number | null
      readonly endTurn: boolean
    }
  /** `all`: back to the start of the draft. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly version: number | null; readonly all?: boolean }
  /** Does again what was undone last. */
  | { readonly do: 'redo'; readonly seat: Seat; readonly version: number | null }
  | { readonly do: 'end-turn'; readonly seat: Seat; readonly version: number | null }
  /** Starts a full table; the server says so after creating one without open seats. */
  | { readonly do: 'start' }
  | { readonly do: 'rematch'; readonly person: Person; readonly table: string }
  /** The clocks that have come to zero by this time are stopped. `standIn`: the level of the bot that plays then, where one does. */
  | { readonly do: 'time-out'; readonly at: number; readonly standIn: string }
  /** Puts a bot in the chair of somebody whose time is up, when everybody else who is there wishes it. */
  | { readonly do: 'vote'; readonly person: Person; readonly against: Seat; readonly standIn: string }
  /** Asks everybody to go back to where the person's last turn began. */
  | { readonly do: 'take-back'; readonly person: Person; readonly reason: string }
  | { readonly do: 'answer-take-back'; readonly person: Person; readonly agrees: boolean }
  /** Notes that the person asks for a hint. */
  | { readonly do: 'hint'; readonly person: Person }
  /** Asks everybody to stop the clocks until the person is back. */
  | { readonly do: 'pause'; readonly person: Person }
  | { readonly do: 'answer-pause'; readonly person: Person; readonly agrees: boolean }
  /** Asks everybody to end the game where it stands. */
  | { readonly do: 'ask-end'; readonly person: Person }
  | { readonly do: 'answer-end'; readonly person: Person; readonly agrees: boolean }

/**
 * What a command means now: the entries to append to the journal, in order, or why not. Changes nothing: first the store, then `evolve`.
 * Refused: `table-full`, `not-open-to-you`, `no-such-seat`, `seat-taken`, `already-seated`, `not-seated`, `table-not-started`, `table-finished`, `table-closed`, `others-play`, `table-not-full`, `old-version {seen, now}`,
 * `not-your-turn`, `not-timed-out`, `nothing-to-pass`, `already-voted`, `take-back-asked`, `take-back-refused`, `take-back-shows`, `take-back-rated`, `too-many-take-backs {most}`, `nothing-to-take-back`, `no-take-back`, `no-time-control`, `pause-asked`, `pause-rated`, `no-pause`, `end-asked`, `end-refused`, `no-end-asked`, `hints-rated`, `no-hints-here`, `not-an-action {action}`, `turn-complete`, `nothing-to-undo`, `nothing-to-redo`, `turn-not-complete`, `not-finished`, `rematch-exists {table}`, and every refusal of the game.
 */
export function decide(table: Table, command: Command): Result<EntryBody[]> {
  const decided = decideAlone(table, command)
  return decided.ok ? ok(withAnswers(table, decided.value)) : decided
}

/** What follows for the questions that are asked at the table; with its end they are nobody's any more. */
function withAnswers(table: Table, entries: readonly EntryBody[]): EntryBody[] {
  const asked = [withVotes, withEnding, withTakeBack, withPause]
  return asked.reduce((all, answer) => (all.some(isEnd) ? all : answer(table, all)), [...entries])
}

function isEnd({ kind }: EntryBody): boolean {
  return kind === 'closed' || kind === 'finished'
}

function decideAlone(table: Table, command: Command): Result<EntryBody[]> {
  switch (command.do) {
    case 'join':
      return join(table, command)
    case 'rest':
      return rest(table, command.person, command.rest)
    case 'seat-bot':
      return seatBot(table, command)
    case 'leave':
      return leave(table, command.person, command.standIn)
    case 'close':
      return close(table, command.person)
    case 'close-unattended':
      if (table.status !== 'open' || table.updatedAt > command.since) return refuse('not-timed-out')
      return ok([{ kind: 'closed', seat: null, nobodyCame: true }])
    case 'start':
      return table.status === 'open' && isFull(table) ? ok([started(table)]) : refuse('table-not-full')
    case 'act':
      return playing(table, command.seat, command.version, () =>
        new Turn(table, command.seat).act(command.actions, command.endTurn),
      )
    case 'undo':
      if (isSandbox(table) && table.status === 'finished') return ok(stepBack(table))
      return playing(table, command.seat, command.version, () => undo(table, command.seat, command.all === true))
    case 'redo':
      return playing(table, command.seat, command.version, () => redo(table, command.seat))
    case 'end-turn':
      return playing(table, command.seat, command.version, () => new Turn(table, command.seat).endTurn())
    case 'pass':
      return playing(table, command.seat, null, () => pass(table, command.seat))
    case 'rematch':
      return rematch(table, command.person, command.table)
    case 'time-out':
      return timeOut(table, command.at, command.standIn)
    case 'vote':
      return vote(table, command)
    case 'take-back':
      return askTakeBack(table, command.person, command.reason)
    case 'answer-take-back':
      return answerTakeBack(table, command.person, command.agrees)
    case 'hint':
      return askHint(table, command.person)
    case 'pause':
      return askPause(table, command.person)
    case 'answer-pause':
      return answerPause(table, command.person, command.agrees)
    case 'ask-end':
      return askEnd(table, command.person)
    case 'answer-end':
      return answerEnd(table, command.person, command.agrees)
  }
}

function join(
  table: Table,
  { person, seat: wanted, liked, nonce, rest, apart = [] }: Extract<Command, { do: 'join' }>,
): Result<EntryBody[]> {
  const own = seatOf(table, person.id)
  if (own !== null) {
    if (table.standIns[own] === null && !isOverdue(table, own)) return refuse('already-seated', { seat: own })
    return isOver(table) ? refuseOver(table) : ok([{ kind: 'returned', seat: own }])
  }
  if (isOver(table)) return refuseOver(table)
  if (table.chairs.some((chair) => chair.kind === 'person' && apart.includes(chair.person.id)))
    return refuse('not-open-to-you')
  const open = table.chairs.flatMap((chair, seat) => (chair.kind === 'open' ? [seat] : []))
  const [first] = open
  if (first === undefined) return refuse('table-full')
  if (wanted !== null && wanted >= table.chairs.length) return refuse('no-such-seat', { seat: wanted })
  if (wanted !== null && !open.includes(wanted)) return refuse('seat-taken', { seat: wanted })
  const seat = wanted ?? open.find((each) => each === liked) ?? first
  const seated: EntryBody = { kind: 'seated', seat, person, nonce: nonce ?? '-' }
  const sits = [seated, ...restOf(table, seat, rest ?? null)]
  return ok(open.length > 1 ? sits : [...sits, started(table, { seat, nonce: seated.nonce })])
}

/** Only clocks of games by turns rest, and what is so already is not written again. */
function rest(table: Table, person: Person, wanted: Rest | null): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  if (seat === null) return refuse('not-seated')
  return isOver(table) ? refuseOver(table) : ok(restOf(table, seat, wanted))
}

function restOf({ timeControl, clocks }: Table, seat: Seat, wanted: Rest | null): EntryBody[] {
  const now = clocks?.seats[seat]?.rest ?? null
  const isSame = JSON.stringify(now) === JSON.stringify(wanted)
  return !isByTurns(timeControl) || isSame ? [] : [{ kind: 'rest-changed', seat, rest: wanted }]
}

/** Whoever has a chair may give an open one to a bot: nobody has to wait for a friend who does not come. */
function seatBot(
  table: Table,
  { person, seat, level, name }: Extract<Command, { do: 'seat-bot' }>,
): Result<EntryBody[]> {
  if (seatOf(table, person.id) === null) return refuse('not-seated')
  if (isOver(table)) return refuseOver(table)
  if (seat >= table.chairs.length) return refuse('no-such-seat', { seat })
  if (table.chairs[seat]?.kind !== 'open') return refuse('seat-taken', { seat })
  const seated: EntryBody = { kind: 'bot-seated', seat, level, name }
  const isLast = table.chairs.filter((chair) => chair.kind === 'open').length === 1
  return ok(isLast ? [seated, started(table)] : [seated])
}

function leave(table: Table, person: Person, standIn: string): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  if (seat === null) return refuse('not-seated')
  if (isOver(table)) return refuseOver(table)
  if (table.status === 'open') return ok([{ kind: 'freed', seat, name: person.name }])
  if (table.standIns[seat] !== null) return refuse('not-seated')
  return ok([{ kind: 'left', seat, level: standIn }])
}

/** Nobody gives up a game that somebody else is playing: who leaves it is stood in for. */
function close(table: Table, person: Person | null): Result<EntryBody[]> {
  const seat = person === null ? null : seatOf(table, person.id)
  if (person !== null && seat === null) return refuse('not-seated')
  if (isOver(table)) return refuseOver(table)
  const isSomebodyElse = table.chairs.some(
    (chair, other) => chair.kind === 'person' && other !== seat && table.standIns[other] === null,
  )
  return person !== null && isSomebodyElse ? refuse('others-play') : ok([{ kind: 'closed', seat }])
}

function rematch(table: Table, person: Person, next: string): Result<EntryBody[]> {
  if (seatOf(table, person.id) === null) return refuse('not-seated')
  if (table.status !== 'finished' && !table.nobodyCame) return refuse('not-finished')
  if (table.rematch !== null) return refuse('rematch-exists', { table: table.rematch })
  return ok([{ kind: 'rematched', table: next }])
}

function isFull(table: Table): boolean {
  return table.chairs.every((chair) => chair.kind !== 'open')
}

function started(table: Table, joining?: { seat: Seat; nonce: string }): EntryBody {
  const nonces = [...noncesOf(table)]
  if (joining !== undefined) nonces[joining.seat] = joining.nonce
  const { chance, tape } = recordingChance(liveSource(table.seed, nonces, 0))
  setUp(table, chance)
  return { kind: 'started', draws: tape.draws }
}

function playing(
  table: Table,
  seat: Seat,
  version: number | null,
  then: () => Result<EntryBody[]>,
): Result<EntryBody[]> {
  if (table.status === 'open') return refuse('table-not-started')
  if (isOver(table)) return refuseOver(table)
  if (seat >= table.chairs.length) return refuse('no-such-seat', { seat })
  if (version !== null && journalNumber(table, seat, version) < (table.touched[seat] ?? 0)) {
    return refuse('old-version', { seen: version, now: versionFor(table, seat) })
  }
  return then()
}

function undo(table: Table, seat: Seat, all: boolean): Result<EntryBody[]> {
  const draft = draftOf(table, seat)
  const count = draft.steps.length + (draft.held === null ? 0 : 1)
  if (count === 0) return canStepBack(table) ? ok(stepBack(table)) : refuse('nothing-to-undo')
  return ok(Array.from({ length: all ? count : 1 }, () => ({ kind: 'undone', seat })))
}

function redo(table: Table, seat: Seat): Result<EntryBody[]> {
  const step = draftOf(table, seat).undone.at(-1)
  if (step === undefined) return refuse('nothing-to-redo')
  const decided = new Turn(table, seat).act([step], false)
  // What was a step then may draw now that others have acted: nobody asked for that.
  return decided.ok && decided.value.some(({ kind }) => kind === 'done') ? refuse('nothing-to-redo') : decided
}
