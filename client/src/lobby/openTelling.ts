import { keep, kept } from '../shell/preferences.ts'

const TELL = 'open.tell'
/** What the server was told last of the tables that are wanted. */
export const SENT = 'open.sent'

/** Whether this browser's person wants to be told of new open tables. */
export const keptTelling = (): boolean => kept(TELL) === 'yes'
export const keepTelling = (tells: boolean): void => keep(TELL, tells ? 'yes' : null)
