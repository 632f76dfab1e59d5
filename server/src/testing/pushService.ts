import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'

/** A browser that has subscribed: it can read what is encrypted for it. */
export class PushBrowser {
  private readonly pair = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor() {
    this.pair.generateKeys()
  }

  subscription(endpoint: string) {
    const keys = { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') }
    return { endpoint, keys }
  }

  /** Decrypts a message as RFC 8291 and RFC 8188 (aes128gcm, one record) say. @throws if it is not for this browser */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const recordSize = body.readUInt32BE(16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    if (record.length > recordSize) throw new Error('more than one record')
    const shared = this.pair.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender])
    const inputKey = createHmac('sha256', extract(this.auth, shared)).update(Buffer.concat([info, Buffer.from([1])])).digest() // prettier-ignore
    const key = Buffer.from(hkdfSync('sha256', inputKey, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', inputKey, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('it is not padded as it should')
    return JSON.parse(padded.subarray(0, end).toString())
  }
}

function extract(salt: Buffer, input: Buffer): Buffer {
  return createHmac('sha256', salt).update(input).digest()
}

/** What a server says of itself in `Authorization: vapid t=…, k=…` (RFC 8292). @throws if the signature is not by that key */
export function readVapid(authorization: string): { claims: { aud: string; sub: string; exp: number }; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') } // prettier-ignore
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  const isRight = verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')) // prettier-ignore
  if (!isRight) throw new Error('the signature is not by that key')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number }, key } // prettier-ignore
}
