import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StoreError, type Fault } from './storeError.ts'

/** SQLite's numbers: its file can't be read or written; it is not what it should be; there is no room. */
const IO_ERROR = 10
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26
/** With less room than this an input or output error is taken for a full disk, in bytes. */
const NO_ROOM = 256 * 1024

/**
 * What an error of an operation means.
 * @param call the operation
 * @param database its file
 */
export function faultOf(error: unknown, call: string, database: string): Fault {
  if (error instanceof StoreError) return error.fault
  const { errcode } = error as { errcode?: number }
  if (isDiskFull(error, database)) return 'disk-full'
  const kind = kindOf(errcode)
  const isBroken = kind === CORRUPT || kind === NOT_A_DATABASE || error instanceof SyntaxError
  return (call === 'load' || call === 'journal') && isBroken ? 'damaged-journal' : 'failed'
}

/** The low byte is the kind, the rest the details. */
function kindOf(errcode: number | undefined): number | undefined {
  return errcode === undefined ? undefined : errcode & 0xff
}

/** True for an error of SQLite or of the file system that means: there is no room where the file lies. */
export function isDiskFull(error: unknown, file: string): boolean {
  const { errcode, code } = error as { errcode?: number; code?: string }
  const kind = kindOf(errcode)
  return code === 'ENOSPC' || code === 'EDQUOT' || kind === FULL || (kind === IO_ERROR && roomFor(file) < NO_ROOM)
}

/** How much may still be written beside a file, in bytes. */
export function roomFor(file: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize
  } catch {
    return Infinity
  }
}
