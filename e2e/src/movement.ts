import { expect, type Locator, type Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { withMotion } from './fixtures.ts'

/** What moves takes twenty times as long: long enough to be looked at. */
export async function slowly(page: Page): Promise<void> {
  await withMotion(page)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Animation.enable')
  await protocol.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
}

/** From now on time passes only as the test says, and not so long at once that the page would take its line for dead. Its clock must have been installed before it was opened. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
}

/** Does my actions and ends my turn beside the page, which hears of it as of anybody’s. */
export async function play(page: Page, table: string, actions: readonly string[]): Promise<void> {
  const shown = page.getByTestId('table')
  const before = (await shown.getAttribute('data-version')) ?? ''
  const done = await page.request.post(`${table}/act`, { data: { actions } })
  expect(done.ok(), await done.text()).toBe(true)
  const { draft } = (await (await page.request.get(table)).json()) as TableReading
  if (draft.canEndTurn) await page.request.post(`${table}/end-turn`, { data: {} })
  await expect(shown).not.toHaveAttribute('data-version', before)
}

/** Lets moments pass until `sign` is there. */
export async function tellUntil(page: Page, sign: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return sign.count()
    })
    .toBeGreaterThan(0)
}

/** Something of it moves. */
export async function expectToMove(thing: Locator): Promise<void> {
  const moving = (elements: Element[]): number =>
    elements.flatMap((element) => element.getAnimations({ subtree: true })).filter(({ playState }) => playState === 'running').length // prettier-ignore
  await expect.poll(() => thing.evaluateAll(moving)).toBeGreaterThan(0)
}

/** A flight’s last place is within a thing’s edges. */
export async function expectToGoTo(flight: Locator, target: Locator): Promise<void> {
  const end = await flight.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [flying] = element.getAnimations()
    const { transform: now } = getComputedStyle(element)
    const keyframes = flying?.effect instanceof KeyframeEffect ? flying.effect.getKeyframes() : []
    const there = new DOMMatrix(String(keyframes.at(-1)?.['transform']).replace(/scale\(.*\)/, ''))
    const here = new DOMMatrix(now === 'none' ? '' : now)
    return { x: left + width / 2 - here.e + there.e, y: top + height / 2 - here.f + there.f }
  })
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${String(target)} is not drawn`)
  expect(end.x).toBeGreaterThanOrEqual(box.x)
  expect(end.x).toBeLessThanOrEqual(box.x + box.width)
  expect(end.y).toBeGreaterThanOrEqual(box.y)
  expect(end.y).toBeLessThanOrEqual(box.y + box.height)
}
