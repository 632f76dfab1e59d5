/** What the ids of tables on this device begin with; a server's have no hyphen. */
const PREFIX = 'here-'

/** @param secret letters and digits that no other table has */
export function localId(secret: string): string {
  return PREFIX + secret
}

export function isLocalId(id: string): boolean {
  return id.startsWith(PREFIX)
}
