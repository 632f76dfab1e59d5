import type { Role } from '@fathom/protocol'
import type { MEASURE_READS, MEASURE_WRITES } from './measures.ts'
import type { HOUSE_READS, HOUSE_WRITES } from './house.ts'
import type {
  NewStoredMeasure,
  OperatorStore,
  ReportRead,
  StoredMeasure,
  StoredInvitationLink,
} from './operatorStore.ts'
import type { REPORT_READS } from './reports.ts'
import type { StoreCaller } from './storeCalls.ts'

type Reads = typeof MEASURE_READS & typeof HOUSE_READS & typeof REPORT_READS
type Writes = typeof MEASURE_WRITES & typeof HOUSE_WRITES

/** How the house is run, in the threads of the SQLite store. */
export class SqliteOperators implements OperatorStore {
  private readonly reader: StoreCaller<Reads>
  private readonly writer: StoreCaller<Writes>

  constructor(reader: StoreCaller<Reads>, writer: StoreCaller<Writes>) {
    this.reader = reader
    this.writer = writer
  }

  role(person: string): Promise<Role | null> {
    return this.reader.call('role', person)
  }
  setRole(person: string, role: Role | null, measure: NewStoredMeasure): Promise<void> {
    return this.writer.call('setRole', person, role, measure)
  }
  inForce(person: string, now: number): Promise<StoredMeasure[]> {
    return this.reader.call('inForce', person, now)
  }
  measures(most: number): Promise<StoredMeasure[]> {
    return this.reader.call('measures', most)
  }
  measuresAbout(people: readonly string[], most: number): Promise<StoredMeasure[]> {
    return this.reader.call('measuresAbout', people, most)
  }
  measure(id: string): Promise<StoredMeasure | null> {
    return this.reader.call('measure', id)
  }
  addMeasure(measure: NewStoredMeasure, closes: boolean): Promise<boolean> {
    return this.writer.call('addMeasure', measure, closes)
  }
  endMeasure(...args: Parameters<OperatorStore['endMeasure']>): Promise<boolean> {
    return this.writer.call('endMeasure', ...args)
  }
  reports(which: 'open' | 'handled', reader: string, most: number): Promise<ReportRead[]> {
    return this.reader.call('reports', which, reader, most)
  }
  report(id: string): Promise<ReportRead | null> {
    return this.reader.call('report', id)
  }
  openReports(reader: string): Promise<number> {
    return this.reader.call('openReports', reader)
  }
  playedBy(person: string, tables: readonly string[]): Promise<string[]> {
    return this.reader.call('playedBy', person, tables)
  }
  houseSettings(): Promise<Readonly<Record<string, string>>> {
    return this.reader.call('houseSettings')
  }
  saveSettings(settings: Readonly<Record<string, string>>, measures: readonly NewStoredMeasure[]): Promise<void> {
    return this.writer.call('saveSettings', settings, measures)
  }
  invitationLinks(most: number): Promise<StoredInvitationLink[]> {
    return this.reader.call('invitationLinks', most)
  }
  addInvitationLink(...args: Parameters<OperatorStore['addInvitationLink']>): Promise<void> {
    return this.writer.call('addInvitationLink', ...args)
  }
  revokeInvitationLink(id: string, measure: NewStoredMeasure): Promise<boolean> {
    return this.writer.call('revokeInvitationLink', id, measure)
  }
  useInvitationLink(hash: string, person: string, at: number): Promise<boolean> {
    return this.writer.call('useInvitationLink', hash, person, at)
  }
  isInvited(person: string): Promise<boolean> {
    return this.reader.call('isInvited', person)
  }
}
