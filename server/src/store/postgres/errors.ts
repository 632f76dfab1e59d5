import { StoreError, type Fault } from '../storeError.ts'

/**
 * PostgreSQL's codes (SQLSTATE) and classes of codes for what this is about. The last of them: a server that another one has taken the place of, a
 * transaction that stood still for too long, and a lock that somebody else does not let go of.
 */
const AWAY = ['08', '53', '57P', '25006', '25P03', '55P03']
const FULL = '53100'
export const NO_RIGHT = '42501'

export function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** True for a database that can't be reached, does not answer, or is stopping or starting: what comes from PostgreSQL itself has a severity. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StoreError) return false
  const code = codeOf(error)
  if ('severity' in error) return AWAY.some((kind) => code.startsWith(kind)) && code !== FULL
  // Of Node's network and of `pg`, whose own errors have no code.
  return /^E[A-Z]+$/.test(code) || /timeout|terminat|not queryable|closed/i.test(error.message)
}

/** What an error of an operation means. @param call the operation */
export function faultOf(error: unknown, call: string): Fault {
  if (error instanceof StoreError) return error.fault
  if (isAway(error)) return 'store-away'
  if (codeOf(error) === FULL) return 'disk-full'
  return (call === 'load' || call === 'journal') && error instanceof SyntaxError ? 'damaged-journal' : 'failed'
}
