import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Language } from '@fathom/kernel'
import { backUp } from '../backup/backUp.ts'
import { newestBackup } from '../backup/names.ts'
import { restore } from '../backup/restore.ts'
import { makePrivate, makeUsable, readSecret } from '../dataFolder.ts'
import { READS } from '../store/reads.ts'
import { roomFor } from '../store/faults.ts'
import type { OptionName } from './arguments.ts'
import { allTables, damageOf } from './check.ts'
import type { AdminCall } from './call.ts'
import { AdminError, databaseIn, isRunning, openData, whileStopped, type OpenedData } from './data.ts'
import { openDatabase, stateOf } from './database.ts'
import { withPeople } from './people.ts'
import { roles } from './roles.ts'
import { settings } from './settings.ts'
import { moveTo } from './move.ts'
import { remakeRatings } from './ratings.ts'
import { describeReports } from './reports.ts'
import { describeTable, endTable } from './tables.ts'

export interface Command {
  /** How many words it takes at least, and at most. */
  readonly least: number
  readonly most: number
  /** What it takes beside the options of all. */
  readonly options?: readonly OptionName[]
  /** It is about a data folder: where a database has taken its place, whoever means one has to name it. */
  readonly isOfFolder?: true
  /** Gives the exit code: 1 if something is not well. @throws AdminError, StartError */
  run(call: AdminCall): Promise<number>
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  status: { least: 0, most: 0, run: (call) => reading(call, status) },
  check: { least: 0, most: 0, options: ['release'], run: (call) => reading(call, check) },
  table: { least: 1, most: 1, run: (call) => reading(call, table) },
  end: { least: 1, most: 1, run: end },
  reports: { least: 0, most: 0, run: (call) => reading(call, reports) },
  backup: { least: 1, most: 1, isOfFolder: true, run: saveBackup },
  restore: { least: 1, most: 1, isOfFolder: true, run: putBack },
  ratings: { least: 0, most: 0, run: remake },
  move: { least: 0, most: 0, options: ['to'], run: move },
  role: { least: 0, most: 2, run: (call) => withPeople(call, roles) },
  settings: { least: 0, most: 2, run: (call) => withPeople(call, settings) },
  'new-secret': { least: 0, most: 0, isOfFolder: true, run: newSecret },
}

async function reading(call: AdminCall, work: (call: AdminCall, data: OpenedData) => Promise<number>): Promise<number> {
  const { database, folder, text, isRelease } = call
  const how = { readOnly: true, isOldRead: isRelease }
  const data = database === '' ? openData(folder, text, how) : await openDatabase(database, text, how)
  return closing(data, () => work(call, data))
}

async function closing(data: OpenedData, work: (data: OpenedData) => Promise<number>): Promise<number> {
  try {
    return await work(data)
  } finally {
    await data.close()
  }
}

/** Changes something that must not be changed under a server. */
async function writing(call: AdminCall, work: (data: OpenedData) => Promise<number>): Promise<number> {
  const { database, folder, text } = call
  if (database !== '') {
    const data = await openDatabase(database, text, { readOnly: false, isAlone: true })
    return closing(data, work)
  }
  databaseIn(folder, text)
  return whileStopped(folder, text, async () => {
    const data = openData(folder, text, { readOnly: false })
    return closing(data, work)
  })
}

