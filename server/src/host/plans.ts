import type { TableMetadata, TableReader } from '@fathom/engine'
import type { Language } from '@fathom/kernel'
import type { Plan, PlannedStep, PlanReading, PlayedPlan } from '@fathom/protocol'
import type * as v from 'valibot'
import { ApiError, apiError } from '../apiError.ts'
import type { Log } from '../log.ts'
import type { StoredPlan } from '../store/plans.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import { KeyedQueue } from '@fathom/engine'
import type { TableHost } from './tableHost.ts'

export interface PlansParts {
  readonly host: Pick<TableHost, 'execute' | 'plan' | 'metadata'>
  readonly store: Pick<Store, 'plan' | 'savePlan' | 'plansAtOnce' | 'guest'>
  readonly log: Log
}

const NOTHING: Omit<PlanReading, 'atOnce' | 'stopped'> = { offered: false, yourTurn: false, steps: [], next: [], end: null } // prettier-ignore

/** What people want to choose next. Nobody is told of a plan but its person: it is in no journal and no reading, and becomes one's choices when it is played. */
export class Plans {
  private readonly parts: PlansParts
  /** By table, whose plans have to be played at once. */
  private readonly atOnce = new Map<string, Set<string>>()
  /** How often it was noted of a plan whether it is to be played at once. */
  private noted = 0
  private readonly queue = new KeyedQueue()
  private isClosed = false

  constructor(parts: PlansParts) {
    this.parts = parts
  }

  /** Plays what was to be played while the server was off. Never rejects. */
  async start(): Promise<void> {
    const { store, log } = this.parts
    try {
      for (const { table, person } of await store.plansAtOnce()) this.note(table, person, true)
      for (const table of this.atOnce.keys()) await this.look(table)
    } catch (error) {
      if (!this.isClosed) log.error({ err: error }, 'plans could not be looked at')
    }
  }

  /** Somebody has come to sit in a guest's place, whose plans are theirs now. */
  async bring(person: string): Promise<void> {
    for (const plan of await this.parts.store.plansAtOnce()) {
      if (plan.person !== person) continue
      this.remember(plan.table, person, true)
      await this.look(plan.table)
    }
  }

  private async look(table: string): Promise<void> {
    if (this.isClosed) return
    const { host, log } = this.parts
    await host.metadata(table).then(
      (metadata) => this.heed(metadata),
      (error: unknown) => {
        if (!this.isClosed) log.error({ table, err: error }, 'the plans of a table could not be looked at')
      },
    )
  }

  /** Called when a plan is, or is no more, to be played at once. */
  onAtOnce: (table: string, person: string, isAtOnce: boolean) => void = () => {}

  /** Whose plans are to be played at once: as it is stored now. */
  async refresh(): Promise<void> {
    let noted: number
    let plans: Awaited<ReturnType<PlansParts['store']['plansAtOnce']>>
    do {
      noted = this.noted
      plans = await this.parts.store.plansAtOnce()
      // What was laid or dropped while the store was read may be newer.
    } while (noted !== this.noted)
    this.atOnce.clear()
    for (const { table, person } of plans) this.note(table, person, true)
  }

  /** The same after others may have spoken unheard: of what was not known here, somebody's turn may have come unseen. */
  async catchUp(): Promise<void> {
    const known = new Map([...this.atOnce].map(([table, planners]) => [table, new Set(planners)]))
    await this.refresh()
    for (const [table, planners] of this.atOnce) {
      if ([...planners].some((person) => known.get(table)?.has(person) !== true)) await this.look(table)
    }
  }

  /** A table has changed: somebody's turn may have come whose plan waits for that. */
  heed({ id: table, status, chairs, waitingFor }: TableMetadata): void {
    if (status !== 'playing') this.atOnce.delete(table)
    const planners = this.atOnce.get(table)
    if (this.isClosed || planners === undefined) return
    for (const seat of waitingFor) {
      const chair = chairs[seat]
      if (chair?.kind === 'person' && planners.has(chair.person.id))
        void this.queued(table, chair.person.id, () => this.playAtOnce(table, chair.person.id))
    }
  }

