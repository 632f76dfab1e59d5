import { readFileSync } from 'node:fs'
import type { Remarks, TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { spills } from './spills.ts'
import { admin, somebody } from './house.ts'
import { ask, playOut } from './playOut.ts'

const RECORD = new URL('../../games/sunken-treasure/golden/live-draws.txt', import.meta.url)

test('remarks on a record are written, found again by keys, saved into the file and read out of it', async ({
  page,
}) => {
  const text = readFileSync(RECORD, 'utf8')
  const file = (content: string) => ({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(content) })
  const at = (n: number) => expect(page.getByTestId('replay')).toContainText(`position ${n} of`)
  await page.goto('/')
  await page.getByTestId('record-file').setInputFiles(file(`${text}# note 4 the wrong island\n# note 9999 nowhere\n`))
  await expect(page.getByTestId('notice')).toContainText('One of its remarks can’t be read')
  await expect(page.getByTestId('winner')).toBeVisible()
  await page.getByTestId('watch-again').click()
  await page.getByTestId('replay-play').click()
  await page.getByTestId('replay-first').click()
  await at(1)
  await page.getByTestId('write-remark').click()
  await page.getByTestId('remark').fill('A fine beginning,\nfor Ada')
  await page.getByTestId('save-remark').click()
  await expect(page.locator('.remark')).toHaveText('A fine beginning, for Ada', { useInnerText: false })
  await expect(page.getByTestId('remark-marks').locator('i')).toHaveCount(2)
  expect(await violations(page)).toEqual([])

  // From one to the next: what stands there is heard.
  await page.locator('#main').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('.remark')).toHaveText('the wrong island')
  await expect(page.getByTestId('spoken')).toContainText('Remark: the wrong island')
  await page.getByTestId('previous-remark').click()
  await at(1)
  await page.getByTestId('next-remark').click()
  await page.getByTestId('remove-remark').click()
  await expect(page.getByTestId('remark-marks').locator('i')).toHaveCount(1)

  await page.getByTestId('back-to-now').click()
  const saved = page.waitForEvent('download')
  await page.getByTestId('download-record').click()
  const stored = readFileSync(await (await saved).path(), 'utf8')
  expect(stored).toContain('\n# note 0 A fine beginning,\\nfor Ada\n')
  expect(stored).not.toContain('wrong island')
})

test('a remark that is shared by a link is reported; a moderator follows the link and ends it', async ({
  browser,
  server,
}) => {
  const people = ['Ada', 'Cy', 'Mo'].map((name) => somebody(browser, server.url, name))
  const [ada, cy, mo] = await Promise.all(people)
  if (ada === undefined || cy === undefined || mo === undefined) throw new Error('three people are needed')
  await ask(mo, '/me/password', { password: 'a long password' })
  await admin(server.folder, 'role', 'Mo', 'moderator')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  const { id } = await ask<TableReading>(ada, '/tables', { game: 'silver-and-gold', seats })
  await playOut(ada, id)
  await ask(ada, `/tables/${id}/remarks`, { line: 0, words: 'You fool' })
  const { key } = await ask<Remarks>(ada, `/tables/${id}/remarks/share`, { shared: true })

  await cy.setViewportSize({ width: 390, height: 844 })
  await cy.goto(`/table/${id}?notes=${key}`)
  await cy.getByTestId('watch-again').click()
  await cy.getByTestId('replay-play').click()
  await cy.locator('#main').focus()
  for (let step = 0; step < 3; step++) await cy.keyboard.press('ArrowLeft')
  await expect(cy.getByTestId('replay')).toContainText('position 1 of')
  await expect(cy.locator('.remark')).toBeInViewport({ ratio: 1 })
  expect(await spills(cy)).toEqual([])
  await cy.getByTestId('report-remark').click()
  expect(await violations(cy)).toEqual([])
  await cy.getByTestId('send-report').press('Enter')
  await expect(cy.getByTestId('notice')).toContainText('Thank you')

  await mo.goto('/reports')
  const card = mo.getByTestId('report-card')
  await expect(card).toContainText('in remarks shared by a link')
  await expect(card).toContainText('You fool')
  await expect(card.getByRole('link')).toHaveAttribute('href', `/table/${id}?notes=${key}`)
  await card.getByTestId('do').selectOption('unshare')
  expect(await violations(mo)).toEqual([])
  await card.getByTestId('measure-why').fill('Be kind')
  await card.getByTestId('do-it').click()
  await expect(mo.getByTestId('measures')).toContainText('Mo: ended the link to remarks of Ada')
  expect((await cy.request.get(`/api/tables/${id}/remarks/shared?key=${key}`)).status()).toBe(404)
  await Promise.all([ada, cy, mo].map((page) => page.context().close()))
})
