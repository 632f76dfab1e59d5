import type { FastifyInstance } from 'fastify'
import type { ServerConfig } from './config.ts'
import { StartError } from './startError.ts'

/** Where it listens; before that, where it is to. */
export function portOf(app: FastifyInstance, { port }: ServerConfig): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** The sentence for the operator, with the way out, when the port can't be opened. */
export function whyNotListening(error: unknown, { port, host }: ServerConfig): StartError {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use; stop the other program or set PORT.`)
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this account; set PORT to 1024 or more.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`"${host}" is not an address of this machine; set HOST to one that is.`)
  }
  return new StartError(`Port ${port} can't be opened: ${message}.`)
}