  /** Resolves when no plan is being played any more. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.queue.idle()
  }

  /** @throws ApiError for whoever has no seat there, or where no game is on */
  async read(table: string, guest: StoredGuest, language: Language): Promise<PlanReading> {
    const stored = await this.parts.store.plan(table, guest.id)
    const [steps, atOnce] = [stored?.steps ?? [], stored?.atOnce ?? false]
    try {
      const { reading } = await this.parts.host.plan(table, { person: guest.id, language }, steps, false)
      return { ...reading, stopped: stored?.stopped ?? reading.stopped, atOnce }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'nothing-ahead') throw error
      return { ...NOTHING, stopped: stored?.stopped ?? null, atOnce }
    }
  }

  /** Keeps a plan; `asFar`: as far as it goes. @throws ApiError if it can't be laid now: `your-turn`, `nothing-ahead`, or why one of its steps is not possible */
  save(table: string, guest: StoredGuest, plan: v.InferOutput<typeof Plan>, language: Language): Promise<PlanReading> {
    const { host } = this.parts
    const { atOnce, asFar } = plan
    return this.queued(table, guest.id, async () => {
      if (plan.steps.length === 0) {
        await host.plan(table, { person: guest.id, language }, [], true).catch(ignoreNothing)
        await this.keep(table, guest.id, null)
      } else {
        const { seat, begun, reading } = await host.plan(table, { person: guest.id, language }, plan.steps, !asFar)
        if (reading.yourTurn && !asFar) throw apiError('your-turn')
        const steps = [...begun, ...reading.steps.map(({ action }) => action)]
        if (reading.steps.length === 0) throw apiError('nothing-ahead')
        await this.keep(table, guest.id, { seat, steps, atOnce, stopped: null })
        // Their turn may have come while it was kept.
        this.heed(await host.metadata(table))
      }
      return this.read(table, guest, language)
    })
  }

  /** Lays the plan's steps as one's own choices, as far as it goes; the turn is theirs to end. @throws ApiError `no-plan` or `not-your-turn` */
  play(table: string, guest: StoredGuest, language: Language): Promise<PlayedPlan> {
    return this.queued(table, guest.id, async () => {
      const done = await this.playNow(table, guest, language, false)
      await this.keep(table, guest.id, null)
      return done
    })
  }

  private async playAtOnce(table: string, person: string): Promise<void> {
    const { store, log } = this.parts
    try {
      const plan = await store.plan(table, person)
      const guest = await store.guest(person)
      if (plan === null || guest === null || !plan.atOnce || plan.steps.length === 0)
        return this.remember(table, person, false)
      const { stopped } = await this.playNow(table, guest, guest.language, true)
      await this.keep(table, person, stopped === null ? null : { ...plan, steps: [], atOnce: false, stopped })
    } catch (error) {
      const isForLater = error instanceof ApiError && error.status < 500
      if (!isForLater && !this.isClosed) log.error({ table, err: error }, 'a plan could not be played')
    }
  }

  private async playNow(table: string, guest: StoredGuest, language: Language, atOnce: boolean): Promise<PlayedPlan> {
    const { host, store } = this.parts
    const plan = await store.plan(table, guest.id)
    if (plan === null || plan.steps.length === 0) throw apiError('no-plan')
    const reader: TableReader = { person: guest.id, language }
    const { begun, reading } = await host.plan(table, reader, plan.steps, false)
    // Who has begun to choose goes on by themselves.
    if (!reading.yourTurn || (atOnce && begun.length > 0)) throw apiError('not-your-turn')
    let { steps, stopped } = reading
    for (let last = steps.at(-1); last !== undefined; last = steps.at(-1)) {
      const why = await this.take(table, guest, steps, language, atOnce)
      if (why === null) break
      // What comes before it may be possible.
      steps = steps.slice(0, -1)
      stopped = { ...last, why }
    }
    return { played: steps, stopped }
  }

  /** Takes all of these steps in one write, so that no crash leaves half a plan. @returns why they could not be taken; null: they were */
  private async take(
    table: string,
    { id, name }: StoredGuest,
    steps: readonly PlannedStep[],
    language: Language,
    atOnce: boolean,
  ): Promise<string | null> {
    const person = { id, name }
    const actions = steps.map(({ action }) => action)
    const command = { do: 'act', actions, version: null, endTurn: false } as const
    const request = atOnce ? ({ as: 'plan', person, actions } as const) : ({ as: 'person', person, command } as const)
    try {
      await this.parts.host.execute(table, request, language, null)
      return null
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      // Nothing may be taken for them now: it waits.
      if (error.code === 'not-your-turn') throw error
      return error.body(language).message
    }
  }

  private async keep(table: string, person: string, plan: StoredPlan | null): Promise<void> {
    await this.parts.store.savePlan(table, person, plan)
    this.remember(table, person, plan?.atOnce === true)
  }

  private remember(table: string, person: string, isAtOnce: boolean): void {
    const was = this.atOnce.get(table)?.has(person) ?? false
    this.note(table, person, isAtOnce)
    if (was !== isAtOnce) this.onAtOnce(table, person, isAtOnce)
  }

  /** Whether a plan is to be played at once, here or as another process says. */
  note(table: string, person: string, isAtOnce: boolean): void {
    this.noted++
    const planners = this.atOnce.get(table) ?? new Set()
    if (isAtOnce) this.atOnce.set(table, planners.add(person))
    else if (planners.delete(person) && planners.size === 0) this.atOnce.delete(table)
  }

  private queued<T>(table: string, person: string, work: () => Promise<T>): Promise<T> {
    return this.queue.run(`${table} ${person}`, work)
  }
}

/** Where nothing can be laid, nothing can be dropped in vain. */
function ignoreNothing(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'nothing-ahead') throw error
}
