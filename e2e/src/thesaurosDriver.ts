import { expect, type APIResponse, type Page } from '@playwright/test'
import type { CreateTable, TableReading } from '@fathom/protocol'
import { hasMove } from './player.ts'

/** What a driver reads of a position. */
export interface Position {
  readonly phase: string
  readonly quadrimester: number
  readonly fee: number
  readonly pending: {
    readonly kind: string
    readonly account: string | null
    readonly amount: number | null
    readonly left: number | null
  } | null
  readonly players: readonly {
    readonly accounts: readonly number[] | null
    readonly slush: number | null
    readonly reputation: number
  }[]
  readonly auction: { readonly bids: readonly { readonly seat: number; readonly amount: number }[] } | null
}

/** Which action to take when any would do: those that go on come before those that give up. */
const ORDER = ['place', 'take', 'transfer', 'tile', 'prototype', 'patent', 'item', 'buy', 'sponsor', 'sell', 'hire', 'fish', 'advertise', 'hat', 'teach', 'keep', 'map', 'choose', 'bribe', 'done', 'surface', 'deed', 'pass', 'skip', 'refuse'] // prettier-ignore

/** Plays at a table of Thesauros through the API until it stands where a test begins; the test itself uses the page. */
export class Driver {
  readonly page: Page
  private id = ''
  private step = 0

  constructor(page: Page) {
    this.page = page
  }

  async named(name: string): Promise<this> {
    await this.page.goto('/')
    await this.must(this.page.request.post('/api/guests', { data: { name, language: 'en' } }))
    return this
  }

  async sets(seats: CreateTable['seats'], options: CreateTable['options'] = {}): Promise<void> {
    const answer = await this.must(
      this.page.request.post('/api/tables', { data: { game: 'thesauros', seats, options } }),
    )
    await this.sitsAt(((await answer.json()) as TableReading).id)
  }

  async joins(other: Driver): Promise<void> {
    await this.must(this.page.request.post(`/api/tables/${other.id}/join`, { data: {} }))
    await this.sitsAt(other.id)
    await other.page.reload()
  }

  async read(): Promise<TableReading> {
    return (await (await this.page.request.get(`/api/tables/${this.id}`)).json()) as TableReading
  }

  async position(): Promise<Position> {
    return positionOf(await this.read())
  }

  /** Is it my turn, and asked for this? */
  async isAsked(kind: string): Promise<boolean> {
    const table = await this.read()
    return isAsked(table, kind)
  }

  /** The page shows what the server has. */
  async catchesUp(): Promise<void> {
    const { version } = await this.read()
    await expect(this.page.getByTestId('table')).toHaveAttribute('data-version', String(version))
  }

  /** One step if it is my turn; true when the game is over or `enough`. */
  async goesOn(enough: (table: TableReading) => boolean): Promise<boolean> {
    const table = await this.read()
    if (table.status === 'finished' || enough(table)) return true
    if (!hasMove(table)) return false
    if (table.draft.canEndTurn) await this.must(this.page.request.post(`/api/tables/${this.id}/end-turn`, { data: {} }))
    else await this.acts(this.likeliest(table))
    return false
  }

  /** Brings the table there, with whoever else sits at it. */
  async drives(enough: (table: TableReading) => boolean, others: readonly Driver[] = []): Promise<TableReading> {
    for (;;) {
      if (await this.goesOn(enough)) break
      for (const other of others) await other.goesOn(enough)
    }
    // Hundreds of steps in a few seconds are more than a page is made for: it is opened anew.
    await this.page.reload()
    await this.catchesUp()
    return this.read()
  }

  async acts(action: string): Promise<void> {
    const data = { actions: [action], endTurn: true }
    await this.must(this.page.request.post(`/api/tables/${this.id}/act`, { data }))
  }

  private likeliest({ legal, view }: TableReading): string {
    const due = legal.find((action) => action.startsWith('budget '))
    if (due !== undefined) {
      const left = (view as unknown as Position).pending?.left ?? 0
      return `budget ${due.split(' ')[1]} ${Math.floor(left / 2)}`
    }
    const verb = ORDER.find((each) => legal.some((action) => action === each || action.startsWith(`${each} `)))
    const choices = legal.filter((action) => action.split(' ')[0] === (verb ?? legal[0]?.split(' ')[0]))
    // Meeples go to different zones, so that all of the town is seen.
    this.step = (this.step * 7 + 3) % 101
    return choices[this.step % choices.length] ?? ''
  }

  private async sitsAt(id: string): Promise<void> {
    this.id = id
    await this.page.goto(`/table/${id}`)
    await expect(this.page.getByRole('main')).toBeVisible()
  }

  private async must(answer: Promise<APIResponse>): Promise<APIResponse> {
    const got = await answer
    if (!got.ok()) throw new Error(`${got.url()}: ${await got.text()}`)
    return got
  }
}

function positionOf(table: TableReading): Position {
  return table.view as unknown as Position
}

export function isAsked(table: TableReading, kind: string): boolean {
  const { you, waitingFor, legal } = table
  return you !== null && waitingFor.includes(you) && legal.length > 0 && positionOf(table).pending?.kind === kind
}
