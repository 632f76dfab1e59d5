import type { TableSource } from '../api/tableSource.ts'
import { localPage } from './page.ts'
import { tableOver } from './tableOver.ts'

/** A table of this device, in this page's worker. */
export const tableHere = (id: string): TableSource => tableOver(id, localPage)
