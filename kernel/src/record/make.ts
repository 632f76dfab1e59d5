import { makeOptionValue } from '../options.ts'
import { seatLetter } from '../seat.ts'
import type { PlayedSet } from '../sets.ts'
import { FIRST_LINE, type GameRecord, type RecordedSet } from './types.ts'

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
    ...(record.seedHash ? [`seed-hash ${record.seedHash}`] : []),
    ...(record.seed ? [`seed ${record.seed}`] : []),
    ...(record.startedAt ? [`started ${record.startedAt}`] : []),
  ]
  const lines = [
    `0 setup${makeDraws(record.setupDraws)}`,
    ...record.lines.map(
      (line, index) => `${index + 1} ${seatLetter(line.seat)} ${line.action}${makeDraws(line.draws)}`,
    ),
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

function makeDraws(draws: readonly number[]): string {
  return draws.length > 0 ? ` [${draws.join(' ')}]` : ''
}

/** A name as it may stand in a record: one line, no control characters. */
function oneLine(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
