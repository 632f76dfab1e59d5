import type { Page } from '@playwright/test'

/** Something a person does with the page, again and again. */
export interface Gesture {
  readonly name: string
  /** What it needs first; not timed. */
  before?(page: Page): Promise<void>
  /** What is done and timed, the `turn`th time (from 0). */
  run(page: Page, turn: number): Promise<void>
  /** What has to be put right before it can be done again; not timed. */
  after?(page: Page): Promise<void>
}

const ZONES = ['1', '2', '3', '6', '7', '8', '9'] as const
const PANELS = ['market', 'technology', 'year', 'museum'] as const

/** On a turn where meeples are placed. */
export const placing: readonly Gesture[] = [
  {
    name: 'pick a meeple',
    run: async (page, turn) => (await nth(page, /^meeple-/, turn)).click(),
    // What stays in the hand would be placed by a later gesture.
    after: (page) => page.keyboard.press('Escape'),
  },
  { name: 'point at a line', run: (page, turn) => moveTo(page, `zone-${of(ZONES, turn)}`) },
  { name: 'zoom with the wheel', run: (page) => page.mouse.wheel(0, -120), after: whole },
  { name: 'zoom to the action', run: (page) => page.keyboard.press('z'), after: whole },
  {
    name: 'drag the chart',
    before: async (page) => {
      await page.mouse.wheel(0, -240)
      await page.waitForTimeout(600)
    },
    run: (page) => drag(page, { x: 640, y: 300 }, { x: 560, y: 340 }),
    after: whole,
  },
  {
    name: 'drag a meeple over the lines',
    run: async (page, turn) => {
      const from = await middle(page, 'meeple-B')
      const to = await middle(page, `zone-${of(ZONES, turn)}`)
      await drag(page, from, to, () => page.keyboard.press('Escape'))
    },
    after: undone,
  },
  { name: 'open a panel', run: (page, turn) => page.getByTestId(`panel-${of(PANELS, turn)}`).click() },
  {
    name: 'open the panels large',
    run: (page) => page.getByTestId('panels-large').click(),
    after: (page) => page.getByTestId('close-large').click(),
  },
  { name: 'open and close an explanation', run: (page) => page.getByTestId('control-rule').click() },
  {
    name: 'place a meeple',
    run: async (page) => {
      await page.getByTestId('meeple-B').click()
      await page.getByTestId('zone-6').locator('rect').click()
    },
    after: undone,
  },
  {
    name: 'undo',
    run: async (page) => {
      await page.getByTestId('zone-6').locator('rect').click()
      await page.locator('[data-testid="undo"][aria-disabled="false"]').click()
    },
    after: undone,
  },
]

/** On a turn at sea. */
export const sailing: readonly Gesture[] = [
  { name: 'point at a space of the sea', run: async (page, turn) => hover(await nth(page, LEGAL_SPACES, turn)) },
  {
    name: 'sail to a space',
    run: async (page, turn) => (await nth(page, LEGAL_SPACES, turn)).locator('rect').click({ force: true }),
    after: undone,
  },
]

/** Landing on an island may turn a tile over, which nobody can undo. */
const LEGAL_SPACES = /^sea-[fgw]\d/

function of<Each>(list: readonly Each[], turn: number): Each {
  return list[turn % list.length] as Each
}

async function nth(page: Page, testId: RegExp, turn: number) {
  const all = page.locator('[data-legal]').and(page.getByTestId(testId))
  return all.nth(turn % Math.max(1, await all.count()))
}

async function middle(page: Page, testId: string): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId(testId).boundingBox()
  if (box === null) throw new Error(`${testId} is not on the page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function moveTo(page: Page, testId: string): Promise<void> {
  const { x, y } = await middle(page, testId)
  await page.mouse.move(x, y)
}

async function hover(thing: Awaited<ReturnType<typeof nth>>): Promise<void> {
  const box = await thing.boundingBox()
  if (box !== null) await thing.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** @param beforeUp what is done while it is still held */
async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  beforeUp: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await beforeUp()
  await page.mouse.up()
}

/** The whole chart again. */
async function whole(page: Page): Promise<void> {
  await page.getByTestId('zoom-whole').click()
  await page.waitForTimeout(400)
}

/** Takes back whatever has been done since. */
async function undone(page: Page): Promise<void> {
  await page.waitForTimeout(300)
  for (;;) {
    const undo = page.locator('[data-testid="undo"][aria-disabled="false"]')
    if ((await undo.count()) === 0) return
    const before = await page.getByTestId('table').getAttribute('data-version')
    await undo.click()
    await page.locator(`[data-testid="table"]:not([data-version="${before}"])`).waitFor()
    await page.waitForTimeout(150)
  }
}
