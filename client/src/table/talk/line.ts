import { createSignal, type Accessor } from 'solid-js'
import type { Push } from '@fathom/protocol'
import { recogniseMe } from '../../shell/me.ts'

type Onlookers = Omit<Extract<Push, { type: 'onlookers' }>, 'type'>
type Told = Extract<Push, { type: 'talk' }>

interface Listener {
  /** Something was said. */
  onTold(told: Told): void
  /** From now on everything is told, also once more: something may have been said before. */
  onFollow(): void
}

/** What the table's line tells of the talk, for the part of the page that shows it once it is there. */
export interface TalkLine {
  /** How many lines of others I have not seen. */
  readonly unread: Accessor<number>
  readonly setUnread: (count: number) => void
  /** Who looks on, as the server told last. */
  readonly onlookers: Accessor<Onlookers>
  /** From then on everything is told to this listener alone. Returns what ends that. */
  listen(listener: Listener): () => void
  /** True for what was about the talk, who looks on, or how I stand with those who run the house. */
  hear(push: Push): boolean
}

export function createTalkLine(): TalkLine {
  const [unread, setUnread] = createSignal(0)
  const [onlookers, setOnlookers] = createSignal<Onlookers>({ count: 0, names: [], delay: 0 })
  let listener: Listener | null = null
  return {
    unread,
    onlookers,
    setUnread,
    listen(next) {
      listener = next
      return () => void (listener = null)
    },
    hear(push) {
      // Whoever is told how the table stands is told from then on what is said there.
      if (push.type === 'update') listener?.onFollow()
      if (push.type === 'onlookers') setOnlookers(push)
      if (push.type === 'standing') void recogniseMe()
      if (push.type !== 'talk') return push.type === 'onlookers' || push.type === 'standing'
      listener?.onTold(push)
      return true
    },
  }
}
