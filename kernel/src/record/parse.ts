import { ok, refuse, type Result } from '../result.ts'
import type { OptionSpec } from '../options.ts'
import { RecordDraft } from './draft.ts'
import { FIRST_LINE, type GameRecord } from './types.ts'

/**
 * Reads a record's text; rows that begin with `#` say nothing of the game (`remarks.ts`). The options' types are the game's business, so it is asked for them.
 * @param text the whole file; line ends may be CR LF
 * @param optionsOf the options of a game, or null if there is no such game
 * @param mostTakeBacks a record with more of them is refused
 * @returns the record; refused: `not-a-record`, `unknown-game {game}`, `record-line {line, why, text}` where `why` is a code
 */
export function parseRecord(
  text: string,
  optionsOf: (game: string) => readonly OptionSpec[] | null,
  mostTakeBacks: number = Infinity,
): Result<GameRecord> {
  const rows = text.split(/\r?\n/)
  if (rows[0]?.trim() !== FIRST_LINE) return refuse('not-a-record')
  const draft = new RecordDraft(optionsOf, mostTakeBacks)
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.trim() === '' || row.startsWith('#')) continue
    const why = draft.read(row)
    if (why === 'unknown-game') return refuse('unknown-game', { game: draft.game })
    if (why !== null) return refuse('record-line', { line: index + 1, why, text: row.slice(0, 200) })
  }
  const missing = draft.missing()
  if (missing !== null) return refuse('record-line', { line: rows.length, why: missing, text: '' })
  return ok(draft.record())
}

/**
 * The game and the rules version that a record says it is of, found before anything else of it is read: options and actions are
 * read by that game.
 * @returns null for what it does not say
 */
export function rulesNamedIn(text: string): { readonly game: string | null; readonly rulesVersion: number | null } {
  const game = /^game (.+?)\r?$/m.exec(text)?.[1] ?? null
  const rules = /^rules ([1-9]\d*)\r?$/m.exec(text)?.[1]
  return { game, rulesVersion: rules === undefined ? null : Number(rules) }
}
