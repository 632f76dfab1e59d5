import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Names } from './names.ts'
import { checkAddress, NotSent, post } from './post.ts'

/** Every name leads to these addresses. */
function namesLeadTo(...addresses: string[]): void {
  const found = addresses.map((address) => ({ address, family: 4 }))
  const spy = vi.spyOn(Names.prototype, 'addressesOf').mockResolvedValue(found)
  onTestFinished(() => spy.mockRestore())
}

async function why(sending: Promise<unknown>): Promise<unknown> {
  const error = await sending.catch((thrown: unknown) => thrown)
  return error instanceof NotSent ? error.why : error
}

test.each([[['10.0.0.7', '8.8.8.8']], [['8.8.8.8', '10.0.0.7']]])(
  'a name that leads outside and inside, as %j does, is not used',
  async (addresses) => {
    namesLeadTo(...addresses)
    const options = { allowPrivate: false, headers: {}, body: '' }
    expect(await why(checkAddress('http://two.example/', false))).toBe('private-address')
    expect(await why(post('http://two.example/', options))).toBe('private-address')
  },
)

test('the address that was checked is the one that is connected to: the name is asked for once', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  namesLeadTo('127.0.0.1')
  const { port } = server.address() as AddressInfo
  const asked = once(server, 'request') as Promise<[IncomingMessage]>
  // Nobody else knows this name.
  await post(`http://rebound.invalid:${port}/`, { allowPrivate: true, headers: {}, body: 'x' })
  expect((await asked)[0].headers.host).toBe(`rebound.invalid:${port}`)
  expect(vi.mocked(Names.prototype.addressesOf)).toHaveBeenCalledTimes(1)
})
