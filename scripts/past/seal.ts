/** The lines around a module of past rules: what it is, whose code is in it, and a hash that shows a change by hand. */
import { createHash } from 'node:crypto'
import type { Bundle } from './bundle.ts'

/** The whole text of `games/<game>/past/<version>.mjs`. */
export function sealed(game: string, version: number, { code, licences }: Bundle): string {
  const comments = licences.map((licence) => `/*\nWith parts of ${licence}\n*/\n`)
  const body = `${code.trim()}\n${comments.join('')}`
  return `${titleOf(game, version)}\n${SEAL}${hashOf(body)}\n${body}`
}

/**
 * What is wrong with the text of such a module, as a sentence; null: nothing. The line ends of another system's checkout
 * are no change.
 */
export function brokenSeal(game: string, version: number, text: string): string | null {
  const [title, seal, ...body] = text.replaceAll('\r\n', '\n').split('\n')
  const path = `games/${game}/past/${version}.mjs`
  if (title !== titleOf(game, version)) return `${path} says something else of itself than "${titleOf(game, version)}"`
  if (seal === `${SEAL}${hashOf(body.join('\n'))}`) return null
  return `${path} was changed since it was made: take it back from git, as tables and records were played by it as it was`
}

const SEAL = '// sha256 of all that follows: '

function titleOf(game: string, version: number): string {
  return `// ${game}, rules ${version}, made by npm run past; never to be changed.`
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex')
}
