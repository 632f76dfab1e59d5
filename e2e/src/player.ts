import { expect, type Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'

/** Somebody at a table in a browser, who plays with the mouse. What may be done is asked of the server; it is done on the page. */
export class Player {
  readonly page: Page
  private turns = 0

  constructor(page: Page) {
    this.page = page
  }

  get tableId(): string {
    return this.page.url().split('/').at(-1) ?? ''
  }

  /** From the lobby to a table with bots. */
  async sitDownWithBots(): Promise<void> {
    await this.page.goto('/')
    await this.page.getByTestId('play-bots-silver-and-gold').click()
    await this.page.waitForURL(/\/table\//)
    await expect(this.page.getByTestId('prompt')).toBeVisible()
  }

  /** The table as the server tells it to this browser. */
  async read(): Promise<TableReading> {
    const answer = await this.page.request.get(`/api/tables/${this.tableId}`)
    return (await answer.json()) as TableReading
  }

  /** Plays until the game is over, or until `enough` says so. */
  async play(enough: (table: TableReading) => boolean = () => false): Promise<TableReading> {
    for (;;) {
      const table = await this.read()
      if (table.status === 'finished' || enough(table)) return table
      if (table.you === null || !table.waitingFor.includes(table.you)) await this.page.waitForTimeout(40)
      else await this.step(table)
    }
  }

  /** One step on the page, and then until the server has it. */
  async step(table: TableReading): Promise<void> {
    // The page may be a moment behind the server.
    await expect(this.page.getByTestId('table')).toHaveAttribute('data-version', String(table.version))
    if (table.draft.canEndTurn) await this.page.getByTestId('end-turn').click()
    else {
      const [first = ''] = table.legal
      const [verb] = first.split(' ')
      if (verb === 'keep') await this.keep(first)
      else if (verb === 'take') await this.take(first)
      else if (verb === 'bonus') await this.crossBox(first)
      else await this.cross(table.legal)
    }
    await expect
      .poll(async () => (await this.read()).version, { message: 'the step reaches the server' })
      .toBeGreaterThan(table.version)
  }

  private async keep(action: string): Promise<void> {
    for (const card of action.split(' ').slice(1)) await this.page.getByTestId(`card-${card}`).click()
    await this.page.getByTestId('confirm').click()
  }

  private async take(action: string): Promise<void> {
    const card = action.split(' ')[1] ?? ''
    await this.page.getByTestId(card === 'deck' ? 'deck' : `card-${card}`).click()
  }

  private async crossBox(action: string): Promise<void> {
    const [, card = '', box = ''] = action.split(' ')
    await this.boxAt(card, box).click()
  }

  /** Every third turn a single box, else the pattern wherever it can be made to fit. */
  private async cross(legal: readonly string[]): Promise<void> {
    this.turns++
    const patterns = legal.filter((action) => action.startsWith('cross'))
    const pattern = patterns[this.turns % Math.max(1, patterns.length)]
    if (pattern === undefined || this.turns % 3 === 0) return this.single(legal)
    const [, card = '', ...boxes] = pattern.split(' ')
    const box = this.boxAt(card, boxes[0] ?? '')
    for (let pose = 0; pose < 8; pose++) {
      await box.hover()
      if ((await this.page.getByTestId('confirm').getAttribute('aria-disabled')) === 'false') return box.click()
      await this.page.keyboard.press(pose === 3 ? 'f' : 'r')
    }
    return this.single(legal)
  }

  private async single(legal: readonly string[]): Promise<void> {
    const control = this.page.getByTestId('control-single')
    if ((await control.getAttribute('aria-pressed')) !== 'true') await control.click()
    const singles = legal.filter((action) => action.startsWith('box'))
    await this.crossBox(singles[this.turns % singles.length] ?? '')
  }

  private boxAt(card: string, name: string) {
    const box = (Number(name[1]) - 1) * 4 + 'abcd'.indexOf(name[0] ?? '')
    return this.page.getByTestId(`box-${card}-${box}`)
  }
}
