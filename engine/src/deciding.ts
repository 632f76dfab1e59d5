import { ok, refuse, type Result } from '@fathom/kernel'
import {
  botTurns,
  decide,
  isOverdue,
  isSeated,
  seatOf,
  timedOutSeats,
  versionFor,
  type EntryBody,
  type Table,
} from '@fathom/table'
import type { TableRequest } from './requests.ts'

/** What a request means at this table: finds the seat, and holds bots to the turns that are theirs. */
export function decideFor(table: Table, request: TableRequest, at: number): Result<EntryBody[]> {
  // It is over, although nobody has looked at the clocks yet.
  if (isPlayedOn(table, request) && isLostOnTime(table, at)) return decide(table, { do: 'time-out', at, standIn: '' })
  if (request.as === 'clock') return decide(table, { do: 'time-out', at, standIn: request.standIn })
  if (request.as === 'pass') return decide(table, { do: 'pass', seat: request.seat })
  if (request.as === 'bot') return decideForBot(table, request)
  if (request.as === 'plan') return decidePlanned(table, request)
  if (request.as === 'calendar') return decide(table, { do: 'close-unattended', since: request.since })
  if (request.as === 'operator') return decide(table, { do: 'close', person: null })
  const { person, command } = request
  switch (command.do) {
    case 'join':
    case 'seat-bot':
    case 'leave':
    case 'close':
    case 'rematch':
    case 'rest':
    case 'vote':
    case 'take-back':
    case 'answer-take-back':
    case 'hint':
    case 'pause':
    case 'answer-pause':
    case 'ask-end':
    case 'answer-end':
      return decide(table, { ...command, person })
    case 'act':
    case 'undo':
    case 'redo':
    case 'end-turn': {
      const seat = seatOf(table, person.id)
      if (seat === null || !isSeated(table, person.id)) return refuse('not-seated')
      const decided = decide(table, { ...command, seat })
      // Who acts after the own time was up, or while all wait for them, is back.
      if (!decided.ok) return decided
      const back: EntryBody[] = []
      if (isOverdue(table, seat)) back.push({ kind: 'returned', seat })
      if (table.pause?.isOn === true && table.pause.seat === seat) back.push({ kind: 'resumed', seat })
      return ok([...back, ...decided.value])
    }
  }
}

/** Whether a request goes on with the game, or stops its clocks: too late for who has lost it. */
function isPlayedOn(table: Table, request: TableRequest): boolean {
  if (request.as !== 'person') return request.as === 'bot' || request.as === 'plan' || request.as === 'pass'
  const isAside = ['join', 'seat-bot', 'close', 'rematch', 'rest'].includes(request.command.do)
  return !isAside && isSeated(table, request.person.id)
}

function isLostOnTime(table: Table, at: number): boolean {
  return table.timeControl?.timeOut === 'loss' && timedOutSeats(table, at).length > 0
}

/** Who is late, asked something or waited for by agreement is not back because a plan of theirs is: they play it themselves. */
function decidePlanned(table: Table, { person, actions }: Extract<TableRequest, { as: 'plan' }>): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  if (seat === null || !isSeated(table, person.id)) return refuse('not-seated')
  if (table.takeBack !== null || table.pause !== null || table.askedEnd !== null || isOverdue(table, seat))
    return refuse('not-your-turn')
  return decide(table, { do: 'act', seat, actions, version: null, endTurn: true })
}

function decideForBot(
  table: Table,
  { seat, version, action }: Extract<TableRequest, { as: 'bot' }>,
): Result<EntryBody[]> {
  // The person may have come back meanwhile.
  if (!botTurns(table).some((turn) => turn.seat === seat)) return refuse('not-your-turn')
  if (action === null) return decide(table, { do: 'end-turn', seat, version })
  return decide(table, { do: 'act', seat, actions: [action], version, endTurn: true })
}

/** The number of the last entry, as who asks counts. */
export function versionOf(table: Table, request: TableRequest): number {
  if (request.as === 'person' || request.as === 'plan') return versionFor(table, seatOf(table, request.person.id))
  return versionFor(table, request.as === 'bot' || request.as === 'pass' ? request.seat : null)
}
