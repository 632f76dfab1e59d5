import type { NOTICE_READS } from './noticeReads.ts'
import type { Channel, DueMessage, NoticeStore, StoredSettings } from './noticeStore.ts'
import type { NOTICE_WRITES } from './noticeWrites.ts'
import type { StoreCaller } from './storeCalls.ts'

/** Channels and the outbox, in the threads of the SQLite store. */
export class SqliteNotices implements NoticeStore {
  private readonly reader: StoreCaller<typeof NOTICE_READS>
  private readonly writer: StoreCaller<typeof NOTICE_WRITES>

  constructor(reader: StoreCaller<typeof NOTICE_READS>, writer: StoreCaller<typeof NOTICE_WRITES>) {
    this.reader = reader
    this.writer = writer
  }

  settings(person: string): Promise<StoredSettings> {
    return this.reader.call('settings', person)
  }
  autoPassers(): Promise<string[]> {
    return this.reader.call('autoPassers')
  }
  restsPending(): Promise<string[]> {
    return this.reader.call('restsPending')
  }
  changeSettings(...args: Parameters<NoticeStore['changeSettings']>): Promise<boolean> {
    return this.writer.call('changeSettings', ...args)
  }
  release(...args: Parameters<NoticeStore['release']>): Promise<void> {
    return this.writer.call('release', ...args)
  }
  channels(person: string): Promise<Channel[]> {
    return this.reader.call('channels', person)
  }
  addChannel(channel: Channel, at: number, most: number): Promise<'ok' | 'full'> {
    return this.writer.call('addChannel', channel, at, most)
  }
  changeChannel(id: string, change: Parameters<NoticeStore['changeChannel']>[1]): Promise<void> {
    return this.writer.call('changeChannel', id, change)
  }
  confirmChannel(id: string): Promise<void> {
    return this.writer.call('confirmChannel', id)
  }
  removeChannel(id: string): Promise<void> {
    return this.writer.call('removeChannel', id)
  }
  takeDue(now: number, lease: number, limit: number): Promise<DueMessage[]> {
    return this.writer.call('takeDue', now, lease, limit)
  }
  settle(...args: Parameters<NoticeStore['settle']>): Promise<void> {
    return this.writer.call('settle', ...args)
  }
  nextNotice(now: number): Promise<number | null> {
    return this.reader.call('nextNotice', now)
  }
  resumeOutbox(forgetBefore: number, isAlone: boolean): Promise<void> {
    return this.writer.call('resumeOutbox', forgetBefore, isAlone)
  }
}
