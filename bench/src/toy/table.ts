import type { GameText, NumberSource } from '@fathom/kernel'
import {
  decide,
  evolve,
  openTable,
  readLog,
  readTable,
  type Entry,
  type EntryBody,
  type Table,
  type TableText,
} from '@fathom/table'
import type { Sent } from './boardgameMaster.ts'
import { toyGame } from './game.ts'
import { PLAYERS } from './numbers.ts'

const WORDS: GameText = {
  name: 'Toy',
  tagline: '',
  points: String,
  options: {},
  modes: {},
  sources: {},
  ends: {},
  tieBreaks: {},
  prompt: (_view, seat) => `Player ${seat + 1} takes a free space.`,
  action: String,
  event: () => null,
  refusal: ({ code }) => code,
  board: () => [],
}
const TABLE_WORDS: TableText = {
  waitingForPlayers: String,
  endTurn: 'End your turn.',
  waitingForOthers: (names) => `Waiting for ${names.join(', ')}.`,
  finished: (names) => `${names.join(', ')} won.`,
  of: ({ en }) => en,
}
const PEOPLE = Array.from({ length: PLAYERS }, (_, seat) => `person${seat}`)

/** One whole game of the toy at a table: every move is checked, put into the journal as text, and told to four people as the server does. */
export function playTable(choose: NumberSource, sent: Sent): void {
  const journal: string[] = []
  const append = (body: EntryBody): Entry => {
    const entry: Entry = { ...body, n: journal.length + 1, at: journal.length }
    journal.push(JSON.stringify(entry))
    return entry
  }
  const chairs = PEOPLE.map((id) => ({ kind: 'person' as const, person: { id, name: id }, nonce: '00' }))
  const created: EntryBody = { kind: 'created', game: 'toy', rulesVersion: 1, options: {}, chairs, visibility: 'private', seed: '07'.repeat(32) } // prettier-ignore
  const table = openTable('toy', toyGame, append(created))
  const told = PEOPLE.map(() => 0)
  const tell = (entries: readonly EntryBody[]): void => {
    for (const body of entries) evolve(table, append(body))
    for (const [seat, person] of PEOPLE.entries()) {
      const log = readLog(table, person, told[seat] ?? 0)
      const reading = readTable(table, person, WORDS, TABLE_WORDS)
      told[seat] = reading.version
      sent.characters += JSON.stringify({ type: 'update', entries: log, table: reading }).length
    }
  }
  tell(must(table, { do: 'start' }))
  while (table.status === 'playing') {
    const seat = table.game.toAct(table.state)[0] ?? 0
    const legal = table.game.legal(table.state, seat)
    const action = table.game.notation.make(legal[choose(legal.length)])
    tell(must(table, { do: 'act', seat, actions: [action], version: null, endTurn: true }))
  }
}

function must(table: Table, command: Parameters<typeof decide>[1]): readonly EntryBody[] {
  const decided = decide(table, command)
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value
}
