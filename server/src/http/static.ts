import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const YEAR = 365 * 24 * 3600_000

/** The built page: files with a hash in their name for ever, everything else asked for anew each time. */
export async function addPage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(serveStatic, {
    root: folder,
    index: ['index.html'],
    cacheControl: false,
    // The build lays compressed copies beside the files.
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(folder, 'assets'))
      const forever = `public, max-age=${YEAR / 1000}, immutable`
      void reply.header('cache-control', isHashed ? forever : 'no-cache')
    },
  })
}

/** True for an address that the page itself shows (`/table/x`), not a file that is missing. */
export function isPageAddress(method: string, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = url.split('?', 1)[0] ?? ''
  return !/^\/(api|assets)(\/|$)/.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path)
}

export const NOT_BUILT = 'The page is not built yet: run "npm run build". The API is at /api/openapi.json.\n'
