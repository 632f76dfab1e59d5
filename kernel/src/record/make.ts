import { makeOptionValue } from '../options.ts'
import { seatLetter } from '../seat.ts'
import type { PlayedSet } from '../sets.ts'
import { oneLine } from './oneLine.ts'
import { BOUNDS_LINE, FIRST_LINE, type GameRecord, type RecordedSet } from './types.ts'

/** The text of a record: a header of `key value` lines, a blank line, numbered actions, the end. */
export function makeRecord(record: GameRecord): string {
  const header = [
    FIRST_LINE,
    `game ${record.game}`,
    `rules ${record.rulesVersion}`,
    ...makeSet(record.components),
    ...Object.entries(record.options).map(([id, value]) => `option ${id} ${makeOptionValue(value)}`),
    ...record.seats.map(
      (seat, index) =>
        `seat ${seatLetter(index)} ${seat.kind} ${seat.level || '-'} ${seat.nonce} ${oneLine(seat.name)}`,
    ),
    `draws ${record.drawMethod}`,
    ...(record.setupBounds === undefined ? [] : [BOUNDS_LINE]),
    ...(record.seedHash ? [`seed-hash ${record.seedHash}`] : []),
    ...(record.seed ? [`seed ${record.seed}`] : []),
    ...(record.startedAt ? [`started ${record.startedAt}`] : []),
  ]
  const lines = [
    `0 setup${makeDraws(record.setupDraws, record.setupBounds)}`,
    ...makeHints(record, 0),
    ...record.lines.flatMap((line, index) => [
      `${index + 1} ${seatLetter(line.seat)} ${line.action}${makeDraws(line.draws, line.bounds)}`,
      ...makeTakeBacks(record, index + 1),
      ...makeHints(record, index + 1),
    ]),
  ]
  const end = record.end
  const ending = end
    ? [
        '',
        `end ${end.reason}`,
        ...end.totals.map((total, seat) => `score ${seatLetter(seat)} ${total} rank ${end.ranks[seat] ?? 0}`),
      ]
    : []
  return [...header, '', ...lines, ...ending, ''].join('\n')
}

/** The take-backs after a line: `take-back A 9 the wrong island`. */
function makeTakeBacks({ takeBacks = [] }: GameRecord, line: number): string[] {
  return takeBacks.flatMap(({ seat, reason, after, to }) =>
    after === line ? [`take-back ${seatLetter(seat)} ${to} ${oneLine(reason)}`] : [],
  )
}

/** The hints after a line: `hint A`. */
function makeHints({ hints = [] }: GameRecord, line: number): string[] {
  return hints.flatMap(({ seat, after }) => (after === line ? [`hint ${seatLetter(seat)}`] : []))
}

/** How a record tells the set of a game: whole, unless it came with the game. */
export function recordedSet({ info, digest, isBuiltIn, data }: PlayedSet): RecordedSet {
  return { provenance: info.provenance, name: info.name.en, digest, data: isBuiltIn ? null : data }
}

function makeSet(set: RecordedSet | undefined): string[] {
  if (set === undefined) return []
  const { provenance, name, digest, data } = set
  const held = data === null ? [] : [`components-data ${JSON.stringify(data)}`]
  return [`components ${provenance} ${oneLine(name) || '-'}`, `components-digest ${digest}`, ...held]
}

/** ` [4 0]`, and with bounds ` [4/6 0/2]`: 4 of 0 to 5, then 0 of 0 to 1. */
function makeDraws(draws: readonly number[], bounds: readonly number[] | undefined): string {
  if (draws.length === 0) return ''
  const texts = bounds === undefined ? draws : draws.map((draw, index) => `${draw}/${bounds[index] ?? 0}`)
  return ` [${texts.join(' ')}]`
}
