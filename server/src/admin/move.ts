import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { connectToMove, type MoveTarget } from '../store/postgres/moving.ts'
import { MOVING } from '../store/postgres/prepare.ts'
import { copyTable } from './copyTable.ts'
import { compareTable } from './compareTable.ts'
import { AdminError } from './data.ts'
import { readTables } from './movedTables.ts'
import type { AdminText } from './text/index.ts'

/**
 * Moves everything of a data folder that nobody uses into a database of PostgreSQL, the secret too. What was interrupted goes on where it stopped:
 * rows are copied in the order of their keys. Then every row is held against its copy; until all are the same no server takes the database.
 * @param say told what has been done, table by table
 * @returns how many rows differ
 * @throws AdminError, StartError; the folder stays as it is
 */
export async function moveTo(
  url: string,
  folder: string,
  text: AdminText,
  say: (line: string) => void,
): Promise<number> {
  const source = new DatabaseSync(join(folder, 'fathom.db'), { readOnly: true, timeout: 5000 })
  const secret = readFileSync(join(folder, 'secret'), 'latin1').trim()
  const target = await connectToMove(url)
  try {
    await begin(target, secret, text)
    let differing = 0
    const tables = readTables(source)
    for (const table of tables) {
      const { copied, before } = await copyTable(source, target, table)
      say(text.movedTable(table.name, copied, before))
    }
    for (const table of tables) {
      const { same, different } = await compareTable(source, target, table)
      differing += different
      if (different > 0) say(text.differentRows(table.name, same, different))
    }
    if (differing === 0) await target.run(`drop table ${MOVING}`)
    return differing
  } finally {
    source.close()
    await target.close()
  }
}

/** Marks the database as one that is being moved to, unless it is; one that is used is refused. */
async function begin(target: MoveTarget, secret: string, text: AdminText): Promise<void> {
  const [{ moving } = { moving: null }] = await target.run(`select to_regclass('${MOVING}') as moving`)
  if (moving === null) {
    const [row] = await target.run('select exists (select 1 from guests) or exists (select 1 from journal) as used')
    if (row?.['used'] === 1) throw new AdminError(text.usedDatabase)
    await target.run(`create table ${MOVING} (secret text not null)`)
    await target.run(`insert into ${MOVING} values ($1)`, [secret])
    await target.run('update server_secret set secret = $1', [secret])
    return
  }
  const [marked] = await target.run(`select secret from ${MOVING}`)
  // Rows of two folders would be mixed.
  if (marked?.['secret'] !== secret) throw new AdminError(text.otherMove)
}
