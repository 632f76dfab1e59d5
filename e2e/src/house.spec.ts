import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { admin, somebody } from './house.ts'

test('asked to a table, looked on, talked, reported: an operator handles it, who said it reads why, and they part', async ({
  browser,
  server,
}) => {
  const { url, folder } = server
  const [ada, rex, op] = await Promise.all([
    somebody(browser, url, 'Ada'),
    somebody(browser, url, 'Rex', 390),
    somebody(browser, url, 'Orla'),
  ])
  await op.request.post('/api/me/password', { data: { password: 'a long password' } })
  await admin(folder, 'role', 'Orla', 'operator')

  // Rex comes by the link, and Orla looks on.
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ada.request.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
  const { id } = (await made.json()) as TableReading
  await rex.goto(`/table/${id}`)
  await rex.getByTestId('sit-1').click()
  await Promise.all([ada.goto(`/table/${id}`), op.goto(`/table/${id}`)])
  await expect(ada.getByTestId('prompt')).toBeVisible()
  await ada.getByTestId('open-talk').click()
  await expect(ada.getByTestId('onlookers-line')).toContainText('1 person is watching')
  await rex.request.post(`/api/tables/${id}/talk`, { data: { words: 'You fool' } })
  await ada.getByTestId('talk-more-1').click()
  await ada.getByTestId('talk-report').click()
  await ada.getByTestId('send-report').click()
  await expect(ada.getByTestId('notice')).toContainText('Thank you')

  // Orla finds the reports where she finds herself, and warns.
  await op.goto('/me')
  await op.getByTestId('to-reports').click()
  const card = op.getByTestId('report-card').filter({ hasText: 'Rex, reported by Ada' })
  await expect(card).toContainText('You fool')
  expect(await violations(op)).toEqual([])
  await card.getByTestId('measure-why').fill('Be kind, please')
  await card.getByTestId('do-it').click()
  await expect(card).toHaveCount(0)
  await expect(op.getByTestId('measures')).toContainText('Orla: warned Rex')

  // Rex reads it before anything else, with the keyboard; Escape is no answer.
  await expect(rex.getByTestId('warning')).toContainText('Be kind, please')
  expect(await violations(rex)).toEqual([])
  await rex.keyboard.press('Escape')
  await expect(rex.getByTestId('have-read')).toBeVisible()
  await rex.getByTestId('have-read').focus()
  // What is behind the warning can't be heard: what fails is told in it.
  await rex.route('**/acknowledge', (route) => route.abort())
  await rex.keyboard.press('Enter')
  await expect(rex.getByTestId('warning').getByRole('alert')).toContainText('does not answer')
  await rex.unrouteAll()
  await rex.keyboard.press('Enter')
  await expect(rex.getByTestId('warning')).toHaveCount(0)

  // What an operator says to everybody.
  await op.getByRole('link', { name: 'How the house is run' }).click()
  await op.getByTestId('welcome-en').fill('Tuesdays at eight.')
  // What is refused is not shown as if it held.
  await op.route('**/house/settings', (route) => route.abort())
  await op.getByTestId('accounts-nobody').click()
  await expect(op.getByTestId('notice').getByText('does not answer')).toBeVisible()
  await expect(op.getByTestId('accounts-all')).toBeChecked()
  await op.unrouteAll()
  await op.getByTestId('save-welcome').click()
  await expect(op.getByTestId('notice').getByText('Saved.')).toBeVisible()
  await expect(op.getByTestId('spoken')).toContainText('Saved.')
  await op.getByTestId('imprint-en').fill('The club of Port Royal')
  await op.getByTestId('save-imprint').click()
  await op.getByTestId('make-invitation').click()
  await expect(op.getByTestId('invitation-link')).toBeFocused()
  const invitation = await op.getByTestId('invitation-link').inputValue()
  expect(await violations(op)).toEqual([])
  await rex.goto(invitation)
  await rex.getByTestId('accept-invitation').click()
  await expect(rex.getByTestId('notice')).toContainText('choose below')
  await rex.goto('/')
  await expect(rex.getByTestId('welcome')).toHaveText('Tuesdays at eight.')
  await rex.getByRole('link', { name: 'Imprint' }).click()
  await expect(rex.getByTestId('imprint')).toContainText('Port Royal')
  await rex.route('**/api/house', (route) => route.abort())
  await rex.reload()
  await expect(rex.getByTestId('trouble')).toBeVisible()
  await rex.unrouteAll()
  await rex.getByTestId('trouble').getByRole('button').click()
  await expect(rex.getByTestId('imprint')).toContainText('Port Royal')

  // Ada has had enough of Rex; the link of another table does not help him.
  await ada.request.post(`/api/tables/${id}/block`, { data: { seat: 1 } })
  const other = await ada.request.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
  await rex.goto(`/table/${((await other.json()) as TableReading).id}`)
  await expect(rex.getByText('This table is not open to you.')).toBeVisible()

  // The server is others', too.
  await op.request.post('/api/house/settings', { data: { welcome: { en: '', fr: '' }, imprint: { en: '', fr: '' } } })
  await Promise.all([ada, rex, op].map((page) => page.context().close()))
})
