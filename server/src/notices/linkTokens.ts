import { createHmac, timingSafeEqual } from 'node:crypto'

/** What whoever holds a link may say of the channel that it was sent by. */
export type LinkPurpose = 'confirm' | 'stop'

/** What is signed must differ by purpose; the first is as former releases have sent it. */
const SIGNED: Readonly<Record<LinkPurpose, string>> = {
  confirm: 'e-mail of channel',
  stop: 'no more e-mails of channel',
}

/** The token of a link in an e-mail, which says that whoever holds it reads the e-mails of a channel: `id.signature`. */
export function linkToken(secret: Buffer, purpose: LinkPurpose, channel: string): string {
  const signature = createHmac('sha256', secret).update(`${SIGNED[purpose]} ${channel}`).digest('base64url')
  return `${channel}.${signature}`
}

/** The channel that a token is for; null for any other text. */
export function channelOf(secret: Buffer, purpose: LinkPurpose, token: string): string | null {
  const [channel = ''] = token.split('.', 1)
  const [given, right] = [Buffer.from(token), Buffer.from(linkToken(secret, purpose, channel))]
  return given.length === right.length && timingSafeEqual(given, right) ? channel : null
}
