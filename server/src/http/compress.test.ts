import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startForTest } from '../testing/serverUnderTest.ts'
import { encodingFor } from './compress.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip ; q=0.000', null],
  ['identity', null],
  [undefined, null],
] as const)('%s: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('answers of 1 KB and more come compressed, and say the same', async () => {
  const { app } = await startForTest()
  const ask = (url: string, encoding: string | null, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: encoding === null ? {} : { 'accept-encoding': encoding } })
  const plain = await ask('/api/games/thesauros/components', null)
  expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'accept-encoding'])
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await ask('/api/games/thesauros/components', encoding)
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual([encoding, 'accept-encoding'])
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(decompress(packed.rawPayload).toString()).toBe(plain.payload)
  }
  const short = await ask('/api/tables', 'br')
  expect([short.statusCode, short.headers['content-encoding']]).toEqual([200, undefined])
}, 30_000)
