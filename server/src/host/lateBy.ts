import type { TableMetadata } from '@fathom/engine'

/** How long after it happens somebody sees what happens at a table, in milliseconds; 0: at once. With a chair nobody waits, nor when nothing happens any more. */
export function lateBy(
  { status, chairs, onlookers }: Pick<TableMetadata, 'status' | 'chairs' | 'onlookers'>,
  person: string | null,
): number {
  if (status !== 'playing' || onlookers.delay === 0) return 0
  const sits = chairs.some((chair) => chair.kind === 'person' && chair.person.id === person)
  return sits ? 0 : onlookers.delay * MINUTE
}

const MINUTE = 60_000
