import { readFileSync } from 'node:fs'
import { loadGame, openRecord, type CatalogEntry } from '@fathom/catalog'
import { verify, type Language } from '@fathom/kernel'
import { TEXTS } from '../text/index.ts'
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
export async function checkFile(file: string, language: Language): Promise<Checked> {
  const words = TEXTS[language].verify
  let text: string
  try {
    const bytes = readFileSync(file)
    if (bytes.length > MAX_BYTES) return { passed: false, sentence: words.tooLarge }
    text = bytes.toString('utf8')
  } catch (error) {
    return { passed: false, sentence: words.unreadable(codeOf(error)) }
  }
  return checkText(text, language)
}

/** `checkFile` for a record's text; `load` gives games by their ids. */
export async function checkText(
  text: string,
  language: Language,
  load: (id: string) => Promise<CatalogEntry | null> = loadGame,
): Promise<Checked> {
  const words = TEXTS[language].verify
  try {
    const opened = await openRecord(text, load)
    if (!opened.ok) return { passed: false, sentence: sentenceOf(opened.refusal, words, null) }
    const { record, entry } = opened.value
    const verified = verify(entry.game, record)
    if (!verified.ok) return { passed: false, sentence: sentenceOf(verified.refusal, words, entry.texts[language]) }
    return { passed: true, sentence: verified.value.drawsChecked ? '' : words.seedHidden }
  } catch (error) {
    // A record is from outside: whatever it makes the program do, the other files are still checked.
    const message = error instanceof Error ? error.message : String(error)
    return { passed: false, sentence: words.notReplayed(message) }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
