import type { TalkRoom } from '@fathom/protocol'
import type { SILENT_READS, SILENT_WRITES } from './silentRooms.ts'
import type { StoreCaller } from './storeCalls.ts'
import type { TALK_READS, TALK_WRITES } from './talk.ts'
import type { NewLine, ReportOfMine, RoomOfTable, SaidLine, StoredLine, StoredReport, TalkStore } from './talkStore.ts'

type Reads = typeof TALK_READS & typeof SILENT_READS
type Writes = typeof TALK_WRITES & typeof SILENT_WRITES

/** What is said at tables, in the threads of the SQLite store. */
export class SqliteTalk implements TalkStore {
  private readonly reader: StoreCaller<Reads>
  private readonly writer: StoreCaller<Writes>
  private readonly onNotice: (due: number) => void

  /** @param onNotice called after notices were written, with when the first of them falls due */
  constructor(reader: StoreCaller<Reads>, writer: StoreCaller<Writes>, onNotice: (due: number) => void) {
    this.reader = reader
    this.writer = writer
    this.onNotice = onNotice
  }

  lines(table: string, room: TalkRoom, since: number, most: number): Promise<StoredLine[]> {
    return this.reader.call('lines', table, room, since, most)
  }
  line(table: string, room: TalkRoom, n: number): Promise<StoredLine | null> {
    return this.reader.call('line', table, room, n)
  }
  linesSince(tables: readonly string[], since: number): Promise<SaidLine[]> {
    return this.reader.call('linesSince', tables, since)
  }
  linesAround(table: string, room: TalkRoom, n: number, each: number): Promise<StoredLine[]> {
    return this.reader.call('linesAround', table, room, n, each)
  }
  say(table: string, room: TalkRoom, line: NewLine, most: number): Promise<StoredLine | null> {
    return this.writer.call('say', table, room, line, most)
  }
  changeLine(...args: Parameters<TalkStore['changeLine']>): Promise<StoredLine | null> {
    return this.writer.call('changeLine', ...args)
  }
  mutedBy(person: string): Promise<string[]> {
    return this.reader.call('mutedBy', person)
  }
  mutersOf(person: string): Promise<string[]> {
    return this.reader.call('mutersOf', person)
  }
  mute(person: string, muted: string, isMuted: boolean): Promise<void> {
    return this.writer.call('mute', person, muted, isMuted)
  }
  report(report: StoredReport): Promise<void> {
    return this.writer.call('report', report)
  }
  async tellNamed(...args: Parameters<TalkStore['tellNamed']>): Promise<void> {
    const due = await this.writer.call('tellNamed', ...args)
    if (due !== null) this.onNotice(due)
  }
  silentRooms(before: number): Promise<RoomOfTable[]> {
    return this.reader.call('silentRooms', before)
  }
  forgetRooms(rooms: readonly RoomOfTable[], before: number): Promise<number> {
    return this.writer.call('forgetRooms', rooms, before)
  }
  namesMutedBy(person: string): Promise<{ name: string }[]> {
    return this.reader.call('namesMutedBy', person)
  }
  reportsBy(person: string): Promise<ReportOfMine[]> {
    return this.reader.call('reportsBy', person)
  }
  linesBy(person: string): Promise<SaidLine[]> {
    return this.reader.call('linesBy', person)
  }
}
