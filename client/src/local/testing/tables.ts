import { library } from '@fathom/engine/library'
import type { Journals } from '../journals.ts'
import { LocalTables } from '../localTables.ts'

/** A page's tables over these journals; bots take the first legal action. */
export function tablesOver(journals: Journals, announce: (table: string) => void = () => {}): LocalTables {
  let secrets = 0
  return new LocalTables({
    journals,
    library,
    think: ({ fallback }) => Promise.resolve(fallback),
    hint: () => Promise.resolve([]),
    alone: (_table, work) => work(),
    announce,
    now: () => 1_800_000_000_000,
    secret: (digits) => (++secrets).toString(16).padStart(digits, '0'),
  })
}

/** What was answered. @throws for a refusal */
export async function valueOf<T>(asked: Promise<{ ok: true; value: T } | { ok: false; problem: unknown }>): Promise<T> {
  const answer = await asked
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}

/** A wish: me and so many bots. */
export const withBots = (game: string, bots: number) => ({
  game,
  seats: [
    { kind: 'me' as const },
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'deckhand' })),
  ],
  options: {},
  visibility: 'private' as const,
  timeControl: null,
})

/** Plays my turns with the first legal action until the game is over. */
export async function playToEnd(tables: LocalTables, table: string): Promise<void> {
  for (let rounds = 0; rounds < 20_000; rounds++) {
    const { status, legal, draft } = await valueOf(tables.read(table, 'en'))
    if (status === 'finished') return
    const [action] = legal
    if (draft.canEndTurn) await valueOf(tables.command(table, 'en', { do: 'end-turn', version: null }))
    else if (action !== undefined) {
      await valueOf(tables.command(table, 'en', { do: 'act', actions: [action], version: null, endTurn: true }))
    } else await new Promise((resolve) => setTimeout(resolve, 0))
  }
  throw new Error('the game does not end')
}
