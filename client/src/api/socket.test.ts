import { ALIVE_EVERY } from '@fathom/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLine } from './socket.ts'

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0
  static readonly opened: FakeSocket[] = []
  readyState = 0
  onopen: () => void = () => {}
  onclose: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  isClosed = false
  readonly address: string

  constructor(address: string) {
    this.address = address
    FakeSocket.opened.push(this)
  }

  close(): void {
    this.isClosed = true
  }

  opens(): void {
    this.readyState = 1
    this.onopen()
  }

  says(type: string): void {
    this.onmessage({ data: JSON.stringify({ type }) })
  }
}

let lookAgain: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.opened.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'fathom.example' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const addEventListener = (_type: string, listener: () => void) => (lookAgain = listener)
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener, removeEventListener: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A line to a table, and what it tells of itself. */
function line() {
  const told: string[] = []
  const tell = (what: string) => () => void told.push(what)
  const opened = createLine('t1', {
    pace: () => null,
    onOpen: tell('open'),
    onBreak: tell('broken'),
    onPush: ({ type }) => void told.push(type),
    known: () => undefined,
    onRetry: tell('retry'),
  })
  opened.open(0)
  const [socket] = FakeSocket.opened
  if (socket === undefined) throw new Error('nothing was opened')
  return { line: opened, socket, told }
}

test('a line that dies without a word is broken after a minute, and not while the server says that it is there', () => {
  const { socket, told } = line()
  expect(socket.address).toContain('&alive=1')
  socket.opens()
  for (let beat = 0; beat < 10; beat++) {
    vi.advanceTimersByTime(ALIVE_EVERY)
    socket.says('alive')
  }
  expect(told).toEqual(['open'])
  vi.advanceTimersByTime(2 * ALIVE_EVERY)
  expect(told).toEqual(['open'])
  vi.advanceTimersByTime(ALIVE_EVERY)
  expect([told, socket.isClosed]).toEqual([['open', 'broken'], true])
  socket.says('presence')
  expect(told).toEqual(['open', 'broken'])
})

test('whoever looks at the page again finds a dead line out at once', () => {
  const { socket, told } = line()
  socket.opens()
  socket.says('alive')
  vi.advanceTimersByTime(ALIVE_EVERY)
  lookAgain()
  expect(told).toEqual(['open', 'retry'])
  vi.advanceTimersByTime(ALIVE_EVERY)
  lookAgain()
  expect(told).toEqual(['open', 'retry', 'broken', 'retry'])
})

test('of a server that does not say that it is there, silence means nothing', () => {
  const { socket, told } = line()
  socket.opens()
  socket.says('presence')
  vi.advanceTimersByTime(100 * ALIVE_EVERY)
  lookAgain()
  expect(told).toEqual(['open', 'presence', 'retry'])
})

test('a line that does not open is broken after a while', () => {
  const { socket, told } = line()
  vi.advanceTimersByTime(9999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect([told, socket.isClosed]).toEqual([['broken'], true])
  socket.opens()
  expect(told).toEqual(['broken'])
})

test('whoever looks at the page again does not wait for a line that does not open', () => {
  const { told } = line()
  vi.advanceTimersByTime(1000)
  lookAgain()
  expect(told).toEqual(['retry'])
  vi.advanceTimersByTime(2000)
  lookAgain()
  expect(told).toEqual(['retry', 'broken', 'retry'])
})

test('a line that is closed waits for nothing', () => {
  const { line: closed, socket, told } = line()
  socket.opens()
  socket.says('alive')
  closed.close()
  vi.advanceTimersByTime(10 * ALIVE_EVERY)
  expect(told).toEqual(['open'])
})
