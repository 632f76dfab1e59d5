import type { LookupAddress } from 'node:dns'
import { createSocket } from 'node:dgram'
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { NoAddress, Names } from './names.ts'

const IPV4 = 1
const HEADER = 12

/** A name server that knows the addresses of `known` only, and never answers a question about a name that begins with `slow`. */
async function nameServer(known: Readonly<Record<string, string>>): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const name = nameIn(question)
    if (!name.startsWith('slow')) socket.send(answerTo(question, known[name]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

function nameIn(question: Buffer): string {
  const labels: string[] = []
  for (let at = HEADER; question[at] !== 0; at += 1 + (question[at] as number)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] as number)))
  }
  return labels.join('.').toLowerCase()
}

/** The question, with one address of IPv4 or none (RFC 1035, section 4). */
function answerTo(question: Buffer, address: string | undefined): Buffer {
  const end = question.indexOf(0, HEADER) + 5
  const isV4 = question.readUInt16BE(end - 4) === IPV4
  const header = Buffer.from(question.subarray(0, HEADER))
  const isFound = isV4 && address !== undefined
  header.writeUInt16BE(address === undefined ? 0x8183 : 0x8180, 2)
  header.writeUInt16BE(isFound ? 1 : 0, 6)
  header.fill(0, 8)
  if (!isFound) return Buffer.concat([header, question.subarray(HEADER, end)])
  const record = Buffer.from([0xc0, HEADER, 0, IPV4, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)])
  return Buffer.concat([header, question.subarray(HEADER, end), record])
}

const OWN: LookupAddress[] = [{ address: '10.0.0.7', family: 4 }]

async function why(finding: Promise<unknown>): Promise<unknown> {
  const error = await finding.catch((thrown: unknown) => thrown)
  return error instanceof NoAddress ? error.why : error
}

test('name servers are asked, and the system only for what they do not know', async () => {
  const asked: string[] = []
  const bySystem = async (host: string) => {
    asked.push(host)
    if (host !== 'printer') throw new Error('ENOTFOUND')
    return OWN
  }
  const names = new Names({ servers: [await nameServer({ 'hooks.example': '198.51.100.7' })], bySystem })
  expect(await names.addressesOf('hooks.example')).toEqual([{ address: '198.51.100.7', family: 4 }])
  expect(asked).toEqual([])
  expect(await names.addressesOf('printer')).toEqual(OWN)
  expect(await why(names.addressesOf('nobody.example'))).toBe('unknown')
  expect(asked).toEqual(['printer', 'nobody.example'])
})

test('twenty names whose servers do not answer end in time, and nothing else waits for them', async () => {
  const servers = [await nameServer({ 'hooks.example': '198.51.100.7' })]
  const names = new Names({ servers, bySystem: () => Promise.reject(new Error('the system was asked')) })
  let ended = 0
  const slow = Array.from({ length: 20 }, async (_, number) => {
    const reason = await why(names.addressesOf(`slow${number}.example`))
    ended++
    return reason
  })
  await names.addressesOf('hooks.example')
  // Files are read by the threads that the system's own lookups would hold.
  await readFile(new URL(import.meta.url))
  expect(ended).toBe(0)
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['too-slow']))
})

test('the system looks up one name at a time', async () => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<LookupAddress[]>()]
  const bySystem = () => (asked.resolve(), answer.promise)
  const names = new Names({ servers: [await nameServer({})], bySystem })
  const first = names.addressesOf('printer')
  await asked.promise
  expect(await why(names.addressesOf('camera'))).toBe('too-slow')
  answer.resolve(OWN)
  expect(await first).toEqual(OWN)
  expect(await names.addressesOf('camera')).toEqual(OWN)
})
