import type { Browser, Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ADMIN = join(dirname(fileURLToPath(import.meta.resolve('@fathom/server/main'))), 'admin.ts')

/** Runs a command of the server's own on its data folder. */
export async function admin(folder: string, ...command: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [ADMIN, ...command, '--data', folder])
}

/** Somebody in a browser of their own. */
export async function somebody(browser: Browser, url: string, name: string, width = 1366): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 844 } })
  const page = await context.newPage()
  await page.request.post('/api/guests', { data: { name, language: 'en' } })
  return page
}
