import { isIP } from 'node:net'

/** Which site passkeys are made for, and from which pages they are taken. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * Passkeys are for the server's public address as the operator has set it, never for what a request claims to be addressed to; without one, for
 * this machine alone.
 * @param url the public address; empty: none is set
 * @param port where the server listens
 * @returns null for an address that browsers make no passkeys for: without TLS, or an IP address
 */
export function relyingPartyOf(url: string, port: number): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(url === '' ? `http://localhost:${port}` : url)
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isIp = isIP(hostname) !== 0 || hostname.startsWith('[')
  return isIp || (protocol !== 'https:' && !isHere) ? null : { id: hostname, origin }
}
