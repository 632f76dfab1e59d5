import { loadGame } from '@fathom/catalog'
import { fillOptions } from '@fathom/kernel'
import type { EntryBody, Person } from '@fathom/table'

/**
 * The entry that creates a table of a game with its usual options.
 * @param people at its chairs; the first two, where it does not take as many
 * @param seed 64 hexadecimal digits
 */
export async function createdWith(game: string, people: readonly Person[], seed = '5e'.repeat(32)) {
  const found = await loadGame(game)
  const options = fillOptions(found?.game.options ?? [], {})
  if (found === null || !options.ok) throw new Error(`no ${game}`)
  const seated = found.game.meta.seats.includes(people.length) ? people : people.slice(0, 2)
  return {
    kind: 'created',
    game,
    rulesVersion: found.game.meta.rulesVersion,
    options: options.value,
    ...(found.set === null ? {} : { components: { digest: found.set.digest, data: found.set.data } }),
    chairs: seated.map((person) => ({ kind: 'person', person, nonce: '-' }) as const),
    visibility: 'private',
    seed,
  } as const satisfies EntryBody
}
