import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

let server: RunningServer

beforeAll(async () => {
  const page = newFolder()
  mkdirSync(join(page, 'assets'))
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Fathom</title>')
  writeFileSync(join(page, 'assets', 'app-1a2b3c.js'), 'export {}')
  writeFileSync(join(page, 'assets', 'app-1a2b3c.js.gz'), 'squeezed')
  server = await startForTest({ page, library: TOY_LIBRARY })
})

const ask = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init)

test('the page is at every address that is not a file and not the API', async () => {
  for (const path of ['/', '/table/0123456789abcdef', '/how/to?x=1']) {
    const response = await ask(path)
    expect([path, response.status, await response.text()]).toEqual([path, 200, '<!doctype html><title>Fathom</title>'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('text/html')
  }
})

test('files with a hash in their name are kept for ever, and what is missing is not the page', async () => {
  const asset = await ask('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'identity' } })
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await ask('/assets/other.js')).status).toBe(404)
  expect((await ask('/robots.txt')).status).toBe(404)
  expect((await ask('/..%2f..%2fpackage.json')).status).toBe(404)
})

test('a compressed copy is sent to who can read it, and to nobody else', async () => {
  const path = '/assets/app-1a2b3c.js'
  const plain = await ask(path, { headers: { 'accept-encoding': 'identity' } })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'export {}'])
  const small = await ask(path, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
  expect([small.headers.get('content-encoding'), small.headers.get('content-length')]).toEqual(['gzip', '8'])
  expect(small.headers.get('vary')).toContain('accept-encoding')
})

test('no script runs that is not ours, and no other site frames the page', async () => {
  const { headers } = await ask('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy.split(';')).toEqual(
    expect.arrayContaining(["default-src 'self'", "script-src 'self'", "style-src 'self'", "object-src 'none'"]),
  )
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  const elsewhere = await Promise.all(['/api/games', '/api/none', '/healthz'].map((path) => ask(path)))
  for (const { headers: others } of elsewhere) expect(others.get('content-security-policy')).toBe(policy)
})

test('answers of the API are never kept', async () => {
  expect((await ask('/api/games')).headers.get('cache-control')).toBe('no-store')
  expect((await ask('/api/me')).headers.get('cache-control')).toBe('no-store')
})

test('without a built page the server says how to build it', async () => {
  const bare = await startForTest({ page: newFolder(), library: TOY_LIBRARY })
  const response = await fetch(`${bare.url}/`)
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')])
})
