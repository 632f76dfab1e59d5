import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { ServerProcess } from './server.ts'

/** A table is unattended after a second here. */
const SOON = { FATHOM_OPEN_DAYS: '0.00001' }

test('a table that nobody came to is told as that, and opened again from the lobby; the old link leads to it', async ({
  browser,
}) => {
  const server = new ServerProcess()
  await server.start(0, SOON)
  const host = await browser.newContext({ baseURL: server.url })
  const page = await host.newPage()
  await page.goto('/')
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const open = async (): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const made = await page.request.post('/api/tables', {
      data: { game: 'sunken-treasure', seats, visibility: 'open' },
    })
    return ((await made.json()) as { id: string }).id
  }
  const id = await open()
  const created = Date.now()
  await expect.poll(() => Date.now() - created).toBeGreaterThan(1000)
  await server.kill()
  await server.start(0, SOON)
  const reading = async () => (await (await page.request.get(`/api/tables/${id}`)).json()) as { nobodyCame: boolean }
  await expect.poll(async () => (await reading()).nobodyCame).toBe(true)

  // A friend who comes late reads what has become of it, in their language.
  const late = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })
  const friend = await late.newPage()
  await friend.goto(`/table/${id}`)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Personne n’est venu : cette table est close.')
  await expect(friend.getByTestId('nobody-came')).toContainText('Il ne tient qu’à Ana de la rouvrir')
  expect(await violations(friend)).toEqual([])

  // The host finds it among the own tables, and opens it again by keyboard.
  await page.goto('/')
  const card = page.getByTestId(`table-${id}`)
  await expect(card).toContainText('Nobody came, so this table has closed.')
  expect(await violations(page)).toEqual([])
  await card.getByRole('button', { name: 'Open it again' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('waiting-room')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(id))
  await page.goto(`/table/${id}`)
  await expect(page.getByTestId('nobody-came')).toContainText('It has been opened again.')
  await friend.getByTestId('to-reopened').click()
  await expect(friend.getByTestId('invitation')).toBeVisible()
  await late.close()
  await host.close()
  await server.stop()
})
