import { createServer, connect as connectTo, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a port that can be cut. */
export class Cable {
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private isCut = false

  private constructor(server: Server) {
    this.server = server
  }

  static async to(port: number): Promise<Cable> {
    const server = createServer((socket) => cable.carry(socket, port))
    const cable = new Cable(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      cable.cut()
      server.close()
    })
    return cable
  }

  get port(): number {
    const address = this.server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  /** Nothing gets through from now on: connections end. */
  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }

  /** Connections stay, and nothing is heard on them: as where a machine has vanished. */
  hold(): void {
    for (const socket of this.sockets) socket.pause()
  }

  /** What leads back is closed, what leads there goes on. */
  halve(): void {
    for (const socket of this.sockets) socket.end()
  }

  /** All gets through again; what was held comes now. */
  mend(): void {
    this.isCut = false
    for (const socket of this.sockets) socket.resume()
  }

  private carry(socket: Socket, port: number): void {
    if (this.isCut) return void socket.destroy()
    const other = connectTo(port, '127.0.0.1')
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      this.sockets.add(from)
      from.on('error', () => from.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  }
}
