import { expect, type Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { Player } from './player.ts'

interface TurnReading {
  readonly dice: readonly number[]
}

/** Dice still to be placed. */
export function diceOf(table: TableReading): readonly number[] {
  return (table.view?.['turn'] as TurnReading | null)?.dice ?? []
}

/** An action of this kind can be done now. */
export const has =
  (verb: string) =>
  (table: TableReading): boolean =>
    table.legal.some((action) => action.startsWith(verb)) && !table.draft.canEndTurn

/** Cards on a seat's desk. */
export function cardsOf(table: TableReading, seat: number): readonly unknown[] {
  const players = (table.view?.['players'] ?? []) as { readonly cards: readonly unknown[] }[]
  return players[seat]?.cards ?? []
}

/** Somebody comes near to the reputation that ends the game. */
export function isLate({ view }: TableReading): boolean {
  const players = (view?.['players'] ?? []) as { readonly reputation: number }[]
  return players.some(({ reputation }) => reputation >= 14)
}

/** Somebody at a table of Artifacts, Inc. */
export class ArtifactsPlayer extends Player {
  protected readonly game = 'artifacts-inc'
  /** How often each kind of action was done on the page. */
  readonly done = new Map<string, number>()
  /** Kinds of actions that could be done at some time. */
  readonly offered = new Set<string>()

  override quick({ legal }: TableReading): string {
    return likeliest(legal)
  }

  protected override choose(legal: readonly string[], table: TableReading): Promise<void> {
    for (const action of legal) this.offered.add(action.split(' ')[0] ?? '')
    // Rare actions are taken the first time that they are legal.
    const seldom = legal.find((action) => /^(order|buy) /.test(action) && !this.done.has(action.split(' ')[0] ?? ''))
    return this.act(seldom ?? likeliest(legal), table)
  }

  /** Does an action of the list with the mouse. */
  async act(action: string, table: TableReading): Promise<void> {
    const [verb = '', first = '', second = ''] = action.split(' ')
    this.done.set(verb, (this.done.get(verb) ?? 0) + 1)
    switch (verb) {
      case 'lay':
        return this.at(`start-${first}`)
      case 'place':
        await this.takeDie(Number(first), table)
        return this.at(targetOf(second))
      case 'dive':
        return this.at('dive')
      case 'order':
        return this.at(`box-${first}-${Number(second) - 1}`)
      case 'sell':
        await this.page.getByTestId('sell-all').click()
        return this.page.getByTestId('sell').click()
      case 'gain':
        return this.page.getByTestId(`gain-${first}`).click()
      case 'buy':
        await this.at(new RegExp(`^market-.-\\d-${first}$`))
        return this.at(/^free-/)
      case 'upgrade':
        return this.at(`card-${first}`)
      case 'end':
        return this.end(table)
      default:
        return this.page.getByTestId('confirm').click()
    }
  }

  /** Picks up a die that shows this. */
  async takeDie(die: number, table: TableReading): Promise<void> {
    await this.page.getByTestId(`die-${diceOf(table).indexOf(die)}`).click()
  }

  /** Near the upper left corner, where no slot or box lies over the card. */
  async at(testId: string | RegExp): Promise<void> {
    await this.page
      .getByTestId(testId)
      .first()
      .click({ position: { x: 12, y: 12 } })
  }

  /** With dice in hand the page asks once more. */
  async end(table: TableReading): Promise<void> {
    await this.page.getByTestId('confirm').click()
    if (asksTwice(table)) await this.page.getByTestId('confirm').click()
  }
}

/** Dice could still be placed: ending the turn is asked for once more. */
export function asksTwice(table: TableReading): boolean {
  return table.legal.some((action) => action.startsWith('place '))
}

/** The test id of where a die goes: `T2.1` is a slot of an own card, all else a public card. */
export function targetOf(target: string): string {
  const [place = '', slot] = target.split('.')
  return slot === undefined ? `public-${place}` : `slot-${place}-${Number(slot) - 1}`
}

/** What a person in a hurry would do: buy, upgrade, dive and fill orders before anything else; end only with nothing left to do. */
export function likeliest(legal: readonly string[]): string {
  const by = (verb: string): string[] => legal.filter((action) => action.startsWith(`${verb} `))
  const dear = by('buy').toSorted((a, b) => weightOf(b) - weightOf(a))
  const places = by('place').filter((action) => !/guide-work|private-collectors/.test(action))
  const [rest] = legal.filter(
    (action) => action !== 'end' && action !== 'done' && !/^(reroll|roll|decline)/.test(action),
  )
  return (
    by('lay')[0] ??
    by('upgrade')[0] ??
    dear[0] ??
    by('dive').at(-1) ??
    places.at(-1) ??
    rest ??
    legal.find((action) => action === 'decline') ??
    legal[0] ??
    ''
  )
}

/** Landmarks and crew end a game sooner than another tent. */
function weightOf(buy: string): number {
  return /tower|club|hall|chair|pavilion/.test(buy) ? 3 : /suit|train|barge|kit/.test(buy) ? 2 : 1
}

/** Waits until the page shows the version that the server tells. */
export async function caughtUp(page: Page, table: TableReading): Promise<void> {
  await expect(page.getByTestId('table')).toHaveAttribute('data-version', String(table.version))
}
