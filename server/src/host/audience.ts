import type { Push } from '@fathom/protocol'
import type { Digest, Follower, News, Sight } from '../engine/calls.ts'
import { withPresence } from '../engine/sight.ts'

/** Somebody with an open page (or a bot with an open socket) at a table. */
export interface Listener extends Omit<Follower, 'since' | 'knows'> {
  /** How long they want bots to take for an action at least, in milliseconds; null: they don't say. */
  readonly pace: number | null
  /** The last entry it has been told of. */
  since: number
  /** It has been told how the table stands. */
  knows: boolean
  send(message: string): void
}

interface Room {
  readonly listeners: Set<Listener>
  digest: Digest
}

/** Who listens to which table. */
export class Audience {
  private readonly rooms = new Map<string, Room>()

  /** Ids of the people whose page is open at a table. */
  present(table: string): string[] {
    return [...presentIn(this.rooms.get(table))]
  }

  /** The slowest pace that anybody with a chair at a table wants bots to act at, in milliseconds; null: nobody says. */
  pace(table: string): number | null {
    const room = this.rooms.get(table)
    let slowest: number | null = null
    for (const { person, pace } of room?.listeners ?? []) {
      const isSeated = room?.digest.chairs.some((chair) => chair.kind === 'person' && chair.person.id === person)
      if (pace !== null && isSeated === true) slowest = Math.max(slowest ?? 0, pace)
    }
    return slowest
  }

  listeners(table: string): Listener[] {
    return [...(this.rooms.get(table)?.listeners ?? [])]
  }

  /** Lets somebody in; the others learn who is present. */
  enter(listener: Listener, digest: Digest): void {
    const room = this.rooms.get(digest.id) ?? { listeners: new Set(), digest }
    this.rooms.set(digest.id, room)
    room.digest = digest
    const before = presentIn(room).size
    room.listeners.add(listener)
    if (presentIn(room).size !== before) this.tellPresence(room, listener)
  }

  leave(listener: Listener, table: string): void {
    const room = this.rooms.get(table)
    if (room === undefined || !room.listeners.has(listener)) return
    const before = presentIn(room).size
    room.listeners.delete(listener)
    if (room.listeners.size === 0) this.rooms.delete(table)
    else if (presentIn(room).size !== before) this.tellPresence(room, listener)
  }

  /** Tells listeners of a change, each what is news to them; one for whom nothing changed is not told. */
  tell(digest: Digest, listeners: readonly Listener[], news: readonly (News | null)[]): void {
    const room = this.rooms.get(digest.id)
    if (room === undefined) return
    const before = chairsOf(room.digest)
    room.digest = digest
    listeners.forEach((listener, index) => {
      const told = news[index]
      if (!told || !room.listeners.has(listener)) return
      listener.since = told.since
      listener.knows = true
      listener.send(told.push)
    })
    // A patch of chairs does not say whether the page of who sits there is open.
    if (chairsOf(digest) !== before) this.tellPresence(room, null)
  }

  private tellPresence(room: Room, except: Listener | null): void {
    const { seats, chairs } = room.digest
    const push: Push = { type: 'presence', seats: withPresence(seats, chairs, presentIn(room)) }
    const message = JSON.stringify(push)
    for (const listener of room.listeners) if (listener !== except) listener.send(message)
  }
}

/** Sends a sight as an update and remembers what the listener knows. */
export function show(listener: Listener, sight: Sight): void {
  listener.since = sight.version
  listener.knows = true
  listener.send(`{"type":"update","entries":${sight.entries},"table":${sight.table}}`)
}

/** Who sits where, as one text. */
function chairsOf({ chairs }: Digest): string {
  return chairs.map((chair) => (chair.kind === 'person' ? chair.person.id : chair.kind)).join(' ')
}

function presentIn(room: Room | undefined): Set<string> {
  const people = new Set<string>()
  for (const { person } of room?.listeners ?? []) if (person !== null) people.add(person)
  return people
}
