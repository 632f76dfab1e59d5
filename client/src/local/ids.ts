/** What the ids of tables on this device begin with; a server's have no hyphen. */
const PREFIX = 'here-'

/** @param secret letters and digits that no other table has */
export function localId(secret: string): string {
  return PREFIX + secret
}

export function isLocalId(id: string): boolean {
  return id.startsWith(PREFIX)
}

/** What the id of a lesson's table begins with, after the prefix. */
const LESSON = 'lesson'

/** What the id of a sandbox begins with, after the prefix. */
const SANDBOX = 'try'

/** @param secret letters and digits that no other table has */
export function sandboxId(secret: string): string {
  return localId(SANDBOX + secret)
}

/** A sandbox is in no list, and forgotten when it is left. */
export function isSandboxId(id: string): boolean {
  return id.startsWith(PREFIX + SANDBOX)
}

/** @param secret letters and digits that no other table has */
export function lessonId(secret: string): string {
  return localId(LESSON + secret)
}

/** A lesson's table is made anew from what the lesson says: it is in no list, and nothing of it is kept. */
export function isLessonId(id: string): boolean {
  return id.startsWith(PREFIX + LESSON)
}

/** What the browser calls the database of this device's tables. */
export const DATABASE = 'fathom'
