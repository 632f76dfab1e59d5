import type { Accounts } from '../people/accounts.ts'
import type { House } from '../people/house.ts'
import type { Moderation } from '../people/moderation.ts'
import type { Handlers } from './handler.ts'
import type { HOUSE } from './routes/house.ts'

export interface HouseParts {
  readonly house: House
  readonly moderation: Moderation
  readonly accounts: Pick<Accounts, 'read' | 'has'>
}

/** What those who run the house do, and what it says to everybody. */
export function houseHandlers({ house, moderation, accounts }: HouseParts): Pick<Handlers, keyof typeof HOUSE> {
  return {
    standing: ({ guest }) => moderation.standing(guest.id),
    acknowledge: ({ guest, body }) => moderation.acknowledge(guest.id, body.warning),
    reports: ({ guest, query }) => moderation.reports(guest, query.handled),
    async takeMeasure({ guest, id, body }) {
      await moderation.measure(guest, id, body)
      return moderation.reports(guest, false)
    },
    measures: ({ guest }) => moderation.measures(guest),
    async undoMeasure({ guest, id, body }) {
      await moderation.undo(guest, id, body.why)
      return moderation.measures(guest)
    },

    house: ({ language }) => house.read(language),
    houseSettings: ({ guest }) => house.readSettings(guest),
    changeHouse: ({ guest, body }) => house.change(guest, body),
    accountInvitations: ({ guest }) => house.invitations(guest),
    inviteAccount: ({ guest, body }) => house.invite(guest, body),
    revokeInvitation: ({ guest, id }) => house.revoke(guest, id),
    async acceptInvitation({ guest, body }) {
      await house.accept(guest, body.token, await accounts.has(guest.id))
      return accounts.read(guest.id)
    },
  }
}