async function status(call: AdminCall, data: OpenedData): Promise<number> {
  const { folder, text, language, say } = call
  const { db } = data
  const counted = await db
    .selectFrom('tables')
    .select(['status', (one) => one.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const count = (of: string) => counted.find((row) => row.status === of)?.count ?? 0
  const { guests } = await db
    .selectFrom('guests')
    .select((one) => one.fn.countAll<number>().as('guests'))
    .executeTakeFirstOrThrow()
  if (call.database === '') say(text.running(isRunning(folder)))
  say(text.tables(count('open'), count('playing'), count('finished'), count('closed')))
  say(text.guests(guests))
  if (call.database === '') {
    const file = databaseIn(folder, text)
    say(text.size(megabytes(statSync(file).size, language), megabytes(roomFor(file), language)))
    say(text.lastBackup(newestBackup(folder)))
  } else {
    const { processes, bytes } = await stateOf(data)
    say(text.processes(processes))
    say(text.databaseSize(megabytes(bytes, language)))
  }
  const damaged = await READS.damagedHeads(db)
  if (damaged.length > 0) say(text.damagedEnds(damaged))
  return damaged.length > 0 ? 1 : 0
}

async function check({ library, text, isRelease, say }: AdminCall, data: OpenedData): Promise<number> {
  let [sound, damaged] = [0, 0]
  for (const id of await allTables(data)) {
    const why = await damageOf(data, id, library, text, { isRelease })
    if (why === null) sound++
    else {
      damaged++
      say(text.damagedTable(id, why))
    }
  }
  say(text.checked(sound, damaged))
  return damaged > 0 ? 1 : 0
}

async function table({ argument, library, text, language, say }: AdminCall, data: OpenedData): Promise<number> {
  const { lines, isDamaged } = await describeTable(data, argument, library, text, language)
  for (const line of lines) say(line)
  return isDamaged ? 1 : 0
}

async function reports({ text, say }: AdminCall, data: OpenedData): Promise<number> {
  const lines = await describeReports(data, text)
  for (const line of lines.length === 0 ? [text.noReports] : lines) say(line)
  return 0
}

async function end(call: AdminCall): Promise<number> {
  const { argument, database, library, text, say } = call
  const endIn = async (data: OpenedData): Promise<number> => {
    const was = await endTable(data, argument, library, text)
    say(was === null ? text.hasEnded(argument) : text.ended(argument, was === 'playing'))
    return was === null ? 1 : 0
  }
  if (database === '') return writing(call, endIn)
  // The servers find out, as of what one of them writes.
  const data = await openDatabase(database, text, { readOnly: false })
  return closing(data, endIn)
}

async function remake(call: AdminCall): Promise<number> {
  const { library, text, say } = call
  return writing(call, async (data) => {
    const { results, unread } = await remakeRatings(data, library)
    say(text.remadeRatings(results))
    if (unread.length > 0) say(text.unreadJournals(unread))
    return unread.length > 0 ? 1 : 0
  })
}

async function saveBackup({ folder, argument, text, language, say }: AdminCall): Promise<number> {
  databaseIn(folder, text)
  const file = resolve(argument)
  if (existsSync(file)) throw new AdminError(text.exists(file))
  say(text.backedUp(file, megabytes(await backUp(folder, file), language)))
  return 0
}

async function putBack({ folder, argument, text, language, say }: AdminCall): Promise<number> {
  const file = resolve(argument)
  if (!existsSync(file)) throw new AdminError(text.noSuchFile(file))
  if (!statSync(file).isFile()) throw new AdminError(text.notABackup(file))
  makeUsable(folder)
  return whileStopped(folder, text, () => {
    const done = restore(file, folder, new Date())
    if (done === 'no-backup') throw new AdminError(text.notABackup(file))
    if (done === 'newer') throw new AdminError(text.newerBackup(file))
    if (done === 'damaged') throw new AdminError(text.damagedBackup(file))
    if (done === 'no-room') throw new AdminError(text.noRoom(folder, megabytes(statSync(file).size, language)))
    makePrivate(folder)
    if (done.replaced !== null) say(text.movedAside(done.replaced))
    say(text.restored(folder))
    return 0
  })
}

async function move({ folder, to, text, say }: AdminCall): Promise<number> {
  if (to === '') throw new AdminError(text.whereTo)
  databaseIn(folder, text)
  return whileStopped(folder, text, async () => {
    // Refuses data that is not up to date.
    await openData(folder, text, { readOnly: true }).close()
    const differing = await moveTo(to, folder, text, say)
    say(differing === 0 ? text.moved(folder) : text.notMoved)
    return differing === 0 ? 0 : 1
  })
}

async function newSecret({ folder, text, say }: AdminCall): Promise<number> {
  databaseIn(folder, text)
  return whileStopped(folder, text, () => {
    const path = join(folder, 'secret')
    const isThere = existsSync(path)
    if (!isThere) readSecret(path)
    say(isThere ? text.hasSecret : text.newSecret)
    return isThere ? 1 : 0
  })
}

function megabytes(bytes: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }
  return (bytes / 1_000_000).toLocaleString(language, digits)
}
