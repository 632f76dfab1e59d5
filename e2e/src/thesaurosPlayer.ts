import { expect } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { hasMove, Player } from './player.ts'

interface Reach {
  readonly space: string
  readonly cost: number
  readonly path: readonly string[]
}

/** What a player reads of a position of Thesauros. */
export interface Sight {
  readonly phase: string
  readonly quadrimester: number
  readonly pending: {
    readonly kind: string
    readonly zodiac: string | null
    readonly depth: number | null
    readonly voyages: readonly {
      readonly zodiac: string
      readonly moved: number
      readonly reach: readonly Reach[]
      readonly dives: readonly Column[]
    }[] | null // prettier-ignore
    readonly dive: Column | null
  } | null
  readonly zodiacs: readonly { readonly zodiac: string; readonly seat: number; readonly space: string }[]
}

interface Column {
  readonly space: string
  readonly depths: readonly { readonly what: string; readonly kills?: number | null; readonly cost?: number | null }[]
}

export function sightOf(table: TableReading): Sight {
  return table.view as unknown as Sight
}

/** The last quadrimester, unless the museum is full before. */
export const isLate = (table: TableReading): boolean => sightOf(table).quadrimester >= 9

/** Somebody at a table of Thesauros. */
export class ThesaurosPlayer extends Player {
  protected readonly game = 'thesauros'
  /** How often each kind of action was done on the page. */
  readonly done = new Map<string, number>()

  /** A table with bots that plays one of the setups. */
  async sitDown(options: Readonly<Record<string, string>>, bots: number): Promise<void> {
    await this.page.goto('/')
    await this.page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
    const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'deckhand' }))]
    const answer = await this.page.request.post('/api/tables', { data: { game: 'thesauros', seats, options } })
    await this.page.goto(`/table/${((await answer.json()) as TableReading).id}`)
    await expect(this.page.getByTestId('prompt')).toBeVisible()
  }

  override quick(table: TableReading): string {
    return likeliest(table)
  }

  /** Goes on without the page, by the same choices, until `enough` or the end. */
  async hurry(enough: (table: TableReading) => boolean, id = this.tableId): Promise<TableReading> {
    for (;;) {
      const table = (await (await this.page.request.get(`/api/tables/${id}`)).json()) as TableReading
      if (table.status === 'finished') return table
      if (!hasMove(table)) {
        await this.page.waitForTimeout(15)
        continue
      }
      if (!table.draft.canEndTurn && enough(table)) return table
      const path = `/api/tables/${id}/${table.draft.canEndTurn ? 'end-turn' : 'act'}`
      const data = table.draft.canEndTurn ? {} : { actions: [likeliest(table)], endTurn: true }
      await this.page.request.post(path, { data })
    }
  }

  /** The same for a long way, while no page is open: hundreds of steps in a few seconds are more than one is made for. */
  async leap(enough: (table: TableReading) => boolean): Promise<TableReading> {
    const { tableId } = this
    await this.page.goto('/favicon.svg')
    const table = await this.hurry(enough, tableId)
    await this.page.goto(`/table/${tableId}`)
    await this.catchUp()
    return table
  }

  /** Until the page shows what the server has. */
  async catchUp(): Promise<void> {
    const { version } = await this.read()
    await expect(this.page.getByTestId('table')).toHaveAttribute('data-version', String(version))
  }

  protected override choose(_legal: readonly string[], table: TableReading): Promise<void> {
    return this.act(likeliest(table), table)
  }

  /** Does an action of the list with the mouse. */
  async act(action: string, table: TableReading): Promise<void> {
    const [verb = '', first = '', second = '', third = ''] = action.split(' ')
    this.done.set(verb, (this.done.get(verb) ?? 0) + 1)
    const by = (id: string) => this.page.getByTestId(id).first()
    switch (verb) {
      case 'budget':
        return by('send-budget').click()
      case 'transfer':
        return by('plan-0').click()
      case 'take':
        return by(`take-${first}`).click()
      case 'bribe':
        return by('seal-bribe').click()
      case 'place':
        await by(`meeple-${first}`).click()
        return this.spot(`zone-${second}`)
      case 'step':
        return this.spot(`sea-${targetOf(table) ?? first}`)
      case 'move':
        await by(`gear-${second}-${first}`).click()
        // An item that can go to one place only goes there at once.
        if (table.legal.filter((each) => each.startsWith(`move ${first} ${second} `)).length < 2) return
        return by(`drop-${third}`).click()
      case 'sail':
        return this.sail(first, table)
      case 'done':
      case 'surface':
        return by('confirm').click()
      case 'tile':
      case 'keep':
      case 'choose':
      case 'teach':
      case 'map':
      case 'hat':
        return by(`choose-${action.replaceAll(' ', '-')}`).click()
      default:
        return by(`do-${action.replaceAll(' ', '-')}`).click()
    }
  }

  /** Something on the chart; what lies on top of it is clicked through to its middle. */
  async spot(testId: string): Promise<void> {
    await this.page.getByTestId(testId).locator('rect').click()
  }

  /** To the place that is wished for, or a dive where she lies. */
  private async sail(zodiac: string, table: TableReading): Promise<void> {
    const voyages = sightOf(table).pending?.voyages ?? []
    if (voyages.length > 1) await this.page.getByTestId(`pick-${zodiac}`).click()
    const goal = goalOf(table, zodiac)
    if (goal === null) return this.page.getByTestId('confirm').click()
    if (goal !== 'dive') return this.spot(`sea-${goal}`)
    await this.page.getByTestId('do-dive').click()
  }
}

