import { createHmac, timingSafeEqual } from 'node:crypto'

/** Says that whoever holds it reads the e-mails of a channel: `id.signature`. */
export function confirmationOf(secret: Buffer, channel: string): string {
  const signature = createHmac('sha256', secret).update(`e-mail of channel ${channel}`).digest('base64url')
  return `${channel}.${signature}`
}

/** The channel that a confirmation is for; null for any other text. */
export function confirmedBy(secret: Buffer, confirmation: string): string | null {
  const [channel = ''] = confirmation.split('.', 1)
  const [given, right] = [Buffer.from(confirmation), Buffer.from(confirmationOf(secret, channel))]
  return given.length === right.length && timingSafeEqual(given, right) ? channel : null
}
