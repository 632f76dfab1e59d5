import { isLocalId } from '../../local/ids.ts'
import { notify, wordsOf } from '../../shell/Notices.tsx'
import { myId } from '../../shell/me.ts'
import { changeNotices, getNotices } from '../../tellMe/requests.ts'
import { helpWish, isNobodysWish, setHelpWish, type HelpWish } from './wish.ts'

let known: string | null = null

/** Takes over what somebody has wished on another device; asked once for each person. Who plays at a table of this device may be anybody. */
export async function recallHelpWish(table: string): Promise<void> {
  const id = myId() ?? null
  if (id === null || known === id || isLocalId(table)) return
  known = id
  const answer = await getNotices()
  if (myId() !== id) return
  if (!answer.ok) {
    known = null
    return
  }
  const { help } = answer.value.settings
  // What was chosen here before anybody had a name goes along; what somebody else has chosen does not.
  const goesAlong = help === 'first' && helpWish() !== 'first' && isNobodysWish()
  setHelpWish(goesAlong ? helpWish() : help, id)
  if (goesAlong) await tell(helpWish())
}

/** Wishes help or none from now on: at a table of a server on every device of who has a name, at one of this device only here. */
export async function wishHelp(next: HelpWish, table: string): Promise<void> {
  const id = myId() ?? null
  setHelpWish(next, id)
  if (id !== null && !isLocalId(table)) await tell(next)
}

async function tell(help: HelpWish): Promise<void> {
  const answer = await changeNotices({ help })
  if (!answer.ok) notify(wordsOf(answer.problem), 'problem')
}
