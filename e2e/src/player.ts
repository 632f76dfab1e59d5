import { expect, type Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'

/** Milliseconds between looks for what comes in a moment: Playwright's own first look back is after 100. */
export const SOON = [15, 30, 60, 120]

/** Somebody at a table in a browser, who plays with the mouse. What may be done is asked of the server; it is done on the page. */
export abstract class Player {
  /** The game of the lobby's cover that is clicked. */
  protected abstract readonly game: string
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Does one of the legal actions on the page: a sensible one, as far as that is cheap to tell. */
  protected abstract choose(legal: readonly string[], table: TableReading): Promise<void>

  get tableId(): string {
    return this.page.url().split('/').at(-1) ?? ''
  }

  /** From the lobby to a table with bots. */
  async sitDownWithBots(): Promise<void> {
    await this.page.goto('/')
    await this.page.getByTestId(`play-bots-${this.game}`).click()
    await this.page.waitForURL(/\/table\//)
    await expect(this.page.getByTestId('prompt')).toBeVisible()
  }

  /** The table as the server tells it to this browser. */
  async read(): Promise<TableReading> {
    const { origin } = new URL(this.page.url())
    const answer = await this.page.request.get(`${origin}/api/tables/${this.tableId}`)
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
    else await this.choose(table.legal, table)
    await expect
      .poll(async () => (await this.read()).version, { message: 'the step reaches the server', intervals: SOON })
      .toBeGreaterThan(table.version)
  }
}
