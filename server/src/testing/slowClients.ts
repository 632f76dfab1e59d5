import { connect, type Socket } from 'node:net'

/** Ways of keeping a connection without using it. Each writes what it has to say at once and then neither reads nor closes. */
export const SLOW_CLIENTS: Readonly<Record<string, (host: string) => string>> = {
  'says nothing': () => '',
  'sends half a head': (host) => `GET /api/games HTTP/1.1\r\nHost: ${host}\r\nX-Half: `,
  'sends half a body': (host) =>
    `POST /api/guests HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"name":`,
  'sends half a chunk': (host) =>
    `POST /api/guests HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"name":`,
  'reads no answer': (host) => `GET /api/openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(100),
  'stays after a request': (host) => `GET /api/me HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  'stays after a malformed request': () => 'NO SUCH THING\r\n\r\n',
  'stays after a refused upgrade': (host) =>
    `GET /api/tables/nosuchtable00000/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
}

/** Opens such connections to a server on this machine; resolves when all stand and have said what they say. */
export async function openSlowClients(port: number, count: number, says: string): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      // Half open: a server that only says goodbye keeps its descriptor.
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      socket.on('error', () => socket.destroy())
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.pause()
      if (says !== '') socket.write(says)
      return socket
    }),
  )
}

/** Sends a request byte by byte, for as long as the server takes them. */
export async function dribble(port: number, pause: number): Promise<void> {
  const [socket] = await openSlowClients(port, 1, 'GET /api/games HTTP/1.1\r\n')
  const timer = setInterval(() => socket?.write('X'), pause)
  await new Promise((resolve) => socket?.once('close', resolve).resume())
  clearInterval(timer)
}
