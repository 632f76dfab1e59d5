import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { TextPacking } from '@fathom/table'

/** A window of 4 KB is as much as is packed at once, so that zlib needs some 30 KB for the moment and not 260. */
const HOW = { level: 4, windowBits: 12, memLevel: 5 }

/**
 * Text through zlib: the old lines of a table's log to a fifth. A string of bytes and no Buffer, which would keep the 16 KB that zlib wrote it into.
 */
export const deflated: TextPacking = {
  pack: (text) => deflateRawSync(text, HOW).toString('latin1'),
  unpack: (packed) => inflateRawSync(Buffer.from(packed, 'latin1'), { windowBits: HOW.windowBits }).toString(),
}
