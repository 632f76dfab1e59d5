import { createECDH, createHash, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import type { ChannelAddress } from '../store/noticeStore.ts'
import type { Message } from './message.ts'
import { post } from './post.ts'

/** The key pair by which push services know this server (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

type Subscription = Extract<ChannelAddress, { kind: 'push' }>

/** For so long a push service keeps a message for a device that is off, in seconds. */
const KEPT = 24 * 3600
/** A push service takes 4 KB: of what is told so many characters. */
const MOST_CHARACTERS = 900

/** The server's push keys, made of its secret: whoever restores that has them, and subscriptions stay good. */
export function pushKeysOf(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1')
  // Nearly every number is a key; the next one is tried for the one in 2^32 that is not.
  for (let tries = 0; ; tries++) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `fathom push keys ${tries}`, 32))
    try {
      pair.setPrivateKey(key)
    } catch {
      continue
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') }
  }
}

/** Encrypts a message for a subscription. @throws if the subscription's keys are none */
function encrypted({ endpoint, keys }: Subscription, { title, text, link, id }: Message, site: string, own: PushKeys) {
  const payload = JSON.stringify({ title, text: text.slice(0, MOST_CHARACTERS), link, id })
  // Whom a push service may turn to: it takes pages with TLS or e-mail addresses.
  const subject = site.startsWith('https:') ? site : 'mailto:nobody@fathom.invalid'
  return webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject, ...own },
    TTL: KEPT,
    // Of one table the push service keeps the last message only. It need not know which table that is.
    topic: createHash('sha256').update(link).digest('base64url').slice(0, 32),
    contentEncoding: 'aes128gcm',
  })
}

/** True if messages can be encrypted for a subscription: its keys are a point of the curve and 16 bytes. */
export function isSubscription(subscription: Subscription, own: PushKeys): boolean {
  try {
    encrypted(subscription, { id: '', title: '', text: '', link: '' }, 'https://fathom.invalid', own)
    return true
  } catch {
    return false
  }
}

/** Sends a message to a browser by its push service. @throws NotSent */
export async function sendByPush(
  subscription: Subscription,
  message: Message,
  site: string,
  own: PushKeys,
  allowPrivate: boolean,
): Promise<void> {
  const { headers, body } = encrypted(subscription, message, site, own)
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  await post(subscription.endpoint, { allowPrivate, headers: texts, body: body ?? '' })
}
