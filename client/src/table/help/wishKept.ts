import { notify, wordsOf } from '../../shell/Notices.tsx'
import { me } from '../../shell/me.ts'
import { changeNotices, getNotices } from '../../tellMe/requests.ts'
import { helpWish, setHelpWish, type HelpWish } from './wish.ts'

let known: string | null = null

/** Takes over what somebody has wished on another device; asked once for each person. */
export async function recallHelpWish(): Promise<void> {
  const id = me()?.id ?? null
  if (id === null || known === id) return
  known = id
  const answer = await getNotices()
  if (!answer.ok) {
    known = null
    return
  }
  // What was chosen here before anybody had a name goes along.
  if (answer.value.settings.help === 'first' && helpWish() !== 'first') await tell(helpWish())
  else setHelpWish(answer.value.settings.help)
}

/** Wishes help or none from now on, on every device of who has a name. */
export async function wishHelp(next: HelpWish): Promise<void> {
  setHelpWish(next)
  if (me() !== null) await tell(next)
}

async function tell(help: HelpWish): Promise<void> {
  const answer = await changeNotices({ help })
  if (!answer.ok) notify(wordsOf(answer.problem), 'problem')
}
