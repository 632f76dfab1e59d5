import { isLocalId } from '../../local/ids.ts'
import type { Session } from '../session.ts'

/** There is somebody to talk to: another person plays, or I look on. On this device there is nobody. */
export function hasTalk({ id, table }: Session): boolean {
  const reading = table()
  if (reading === null || isLocalId(id)) return false
  return reading.you === null || reading.seats.some(({ kind }, seat) => kind === 'person' && seat !== reading.you)
}
