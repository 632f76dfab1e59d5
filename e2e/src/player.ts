import { expect, type Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'

/** Milliseconds between looks for what comes in a moment: Playwright's own first look back is after 100. */
export const SOON = [15, 30, 60, 120]

/** @throws Error for who only looks on: they would wait for their turn for ever */
export function hasMove({ id, you, waitingFor }: TableReading): boolean {
  if (you === null) throw new Error(`this browser has no chair at table ${id}`)
  return waitingFor.includes(you)
}

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

  /** What is done in the part of a game that nobody looks at. */
  quick(table: TableReading): string {
    return table.legal[0] ?? ''
  }

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
  async read(id = this.tableId): Promise<TableReading> {
    const { origin } = new URL(this.page.url())
    const answer = await this.page.request.get(`${origin}/api/tables/${id}`)
    return (await answer.json()) as TableReading
  }

  /** Plays until the game is over, or until `enough` says so. */
  async play(enough: (table: TableReading) => boolean = () => false): Promise<TableReading> {
    for (;;) {
      const table = await this.read()
      if (table.status === 'finished' || enough(table)) return table
      if (!hasMove(table)) await this.page.waitForTimeout(40)
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

/**
 * Leaves out the middle of a game: it is played by requests, while no page is open, until `isLate` or the game's end. The long suite plays all
 * of it on the pages.
 * @param players everybody at the table who is no bot
 */
export async function leaveOutMiddle(
  players: readonly Player[],
  isLate: (table: TableReading) => boolean,
): Promise<void> {
  const [id] = players.map(({ tableId }) => tableId)
  if (process.env.FATHOM_LONG === '1' || id === undefined) return
  // Hundreds of steps in a few seconds are more than a page is made for.
  await Promise.all(players.map(({ page }) => page.goto('/favicon.svg')))
  while (await playsOn(players, id, isLate));
  await Promise.all(players.map((player) => comesBack(player, id)))
}

/** One step of whoever is asked. @returns false when it is late */
async function playsOn(
  players: readonly Player[],
  id: string,
  isLate: (table: TableReading) => boolean,
): Promise<boolean> {
  for (const player of players) {
    const table = await player.read(id)
    if (table.status === 'finished' || isLate(table)) return false
    if (!hasMove(table)) continue
    const path = `/api/tables/${id}/${table.draft.canEndTurn ? 'end-turn' : 'act'}`
    const data = table.draft.canEndTurn ? {} : { actions: [player.quick(table)], endTurn: true }
    const answer = await player.page.request.post(path, { data })
    // A bot may have been faster.
    if (!answer.ok() && answer.status() !== 409) throw new Error(`${JSON.stringify(data)}: ${await answer.text()}`)
    return true
  }
  await new Promise((resolve) => setTimeout(resolve, 15)) // the bots' turn
  return true
}

async function comesBack(player: Player, id: string): Promise<void> {
  await player.page.goto(`/table/${id}`)
  await expect(player.page.getByTestId('table')).toBeVisible()
}
