/** Runs in a worker of the page: the tables of this device. */
import * as Comlink from 'comlink'
import { tableLibrary } from '@fathom/engine/tableLibrary'
import { report } from './answers.ts'
import type { BotWorker } from './bots.worker.ts'
import type { Thought } from './botTurns.ts'
import { failing } from './failing.ts'
import type { Hint, HintQuestion } from './hint.ts'
import { openJournals } from './indexedDb.ts'
import { MemoryJournals, type Journals } from './journals.ts'
import { LocalTables } from './localTables.ts'
import { SafeJournals } from './safeJournals.ts'

const others = new BroadcastChannel('fathom-tables')
/** What goes wrong without anybody having asked; told to the page once it listens. */
let onTrouble: () => void = () => {}
let isInTrouble = false

const trouble = (): void => {
  isInTrouble = true
  onTrouble()
}

async function journals(): Promise<Journals> {
  try {
    return new SafeJournals(await openJournals(), trouble)
  } catch {
    // Some private windows keep nothing.
    trouble()
    return new MemoryJournals()
  }
}

interface Bots {
  readonly remote: Comlink.Remote<BotWorker>
  readonly failed: Promise<never>
}
let begun: Bots | null = null

/** Begins the bots' worker with the first thought, as most pages never need it, and anew if it failed. */
function bots(): Bots {
  if (begun === null) {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
    const failed = failing(worker)
    failed.catch(() => (begun = null))
    begun = { remote: Comlink.wrap<BotWorker>(worker), failed }
  }
  return begun
}

function think(thought: Thought): Promise<string> {
  const { remote, failed } = bots()
  return Promise.race([remote.choose(thought), failed])
}

function hint(question: HintQuestion): Promise<Hint> {
  const { remote, failed } = bots()
  return Promise.race([remote.hint(question), failed])
}

async function start(): Promise<LocalTables> {
  const tables = new LocalTables({
    journals: await journals(),
    library: tableLibrary,
    think,
    hint,
    alone,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows only its own origin
    announce: (table) => others.postMessage(table),
    now: () => Date.now(),
    secret: (digits) => hexDigits(digits),
  })
  others.onmessage = ({ data }: MessageEvent<string>) => void tables.changedElsewhere(data).catch(report)
  return tables
}

/** Of several tabs one at a time; where the browser has no locks (a page without HTTPS), each for itself: the journal still takes an entry once. */
function alone(table: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager }
  return locks === undefined ? work() : locks.request(`fathom-bots-${table}`, work)
}

function hexDigits(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)))
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits)
}

/** What the page talks to. */
export class TablesWorker {
  private readonly started = start()

  /** @param callback is called if tables can't be kept any more: they go on in memory */
  listenForTrouble(callback: () => void): void {
    onTrouble = callback
    if (isInTrouble) callback()
  }

  async tables(): Promise<LocalTables & Comlink.ProxyMarked> {
    return Comlink.proxy(await this.started)
  }
}

Comlink.expose(new TablesWorker())
