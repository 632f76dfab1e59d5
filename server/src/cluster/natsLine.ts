import { connect } from '@nats-io/transport-node'
import type { OpenLine } from './bus.ts'

/** How long a connection may take to come about, in milliseconds. */
const PATIENCE = 5000

/** A line by NATS. @param url like `nats://host:4222`; several may stand there, with commas between */
export function natsLine(url: string, channel: string): OpenLine {
  return async (heard, broken) => {
    const connection = await connect({
      servers: url.split(',').map((server) => server.trim()),
      timeout: PATIENCE,
      name: 'fathom',
      // The bus opens another line, and looks at all that it may have missed.
      reconnect: false,
    })
    void connection.closed().then(broken)
    connection.subscribe(channel, {
      callback: (error, message) => {
        if (error === null) heard(message.string())
      },
    })
    return {
      send: (text) => {
        connection.publish(channel, text)
        return Promise.resolve()
      },
      close: async () => {
        await connection.flush()
        await connection.close()
      },
    }
  }
}
