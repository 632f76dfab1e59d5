import type { Page } from '@playwright/test'
import type { CreatedGuest, TableReading } from '@fathom/protocol'
import { twins } from './byEar/twins.ts'
import { expect, test } from './fixtures.ts'

/** So many steps are made; every kind of question that comes up is looked at in both languages. */
const STEPS = 160

/** A person at the table: the test looks at their page, but sends their actions straight to the server. */
class Reader {
  readonly page: Page
  private readonly id: string

  constructor(page: Page, id: string) {
    this.page = page
    this.id = id
  }

  async read(): Promise<TableReading> {
    return (await (await this.page.request.get(`/api/tables/${this.id}`)).json()) as TableReading
  }

  /** One of the things that may be done, another one each time; or the turn's end. */
  async go(table: TableReading, count: number): Promise<void> {
    const path = `/api/tables/${this.id}/${table.draft.canEndTurn ? 'end-turn' : 'act'}`
    const action = table.legal[(count * 7) % Math.max(1, table.legal.length)] ?? ''
    const data = table.draft.canEndTurn ? {} : { actions: [action] }
    expect((await this.page.request.post(path, { data })).status()).toBe(200)
  }

  async twins(table: TableReading): Promise<string[]> {
    await expect(this.page.getByTestId('table')).toHaveAttribute('data-version', String(table.version))
    return twins(this.page)
  }
}

/** The kinds of things that may be done. */
function verbsOf({ legal }: TableReading): string {
  return [...new Set(legal.map((action) => action.split(' ')[0] ?? ''))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ')
}

async function sitDown(page: Page, name: string, language: 'en' | 'fr'): Promise<CreatedGuest> {
  await page.goto('/')
  const answer = await page.request.post('/api/guests', { data: { name, language } })
  return (await answer.json()) as CreatedGuest
}

const GAMES = [
  ['silver-and-gold', {}],
  ['sunken-treasure', {}],
  ['artifacts-inc', {}],
  ['thesauros', { variant: 'introductory' }],
] as const

for (const [game, options] of GAMES) {
  test(`no two buttons of ${game} are called the same`, async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'fr-FR',
      viewport: { width: 1440, height: 900 },
    })
    const bo = await other.newPage()
    await sitDown(page, 'Ana', 'en')
    await sitDown(bo, 'Bo', 'fr')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const made = await page.request.post('/api/tables', { data: { game, seats, options } })
    const { id } = (await made.json()) as TableReading
    expect((await bo.request.post(`/api/tables/${id}/join`, { data: {} })).status()).toBe(200)
    await page.goto(`/table/${id}`)
    await bo.goto(`/table/${id}`)
    const readers = [new Reader(page, id), new Reader(bo, id)]
    const found = new Set<string>()
    const asked = new Set<string>()
    for (let step = 0; step < STEPS; step++) {
      const tables = await Promise.all(readers.map((reader) => reader.read()))
      if (tables[0]?.status === 'finished') break
      const seat = tables.findIndex((table) => table.you !== null && table.waitingFor.includes(table.you))
      const [table, reader] = [tables[seat], readers[seat]]
      if (table === undefined || reader === undefined) throw new Error('nobody is waited for')
      const question = `${seat} ${verbsOf(table)}`
      if (!asked.has(question)) for (const twin of await reader.twins(table)) found.add(twin)
      asked.add(question)
      await reader.go(table, step)
    }
    await other.close()
    expect([...found]).toEqual([])
  })
}
