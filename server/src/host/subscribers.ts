import { seatsWithPresence, type Subscription, type TableMetadata, type TablePush } from '@fathom/engine'
import { writePush, type Push } from '@fathom/protocol'
import type { Code } from '../codes.ts'
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

interface Room {
  readonly subscriptions: Set<LiveSubscription>
  metadata: TableMetadata
  /** Who looks on, as it was told last. */
  onlookers: string
}

/** Who is subscribed to which table. */
export class Subscribers {
  private readonly rooms = new Map<string, Room>()
  /** Called when the last subscriber of a table has left. */
  private readonly onEmpty: (table: string) => void

  constructor(onEmpty: (table: string) => void = () => {}) {
    this.onEmpty = onEmpty
  }

  /** Ids of the people whose page is open at a table. */
  present(table: string): string[] {
    return [...presentIn(this.rooms.get(table))]
  }

  /** The slowest pace that anybody with a chair at a table wants bots to act at, in milliseconds; null: nobody says. */
  pace(table: string): number | null {
    const room = this.rooms.get(table)
    let slowest: number | null = null
    for (const { person, pace } of room?.subscriptions ?? []) {
      const isSeated = room?.metadata.chairs.some((chair) => chair.kind === 'person' && chair.person.id === person)
      if (pace !== null && isSeated === true) slowest = Math.max(slowest ?? 0, pace)
    }
    return slowest
  }

  /** The tables where somebody's page is open. */
  tablesWithPeople(): string[] {
    return [...this.rooms].flatMap(([table, room]) => (presentIn(room).size > 0 ? [table] : []))
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

  of(table: string): LiveSubscription[] {
    return [...(this.rooms.get(table)?.subscriptions ?? [])]
  }

  /** Lets somebody in; the others learn who is present. */
  enter(subscription: LiveSubscription, metadata: TableMetadata): void {
    const room = this.rooms.get(metadata.id) ?? { subscriptions: new Set(), metadata, onlookers: '' }
    this.rooms.set(metadata.id, room)
    room.metadata = metadata
    const before = presentIn(room).size
    room.subscriptions.add(subscription)
    if (presentIn(room).size !== before) this.tellPresence(room, subscription)
    this.tellOnlookers(room, subscription)
  }

  leave(subscription: LiveSubscription, table: string): void {
    const room = this.rooms.get(table)
    if (room === undefined || !room.subscriptions.has(subscription)) return
    const before = presentIn(room).size
    room.subscriptions.delete(subscription)
    if (room.subscriptions.size === 0) {
      this.rooms.delete(table)
      this.onEmpty(table)
    } else if (presentIn(room).size !== before) this.tellPresence(room, subscription)
    this.tellOnlookers(room, null)
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

  /** Tells of a change: sends each subscription its push; null: nothing that it may see has changed. */
  tell(
    metadata: TableMetadata,
    subscriptions: readonly LiveSubscription[],
    pushes: readonly (TablePush | null)[],
  ): void {
    const room = this.rooms.get(metadata.id)
    if (room === undefined) return
    const before = chairsOf(room.metadata)
    room.metadata = metadata
    subscriptions.forEach((subscription, index) => {
      const told = pushes[index]
      if (!told || !room.subscriptions.has(subscription) || isShut(metadata, subscription.person)) return
      sendTo(subscription, told)
    })
    // A patch of the chairs says nothing about whose page is open.
    if (chairsOf(metadata) !== before) this.tellPresence(room, null)
    this.tellOnlookers(room, null)
  }

  /** Tells who looks on where that has changed. @param newcomer is told in any case */
  private tellOnlookers(room: Room, newcomer: LiveSubscription | null): void {
    const push = writePush(onlookersIn(room))
    const hasChanged = push !== room.onlookers
    room.onlookers = push
    for (const subscription of room.subscriptions)
      if (subscription.asksOnlookers === true && (hasChanged || subscription === newcomer)) subscription.send(push)
  }

  private tellPresence(room: Room, except: LiveSubscription | null): void {
    const { seats, chairs } = room.metadata
    const push = writePush({ type: 'presence', seats: seatsWithPresence(seats, chairs, presentIn(room)) })
    for (const subscription of room.subscriptions) if (subscription !== except) subscription.send(push)
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

/** Who sits where, as one text. */
function chairsOf({ chairs }: TableMetadata): string {
  return chairs.map((chair) => (chair.kind === 'person' ? chair.person.id : chair.kind)).join(' ')
}

/** Nobody may look on there. */
function isShut({ status, onlookers, chairs }: TableMetadata, person: string | null): boolean {
  return status === 'playing' && !onlookers.allowed && !sitsAt(chairs, person)
}

function sitsAt(chairs: TableMetadata['chairs'], person: string | null): boolean {
  return chairs.some((chair) => chair.kind === 'person' && chair.person.id === person)
}

/** Who looks on: a person counts once, however many pages they have open; of who has no name each page. */
function onlookersIn({ subscriptions, metadata }: Room): Extract<Push, { type: 'onlookers' }> {
  const people = new Map<string, string | null>()
  let strangers = 0
  for (const { person, name } of subscriptions) {
    if (person === null) strangers++
    else if (!sitsAt(metadata.chairs, person)) people.set(person, name ?? people.get(person) ?? null)
  }
  const names = [...people.values()].filter((name) => name !== null).toSorted()
  return { type: 'onlookers', count: people.size + strangers, names, delay: metadata.onlookers.delay }
}

function presentIn(room: Room | undefined): Set<string> {
  const people = new Set<string>()
  for (const { person } of room?.subscriptions ?? []) if (person !== null) people.add(person)
  return people
}
