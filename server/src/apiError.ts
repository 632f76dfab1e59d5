import type { Language, Refusal } from '@fathom/kernel'
import type { ErrorBody } from '@fathom/protocol'
import { CODES, isServerCode, type Code } from './codes.ts'
import { refusalText, type Params } from './text/index.ts'

/** A refusal on its way to the caller: thrown by handlers, turned into a status and an `ErrorBody` in one place. */
export class ApiError extends Error {
  readonly code: string
  readonly params: Params
  readonly status: number
  private readonly sentence: string | null

  /** @param sentence for a code that the server has no sentence for: a game's own, already in the caller's language */
  constructor(code: string, params: Params, sentence: string | null) {
    super(code)
    this.code = code
    this.params = params
    this.sentence = sentence
    this.status = isServerCode(code) ? CODES[code] : 422
  }

  /** @param requestId of an answer; a push has none */
  body(language: Language, requestId?: string): ErrorBody {
    const { code, params } = this
    const known: Code = isServerCode(code) ? code : 'bad-request'
    const message = this.sentence ?? refusalText(language, known, params)
    return { code, message, params: params as ErrorBody['params'], ...(requestId === undefined ? {} : { requestId }) }
  }
}

/** A refusal of the server's own. */
export function apiError(code: Code, params: Params = {}): ApiError {
  return new ApiError(code, params, null)
}

/** A refusal that came back from the table. */
export function refusedBy(refusal: Refusal, message: string | null): ApiError {
  return new ApiError(refusal.code, refusal.params, message)
}

/** What is wrong with a record: it is of a running game, names no such seat, or is damaged, and how. */
export function badRecord({ code, params }: Refusal): ApiError {
  if (code === 'not-finished') return apiError(code)
  if (code === 'no-such-seat') return apiError(code, params)
  const why = code === 'record-line' ? (params['why'] ?? code) : code
  return apiError('bad-record', { why, line: params['line'] ?? null })
}
