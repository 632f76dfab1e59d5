/** What a refusal, a prompt or an event may carry: it ends up in sentences and in JSON. */
export type Param = string | number | boolean | null | readonly (string | number)[]

/**
 * Why something is not possible: a stable code for programs, parameters for the sentence.
 * Never thrown: exceptions are for bugs, refusals are for people.
 */
export interface Refusal {
  readonly code: string
  readonly params: Readonly<Record<string, Param>>
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

/** A success. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A refusal as a value of its own. */
export function refusal(code: string, params: Readonly<Record<string, Param>> = {}): Refusal {
  return { code, params }
}

/** A failed result. */
export function refuse(
  code: string,
  params: Readonly<Record<string, Param>> = {},
): {
  readonly ok: false
  readonly refusal: Refusal
} {
  return { ok: false, refusal: { code, params } }
}
