import { TOLD_MEASURES, type MyData } from '@fathom/protocol'
import { ApiError } from '../apiError.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import { ratingFrom } from '../ratings/model.ts'
import type { Accounts } from './accounts.ts'

interface Parts {
  readonly store: Pick<Store, 'people' | 'notices' | 'talk' | 'company' | 'results' | 'operators'>
  readonly host: Pick<TableHost, 'record'>
  readonly accounts: Accounts
}

/** Nobody has been warned so often. */
const MOST_MEASURES = 10_000
const TOLD = new Set<string>(TOLD_MEASURES)

/** All that the server keeps of a person, but for what would let others in: of passwords, codes and keys it says that they are there. */
export async function exportOf({ store, host, accounts }: Parts, guest: StoredGuest): Promise<MyData> {
  const { people, notices, talk, company, results, operators } = store
  const [
    { account },
    sessions,
    settings,
    channels,
    notes,
    plans,
    remarks,
    lines,
    tables,
    blocks,
    friends,
    groups,
    ticket,
    muted,
    reports,
    invitations,
    { ratings },
    measures,
  ] = await Promise.all([
    accounts.read(guest.id),
    people.sessionsOf(guest.id),
    notices.settings(guest.id),
    notices.channels(guest.id),
    people.notesOf(guest.id),
    people.plansOf(guest.id),
    people.allRemarksOf(guest.id),
    talk.linesBy(guest.id),
    people.tablesWith(guest.id),
    company.blocksOf(guest.id),
    company.friendsOf(guest.id),
    company.groupsOf(guest.id),
    company.ticketOf(guest.id),
    talk.namesMutedBy(guest.id),
    talk.reportsBy(guest.id),
    company.allInvitationsTo(guest.id),
    results.profile(guest.id, guest.id),
    operators.measuresAbout([guest.id], MOST_MEASURES),
  ])
  const records: MyData['tables'] = []
  // One after the other: nobody else waits for somebody's hundred games.
  for (const { id, updatedAt, listed } of tables) {
    const { game, status, seats, persons } = listed
    const record = status === 'finished' ? await recordOf(host, id) : null
    const names = seats.map(({ name }) => name)
    records.push({ id, game, status, updatedAt, seat: persons.indexOf(guest.id), seats: names, record })
  }
  return {
    me: { ...guest },
    account,
    sessions: sessions.map(({ browser, system, createdAt, usedAt }) => ({ browser, system, createdAt, usedAt })),
    notices: {
      settings: { ...settings, muted: [...settings.muted] },
      channels: channels.map(({ name, address, kinds, daily }) => ({ name, address, kinds: [...kinds], daily })),
    },
    friends: friends.map(({ name, at }) => ({ name, at })),
    groups: groups.map(({ name }) => name),
    ticket: ticket && {
      game: ticket.game,
      pace: ticket.pace,
      mode: ticket.mode,
      seats: ticket.seats,
      since: ticket.since,
    },
    blocks: blocks.map(({ name, at }) => ({ name, at })),
    ratings: ratings.map(({ game, games, ...skill }) => ({ game, rating: { ...ratingFrom(skill, games) } })),
    notes,
    plans: plans.map(({ steps, ...plan }) => ({ ...plan, steps: [...steps] })),
    remarks,
    talk: lines.map(({ table, room, at, words, phrase }) => ({ table, room, at, words, phrase })),
    muted,
    reports,
    invitations,
    measures: measures
      .filter(({ kind }) => TOLD.has(kind))
      .map(({ at, kind, why, until, endedAt }) => ({ at, kind, why, until, endedAt })),
    tables: records,
  }
}

/** Null for a game whose journal can't be read any more. */
async function recordOf(host: Parts['host'], table: string): Promise<string | null> {
  try {
    return await host.record(table)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
