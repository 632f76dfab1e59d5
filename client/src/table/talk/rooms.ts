import type { TalkLine, TalkRoom, TalkRoomReading } from '@fathom/protocol'

export type Rooms = readonly TalkRoomReading[]

/** The rooms after something was told: a line that was changed takes its own place, whatever came first. */
export function roomsAfter(rooms: Rooms, told: TalkRoomReading): Rooms {
  const before = rooms.find(({ room }) => room === told.room)
  if (before === undefined) return [...rooms, told]
  const byNumber = new Map(before.lines.map((line) => [line.n, line]))
  for (const line of told.lines) if ((byNumber.get(line.n)?.change ?? 0) <= line.change) byNumber.set(line.n, line)
  const lines = [...byNumber.values()].toSorted((a, b) => a.n - b.n)
  const after = { room: told.room, change: Math.max(before.change, told.change), lines }
  return rooms.map((room) => (room === before ? after : room))
}

/** Up to which change each room is known without a gap. */
export type Known = Readonly<Record<TalkRoom, number>>

/** What is known after something was pushed: only what follows at once, as what came between may still be missing. */
export function knownAfter(known: Known, { room, change }: Pick<TalkRoomReading, 'room' | 'change'>): Known {
  return change === known[room] + 1 ? { ...known, [room]: change } : known
}

/** How many lines others have said after the last that was seen in each room. */
export function countUnread(rooms: Rooms, seen: Partial<Readonly<Record<TalkRoom, number>>>): number {
  const isNew = (room: TalkRoom) => (line: TalkLine) =>
    !line.mine && line.n > (seen[room] ?? 0) && (line.state === 'said' || line.state === 'edited')
  return rooms.reduce((count, { room, lines }) => count + lines.filter(isNew(room)).length, 0)
}

export interface Piece {
  readonly words: string
  /** Null: it names nobody. */
  readonly names: 'me' | 'other' | null
}

/** A line in pieces: where it names somebody at the table by `@name`. Links stay text. */
export function piecesOf(words: string, names: readonly string[], mine: string | null): Piece[] {
  const known = [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => b.length - a.length)
  const pieces: Piece[] = []
  let plain = ''
  for (let at = 0; at < words.length;) {
    const name = words[at] === '@' ? known.find((each) => isNamed(words, at + 1, each)) : undefined
    if (name === undefined) {
      plain += words[at++]
      continue
    }
    if (plain !== '') pieces.push({ words: plain, names: null })
    plain = ''
    pieces.push({ words: words.slice(at, at + 1 + name.length), names: name === mine ? 'me' : 'other' })
    at += 1 + name.length
  }
  return plain === '' ? pieces : [...pieces, { words: plain, names: null }]
}

/** The whole name stands there, not the beginning of a longer word. */
function isNamed(words: string, at: number, name: string): boolean {
  const found = words.slice(at, at + name.length)
  return found.toLocaleLowerCase() === name.toLocaleLowerCase() && !/^[\p{L}\p{N}]/u.test(words.slice(at + name.length))
}
