import type { TableMetadata } from '@fathom/engine'
import { ApiError } from '../apiError.ts'
import type { Log } from '../log.ts'
import type { NoticeStore } from '../store/noticeStore.ts'
import type { Store } from '../store/store.ts'
import type { TableHost } from './tableHost.ts'

/** More tables than anybody has. */
const TABLES = 10_000

export interface AutoPasserParts {
  readonly host: Pick<TableHost, 'execute' | 'wake'>
  readonly store: Pick<Store, 'tablesOf'> & { readonly notices: Pick<NoticeStore, 'autoPassers'> }
  readonly log: Log
}

/** Takes turns in which there is nothing to decide for the people who wish it. Whether there is, the engine finds out. */
export class AutoPasser {
  private readonly parts: AutoPasserParts
  private readonly people = new Set<string>()
  /** How often somebody's wish was noted. */
  private noted = 0
  private readonly working = new Set<Promise<void>>()
  private isClosed = false

  constructor(parts: AutoPasserParts) {
    this.parts = parts
  }

  /** Called when somebody has said here what they wish. */
  onSet: (person: string, isWished: boolean) => void = () => {}

  /** Whoever wishes it, once the server has started; what a server that died had left is done. */
  async start(): Promise<void> {
    for (const person of await this.parts.store.notices.autoPassers()) await this.begin(person)
  }

  /** Whoever wishes it: as it is stored now. */
  async refresh(): Promise<void> {
    let noted: number
    let people: readonly string[]
    do {
      noted = this.noted
      people = await this.parts.store.notices.autoPassers()
      // What was wished while the store was read may be newer.
    } while (noted !== this.noted)
    this.people.clear()
    for (const person of people) this.people.add(person)
  }

  /** The same after others may have spoken unheard: turns of whoever was not known here may have come unseen. */
  async catchUp(): Promise<void> {
    const known = new Set(this.people)
    await this.refresh()
    for (const person of this.people) if (!known.has(person)) await this.begin(person)
  }

  /** A person wishes it from now on, or does not any more. */
  async set(person: string, isWished: boolean): Promise<void> {
    const isNew = this.people.has(person) !== isWished
    this.note(person, isWished)
    this.onSet(person, isWished)
    if (isNew && isWished) await this.begin(person)
  }

  /** Somebody has come to sit where somebody else sat: it is done there as they wish. */
  async renew(person: string, isWished: boolean): Promise<void> {
    this.note(person, isWished)
    this.onSet(person, isWished)
    if (isWished) await this.begin(person)
  }

  /** What somebody wishes, said at another process. */
  note(person: string, isWished: boolean): void {
    this.noted++
    if (isWished) this.people.add(person)
    else this.people.delete(person)
  }

  private async begin(person: string): Promise<void> {
    this.people.add(person)
    for (const { id, listed } of await this.parts.store.tablesOf(person, 'running', TABLES)) {
      if (!listed.waitingFor.includes(listed.persons.indexOf(person)) || this.isClosed) continue
      await this.parts.host.wake(id).catch((error: unknown) => {
        if (!this.isClosed) this.parts.log.error({ table: id, err: error }, 'a turn could not be looked at')
      })
    }
  }

  /** A table has changed. */
  heed({ id, chairs, waitingFor }: TableMetadata): void {
    for (const seat of waitingFor) {
      const chair = chairs[seat]
      if (chair?.kind !== 'person' || !this.people.has(chair.person.id) || this.isClosed) continue
      const work = this.pass(id, seat).finally(() => this.working.delete(work))
      this.working.add(work)
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    await Promise.all(this.working)
  }

  private async pass(table: string, seat: number): Promise<void> {
    try {
      await this.parts.host.execute(table, { as: 'pass', seat }, 'en', null)
    } catch (error) {
      // There is something to decide, or somebody was quicker.
      if (!(error instanceof ApiError)) this.parts.log.error({ table, err: error }, 'a turn could not be passed')
    }
  }
}
