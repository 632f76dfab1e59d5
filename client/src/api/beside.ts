import { createSignal } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { keep, kept } from '../shell/preferences.ts'

/** Tables of a server that several play at this device: their chairs there, besides the one of this browser's own person. */
type Beside = Readonly<Record<string, readonly Seat[]>>

/** How many tables are remembered. */
const MOST = 40

const [beside, setBeside] = createSignal(parseBeside(kept('beside')))

/** The chairs of a table whose people play at this device besides me. */
export function besideAt(table: string): readonly Seat[] {
  return beside()[table] ?? NOBODY
}

/** From now on these chairs of a table are played at this device, too. */
export function keepBeside(table: string, seats: readonly Seat[]): void {
  const { [table]: _, ...others } = beside()
  const all = Object.entries(others).slice(1 - MOST)
  const next = Object.fromEntries(seats.length === 0 ? all : [...all, [table, seats]])
  keep('beside', JSON.stringify(next))
  setBeside(next)
}

const NOBODY: readonly Seat[] = []

/** Chairs by table, as they were kept; what is no list is left out. Which chairs they are is put right when the server is asked. */
export function parseBeside(stored: string | null): Beside {
  try {
    const value = JSON.parse(stored ?? '{}') as object
    return Object.fromEntries(Object.entries(value).filter(([, seats]) => Array.isArray(seats)))
  } catch {
    return {}
  }
}

let at: { readonly table: string; readonly seat: Seat } | null = null
const [asked, setAsked] = createSignal(0)

/** From now on the page asks about the table as who has that chair; null: as this browser's own person. */
export function askAs(table: string, seat: Seat | null): void {
  at = seat === null ? null : { table, seat }
}

/** The chair as whose person a table is asked; null: as this browser's own. */
export function seatAt(table: string): Seat | null {
  return at?.table === table ? at.seat : null
}

/** The headers by which a request says who asks. Who is at this device is asked as this browser's own person, whoever has it now. */
export function besideHeaders(path: string): Readonly<Record<string, string>> {
  const seat = seatAt(/^\/tables\/([^/?]+)/.exec(path)?.[1] ?? '')
  return seat === null || path.endsWith('/beside') ? {} : { 'x-fathom-beside': String(seat) }
}

/** A table was changed from here: counts up. */
export const changedHere = asked
export const noteChange = (): void => void setAsked((count) => count + 1)
