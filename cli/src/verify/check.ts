import { readFileSync } from 'node:fs'
import { entryOfRecord, type CatalogEntry } from '@fathom/catalog'
import { parseRecord, verify } from '@fathom/kernel'
import { sentenceOf } from './sentences.ts'

/** What is said of one file. */
export interface Checked {
  readonly passed: boolean
  /** Why it failed, or what could not be checked; empty if there is nothing to say. */
  readonly sentence: string
}

/** Larger files are no records: the longest game has a few thousand lines. */
const MAX_BYTES = 16 * 1024 * 1024

/** Replays one record file and holds its draws and its outcome against what it says. */
export function checkFile(file: string, games: ReadonlyMap<string, CatalogEntry>): Checked {
  let text: string
  try {
    const bytes = readFileSync(file)
    if (bytes.length > MAX_BYTES) return { passed: false, sentence: 'It is too large to be a record.' }
    text = bytes.toString('utf8')
  } catch (error) {
    return { passed: false, sentence: `It can't be read (${codeOf(error)}).` }
  }
  return checkText(text, games)
}

/** `checkFile` for a record's text. */
export function checkText(text: string, games: ReadonlyMap<string, CatalogEntry>): Checked {
  const parsed = parseRecord(text, (id) => games.get(id)?.game.options ?? null)
  if (!parsed.ok) return { passed: false, sentence: sentenceOf(parsed.refusal, null) }
  const known = games.get(parsed.value.game)
  if (known === undefined) throw new Error(`${parsed.value.game} was read but is not there`)
  try {
    const played = entryOfRecord(known, parsed.value)
    if (!played.ok) return { passed: false, sentence: sentenceOf(played.refusal, null) }
    const entry = played.value
    const verified = verify(entry.game, parsed.value)
    if (!verified.ok) return { passed: false, sentence: sentenceOf(verified.refusal, entry.texts.en) }
    return { passed: true, sentence: verified.value.drawsChecked ? '' : 'The seed is not revealed: draws not checked.' }
  } catch (error) {
    // A record is from outside: whatever it makes the program do, the other files are still checked.
    const message = error instanceof Error ? error.message : String(error)
    return { passed: false, sentence: `It can't be replayed: ${message}.` }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
