import {
  writePush,
  type Measure,
  type MeasureList,
  type NewMeasure,
  type Report,
  type ReportList,
  type Standing,
} from '@fathom/protocol'
import type * as v from 'valibot'
import { apiError } from '../apiError.ts'
import type { TableHost } from '../host/tableHost.ts'
import { newId } from '../ids.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import type { NewStoredMeasure, ReportRead, StoredMeasure } from '../store/operatorStore.ts'
import { may } from './may.ts'
import type { RestraintsOf } from './restraints.ts'
import { serverNow } from '../serverTime.ts'

export interface ModerationParts {
  readonly store: Pick<Store, 'operators' | 'company' | 'people'>
  readonly host: Pick<TableHost, 'subscribers'>
  readonly restraints: RestraintsOf
}

/** So many reports are told at once. */
const MOST_REPORTS = 100
/** So many measures. */
const MOST_MEASURES = 200

const HOUR = 3600_000

const HOLDS: ReadonlySet<string> = new Set(['warn', 'mute', 'suspend'])
/** What is done to somebody, and not only found. */
const ACTS: ReadonlySet<string> = new Set([...HOLDS, 'unshare'])

/** How those who run the house handle what people report. Everything that they do is written down: who, about whom, and why. */
export class Moderation {
  private readonly parts: ModerationParts

  /** Called when how somebody stands has changed, for other processes. */
  onStanding: (person: string) => void = () => {}

  constructor(parts: ModerationParts) {
    this.parts = parts
  }

  async standing(person: string): Promise<Standing> {
    const { store, restraints } = this.parts
    const [role, held] = await Promise.all([store.operators.role(person), restraints.of(person)])
    return { role, ...held }
  }

  /** A warning was read. One that is not theirs, or was read, changes nothing. */
  async acknowledge(person: string, warning: string): Promise<Standing> {
    const { operators } = this.parts.store
    const measure = await operators.measure(warning)
    if (measure?.kind === 'warn') await operators.endMeasure(warning, person, serverNow(), null)
    return this.standing(person)
  }

  /**
   * Nobody reads who reports them, and so not what is reported about themselves; who plays reads what onlookers have said there when the game is over.
   * @throws ApiError `not-a-moderator`
   */
  async reports(reader: StoredGuest, isHandled: boolean): Promise<ReportList> {
    await this.mustModerate(reader.id)
    const { operators } = this.parts.store
    const [reports, open] = await Promise.all([
      operators.reports(isHandled ? 'handled' : 'open', reader.id, MOST_REPORTS),
      operators.openReports(reader.id),
    ])
    const apart = reports.filter(({ room }) => room === 'onlookers').map(({ table }) => table)
    const [measures, plays] = await Promise.all([
      operators.measuresAbout([...new Set(reports.map(({ about }) => about))], MOST_MEASURES),
      operators.playedBy(reader.id, [...new Set(apart)]),
    ])
    const now = serverNow()
    const isApart = ({ room, table }: ReportRead) => room === 'onlookers' && plays.includes(table)
    const keys = await Promise.all(reports.map((report) => this.keyOf(report)))
    const read = reports.map((report, at) => readReport(report, keys[at] ?? null, isApart(report), measures, now))
    return { open, reports: read }
  }

  /** @throws ApiError `not-a-moderator` */
  async measures(reader: StoredGuest): Promise<MeasureList> {
    await this.mustModerate(reader.id)
    const now = serverNow()
    return {
      measures: (await this.parts.store.operators.measures(MOST_MEASURES)).map((measure) => readMeasure(measure, now)),
    }
  }

