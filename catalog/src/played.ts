import { ok, parseRecord, refuse, rulesNamedIn, type GameRecord, type Result } from '@fathom/kernel'
import { entryOfRecord, type CatalogEntry } from './entry.ts'
import { withRules } from './past.ts'

/** A record, and the game that it was played with: by its rules, with its set. */
export interface PlayedRecord {
  readonly record: GameRecord
  readonly entry: CatalogEntry
}

/**
 * Reads the text of a record.
 * @param load gives a game by its id, as `loadGame` does
 * @param mostTakeBacks a record with more of them is refused; absent: with as many as it has it is read
 * @returns refused as `parseRecord` and `entryOfRecord`, and `other-rules {recorded, now}` for rules that are not kept
 */
export async function openRecord(
  text: string,
  load: (id: string) => Promise<CatalogEntry | null>,
  mostTakeBacks?: number,
): Promise<Result<PlayedRecord>> {
  const { game, rulesVersion } = rulesNamedIn(text)
  const today = game === null ? null : await load(game)
  const entry = today === null || rulesVersion === null ? today : await withRules(today, rulesVersion)
  if (today !== null && rulesVersion !== null && entry === null) {
    return refuse('other-rules', { recorded: rulesVersion, now: today.game.meta.rulesVersion })
  }
  const parsed = parseRecord(text, (id) => (id === game ? (entry?.game.options ?? null) : null), mostTakeBacks)
  if (!parsed.ok) return parsed
  if (entry === null) throw new Error(`${parsed.value.game} was read but is not there`)
  const played = entryOfRecord(entry, parsed.value)
  return played.ok ? ok({ record: parsed.value, entry: played.value }) : played
}
