import { createEffect, createRoot, on } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { getCompany } from '../api/api.ts'
import { askAs, besideAt, changedHere, keepBeside } from '../api/beside.ts'
import type { Answer } from '../api/http.ts'
import type { Company } from '../local/company.ts'
import { isLocalId } from '../local/ids.ts'
import { showTo } from '../local/looker.ts'
import { notHere } from '../local/notHere.ts'
import { localPage } from '../local/page.ts'
import { language } from '../shell/preferences.ts'

/** A table as several people at one device share it. */
export interface SharedTable {
  company(): Promise<Answer<Company>>
  /** Calls whenever it may have changed. @returns ends it */
  listen(onChange: () => Promise<void>): () => void
  /** The page asks as who has that chair from now on; null: nobody is there. */
  seat(seat: Seat | null): void
  /** Others play it elsewhere: whoever is asked something by them may take the device up at any time. */
  readonly isElsewhereToo: boolean
}

/** Wherever the table is. */
export function sharedTable(id: string): SharedTable {
  return isLocalId(id) ? onDevice(id) : onServer(id)
}

/** How long bots take for an action at least while the cover lies over the table, in milliseconds. */
const PACE = 400
/** How often the server is asked whom a table waits for, in milliseconds. */
const LOOKS = 2000

function onDevice(id: string): SharedTable {
  return {
    async company() {
      const here = await localPage().catch(() => null)
      return here === null ? notHere() : here.company(id)
    },
    listen: (onChange) => listenTo(id, onChange),
    seat: (seat) => showTo(id, seat === null ? null : { kind: 'chair', seat }),
    isElsewhereToo: false,
  }
}

/** Looks again whenever a table of this device has changed. @returns ends it */
export function listenTo(table: string, onChange: () => Promise<void>): () => void {
  const listening = localPage().then((here) =>
    here.listen(table, { since: 0, language: language(), pace: PACE }, () => void onChange()),
  )
  return () => void listening.then((end) => end()).catch(() => {})
}

/** What is asked while the cover lies there is asked as this browser's own person, and tells nothing of the position. */
function onServer(id: string): SharedTable {
  let you: Seat | null = null
  return {
    async company() {
      const answer = await getCompany(id)
      if (!answer.ok) return answer
      const { you: mine, people, ...rest } = answer.value
      you = mine
      const here = people.map(({ seat }) => seat).filter((seat) => seat !== mine)
      // Chairs whose cookie is gone are nobody's here.
      if (here.join() !== besideAt(id).join()) keepBeside(id, here)
      return { ok: true, value: { ...rest, people: here.length === 0 ? [] : people } }
    },
    listen(onChange) {
      const timer = setInterval(() => document.visibilityState === 'visible' && void onChange(), LOOKS)
      const end = createRoot((dispose) => {
        createEffect(on(changedHere, () => void onChange(), { defer: true }))
        return dispose
      })
      return () => {
        clearInterval(timer)
        end()
      }
    },
    seat: (seat) => askAs(id, seat === you ? null : seat),
    isElsewhereToo: true,
  }
}
