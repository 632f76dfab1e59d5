import * as Comlink from 'comlink'
import type { LocalTables } from '../localTables.ts'
import { pageOver, type LocalPage } from '../pageOver.ts'

/** Tables as a page reaches them in its worker: what is said goes as messages. */
export function pageOf(tables: LocalTables): LocalPage {
  const { port1, port2 } = new MessageChannel()
  Comlink.expose(tables, port1)
  return pageOver(Comlink.wrap<LocalTables>(port2))
}
