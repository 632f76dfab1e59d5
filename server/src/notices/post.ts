import type { NoticeFailure } from '@fathom/protocol'
import type { LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from './addresses.ts'
import { Names, NoAddress } from './names.ts'

/** How long a receiver has to answer, in milliseconds. */
const PATIENCE = 5000

const names = new Names()

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
  const found = await addressesOf(url, allowPrivate)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: leadTo(found),
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

/**
 * Where a URL leads, unless one of its addresses is inside and must not be used: it may be the one that is connected to.
 * @throws NotSent
 */
async function addressesOf({ hostname }: URL, allowPrivate: boolean): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family === 0 ? await lookUp(host) : [{ address: host, family }]
  if (!allowPrivate && !found.every(({ address }) => isPublic(address))) throw new NotSent('private-address')
  return found
}

async function lookUp(host: string): Promise<LookupAddress[]> {
  try {
    return await names.addressesOf(host)
  } catch (error) {
    throw new NotSent(error instanceof NoAddress && error.why === 'too-slow' ? 'too-slow' : 'unknown-host')
  }
}

/** Connects to what was found before, and asks nobody again. */
function leadTo(found: LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [{ address, family } = { address: '', family: 0 }] = found
    if (all === true) callback(null, found)
    else callback(null, address, family)
  }
}

function failureOf(error: Error & { code?: string }): NotSent {
  if (error instanceof NotSent) return error
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return new NotSent('too-slow')
  return new NotSent('unreachable')
}

/**
 * Holds an address against the same rules, without sending anything.
 * @throws NotSent `private-address`, `unknown-host`, `too-slow` (its name servers) or `unreachable` (no address of the web)
 */
export async function checkAddress(to: string, allowPrivate: boolean): Promise<URL> {
  const url = urlOf(to)
  if (!allowPrivate) await addressesOf(url, allowPrivate)
  return url
}
