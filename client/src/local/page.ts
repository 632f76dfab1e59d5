import * as Comlink from 'comlink'
import { notify } from '../shell/Notices.tsx'
import { withWords } from '../text/parts.ts'
import { failing } from './failing.ts'
import type { LocalTables } from './localTables.ts'
import { pageOver, type LocalPage } from './pageOver.ts'
import type { TablesWorker } from './tables.worker.ts'

export type { LocalPage }

let page: Promise<LocalPage> | null = null

/** Begins the worker, once. */
export function localPage(): Promise<LocalPage> {
  page ??= begin()
  // Another try begins anew.
  page.catch(() => (page = null))
  return page
}

async function begin(): Promise<LocalPage> {
  const worker = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' })
  return pageOver(await Promise.race([tablesOf(worker), failing(worker)]))
}

async function tablesOf(worker: Worker): Promise<Comlink.Remote<LocalTables>> {
  const entry = Comlink.wrap<TablesWorker>(worker)
  await entry.listenForTrouble(Comlink.proxy(() => void tellTrouble()))
  return entry.tables()
}

async function tellTrouble(): Promise<void> {
  const { parts } = await withWords(() => import('../text/parts.ts'))
  notify(parts().here.notKept, 'problem')
}
