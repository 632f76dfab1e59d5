import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { fastChance } from '@fathom/kernel'
import { onTestFinished } from 'vitest'

/** What a message is delayed by at most, in milliseconds. */
const LATE = 150

const INFO = { server_id: 'unruly', version: '2.10.0', proto: 1, headers: false, max_payload: 1_000_000 }

/**
 * As much of a NATS as a bus needs, and a bad one: it delivers whatever is published one to three times, each time late by something else, so that
 * the order changes as well.
 * @returns its address
 */
export async function startUnrulyNats(chance: ReturnType<typeof fastChance>): Promise<string> {
  const ears = new Map<Socket, { readonly subject: string; readonly sid: string }[]>()
  const deliver = (subject: string, payload: string) => {
    for (const [socket, subscriptions] of ears)
      for (const { sid } of subscriptions.filter((each) => each.subject === subject))
        for (let times = 1 + chance.below(3); times > 0; times--)
          setTimeout(() => {
            if (socket.writable) socket.write(`MSG ${subject} ${sid} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`)
          }, chance.below(LATE))
  }
  const server = createServer((socket) => {
    ears.set(socket, [])
    socket.on('close', () => ears.delete(socket)).on('error', () => socket.destroy())
    socket.write(`INFO ${JSON.stringify(INFO)}\r\n`)
    let unread = ''
    // What is published here is plain ASCII but for names, which no test of this uses.
    socket.setEncoding('latin1').on('data', (data: string) => {
      unread += data
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const [verb = '', subject = '', ...more] = unread.slice(0, end).split(' ')
        const length = verb === 'PUB' ? Number(more.at(-1)) : 0
        const after = end + 2 + (verb === 'PUB' ? length + 2 : 0)
        if (unread.length < after) return
        if (verb === 'PING') socket.write('PONG\r\n')
        if (verb === 'SUB') ears.get(socket)?.push({ subject, sid: more.at(-1) ?? '' })
        if (verb === 'PUB') deliver(subject, unread.slice(end + 2, end + 2 + length))
        unread = unread.slice(after)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of ears.keys()) socket.destroy()
    server.close()
  })
  return `nats://127.0.0.1:${(server.address() as AddressInfo).port}`
}
