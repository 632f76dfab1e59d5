import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { Driver, isAsked, type Position } from './thesaurosDriver.ts'

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot' as const, level: 'deckhand' }))

async function amounts(page: Page): Promise<number[]> {
  const fields = page.getByTestId(/^amount-/)
  return fields.evaluateAll((all) => all.map((each) => Number((each as HTMLInputElement).value)))
}

test('the year’s money is shared out by slider, number and key, and sent as one', async ({ page }) => {
  const ana = await new Driver(page).named('Ana')
  await ana.sets([{ kind: 'me' }, ...bots(2)], { variant: 'introductory' })
  await expect(page.getByTestId('budget')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set the budget' })).toHaveCount(1)
  const before = await amounts(page)
  const sum = before.reduce((total, amount) => total + amount, 0)
  await page.getByTestId('amount-ME').fill('14')
  await page.getByTestId('amount-ME').press('Tab')
  const [, , , , slush = 0] = await amounts(page)
  await page.getByTestId('more-SF').click()
  await page.getByTestId('slide-HR').focus()
  await page.keyboard.press('ArrowRight')
  const after = await amounts(page)
  expect(after.reduce((total, amount) => total + amount, 0)).toBe(sum)
  expect(after[3]).toBe(14)
  expect(after[4]).toBe(slush + 1)
  // The table is looked at, and the form is as it was.
  await page.getByTestId('budget-aside').click()
  await expect(page.getByTestId('budget')).toBeHidden()
  await page.getByTestId('budget-back').click()
  expect(await amounts(page)).toEqual(after)
  await page.getByTestId('send-budget').click()
  await expect.poll(async () => (await ana.position()).phase).not.toBe('budget')
  const company = (await ana.position()).players[0]
  expect([...(company?.accounts ?? []), company?.slush]).toEqual(after)
})

test('an account that is short is helped by one click, the cheapest way', async ({ page }) => {
  const ana = await new Driver(page).named('Ana')
  await ana.sets([{ kind: 'me' }, ...bots(1)])
  const asked = await ana.drives((table) => isAsked(table, 'pay'))
  expect(isAsked(asked, 'pay')).toBe(true)
  const before = await ana.position()
  const owned = ({ players }: Position): number =>
    (players[0]?.accounts ?? []).reduce((total, amount) => total + amount, 0)
  await page.getByTestId('plan-0').click()
  // What passes the move on waits for the end of the turn. Wages may be due right after.
  await expect
    .poll(async () => {
      if ((await ana.read()).draft.canEndTurn) await page.getByTestId('end-turn').click()
      return owned(before) - owned(await ana.position())
    })
    .toBeGreaterThanOrEqual((before.pending?.amount ?? 0) + before.fee)
})

test('a mercenary is auctioned between two browsers', async ({ browser, server }) => {
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
  const [ana, bo] = await Promise.all(
    contexts.map(async (context, seat) => new Driver(await context.newPage()).named(seat === 0 ? 'Ana' : 'Bo')),
  )
  if (ana === undefined || bo === undefined) throw new Error('two people are needed')
  await ana.sets([{ kind: 'me' }, { kind: 'open' }], { variant: 'lawless' })
  await bo.joins(ana)
  await ana.drives((table) => table.view?.['phase'] === 'auction', [bo])
  await bo.page.reload()
  await bo.catchesUp()
  const [first, second] = (await ana.isAsked('auction')) ? [ana, bo] : [bo, ana]
  await expect(first.page.getByTestId('auction')).toBeVisible()
  await expect(second.page.getByTestId('auction')).toBeVisible()
  await expect(second.page.getByTestId('bid')).toHaveCount(0)
  await first.page.getByTestId('bid').click()
  await expect(second.page.getByTestId('highest-bid')).toContainText('$1')
  // A standing bid answers by itself, as often as needed.
  await second.page.getByTestId('bid-amount').fill('4')
  await second.page.getByTestId('bid-up-to').click()
  await expect(first.page.getByTestId('highest-bid')).toContainText('$2')
  await first.page.getByTestId('bid').click()
  await expect(first.page.getByTestId('highest-bid')).toContainText('$4')
  await expect(first.page.getByTestId('auction')).not.toContainText('up to $4.')
  // The purse is too small for more: passing comes first. One may bid any sum; this one can't be paid, so the bid before it buys.
  await expect(first.page.getByTestId('bid-amount')).toHaveCount(0)
  await expect(first.page.getByTestId('auction').locator('.primary')).toHaveText('Pass')
  await first.page.getByTestId('bid-all-the-same').click()
  await first.page.getByTestId('bid-amount').fill('150')
  await expect(first.page.locator('#bid-beyond')).not.toBeEmpty()
  await first.page.getByTestId('bid').click()
  await expect(first.page.getByTestId('auction')).toHaveCount(0)
  await Promise.all(contexts.map((context) => context.close()))
})

test('my total stands beside my own things, and tells what it is made of', async ({ page }) => {
  // What is asked comes late, when something else is open already.
  let bring = (): void => undefined
  const opened = new Promise<void>((resolve) => (bring = resolve))
  await page.route(/\/assets\/Choices-/, async (route) => {
    await opened
    await route.continue()
  })
  const ana = await new Driver(page).named('Ana')
  await ana.sets([{ kind: 'me' }], { variant: 'solo' })
  const standing = page.getByTestId('standing')
  await expect(standing).toHaveText(/^reputation \d+, would score \d+$/)
  await standing.click()
  await expect(page.getByTestId('standing-lines').locator('tfoot td')).toHaveText(
    (await standing.innerText()).match(/\d+$/)?.[0] ?? '',
  )
  bring()
  await expect(page.getByTestId('choices')).toBeVisible()
  await expect(page.getByTestId('standing-lines')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('standing-lines')).toHaveCount(0)
  await expect(standing).toBeFocused()
  // Goal and trophies are in sight without a click.
  await expect(page.getByTestId('office').getByTestId('solo-goal')).toBeVisible()
  await expect(page.getByTestId('office').getByRole('meter')).toHaveCount(3)
})

test('a game alone goes to its trophies', async ({ page }) => {
  const ana = await new Driver(page).named('Ana')
  await ana.sets([{ kind: 'me' }], { variant: 'solo' })
  await page.getByTestId('choose-hat-2').click()
  await page.getByTestId('choose-hat-8').click()
  await expect(page.getByTestId('budget')).toBeVisible()
  await page.getByTestId('panel-year').click()
  await expect(page.getByTestId('year').getByTestId('solo-goal')).toContainText('more than 70')
  await ana.drives((table) => table.status === 'finished')
  await expect(page.getByTestId('result')).toBeVisible()
  await expect(page.getByTestId('result').getByTestId('trophies').getByRole('listitem')).toHaveCount(4)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`budget, panels and explanations are accessible, ${scheme}`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, colorScheme: scheme })
    const page = await context.newPage()
    const ana = await new Driver(page).named('Ana')
    await ana.sets([{ kind: 'me' }, ...bots(3)], { variant: 'lawless' })
    await expect(page.getByTestId('budget')).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const tab of ['market', 'technology', 'year']) {
      await page.getByTestId(`panel-${tab}`).click()
      expect(await violations(page)).toEqual([])
    }
    await page.getByTestId('control-rule').click()
    await expect(page.getByTestId('explanation')).toContainText('Everybody shares out')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('explanation')).toHaveCount(0)
    await page.getByTestId('account-GE').hover()
    await expect(page.getByTestId('explanation')).toContainText('General Expenses')
    await context.close()
  })
}

test('on a phone the budget is a sheet with room for a thumb', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const ana = await new Driver(page).named('Ana')
  await ana.sets([{ kind: 'me' }, ...bots(2)])
  await expect(page.getByTestId('budget')).toBeVisible()
  const small = await page
    .getByTestId('budget')
    .getByRole('button')
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent ?? ''),
    )
  expect(small).toEqual([])
  // No half circles of the zones above it.
  await expect(page.getByTestId('zone-tab-1')).toBeHidden()
  expect(await violations(page)).toEqual([])
  await page.getByTestId('send-budget').tap()
  await expect(page.getByTestId('zone-tab-1')).toBeVisible()
  // What is asked next takes the sheet's place; the office is a tap away.
  await expect(page.getByTestId('budget')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Office' }).tap()
  await expect(page.getByTestId('account-HR')).toBeVisible()
  await expect(page.getByTestId('account-HR')).toContainText('for zone 1 and wages')
  await context.close()
})
