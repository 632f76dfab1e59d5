import { BlockList, isIP } from 'node:net'

/** Addresses that lead into the own machine or network, or nowhere: RFC 6890 and what is like them. */
const RESERVED = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Parts of the public IPv6 addresses that hold IPv4 addresses, or none.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]

const reserved = listOf(RESERVED)
/** What is given out to the public; all other IPv6 addresses are something else. */
const publicV6 = listOf(['2000::/3'])

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/** True for an IP address that anybody in the world may be reached at, false for what is inside, reserved, or no IP address. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4')
    case 6:
      return publicV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
    default:
      return false
  }
}
