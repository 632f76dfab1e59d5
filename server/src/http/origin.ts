import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Whose `X-Forwarded-*` headers are believed: so many hops in front of the server, or the proxies at these addresses. */
export type TrustedProxies = { readonly hops: number } | { readonly addresses: BlockList }

/** More proxies than anybody has in a row. */
const MOST_HOPS = 10

/**
 * Reads whom to trust: `0` nobody, `1` and more so many proxies in a row, else a comma-separated list of addresses and networks (`10.0.0.0/8`).
 * @returns null for anything else
 */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d{1,2}$/.test(text.trim())) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : null
  const addresses = new BlockList()
  for (const part of text.split(',')) {
    const [address = '', prefix, ...more] = part.trim().split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    if (version === 0 || more.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return null
    const bits = prefix === undefined ? longest : Number(prefix)
    if (bits > longest) return null
    addresses.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
  }
  return { addresses }
}

/** Where a request comes from, and what it was asked as. */
export interface Origin {
  /** The address of the caller, or of the outermost proxy that can be believed. */
  readonly address: string
  readonly host: string
  /** The caller's browser speaks TLS with the outermost trusted proxy. */
  readonly isSecure: boolean
}

/**
 * Where a request comes from, the same for HTTP and for upgrades. What a header says is believed only as far as trusted proxies have written it:
 * each appends at the right whom it heard from, so whatever stands further left may be the caller's invention.
 */
export function originOf({ socket, headers }: IncomingMessage, trust: TrustedProxies): Origin {
  const direct = plainAddress(socket.remoteAddress ?? '') ?? ''
  const claimed = listOf(headers['x-forwarded-for']).toReversed()
  let address = direct
  let hops = 0
  while (isTrusted(trust, address, hops) && hops < claimed.length) {
    const next = plainAddress(claimed[hops] ?? '')
    if (next === null) break
    address = next
    hops++
  }
  // Also where a trusted proxy says nothing of addresses.
  const believed = isTrusted(trust, direct, 0) ? Math.max(1, hops) : 0
  return {
    address,
    host: writtenBy(believed, headers['x-forwarded-host']) ?? headers.host ?? '',
    isSecure: writtenBy(believed, headers['x-forwarded-proto'])?.toLowerCase() === 'https',
  }
}

/** A request was sent by a proxy whose headers are believed. */
export function isFromProxy({ socket }: IncomingMessage, trust: TrustedProxies): boolean {
  return isTrusted(trust, plainAddress(socket.remoteAddress ?? '') ?? '', 0)
}

function isTrusted(trust: TrustedProxies, address: string, hops: number): boolean {
  if ('hops' in trust) return hops < trust.hops
  return address !== '' && trust.addresses.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** The entry of the outermost of so many proxies; undefined if none is believed or none said anything. */
function writtenBy(proxies: number, header: string | string[] | undefined): string | undefined {
  const entries = listOf(header)
  return proxies === 0 ? undefined : entries[Math.max(0, entries.length - proxies)]
}

function listOf(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text === '' ? [] : text.split(',').map((entry) => entry.trim())
}

/** An address without port and brackets, IPv4 as IPv4; null for what is none. */
function plainAddress(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare.replace(/%.*$/, '')
  return isIP(address) === 0 ? null : address
}

/** What limits count an address as: an IPv6 customer has a whole /64. */
export function limitedAs(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
