import type { TestClient } from './testClient.ts'

export const CLOCK = { bank: 3600, increment: 60, cap: 7200, timeOut: 'bot' } as const

/** A toy game among people: each hides the same depths, `sounds` says how often each sounds; the rest is luck. @returns the table's id */
export async function playToy(
  people: readonly TestClient[],
  { rated = true, visibility = 'private' }: { rated?: boolean; visibility?: 'private' | 'open' } = {},
): Promise<string> {
  const [host, ...guests] = people
  if (host === undefined) throw new Error('nobody plays')
  const seats = [{ kind: 'me' as const }, ...guests.map(() => ({ kind: 'open' as const }))]
  const wish = { game: 'toy', seats, visibility, rated, ...(guests.length === 0 ? {} : { timeControl: CLOCK }) }
  const { id } = await host.createTable(wish)
  for (const guest of guests) await guest.does(id, 'join')
  await playRounds(people, id)
  return id
}

/** Plays a toy table to its end: who sits earlier hides more, and so has more points but for luck. */
export async function playRounds(people: readonly TestClient[], id: string): Promise<void> {
  for (let round = 0; round < 2; round++) {
    for (const [seat, person] of people.entries())
      await person.does(id, 'act', { actions: [`hide ${seat === 0 ? 3 : 1}`], endTurn: true })
    for (const person of people) await person.does(id, 'act', { actions: ['stop'], endTurn: true })
  }
}
