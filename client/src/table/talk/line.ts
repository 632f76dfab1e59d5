import { createSignal, type Accessor } from 'solid-js'
import type { Push } from '@fathom/protocol'

type Told = Extract<Push, { type: 'talk' }>

interface Listener {
  /** Something was said. */
  onTold(told: Told): void
  /** The line to the server is open, also once more: something may have been said meanwhile. */
  onOpen(): void
}

/** What the table's line tells of the talk, for the part of the page that shows it once it is there. */
export interface TalkLine {
  /** How many lines of others I have not seen. */
  readonly unread: Accessor<number>
  readonly setUnread: (count: number) => void
  /** From then on everything is told to this listener alone. Returns what ends that. */
  listen(listener: Listener): () => void
  /** True for what was about the talk. */
  hear(push: Push): boolean
  opened(): void
}

export function createTalkLine(): TalkLine {
  const [unread, setUnread] = createSignal(0)
  let listener: Listener | null = null
  return {
    unread,
    setUnread,
    listen(next) {
      listener = next
      return () => void (listener = null)
    },
    hear(push) {
      if (push.type !== 'talk') return false
      listener?.onTold(push)
      return true
    },
    opened: () => listener?.onOpen(),
  }
}
