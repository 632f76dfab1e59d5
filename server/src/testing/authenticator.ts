import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** User present and verified; with the key's data. */
const FLAGS = 0x05
const WITH_KEY = 0x40

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** A browser with one passkey, as a server sees it. */
export class Authenticator {
  /** The page that it says it is on. */
  origin: string
  /** Signs for this site instead of the one that it is asked for. */
  site: string | null = null
  private readonly id = randomBytes(16)
  private readonly key: KeyObject
  private readonly jwk: { readonly x?: string; readonly y?: string }
  private user = ''
  /** How often it was used. */
  counter = 0

  constructor(origin: string) {
    this.origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.key = privateKey
    this.jwk = publicKey.export({ format: 'jwk' })
  }

  /** Makes its passkey. */
  create(options: object): object {
    const { challenge, rp, user } = options as CreationOptions
    this.user = user.id
    const point = (axis: string | undefined) => new Uint8Array(Buffer.from(axis ?? '', 'base64url'))
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(this.jwk.x)],
      [-3, point(this.jwk.y)],
    ])
    const length = Buffer.from([0, this.id.length])
    const keyData = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(cose)])
    const authData = Buffer.concat([this.dataFor(rp.id, FLAGS | WITH_KEY), keyData])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Shows that it has its passkey. */
  get(options: object): object {
    const { challenge, rpId } = options as RequestOptions
    const clientData = this.clientData('webauthn.get', challenge)
    const authData = this.dataFor(rpId, FLAGS)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key)
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.user,
    })
  }

  private dataFor(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.counter)
    return Buffer.concat([sha256(this.site ?? rpId), Buffer.from([flags]), counter])
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
