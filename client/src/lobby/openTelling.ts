import { keep, kept } from '../shell/preferences.ts'

const TELL = 'open.tell'

/** Whether this browser's person wants to be told of new open tables. */
export const keptTelling = (): boolean => kept(TELL) === 'yes'
export const keepTelling = (tells: boolean): void => keep(TELL, tells ? 'yes' : null)
