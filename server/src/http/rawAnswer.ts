import type { Language } from '@fathom/kernel'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ApiError } from '../apiError.ts'
import { newId } from '../ids.ts'

/** How long a refused connection has to read why, in milliseconds. */
const LINGER = 1000

/**
 * Refuses on a bare connection and ends it for good, also where the other side never closes its half.
 * @returns the id that the request was given
 */
export function refuseConnection(socket: Duplex, refused: ApiError, language: Language): string {
  const id = newId()
  const body = JSON.stringify(refused.body(language, id))
  const head = [
    `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${id}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER).unref()
  return id
}