const isWorth = ({ depths }: Column): boolean =>
  depths.some(({ what, kills, cost }) => (what === 'treasure' && cost !== null) || (what === 'shark' && kills !== null))

/** Where a Zodiac would go: a dive where it lies, a space above something good, any dig site, else nowhere. */
export function goalOf(table: TableReading, zodiac: string): string | null {
  const voyage = sightOf(table).pending?.voyages?.find((each) => each.zodiac === zodiac)
  const here = sightOf(table).zodiacs.find((each) => each.zodiac === zodiac)?.space
  if (voyage === undefined) return null
  if (voyage.dives.some((dive) => dive.space === here && isWorth(dive))) return 'dive'
  const cheap = voyage.reach.filter(({ cost }) => cost <= 1)
  const good = cheap.find(({ space }) => voyage.dives.some((dive) => dive.space === space && isWorth(dive)))
  const dig = cheap.find(({ space }) => /^s\d/.test(space))
  const fish = cheap.find(({ space }) => /^f\d/.test(space))
  return (good ?? dig ?? fish)?.space ?? null
}

/** Actions that come first, whatever else is legal. */
const FIRST = ['transfer', 'take', 'tile', 'keep', 'choose', 'teach', 'map', 'hat', 'bribe', 'lift', 'deeper', 'dive', 'prototype', 'item', 'buy', 'hire', 'sell', 'sponsor', 'depart', 'fish', 'advertise', 'buy-zodiac', 'lagoon', 'fly', 'patent', 'reserve'] // prettier-ignore
/** Zones in the order in which a treasure hunter wants to stand there. */
const ZONES = ['7', '3', '2', '8', '1', '9', '6', '4']
let turns = 0

/** What a person in a hurry would do: get maps and gear, go to sea, dive, and sell what comes up. */
function likeliest(table: TableReading): string {
  const { legal } = table
  const by = (verb: string): string[] => legal.filter((action) => action.split(' ')[0] === verb)
  const [budget] = by('budget')
  if (budget !== undefined) return budget
  const places = by('place')
  if (places.length > 0) {
    turns++
    const zones = turns % 4 === 0 ? ZONES.toReversed() : ZONES
    const zone = zones[turns % 3] ?? '6'
    return places.find((action) => action.endsWith(` ${zone}`)) ?? places[turns % places.length] ?? ''
  }
  const pending = sightOf(table).pending
  if (by('step').length > 0) {
    if (by('dive').length > 0) return 'dive'
    const isMoved = sightOf(table).pending?.voyages?.[0]?.moved !== 0
    const rests = isMoved || targetOf(table) === null ? by('done')[0] : undefined
    return rests ?? `step ${stepTo(table)}`
  }
  // Gear goes aboard before a Zodiac leaves port.
  if (pending?.kind === 'port' && by('exchange').length > 0) return 'exchange'
  if (pending?.kind === 'exchange') return by('move').find((action) => action.split(' ')[2] === 'supply') ?? by('done')[0] ?? by('move')[0] ?? '' // prettier-ignore
  const [sail] = by('sail')
  if (sail !== undefined) return goalOf(table, sail.split(' ')[1] ?? '') === null ? 'done' : sail
  const tools = by('prototype')
    .concat(by('item'))
    .filter((action) => /harpoon|mask|spear|tank|scuba/.test(action))
  if (tools.length > 0) return tools[0] ?? ''
  const verb = FIRST.find((each) => by(each).length > 0)
  return by(verb ?? 'done')[0] ?? legal[0] ?? ''
}

/** Where the Zodiac under way would go: somewhere good, else the nearest space where it may stop. */
export function targetOf(table: TableReading): string | null {
  const { pending } = sightOf(table)
  const goal = goalOf(table, pending?.zodiac ?? '')
  return goal !== null && goal !== 'dive' ? goal : (pending?.voyages?.[0]?.reach[0]?.space ?? null)
}

/** On the page a far space is one click; without it only the first step of the way is legal. */
function stepTo(table: TableReading): string {
  const [voyage] = sightOf(table).pending?.voyages ?? []
  return voyage?.reach.find(({ space }) => space === targetOf(table))?.path[0] ?? ''
}
