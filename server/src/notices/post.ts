import type { NoticeFailure } from '@fathom/protocol'
import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from './addresses.ts'

/** How long a receiver has to answer, in milliseconds. */
const PATIENCE = 5000

export interface PostOptions {
  /** The operator lets people send to the server's own network. */
  readonly allowPrivate: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** In milliseconds, where it is not the usual. */
  readonly patience?: number
}

/** Why something was not sent; `gone`: nothing will ever be taken there. */
export class NotSent extends Error {
  readonly why: NoticeFailure

  constructor(why: NoticeFailure) {
    super(why)
    this.why = why
  }
}

/**
 * Posts to an address that somebody else has chosen. It connects to the very addresses that it has checked, follows no redirect, and reads nothing
 * of the answer but its status.
 * @throws NotSent
 */
export async function post(to: string, { allowPrivate, headers, body, patience }: PostOptions): Promise<void> {
  const url = urlOf(to)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address instead of a name is never looked up.
  if (isIP(host) !== 0 && !allowPrivate && !isPublic(host)) throw new NotSent('private-address')
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: allowPrivate ? undefined : lookUpPublic,
    agent: false,
    signal: AbortSignal.timeout(patience ?? PATIENCE),
  }
  const status = await new Promise<number>((resolve, reject) => {
    const answered = (response: IncomingMessage) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    }
    const request = url.protocol === 'https:' ? httpsRequest(url, options, answered) : httpRequest(url, options, answered) // prettier-ignore
    request.on('error', (error) => reject(failureOf(error)))
    request.end(body)
  })
  if (status === 404 || status === 410) throw new NotSent('gone')
  if (status < 200 || status > 299) throw new NotSent('refused')
}

function urlOf(to: string): URL {
  const url = URL.canParse(to) ? new URL(to) : null
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw new NotSent('unreachable')
  return url
}

/** Looks a name up and gives the addresses only if all of them are public: one that is not may be the one that is connected to. */
const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error !== null) return callback(new NotSent('unknown-host'), [])
    if (found.length === 0 || found.some(({ address }) => !isPublic(address))) {
      return callback(new NotSent('private-address'), [])
    }
    if (options.all === true) return callback(null, found)
    const [{ address, family } = { address: '', family: 0 }] = found
    callback(null, address, family)
  })
}

function failureOf(error: Error & { code?: string }): NotSent {
  if (error instanceof NotSent) return error
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return new NotSent('too-slow')
  return new NotSent(error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN' ? 'unknown-host' : 'unreachable')
}

/**
 * Holds an address against the same rules, without sending anything.
 * @throws NotSent `private-address`, `unknown-host` or `unreachable` (no address of the web)
 */
export async function checkAddress(to: string, allowPrivate: boolean): Promise<URL> {
  const url = urlOf(to)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (allowPrivate) return url
  if (isIP(host) !== 0) {
    if (!isPublic(host)) throw new NotSent('private-address')
    return url
  }
  await new Promise<void>((resolve, reject) => {
    lookUpPublic(host, { all: true }, (error) => (error === null ? resolve() : reject(error)))
  })
  return url
}
