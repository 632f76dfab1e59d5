import { readFileSync } from 'node:fs'
import { gameOfSet, withSet, type CatalogEntry } from '@fathom/catalog'
import { readGame, UsageError, usage } from './arguments.ts'

/** Larger files are no component sets: the largest set is a part of it. */
const MAX_BYTES = 1024 * 1024

/** What a file of components holds. */
export type SetFile =
  | {
      readonly ok: true
      readonly data: unknown
      /** The game that it says it is for. */
      readonly game: string | null
    }
  /** `why`: what the parser complains of. */
  | { readonly ok: false; readonly why: string }

/** Reads a file of components; one that can't be read at all is a UsageError. */
export function readSetFile(file: string): SetFile {
  let text: string
  try {
    const bytes = readFileSync(file)
    if (bytes.length > MAX_BYTES) throw new UsageError(usage().tooLarge(file))
    text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (error instanceof UsageError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new UsageError(usage().unreadable(file, code))
  }
  try {
    const data: unknown = JSON.parse(text)
    return { ok: true, data, game: gameOfSet(data) }
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * The game to be played: by its id, by a file of components, or by both.
 * @param missing what is said if neither tells
 */
export async function readPlayedGame(
  id: string | undefined,
  file: string | undefined,
  missing: string,
): Promise<CatalogEntry> {
  if (file === undefined) {
    if (id === undefined) throw new UsageError(missing)
    return readGame(id)
  }
  const read = readSetFile(file)
  if (!read.ok) throw new UsageError(usage().notJson(file, read.why))
  const game = id ?? read.game
  if (game === null) throw new UsageError(missing)
  const entry = await readGame(game)
  if (entry.sets === null) throw new UsageError(usage().fixed(game))
  const own = withSet(entry, read.data)
  if (own.ok) return own.value
  throw new UsageError(usage().noSet(file, game, `npm run -s components -- check ${file} --game ${game}`))
}
