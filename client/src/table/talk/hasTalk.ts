import { isLocalId } from '../../local/ids.ts'
import type { Session } from '../session.ts'

/** There is somebody to talk to or to know of: another person plays, I look on, or somebody else does. On this device there is nobody. */
export function hasTalk({ id, table, talk }: Session): boolean {
  const reading = table()
  if (reading === null || isLocalId(id)) return false
  return (
    reading.you === null ||
    talk.onlookers().count > 0 ||
    reading.seats.some(({ kind }, seat) => kind === 'person' && seat !== reading.you)
  )
}
