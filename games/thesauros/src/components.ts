import * as v from 'valibot'
import type { Localized } from '@fathom/kernel'
import { builtIn } from './builtIn.ts'
import { problemsOf } from './checks/index.ts'
import { SCHEMA, type Components } from './schema.ts'

export type ComponentsReading =
  | { readonly ok: true; readonly value: Components }
  | { readonly ok: false; readonly problems: readonly Localized[] }

/**
 * Components from a file's data, so that an owner of the printed game can put the printed values in.
 * @param value parsed JSON; nothing of it is trusted
 * @returns the components, or everything that is wrong with them, each a sentence that names the place
 */
export function readComponents(value: unknown): ComponentsReading {
  const parsed = v.safeParse(SCHEMA, value)
  if (!parsed.success) return { ok: false, problems: parsed.issues.map(shapeProblem) }
  const problems = [...problemsOf(parsed.output)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: parsed.output }
}

function shapeProblem(issue: v.BaseIssue<unknown>): Localized {
  const place = v.getDotPath(issue)
  const expected = issue.expected ?? issue.type
  return {
    en: `${place ?? 'The file'}: ${expected} is expected instead of ${issue.received}.`,
    fr: `${place ?? 'Le fichier'} : ${expected} attendu au lieu de ${issue.received}.`,
  }
}

function load(): Components {
  const reading = readComponents(builtIn)
  if (reading.ok) return reading.value
  throw new Error(`The components can't be used:\n${reading.problems.map((problem) => problem.en).join('\n')}`)
}

/** The components that come with the game. */
export const components: Components = load()
