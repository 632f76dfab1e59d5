import type { Rest } from '@fathom/table'
import { ApiError, apiError } from '../apiError.ts'
import { KeyedQueue } from '@fathom/engine'
import type { TableHost } from '../host/tableHost.ts'
import type { Gate } from '../http/gate.ts'
import type { Log } from '../log.ts'
import type { NoticeStore, StoredSettings } from '../store/noticeStore.ts'
import type { Store } from '../store/store.ts'
import { restOf } from './rest.ts'
import { dayAt, minuteOf } from './timesOfDay.ts'
import { serverNow } from '../serverTime.ts'

/** Clocks may stand still for so long a day at most, in minutes. */
const LONGEST_QUIET = 12 * 60

/** Hours in which clocks stand still may be set anew after so long, in milliseconds: who moves them all the time would never have to play. */
const KEPT_FOR = 7 * 24 * 3600_000

/** Who is still at it may think better of them, in milliseconds. */
const SETTING = 3600_000

/** More tables than anybody has. */
const TABLES = 10_000

export interface RestsParts {
  readonly store: Pick<Store, 'tablesOf'> & { readonly notices: NoticeStore }
  readonly host: Pick<TableHost, 'execute'>
  readonly gate: Pick<Gate, 'admitRest'>
  readonly log: Log
}

/**
 * When people's clocks stand still. It is kept with the person and written into the journal of each of their tables by turns when it changes: what a
 * clock shows follows from its journal alone.
 */
export class Rests {
  private readonly parts: RestsParts
  private readonly queue = new KeyedQueue()

  constructor(parts: RestsParts) {
    this.parts = parts
  }

  /** When a person's clocks stand still from now on; null: never. */
  async of(person: string): Promise<Rest | null> {
    return restOf(await this.parts.store.notices.settings(person), serverNow())
  }

  /**
   * Changes a person's settings, and tells their tables.
   * @throws ApiError for hours in which clocks may not stand still, `too-many-requests` for clocks that are set all the time, and whatever `change` throws
   */
  change(person: string, change: (settings: StoredSettings) => Partial<StoredSettings>): Promise<void> {
    return this.queue.run(person, async () => {
      let restPending = await this.changeOnce(person, change)
      // Somebody has written meanwhile, at another process: what follows from that is another change.
      while (restPending === null) restPending = await this.changeOnce(person, change)
      if (restPending) await this.tellTables(person)
    })
  }

  /** @returns whether tables are to be told; null: the settings are no more what the change was made of */
  private async changeOnce(
    person: string,
    change: (settings: StoredSettings) => Partial<StoredSettings>,
  ): Promise<boolean | null> {
    const { notices } = this.parts.store
    const before = await notices.settings(person)
    const wanted = change(before)
    const after = withClockHours(before, { ...before, ...wanted })
    // The rules of time zones as they are today: they once were others.
    const now = serverNow()
    const isOther = JSON.stringify(restOf(before, now)) !== JSON.stringify(restOf(after, now))
    if (isOther) this.parts.gate.admitRest(person)
    const restPending = isOther || before.restPending
    const { clockHours } = after
    const isDone = await notices.changeSettings(person, { ...wanted, clockHours, restPending }, before)
    return isDone ? restPending : null
  }

  /** Tells the tables that a server which was stopped had not told yet. */
  async resume(): Promise<void> {
    for (const person of await this.parts.store.notices.restsPending()) await this.tell(person)
  }

  /** Tells all tables of a person: at some of them it may have been somebody else who rested. */
  tell(person: string): Promise<void> {
    return this.queue.run(person, () => this.tellTables(person))
  }

  idle(): Promise<void> {
    return this.queue.idle()
  }

  private async tellTables(person: string): Promise<void> {
    const { store, host, log } = this.parts
    const settings = await store.notices.settings(person)
    const rest = restOf(settings, serverNow())
    let isTold = true
    for (const { id, listed } of await store.tablesOf(person, 'running', TABLES)) {
      const name = listed.seats[listed.persons.indexOf(person)]?.name ?? ''
      const command = { do: 'rest', rest } as const
      await host.execute(id, { as: 'person', person: { id: person, name }, command }, 'en', null).catch((error) => {
        // It may have ended meanwhile.
        if (error instanceof ApiError && error.status < 500) return
        isTold = false
        log.error({ table: id, err: error }, 'a table was not told when a clock rests')
      })
    }
    if (isTold && settings.restPending) await store.notices.changeSettings(person, { restPending: false })
  }
}

/**
 * Settings with a note of the hours in which clocks stand still.
 * @throws ApiError `quiet-hours-too-long`, or `quiet-hours-kept` for hours that are set anew too soon
 */
function withClockHours(before: StoredSettings, after: StoredSettings): StoredSettings {
  const { quiet, quietClocks, timeZone } = after
  if (!quietClocks || quiet === null) return after
  const { from, to } = quiet
  if ((minuteOf(to) - minuteOf(from) + 1440) % 1440 > LONGEST_QUIET) throw apiError('quiet-hours-too-long')
  const last = before.clockHours
  if (last?.from === from && last.to === to && last.timeZone === timeZone) return after
  const now = serverNow()
  const isSetting = last !== null && now < last.since + SETTING
  if (last !== null && !isSetting && last.since + KEPT_FOR > now)
    throw apiError('quiet-hours-kept', { until: dayAt(last.since + KEPT_FOR, timeZone) })
  return { ...after, clockHours: { from, to, timeZone, since: isSetting ? last.since : now } }
}
