import type { CreateTable, GameInfo, NewSeed } from '@fathom/protocol'
import { createTable, getGames } from '../api/api.ts'
import { request, type Answer } from '../api/http.ts'
import { gamesHere, openHere } from '../local/lobby.ts'
import { ensureGuest, newNonce } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { navigate, tablePath } from '../shell/router.tsx'
import { hasPlayed } from '../shell/preferences.ts'
import { usualSeats } from './games.ts'
import { firstLevel, firstOptions } from './firstMode.ts'

export type TableWish = Pick<
  CreateTable,
  'game' | 'seats' | 'options' | 'visibility' | 'components' | 'timeControl' | 'rated' | 'hints' | 'onlookers'
>

/** Sets a table and goes there. Where no server answers, a table for one person is made on this device. */
export async function openTable(wish: TableWish): Promise<void> {
  const answer = await createRemotely(wish)
  if (answer.ok) navigate(tablePath(answer.value))
  else if (answer.problem.kind === 'offline' && wish.seats.every(({ kind }) => kind !== 'open'))
    await openTableHere(wish)
  else notify(wordsOf(answer.problem), 'problem')
}

/** Sets a table on this device and goes there. @param beside by seat, who plays at this device, too */
export async function openTableHere(wish: TableWish, beside: readonly string[] = []): Promise<void> {
  const answer = await openHere({ options: {}, visibility: 'private', timeControl: null, ...wish }, beside)
  if (answer.ok) navigate(tablePath(answer.value))
  else notify(wordsOf(answer.problem), 'problem')
}

/** Makes a guest of a newcomer first. @returns the table's id */
async function createRemotely(wish: TableWish): Promise<Answer<string>> {
  const guest = await ensureGuest()
  if (!guest.ok) return guest
  // The server binds itself to a seed before it learns our number: neither side alone decides a draw.
  const seed = await request<NewSeed>('POST', '/seeds', {})
  const bound = seed.ok ? { seedHash: seed.value.seedHash } : {}
  const answer = await createTable({ ...wish, ...bound, nonce: newNonce() })
  return answer.ok ? { ok: true, value: answer.value.id } : answer
}

export function playBots(info: GameInfo): Promise<void> {
  const level = firstLevel(info, hasPlayed(info.id))
  const bots = Array.from({ length: usualSeats(info) - 1 }, () => ({ kind: 'bot', level }) as const)
  return openUsual(info, [{ kind: 'me' }, ...bots])
}

/** The same from elsewhere than the lobby: what the game offers is asked first, of this device where no server answers. */
export async function playBotsOf(game: string): Promise<void> {
  const answer = await getGames()
  const games = answer.ok
    ? answer.value.games
    : answer.problem.kind === 'offline'
      ? await gamesHere().catch(() => [])
      : []
  const info = games.find(({ id }) => id === game)
  if (info !== undefined) await playBots(info)
  else if (!answer.ok) notify(wordsOf(answer.problem), 'problem')
}

/** A table with one chair free, for whoever gets the link. */
export function inviteFriend(info: GameInfo): Promise<void> {
  return openUsual(info, [{ kind: 'me' }, { kind: 'open' }])
}

function openUsual(info: GameInfo, seats: CreateTable['seats']): Promise<void> {
  return openTable({ game: info.id, seats, options: firstOptions(info, seats.length, hasPlayed(info.id)) })
}
