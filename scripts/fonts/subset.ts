import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FEATURES, type Face } from './faces.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Where the page's typefaces lie. */
export const FONTS = join(ROOT, 'client', 'src', 'styles', 'fonts')

/** A face with nothing in it but what the page needs, as a WOFF2 file; the same bytes every time. */
export async function makeFace({ source, characters }: Face): Promise<Uint8Array> {
  const weights = source.includes('wght') ? { variationAxes: { wght: { min: 400, max: 800 } } } : {}
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true, ...weights } as const
  return await subsetFont(await readFile(join(ROOT, source)), characters, options)
}

/** Every character that a font file has a drawing for. */
export async function charactersOf(font: Buffer): Promise<ReadonlySet<string>> {
  const plain = await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true })
  return charactersIn(new DataView(plain.buffer, plain.byteOffset, plain.byteLength))
}

/** Reads the tables `cmap` of OpenType in their usual form for the first plane (format 4). */
function charactersIn(font: DataView): ReadonlySet<string> {
  const found = new Set<string>()
  const cmap = tableAt(font, 'cmap')
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const table = cmap + font.getUint32(cmap + 4 + index * 8 + 4)
    if (font.getUint16(table) !== 4) continue
    const segments = font.getUint16(table + 6) / 2
    for (let segment = 0; segment < segments; segment++) {
      const last = font.getUint16(table + 14 + segment * 2)
      const first = font.getUint16(table + 16 + (segments + segment) * 2)
      for (let code = first; code <= last && code < 0xffff; code++) found.add(String.fromCodePoint(code))
    }
  }
  return found
}

function tableAt(font: DataView, tag: string): number {
  for (let index = 0; index < font.getUint16(4); index++) {
    const entry = 12 + index * 16
    const name = String.fromCodePoint(...[0, 1, 2, 3].map((at) => font.getUint8(entry + at)))
    if (name === tag) return font.getUint32(entry + 8)
  }
  throw new Error(`the font has no table ${tag}`)
}
