import type { ErrorBody } from '@fathom/protocol'
import { besideHeaders, noteChange } from './beside.ts'
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
 * One request to the server, answered in JSON. Never throws: what goes wrong is a value.
 * @param outlives it is sent even if the page is closed meanwhile
 */
export async function request<T>(method: string, path: string, body?: unknown, outlives = false): Promise<Answer<T>> {
  const response = await send(method, path, body, outlives)
  if (response === null) return OFFLINE
  const value = await jsonOf(response)
  return response.ok && value !== null ? { ok: true, value: value as T } : problemOf(response.status, value)
}

/** A request answered in plain text. */
export async function requestText(path: string): Promise<Answer<string>> {
  const response = await send('GET', path, undefined, false)
  if (response === null) return OFFLINE
  if (response.ok) return { ok: true, value: await response.text() }
  return problemOf(response.status, await jsonOf(response))
}

const OFFLINE = {
  ok: false,
  problem: { kind: 'offline', status: 0, code: 'offline', message: '', params: {} },
} as const

/** What the server answers; null: nobody does. */
async function send(method: string, path: string, body: unknown, outlives: boolean): Promise<Response | null> {
  const headers: Record<string, string> = { 'accept-language': language(), ...besideHeaders(path) }
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      keepalive: outlives,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    heedServerTime(response.headers.get('date'))
    if (method === 'POST' && path.startsWith('/tables/')) noteChange()
    return response
  } catch {
    return null
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  return isJson ? response.json().catch(() => null) : null
}

let heed: (code: string) => void = () => undefined

/** Has the code of every refusal told. */
export function onRefused(listener: (code: string) => void): void {
  heed = listener
}

function problemOf(status: number, value: unknown): Answer<never> {
  if (isErrorBody(value)) {
    const { code, message, params } = value
    heed(code)
    return { ok: false, problem: { kind: 'refused', status, code, message, params } }
  }
  // A gateway in front of a server that is starting again answers without our words.
  const kind = status >= 502 && status <= 504 ? 'offline' : 'broken'
  return { ok: false, problem: { kind, status, code: kind, message: '', params: {} } }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'params' in value
}
