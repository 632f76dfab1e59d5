import type { NoticePeople } from '../notices/people.ts'
import type { Gate } from './gate.ts'
import type { Handlers } from './handler.ts'
import type { NOTICES } from './routes/notices.ts'

/** What people set about being told while the page is closed. */
export function noticeHandlers(
  notices: NoticePeople,
  gate: Pick<Gate, 'admitMail'>,
): Pick<Handlers, keyof typeof NOTICES> {
  return {
    notices: ({ guest }) => notices.read(guest.id),
    changeNotices: ({ guest, body }) => notices.change(guest.id, body),
    takeVacation: ({ guest, body }) => notices.takeVacation(guest.id, body),
    endVacation: ({ guest, body }) => notices.endVacation(guest.id, body.from),
    addChannel: ({ guest, body, site, address }) => {
      if (body.kind === 'email') gate.admitMail({ guest: guest.id, address })
      return notices.add(guest, body, site)
    },
    changeChannel: ({ guest, id, body }) => notices.changeChannel(guest.id, id, body),
    removeChannel: ({ guest, id }) => notices.remove(guest.id, id),
    testChannel: async ({ guest, id }) => ({ failure: await notices.test(guest, id) }),
    confirmChannel: async ({ body }) => {
      await notices.confirm(body.token)
      return { confirmed: true }
    },
    stopEmails: async ({ body }) => {
      await notices.stop(body.token)
      return { stopped: true }
    },
  }
}
