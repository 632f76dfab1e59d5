import { seatsWithPresence, type Subscription, type TableMetadata, type TablePush } from '@fathom/engine'
import { writePush, type Push } from '@fathom/protocol'
import type { Entry } from '@fathom/table'
import type { Code } from '../codes.ts'
import { chairsOf, isShut, makesLate, sitsAt } from './chairs.ts'
import { lateBy } from './lateBy.ts'

/** Somebody with an open page (or a bot with an open socket) at a table. */
export interface LiveSubscription extends Subscription {
  /** How long they want bots to take for an action at least, in milliseconds; null: they don't say. */
  readonly pace: number | null
  /** They want to be told who looks on. */
  readonly asksOnlookers?: boolean
  /** What others may read of them while they look on; null: nothing. */
  readonly name?: string | null
  since: number
  knows: boolean
  send(push: TablePush['push']): void
  /** Nothing more is told: the reader may not look any longer. */
  readonly end: (why: Code) => void
}

/** Somebody whose page is open at a table, at another process. */
export interface PersonElsewhere {
  readonly person: string
  readonly name: string | null
  readonly pace: number | null
}

/** Who is at a table, at another process. */
export interface RoomElsewhere {
  readonly people: readonly PersonElsewhere[]
  /** Pages of nobody in particular. */
  readonly strangers: number
}

/** Of more the others are told as strangers. */
const MOST_TOLD = 50

type Seated = Pick<TableMetadata, 'seats' | 'chairs'>

interface Room {
  readonly subscriptions: Set<LiveSubscription>
  metadata: TableMetadata
  /** Who sits where, as those know it who are told late; null: nobody has been told late yet. */
  late: Seated | null
  /** Who looks on, as it was told last. */
  onlookers: string
}

/** Who is subscribed to which table. */
export class Subscribers {
  private readonly rooms = new Map<string, Room>()
  /** By table and process: who is there. */
  private readonly elsewhere = new Map<string, Map<string, RoomElsewhere>>()
  /** Called when the last subscriber of a table has left. */
  private readonly onEmpty: (table: string) => void

  constructor(onEmpty: (table: string) => void = () => {}) {
    this.onEmpty = onEmpty
  }

  /** Called when who is at a table, at this process, has changed. */
  onRoom: (table: string) => void = () => {}

  /** Ids of the people whose page is open at a table, at whatever process. */
  present(table: string): string[] {
    return [...this.presentAt(table, this.rooms.get(table))]
  }

  /** Who is at a table, at this process: however many look on, those who play are among them. */
  roomHere(table: string): RoomElsewhere {
    const people = new Map<string, PersonElsewhere>()
    let strangers = 0
    const room = this.rooms.get(table)
    for (const { person, name = null, pace } of room?.subscriptions ?? []) {
      if (person === null) strangers++
      else people.set(person, { person, name: name ?? people.get(person)?.name ?? null, pace })
    }
    const plays = ({ person }: PersonElsewhere) => Number(sitsAt(room?.metadata.chairs ?? [], person))
    const told = [...people.values()].toSorted((one, other) => plays(other) - plays(one)).slice(0, MOST_TOLD)
    return { people: told, strangers: strangers + people.size - told.length }
  }

  /** Everybody with an open page at a table, at whatever process; strangers elsewhere are only counted. */
  pagesAt(table: string): { readonly person: string | null; readonly name?: string | null }[] {
    return [...this.of(table), ...this.peopleElsewhere(table)]
  }

  /** The tables where a page is open, at this process. */
  tablesHere(): string[] {
    return [...this.rooms.keys()]
  }

  /** Another process says who is at a table there. */
  setElsewhere(table: string, process: string, there: RoomElsewhere): void {
    this.changing(table, () => {
      const rooms = this.elsewhere.get(table) ?? new Map<string, RoomElsewhere>()
      if (there.people.length + there.strangers > 0) this.elsewhere.set(table, rooms.set(process, there))
      else if (rooms.delete(process) && rooms.size === 0) this.elsewhere.delete(table)
    })
  }

  /** Nobody is at another process any more. */
  dropElsewhere(process: string): void {
    for (const [table, rooms] of this.elsewhere)
      if (rooms.has(process)) this.setElsewhere(table, process, { people: [], strangers: 0 })
  }

