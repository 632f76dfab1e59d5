import type { ErrorBody } from '@fathom/protocol'
import { heedServerTime } from './serverTime.ts'
import { language } from '../shell/preferences.ts'

/** Why a request came to nothing. `message` is a sentence for people, in their language; empty when nobody answered. */
export interface Problem {
  /** offline: nobody answered. refused: the server said why not. broken: an answer that makes no sense. */
  readonly kind: 'offline' | 'refused' | 'broken'
  readonly status: number
  readonly code: string
  readonly message: string
  /** The values in the sentence; empty when nobody answered. */
  readonly params: ErrorBody['params']
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

const patience = 15_000

/**
 * One request to the server. Never throws: what goes wrong is a value.
 * @param outlives it is sent even if the page is closed meanwhile
 */
export async function request<T>(method: string, path: string, body?: unknown, outlives = false): Promise<Answer<T>> {
  const headers: Record<string, string> = { 'accept-language': language() }
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      keepalive: outlives,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    return { ok: false, problem: { kind: 'offline', status: 0, code: 'offline', message: '', params: {} } }
  }
  return read<T>(response)
}

async function read<T>(response: Response): Promise<Answer<T>> {
  heedServerTime(response.headers.get('date'))
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  const value: unknown = isJson ? await response.json().catch(() => null) : null
  if (response.ok && value !== null) return { ok: true, value: value as T }
  if (isErrorBody(value)) {
    const { code, message, params } = value
    return { ok: false, problem: { kind: 'refused', status: response.status, code, message, params } }
  }
  // A gateway in front of a server that is starting again answers without our words.
  const kind = response.status >= 502 && response.status <= 504 ? 'offline' : 'broken'
  return { ok: false, problem: { kind, status: response.status, code: kind, message: '', params: {} } }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'params' in value
}
