import { createEffect, createSignal, on } from 'solid-js'
import type { AccountReading, NewWayIn } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { isNobody, me, myId } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { forgetOthersWish } from '../table/help/wish.ts'
import { getAccount } from './requests.ts'
import type { NoPasskey } from './passkey.ts'
import { words } from './text/index.ts'

/** By what I am known again, as this page knows it. */
export interface AccountStore {
  /** Null: not known yet, or I am nobody. */
  readonly reading: () => AccountReading | null
  /** New recovery codes that I have not put away; null: there are none. */
  readonly codes: () => readonly string[] | null
  readonly putCodesAway: () => void
  /** Takes an answer on. @returns false if it was refused, which is told */
  readonly take: (answer: Promise<Answer<AccountReading | NewWayIn> | NoPasskey>) => Promise<boolean>
}

export function createAccount(): AccountStore {
  const [reading, setReading] = createSignal<AccountReading | null>(null)
  const [codes, setCodes] = createSignal<readonly string[] | null>(null)
  const reload = async (): Promise<void> => {
    setCodes(null)
    const answer = me() === null ? null : await getAccount()
    setReading(answer?.ok === true ? answer.value : null)
  }
  const take: AccountStore['take'] = async (request) => {
    const value = told(await request)
    if (value === null) return false
    setReading(value)
    if ('codes' in value && value.codes !== null) setCodes(value.codes)
    return true
  }
  createEffect(on(myId, () => void reload()))
  // People come and go on this page.
  createEffect(() => (me() !== null || isNobody()) && forgetOthersWish(myId() ?? null))
  return { reading, codes, putCodesAway: () => setCodes(null), take }
}

/** What an answer brought; null if it brought nothing, which is told. */
export function told<T>(answer: Answer<T> | NoPasskey): T | null {
  if (typeof answer === 'string') notify(words().noPasskey[answer], 'problem')
  else if (!answer.ok) notify(wordsOf(answer.problem), 'problem')
  // The button that was pressed may have gone with what it was for.
  requestAnimationFrame(focusMainIfLost)
  return typeof answer !== 'string' && answer.ok ? answer.value : null
}
