import type { MeasureKind, Role } from '@fathom/protocol'
import type { StoredReport } from './talkStore.ts'

/** Something that those who run the house have done. */
export interface StoredMeasure {
  readonly id: string
  readonly at: number
  readonly kind: MeasureKind
  /** Null: on the command line. */
  readonly by: string | null
  /** Null: on the command line. A dash: they have left for good. */
  readonly byName: string | null
  /** Null: about nobody. */
  readonly about: string | null
  readonly aboutName: string | null
  readonly why: string
  readonly until: number | null
  readonly report: string | null
  /** When it was read, or taken back; null: neither. */
  readonly endedAt: number | null
}

export type NewStoredMeasure = Pick<StoredMeasure, 'id' | 'at' | 'kind' | 'by' | 'about' | 'why' | 'until' | 'report'>

/** A report with the names of today. */
export interface ReportRead {
  readonly id: string
  readonly at: number
  readonly table: string
  readonly room: 'players' | 'onlookers' | 'remarks'
  readonly n: number
  readonly why: string
  readonly note: string
  readonly by: string
  readonly byName: string
  readonly about: string
  readonly aboutName: string
  readonly lines: StoredReport['lines']
  readonly handledAt: number | null
}

export interface StoredInvitationLink {
  readonly id: string
  readonly note: string
  readonly by: string | null
  readonly at: number
  readonly until: number
  readonly usedBy: string | null
  readonly usedAt: number | null
}

/** What is kept of how the house is run. A promise that resolves after a change means: it is on the disk. */
export interface OperatorStore {
  role(person: string): Promise<Role | null>
  setRole(person: string, role: Role | null, measure: NewStoredMeasure): Promise<void>
  /** Warnings that were not read, and what else holds for a person at that time, the oldest first. */
  inForce(person: string, now: number): Promise<StoredMeasure[]>
  /** The last ones first. */
  measures(most: number): Promise<StoredMeasure[]>
  /** What was ever done about people, the last first. */
  measuresAbout(people: readonly string[], most: number): Promise<StoredMeasure[]>
  measure(id: string): Promise<StoredMeasure | null>
  /** Writes down what was done. @param closes the report is handled by it. @returns false: it was handled already, and nothing is written */
  addMeasure(measure: NewStoredMeasure, closes: boolean): Promise<boolean>
  /** A warning was read, or a mute or suspension taken back. @param measure what is written down for it. @returns false: it had ended, or is not about `about` */
  endMeasure(id: string, about: string, at: number, measure: NewStoredMeasure | null): Promise<boolean>
  /** The open ones oldest first, or the handled ones last first; none about `reader`. */
  reports(which: 'open' | 'handled', reader: string, most: number): Promise<ReportRead[]>
  report(id: string): Promise<ReportRead | null>
  openReports(reader: string): Promise<number>
  /** Those of some tables where a person has a chair, and that are not over. */
  playedBy(person: string, tables: readonly string[]): Promise<string[]>
  /** By their keys. */
  houseSettings(): Promise<Readonly<Record<string, string>>>
  /** @param measures what is written down for it */
  saveSettings(settings: Readonly<Record<string, string>>, measures: readonly NewStoredMeasure[]): Promise<void>
  /** The last first; also those that were used or are over. */
  invitationLinks(most: number): Promise<StoredInvitationLink[]>
  addInvitationLink(
    link: { readonly id: string; readonly hash: string; readonly note: string; readonly until: number },
    measure: NewStoredMeasure,
  ): Promise<void>
  /** @returns false: there is none, or it was used */
  revokeInvitationLink(id: string, measure: NewStoredMeasure): Promise<boolean>
  /** Somebody uses a link, once. @returns false: there is none such, or it was used or is over */
  useInvitationLink(hash: string, person: string, at: number): Promise<boolean>
  isInvited(person: string): Promise<boolean>
}