  /** Does something on a report. @throws ApiError `not-a-moderator`, `no-such-report`, `not-yourself`, `not-about-them`, `report-handled`, `no-such-remarks` */
  async measure(guest: StoredGuest, id: string, asked: v.InferOutput<typeof NewMeasure>): Promise<void> {
    await this.mustModerate(guest.id)
    const { operators, company, people } = this.parts.store
    const report = await operators.report(id)
    if (report === null) throw apiError('no-such-report')
    const { about } = report
    if (asked.do === 'unshare' && report.room !== 'remarks') throw apiError('no-such-remarks')
    if (asked.do !== 'note') await this.mustActOn(guest.id, about, ACTS.has(asked.do) ? may.actOn : may.judge)
    const at = serverNow()
    const until = 'hours' in asked ? at + asked.hours * HOUR : null
    const measure: NewStoredMeasure = {
      id: newId(),
      at,
      kind: asked.do,
      by: guest.id,
      about,
      why: asked.why,
      until,
      report: id,
    }
    if (!(await operators.addMeasure(measure, asked.do !== 'note'))) throw apiError('report-handled')
    if (asked.do === 'unshare') await people.shareRemarks(report.table, about, null)
    if (asked.do === 'suspend' || asked.do === 'warn') await company.dropTicket(about, null)
    if (HOLDS.has(asked.do)) this.tell(about)
  }

  /** Takes a mute or a suspension back. @throws ApiError `not-a-moderator`, `no-such-measure`, `not-yourself`, `not-about-them` */
  async undo(guest: StoredGuest, id: string, why: string): Promise<void> {
    await this.mustModerate(guest.id)
    const { operators } = this.parts.store
    const done = await operators.measure(id)
    if (done === null || done.about === null || (done.kind !== 'mute' && done.kind !== 'suspend'))
      throw apiError('no-such-measure')
    const { about, report } = done
    await this.mustActOn(guest.id, about, may.actOn)
    const at = serverNow()
    const kind = done.kind === 'mute' ? 'unmute' : 'unsuspend'
    const measure: NewStoredMeasure = { id: newId(), at, kind, by: guest.id, about, why, until: null, report }
    if (!holdsAt(done, at) || !(await operators.endMeasure(id, about, at, measure))) throw apiError('no-such-measure')
    this.tell(about)
  }

  private async keyOf({ room, table, about }: ReportRead): Promise<string | null> {
    return room === 'remarks' ? (await this.parts.store.people.remarks(table, about)).key : null
  }

  private async mustModerate(person: string): Promise<void> {
    const refused = may.moderate(await this.parts.store.operators.role(person))
    if (refused !== null) throw apiError(refused)
  }

  private async mustActOn(person: string, about: string, right: typeof may.actOn): Promise<void> {
    if (person === about) throw apiError('not-yourself')
    const { operators } = this.parts.store
    const refused = right(await operators.role(person), await operators.role(about))
    if (refused !== null) throw apiError(refused)
  }

  private tell(person: string): void {
    this.tellHere(person)
    this.onStanding(person)
  }

  /** Their open pages, at this process, ask how they stand. */
  tellHere(person: string): void {
    this.parts.host.subscribers.tellPerson(person, writePush({ type: 'standing' }))
  }
}

/** A mute or suspension that has not ended, or a warning that was not read. */
function holdsAt({ kind, until, endedAt }: StoredMeasure, now: number): boolean {
  return HOLDS.has(kind) && endedAt === null && (until === null || until > now)
}

/** A measure as those who run the house read it. */
function readMeasure(measure: StoredMeasure, now: number): Measure {
  const { id, at, kind, byName, aboutName, why, until } = measure
  return { id, at, kind, by: byName, about: aboutName, why, until, holds: holdsAt(measure, now) }
}

/** A report as those who run the house read it, built from empty: nobody's id, nothing of the game. @param isApart its words are not for the reader yet */
function readReport(
  report: ReportRead,
  key: string | null,
  isApart: boolean,
  measures: readonly StoredMeasure[],
  now: number,
): Report {
  const { id, at, table, room, n, why, note, by, about, byName, aboutName, lines, handledAt } = report
  return {
    id,
    at,
    table,
    room,
    n,
    key,
    why,
    note: isApart ? '' : note,
    by: byName,
    about: aboutName,
    handledAt,
    lines: (isApart ? [] : lines).map((line) => ({
      n: line.n,
      at: line.at,
      name: line.name,
      words: line.words,
      phrase: line.phrase,
      removed: line.state === 'removed',
      who: line.person === about ? 'about' : line.person === by ? 'by' : 'other',
    })),
    measures: measures.filter((measure) => measure.about === about).map((measure) => readMeasure(measure, now)),
  }
}
