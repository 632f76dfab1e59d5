import type { Refusal, Result } from '@fathom/kernel'
import type { Json } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'

/** What a local table refuses, on its way to the page; as a server would say it. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly status: number

  /** @param sentence in the reader's language */
  constructor(refusal: Refusal, sentence: string, status = 422) {
    super(sentence)
    this.refusal = refusal
    this.status = status
  }
}

/** There is no such table on this device, it is damaged, or it can't be played by this version. */
export function noTable(code: string, params: Refusal['params'] = {}): Refused {
  return new Refused({ code, params }, '', 404)
}

/** Tells the browser's console of what nobody expected (no refusal, that is); where there is no browser, as in tests, it is thrown on. */
export function report(error: unknown): void {
  if (error instanceof Refused) return
  if (!('reportError' in globalThis)) throw error
  reportError(error)
}

/** What the work gives, or why it came to nothing. Never throws. */
export async function answerOf<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (error instanceof Refused) {
      const { refusal, status, message } = error
      const { code, params } = refusal
      return {
        ok: false,
        problem: {
          kind: message === '' && status !== 404 ? 'broken' : 'refused',
          status,
          code,
          message,
          params: params as never,
        },
      }
    }
    report(error)
    return { ok: false, problem: { kind: 'broken', status: 500, code: 'broken', message: '', params: {} } }
  }
}

/** The one thing that was read. */
export function first<T>([each]: readonly T[]): T {
  if (each === undefined) throw new Error('nothing was read')
  return each
}

export function parsed<T>(json: Json<T>): T {
  return JSON.parse(json) as T
}

/** What an engine answers. @throws Refused */
export function told<T>(
  answer: (T & { readonly ok: true }) | { readonly ok: false; readonly refusal: Refusal; readonly message: string },
): T {
  // prettier-ignore
  if (!answer.ok) throw new Refused(answer.refusal, answer.message)
  return answer
}

/** @throws Refused */
export function unlessRefused<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(result.refusal, '')
  return result.value
}
