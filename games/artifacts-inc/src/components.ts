import * as v from 'valibot'
import type { Localized } from '@fathom/kernel'
import { misfit } from './misfits.ts'
import { problemsOf } from './problems.ts'
import { SCHEMA, type ComponentSet } from './schema.ts'

export type SetCheck =
  | { readonly ok: true; readonly value: ComponentSet }
  | { readonly ok: false; readonly problems: readonly Localized[] }

/**
 * A component set from a file's data, so that an owner of the printed game can put the printed values in without touching code.
 * @param value what the file held, parsed from JSON; nothing of it is trusted
 * @returns the set, or all that is wrong with it, a sentence each
 */
export function checkSet(value: unknown): SetCheck {
  const parsed = v.safeParse(SCHEMA, value)
  if (!parsed.success) return { ok: false, problems: parsed.issues.map((issue) => misfit(issue, value)) }
  const problems = [...problemsOf(parsed.output)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: parsed.output }
}