  /** The slowest pace that anybody with a chair at a table wants bots to act at, in milliseconds; null: nobody says. */
  pace(table: string): number | null {
    const room = this.rooms.get(table)
    let slowest: number | null = null
    for (const { person, pace } of [...(room?.subscriptions ?? []), ...this.peopleElsewhere(table)]) {
      // Of a table that nobody looks at here, it is not known who has a chair.
      const isSeated = room === undefined || sitsAt(room.metadata.chairs, person)
      if (pace !== null && isSeated) slowest = Math.max(slowest ?? 0, pace)
    }
    return slowest
  }

  /** The tables where somebody's page is open. */
  tablesWithPeople(): string[] {
    const tables = new Set([...this.rooms.keys(), ...this.elsewhere.keys()])
    return [...tables].filter((table) => this.present(table).length > 0)
  }

  /** Those who are told at once of what happens. */
  prompt(table: string): LiveSubscription[] {
    const room = this.rooms.get(table)
    if (room === undefined || room.metadata.onlookers.delay === 0) return this.of(table)
    return this.of(table).filter(({ person }) => lateBy(room.metadata, person) === 0)
  }

  /** Those who are told later, and by how many milliseconds. */
  late(table: string): { readonly subscription: LiveSubscription; readonly delay: number }[] {
    const room = this.rooms.get(table)
    if (room === undefined) return []
    return this.of(table).flatMap((subscription) => {
      const delay = lateBy(room.metadata, subscription.person)
      return delay === 0 ? [] : [{ subscription, delay }]
    })
  }

  /** How a table stands by now for those who are told late. */
  setLate(table: string, seated: Seated): void {
    const room = this.rooms.get(table)
    if (room !== undefined) room.late = seated
  }

  of(table: string): LiveSubscription[] {
    return [...(this.rooms.get(table)?.subscriptions ?? [])]
  }

  /** Lets somebody in; the others learn who is present. */
  enter(subscription: LiveSubscription, metadata: TableMetadata): void {
    const room = this.rooms.get(metadata.id) ?? { subscriptions: new Set(), metadata, late: null, onlookers: '' }
    this.rooms.set(metadata.id, room)
    room.metadata = metadata
    const before = this.presentAt(metadata.id, room).size
    room.subscriptions.add(subscription)
    if (this.presentAt(metadata.id, room).size !== before) this.tellPresence(room, (each) => each !== subscription)
    this.tellOnlookers(room, subscription)
    this.onRoom(metadata.id)
  }

  leave(subscription: LiveSubscription, table: string): void {
    const room = this.rooms.get(table)
    if (room === undefined || !room.subscriptions.has(subscription)) return
    const before = this.presentAt(table, room).size
    room.subscriptions.delete(subscription)
    if (room.subscriptions.size === 0) {
      this.rooms.delete(table)
      this.onEmpty(table)
    } else if (this.presentAt(table, room).size !== before) this.tellPresence(room)
    this.tellOnlookers(room, null)
    this.onRoom(table)
  }

  /** Sends something to all open pages of a person. */
  tellPerson(person: string, push: TablePush['push']): void {
    for (const { subscriptions } of this.rooms.values())
      for (const subscription of subscriptions) if (subscription.person === person) subscription.send(push)
  }

  /** Shows out whoever may not look at a table any longer. @param refusal why not; null: they may stay. @param table null: of all tables */
  showOut(refusal: (person: string | null, metadata: TableMetadata) => Code | null, table: string | null): void {
    const rooms = table === null ? this.rooms.values() : [this.rooms.get(table)]
    for (const room of rooms) {
      for (const { person, end } of room?.subscriptions ?? []) {
        const why = room === undefined ? null : refusal(person, room.metadata)
        if (why !== null) end(why)
      }
    }
  }

