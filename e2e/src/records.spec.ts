import { readFileSync } from 'node:fs'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const RECORD = new URL('../../games/sunken-treasure/golden/live-draws.txt', import.meta.url)

test('a record from a file is watched from every seat, linked to, and played on from', async ({ page }) => {
  const text = readFileSync(RECORD, 'utf8')
  const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
  await page.goto('/')
  await page.getByTestId('record-file').setInputFiles(file('cut.txt', text.replace('\nend ', '\nende ')))
  await expect(page.getByTestId('notice')).toContainText('cut.txt can’t be opened. Line ')
  await page.getByTestId('record-file').setInputFiles(file('game.txt', text))
  await page.waitForURL(/\/table\/here-/)
  // What was wrong with the other file is no longer told.
  await expect(page.getByTestId('notice')).toHaveCount(0, { timeout: 1000 })
  await expect(page.getByTestId('winner')).toBeVisible()

  // It plays by itself until I go somewhere.
  const play = page.getByTestId('replay-play')
  await page.getByTestId('watch-again').click()
  await expect(page.getByTestId('replay')).toContainText('position 2 of')
  await expect(play).toHaveText('Pause')
  await page.getByTestId('replay-first').click()
  await expect(play).toHaveText('Play')
  // Also who is there already.
  await play.click()
  await page.getByTestId('replay-first').click()
  await expect(play).toHaveText('Play')
  await expect(page.getByTestId('replay')).toContainText('position 1 of')
  await page.locator('#main').focus()
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByTestId('replay')).toContainText(`position ${step + 2} of`)
  }
  expect(await violations(page)).toEqual([])
  const told = await page.locator('.replay-words').innerText()
  await page.getByTestId('eyes').selectOption({ index: 2 })
  await expect(page.getByTestId('replay')).toBeVisible()

  // The address opens just here, for the next one as well.
  const link = page.url()
  expect(link).toMatch(/\/table\/here-[0-9a-f]+\/\d+$/)
  await page.goto(link)
  await expect(page.locator('.replay-words')).toHaveText(told)

  await page.locator('#main').focus()
  await page.keyboard.press('p')
  await expect(page.getByTestId('play-on')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByTestId('draws-same').check()
  await page.getByTestId('play-on-seat-1').selectOption('me')
  await page.getByTestId('play-on-begin').click()
  await page.waitForURL((url) => !link.includes(url.pathname))
  await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
  await expect(page.getByTestId('origin')).toContainText('Played on from another game')
  await page.getByTestId('to-origin').click()
  await expect(page.locator('.replay-words')).toHaveText(told)
  expect(page.url()).toBe(link)
})
