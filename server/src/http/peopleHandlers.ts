import type { SessionList } from '@fathom/protocol'
import { apiError } from '../apiError.ts'
import type { Guests } from '../guests.ts'
import { may } from '../people/may.ts'
import type { Handlers } from './handler.ts'
import type { PEOPLE } from './routes/people.ts'

/** Who people are, and on which devices. */
export function peopleHandlers({ sessions }: Pick<Guests, 'sessions'>): Pick<Handlers, keyof typeof PEOPLE> {
  const list = async (person: string, current: string): Promise<SessionList> => ({
    sessions: (await sessions.of(person)).map(({ id, browser, system, createdAt, usedAt }) => ({
      id,
      browser,
      system,
      createdAt,
      usedAt,
      isCurrent: id === current,
    })),
  })
  return {
    sessions: ({ guest, session }) => list(guest.id, session.id),
    async endSession({ guest, session, id, setToken }) {
      const ids = (await sessions.of(guest.id)).map((each) => each.id)
      const refused = may.endSession({ sessions: ids, hasAccount: false }, id)
      if (refused !== null) throw apiError(refused)
      await sessions.end(guest.id, [id])
      if (id === session.id) setToken(null)
      return list(guest.id, session.id)
    },
    async endOtherSessions({ guest, session }) {
      const others = (await sessions.of(guest.id)).filter(({ id }) => id !== session.id)
      await sessions.end(guest.id, others.map(({ id }) => id)) // prettier-ignore
      return list(guest.id, session.id)
    },
  }
}
