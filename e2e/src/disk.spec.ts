import { expect, test } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

test('a full disk is told where the click was, nothing is lost, and the same click works when there is room', async ({
  page,
}) => {
  const main = fileURLToPath(new URL('./fullMain.ts', import.meta.url))
  const child = fork(main, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } })
  const [url] = (await once(child, 'message')) as [string]
  const bid = async (wish: 'fill' | 'empty'): Promise<void> => {
    child.send(wish)
    await once(child, 'message')
  }
  await page.goto(url)
  await page.request.post(`${url}/api/guests`, { data: { name: 'Ana', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  const made = await page.request.post(`${url}/api/tables`, { data: { game: 'silver-and-gold', seats } })
  const { id } = (await made.json()) as TableReading
  const table = async () => (await (await page.request.get(`${url}/api/tables/${id}`)).json()) as TableReading
  const { legal } = await table()
  await page.request.post(`${url}/api/tables/${id}/act`, { data: { actions: [legal[0]], endTurn: true } })
  await page.goto(`${url}/table/${id}`)
  await expect(page.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'false')

  await bid('fill')
  // The rest of the last page fills up soon.
  const notice = page.getByTestId('notice').filter({ hasText: 'disk is full' })
  for (let tries = 0; tries < 60 && !(await notice.isVisible()); tries++) {
    const answered = page.waitForResponse((response) => /\/(act|undo)\?/.test(response.url()))
    const { draft } = await table()
    await page.getByTestId(draft.actions.length > 0 ? 'undo' : 'confirm').click()
    await answered
  }
  await expect(notice).toContainText('Nothing of the game is lost')
  const kept = await table()
  await expect(page.getByTestId('table')).toHaveAttribute('data-version', String(kept.version))

  await bid('empty')
  const wasDrafted = kept.draft.actions.length > 0
  await page.getByTestId(wasDrafted ? 'undo' : 'confirm').click()
  await expect.poll(async () => (await table()).draft.actions.length > 0).toBe(!wasDrafted)
  const gone = once(child, 'exit')
  child.disconnect()
  await gone
})
