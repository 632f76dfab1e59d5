import { lookup, Resolver, type LookupAddress } from 'node:dns'
import { promisify } from 'node:util'

/** A name server has so long to answer, in milliseconds, and is asked once. */
const PATIENCE = 2000
/** So many names are looked up by the system at once. Each holds a thread, of four that all files and all ciphers share. */
const MOST_BY_SYSTEM = 1

export interface NamesParts {
  /** Name servers to ask, as `host:port`; where none are given, those of the system. */
  readonly servers?: readonly string[]
  /** How the system finds a name. */
  readonly bySystem?: (host: string) => Promise<LookupAddress[]>
}

/** Why a name has no address here: nobody knows it, or whoever would know does not say. */
export class NoAddress extends Error {
  readonly why: 'unknown' | 'too-slow'

  constructor(why: 'unknown' | 'too-slow') {
    super(why)
    this.why = why
  }
}

/**
 * Finds the addresses of names that somebody else has chosen. Name servers are asked without a thread, as theirs may answer as late as they like; only
 * what these do not know is looked up by the system, which knows the names of its own network.
 */
export class Names {
  private readonly resolver = new Resolver({ timeout: PATIENCE, tries: 1 })
  private readonly bySystem: (host: string) => Promise<LookupAddress[]>
  private inSystem = 0

  constructor({ servers, bySystem = lookUpAll }: NamesParts = {}) {
    if (servers !== undefined) this.resolver.setServers(servers)
    this.bySystem = bySystem
  }

  /** All addresses of a name, those of IPv4 first. @throws NoAddress */
  async addressesOf(host: string): Promise<LookupAddress[]> {
    const answers = await Promise.all([this.ask('resolve4', host), this.ask('resolve6', host)])
    const found = answers.flatMap(({ addresses }) => addresses)
    if (found.length > 0) return found
    if (answers.some(({ isSlow }) => isSlow)) throw new NoAddress('too-slow')
    return this.askSystem(host)
  }

  private ask(what: 'resolve4' | 'resolve6', host: string): Promise<{ addresses: LookupAddress[]; isSlow: boolean }> {
    const family = what === 'resolve4' ? 4 : 6
    return new Promise((resolve) => {
      this.resolver[what](host, (error, addresses) => {
        if (error === null) resolve({ addresses: addresses.map((address) => ({ address, family })), isSlow: false })
        else resolve({ addresses: [], isSlow: error.code === 'ETIMEOUT' })
      })
    })
  }

  private async askSystem(host: string): Promise<LookupAddress[]> {
    if (this.inSystem >= MOST_BY_SYSTEM) throw new NoAddress('too-slow')
    this.inSystem++
    try {
      return await this.bySystem(host)
    } catch {
      throw new NoAddress('unknown')
    } finally {
      this.inSystem--
    }
  }
}

function lookUpAll(host: string): Promise<LookupAddress[]> {
  return promisify(lookup)(host, { all: true })
}
