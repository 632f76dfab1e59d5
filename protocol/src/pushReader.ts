import { readPush } from './change.ts'
import type { LogEntry } from './logEntry.ts'
import type { Push } from './socket.ts'

/** Reads the pushes of one socket in their order, and keeps of the log what the later ones take for known. */
export class PushReader {
  /** The entries by number, each as it was told last. */
  readonly log = new Map<number, LogEntry>()

  /** @throws as `readPush` */
  read(text: string): Push {
    const push = readPush(text, (n) => this.log.get(n))
    if (push.type === 'update' || push.type === 'change') for (const entry of push.entries) this.log.set(entry.n, entry)
    return push
  }
}
