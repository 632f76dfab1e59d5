import { readFileSync } from 'node:fs'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

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