  /**
   * Tells of a change: sends each subscription its push; null: nothing that it may see has changed. Whoever is told late from now on gets none: they
   * may have been among those told at once by what was known of the table before.
   * @param last what happened last: what makes somebody late is itself told at once
   */
  tell(
    metadata: TableMetadata,
    subscriptions: readonly LiveSubscription[],
    pushes: readonly (TablePush | null)[],
    last?: Entry,
  ): void {
    const room = this.rooms.get(metadata.id)
    if (room === undefined) return
    const { chairs } = room.metadata
    const before = chairsOf(room.metadata)
    room.metadata = metadata
    subscriptions.forEach((subscription, index) => {
      if (lateBy(metadata, subscription.person) > 0 && !makesLate(last, chairs, subscription.person)) {
        subscription.knows = false
        return
      }
      const told = pushes[index]
      if (!told || !room.subscriptions.has(subscription) || isShut(metadata, subscription.person)) return
      sendTo(subscription, told)
    })
    // The start is told at once.
    if (last?.kind === 'started') room.late = metadata
    // A patch of the chairs says nothing about whose page is open. To who sees them late even the moment would tell something.
    if (chairsOf(metadata) !== before)
      this.tellPresence(room, ({ person }) => lateBy(metadata, person) === 0 || last?.kind === 'started')
    this.tellOnlookers(room, null)
  }

  /** Tells who looks on where that has changed. @param newcomer is told in any case */
  private tellOnlookers(room: Room, newcomer: LiveSubscription | null): void {
    const push = writePush(onlookersIn(room, [...(this.elsewhere.get(room.metadata.id)?.values() ?? [])]))
    const hasChanged = push !== room.onlookers
    room.onlookers = push
    for (const subscription of room.subscriptions)
      if (subscription.asksOnlookers === true && (hasChanged || subscription === newcomer)) subscription.send(push)
  }

  /** Who is there elsewhere changes: those here are told. */
  private changing(table: string, change: () => void): void {
    const room = this.rooms.get(table)
    const before = room === undefined ? '' : this.present(table).toSorted().join(' ')
    change()
    if (room === undefined) return
    if (this.present(table).toSorted().join(' ') !== before) this.tellPresence(room)
    this.tellOnlookers(room, null)
  }

  private peopleElsewhere(table: string): PersonElsewhere[] {
    return [...(this.elsewhere.get(table)?.values() ?? [])].flatMap(({ people }) => people)
  }

  private presentAt(table: string, room: Room | undefined): Set<string> {
    const people = new Set(this.peopleElsewhere(table).map(({ person }) => person))
    for (const { person } of room?.subscriptions ?? []) if (person !== null) people.add(person)
    return people
  }

  /** Tells who is there now, of the seats as each of those who are told may know them. */
  private tellPresence(room: Room, isTold: (subscription: LiveSubscription) => boolean = () => true): void {
    const { metadata, late } = room
    const present = this.presentAt(metadata.id, room)
    const pushOf = ({ seats, chairs }: Seated) =>
      writePush({ type: 'presence', seats: seatsWithPresence(seats, chairs, present) })
    const [now, asSeenLate] = [pushOf(metadata), late && pushOf(late)]
    for (const subscription of room.subscriptions) {
      const push = lateBy(metadata, subscription.person) === 0 ? now : asSeenLate
      if (push !== null && isTold(subscription)) subscription.send(push)
    }
  }
}

/** A subscription as the engine is told of it. */
export function subscriptionOf({ person, language, since, changes, knows }: LiveSubscription): Subscription {
  return { person, language, since, changes, knows }
}

/** Sends a push and remembers what the subscriber knows by it. */
export function sendTo(subscription: LiveSubscription, { since, push }: TablePush): void {
  subscription.since = since
  subscription.knows = true
  subscription.send(push)
}

/** Who looks on: a person counts once, however many pages they have open; of who has no name each page. */
function onlookersIn(
  { subscriptions, metadata }: Room,
  elsewhere: readonly RoomElsewhere[],
): Extract<Push, { type: 'onlookers' }> {
  const people = new Map<string, string | null>()
  let strangers = elsewhere.reduce((sum, room) => sum + room.strangers, 0)
  const pages = [...subscriptions, ...elsewhere.flatMap((room) => room.people)]
  for (const { person, name } of pages) {
    if (person === null) strangers++
    else if (!sitsAt(metadata.chairs, person)) people.set(person, name ?? people.get(person) ?? null)
  }
  const names = [...people.values()].filter((name) => name !== null).toSorted()
  return { type: 'onlookers', count: people.size + strangers, names, delay: metadata.onlookers.delay }
}
