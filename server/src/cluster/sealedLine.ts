import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OpenLine } from './bus.ts'

/** A line that hears only what was sent by whoever has the secret: others may be on it, too. */
export function sealedLine(open: OpenLine, secret: Buffer): OpenLine {
  const sealOf = (text: string) => createHmac('sha256', secret).update(`bus ${text}`).digest('base64url')
  const opened = (sealed: string): string | null => {
    const at = sealed.indexOf(' ')
    const text = sealed.slice(at + 1)
    const [seal, right] = [Buffer.from(sealed.slice(0, Math.max(at, 0))), Buffer.from(sealOf(text))]
    return seal.length === right.length && timingSafeEqual(seal, right) ? text : null
  }
  return async (heard, broken) => {
    const line = await open((sealed) => {
      const text = opened(sealed)
      if (text !== null) heard(text)
    }, broken)
    return { send: (text) => line.send(`${sealOf(text)} ${text}`), close: () => line.close() }
  }
}
