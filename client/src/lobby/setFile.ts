import { SET_LIMIT } from '@fathom/kernel'
import type { ComponentsReading } from '@fathom/protocol'
import { checkComponents } from '../api/api.ts'
import { wordsOf } from '../shell/Notices.tsx'
import { parts } from '../text/parts.ts'

/** A component set that somebody took from a file: what the server says of it, or what is to be put right. */
export type ChosenSet =
  | { readonly ok: true; readonly data: unknown; readonly set: ComponentsReading }
  | { readonly ok: false; readonly file: string; readonly words: string; readonly problems: readonly string[] }

/** Larger files need not be read: the server takes no set of half the size. */
const LARGEST_FILE = 2 * SET_LIMIT

/** Reads a file and asks the server whether the game can be played with it. */
export async function readSet(game: string, file: File): Promise<ChosenSet> {
  const bad = (words: string, problems: readonly string[] = []): ChosenSet => ({
    ok: false,
    file: file.name,
    words,
    problems,
  })
  if (file.size > LARGEST_FILE) return bad(parts().ownSet.tooLarge)
  const data = parseJson(await file.text())
  if (data === undefined) return bad(parts().ownSet.notJson)
  const answer = await checkComponents(game, data)
  if (answer.ok) return { ok: true, data, set: answer.value }
  const { problems } = answer.problem.params
  return bad(wordsOf(answer.problem), Array.isArray(problems) ? problems.map(String) : [])
}

/** Undefined for what is not JSON. A mark at the beginning, as some editors leave it, does no harm. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}
