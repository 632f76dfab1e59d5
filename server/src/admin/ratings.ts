import { Engine, type GameLibrary, type TableResult } from '@fathom/engine'
import { foldSome } from '../store/ratings.ts'
import { READS } from '../store/reads.ts'
import { addResult, dropResults } from '../store/results.ts'
import type { OpenedData } from './data.ts'

/** What `admin ratings` has done. */
interface Remade {
  readonly results: number
  /** Of these journals nothing could be read. */
  readonly unread: readonly string[]
}

/** Makes all results and ratings anew from the journals, in one transaction: all of it, or nothing. No server may use the data meanwhile. */
export async function remakeRatings({ db }: OpenedData, library: GameLibrary): Promise<Remade> {
  const rows = await db.selectFrom('tables').select('id').where('status', 'in', ['finished', 'closed']).execute()
  const found: { readonly table: string; readonly result: TableResult }[] = []
  const unread: string[] = []
  const engine = new Engine(library)
  for (const { id: table } of rows) {
    const result = await resultIn(engine, table, () => READS.load(db, table, 0))
    if (result === 'unread') unread.push(table)
    else if (result !== null) found.push({ table, result })
  }
  await db.transaction().execute(async (transaction) => {
    await dropResults(transaction, unread)
    for (const { table, result } of found) await addResult(transaction, table, result)
    while (await foldSome(transaction));
  })
  return { results: found.length, unread }
}

async function resultIn(
  engine: Engine,
  table: string,
  load: () => ReturnType<typeof READS.load>,
): Promise<TableResult | 'unread' | null> {
  try {
    const loaded = await engine.load({ table, entries: await load(), checkpoint: null, verify: false })
    if (typeof loaded === 'string' || 'damaged' in loaded) return 'unread'
    return engine.result({ table })?.result ?? null
  } catch {
    return 'unread'
  } finally {
    engine.drop({ table })
  }
}
