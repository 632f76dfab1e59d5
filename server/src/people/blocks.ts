import { KeyedQueue } from '@fathom/engine'
import type { BlockList } from '@fathom/protocol'
import { apiError } from '../apiError.ts'
import { newId } from '../ids.ts'
import type { CompanyStore } from '../store/companyStore.ts'
import type { StoredShownOut } from '../store/shownOut.ts'
import { serverNow } from '../serverTime.ts'

/** How many people somebody may keep away. */
const MOST = 500

/** How many people a host may show out of one table. */
const MOST_SHOWN_OUT = 100

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Who keeps whom away, and whom hosts have shown out of their tables. All of it is in memory, so that every request, push and message can ask. A block holds both ways, whoever made it: so what is
 * refused because of one tells nobody who that was.
 */
export class Blocks {
  private readonly store: CompanyStore
  private readonly queue = new KeyedQueue()
  /** For each person all those with a block between them. */
  private apart = new Map<string, Set<string>>()
  /** For each table those whom its host has shown out. */
  private shownOut = new Map<string, readonly StoredShownOut[]>()
  /** Reads all of it and has not begun: whoever asks meanwhile waits for the same. */
  private next: Promise<void> | null = null
  private readonly listeners: (() => void)[] = []

  private constructor(store: CompanyStore) {
    this.store = store
  }

  static async open(store: CompanyStore): Promise<Blocks> {
    const blocks = new Blocks(store)
    await blocks.reload()
    return blocks
  }

  /** Whether one of two people keeps the other away; never anybody without a name. */
  between(one: string | null, other: string | null): boolean {
    return one !== null && other !== null && this.apartFrom(one).has(other)
  }

  /** All with a block between them and a person, whoever made it. */
  apartFrom(person: string | null): ReadonlySet<string> {
    return (person === null ? undefined : this.apart.get(person)) ?? NOBODY
  }

  /** Called when what is stored was changed here. */
  onChanged: () => void = () => {}

  /** Another process has changed what is stored. */
  async refresh(): Promise<void> {
    await this.readAll()
    for (const listener of this.listeners) listener()
  }

  /** Whether a table's host has shown somebody out there. */
  isShownOut(table: string, person: string | null): boolean {
    return this.shownOutOf(table).some((each) => each.person === person)
  }

  /** Whom a table's host has shown out. */
  shownOutOf(table: string): readonly StoredShownOut[] {
    return this.shownOut.get(table) ?? []
  }

  /** @throws ApiError `too-many-shown-out` */
  async showOut(shownOut: StoredShownOut): Promise<void> {
    const { table, person } = shownOut
    await this.inTurn(async () => {
      const others = this.shownOutOf(table).filter((each) => each.person !== person)
      if (others.length >= MOST_SHOWN_OUT) throw apiError('too-many-shown-out', { limit: MOST_SHOWN_OUT })
      if (this.isShownOut(table, person)) return
      await this.store.showOut(shownOut)
      this.shownOut.set(table, [...others, shownOut])
    })
    for (const listener of this.listeners) listener()
    this.onChanged()
  }

  /** Lets somebody look on again. */
  async letIn(table: string, id: string): Promise<void> {
    await this.inTurn(async () => {
      await this.store.letIn(table, id)
      this.shownOut.set(table, this.shownOutOf(table).filter((each) => each.id !== id)) // prettier-ignore
    })
    this.onChanged()
  }

  /** Tells when somebody was blocked, or shown out. */
  onBlock(listener: () => void): void {
    this.listeners.push(listener)
  }

  async list(person: string): Promise<BlockList> {
    return { blocks: await this.store.blocksOf(person) }
  }

  /** @throws ApiError `not-yourself`, `too-many-blocks` */
  async block(person: string, other: string): Promise<void> {
    if (person === other) throw apiError('not-yourself')
    await this.inTurn(async () => {
      const done = await this.store.addBlock(newId(), { person, other }, serverNow(), MOST)
      if (done === 'full') throw apiError('too-many-blocks', { limit: MOST })
      this.keepApart(this.apart, person, other)
    })
    for (const listener of this.listeners) listener()
    this.onChanged()
  }

  /** @throws ApiError `no-such-block` */
  async unblock(person: string, id: string): Promise<void> {
    await this.inTurn(async () => {
      const other = await this.store.removeBlock(person, id)
      if (other === null) throw apiError('no-such-block')
      // The other may keep them away as well.
      const isMutual = (await this.store.blocks()).some((each) => each.person === other && each.other === person)
      if (isMutual) return
      this.apart.get(person)?.delete(other)
      this.apart.get(other)?.delete(person)
    })
    this.onChanged()
  }

  /** After people have become one, or nobody: what is in memory is as it is stored. */
  async reload(): Promise<void> {
    await this.readAll()
    this.onChanged()
  }

  private readAll(): Promise<void> {
    this.next ??= this.inTurn(async () => {
      this.next = null
      const apart = new Map<string, Set<string>>()
      for (const { person, other } of await this.store.blocks()) this.keepApart(apart, person, other)
      this.apart = apart
      this.shownOut = Map.groupBy(await this.store.shownOut(), ({ table }) => table)
    })
    return this.next
  }

  /** One change after another: what is read from the store is never older than what is in memory. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.run('blocks', work)
  }

  private keepApart(apart: Map<string, Set<string>>, one: string, other: string): void {
    apart.set(one, (apart.get(one) ?? new Set()).add(other))
    apart.set(other, (apart.get(other) ?? new Set()).add(one))
  }
}
