import { connect } from 'node:net'

const PORT = 4222

/** The NATS that tests may use, at its usual port; null: none answers here. */
export const NATS = (await answers()) ? `nats://127.0.0.1:${PORT}` : null

/** NATS speaks first: whatever else listens there is not taken for one. */
async function answers(): Promise<boolean> {
  const socket = connect(PORT, '127.0.0.1')
  const done = await new Promise<boolean>((resolve) => {
    socket.once('data', (data) => resolve(data.toString().startsWith('INFO '))).once('error', () => resolve(false))
    setTimeout(() => resolve(false), 1000).unref()
  })
  socket.destroy()
  return done
}
