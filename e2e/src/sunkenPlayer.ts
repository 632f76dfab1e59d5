import type { TableReading } from '@fathom/protocol'
import { expect } from '@playwright/test'
import { Player } from './player.ts'

/** Somebody lacks few tiles. */
export function isLate({ view }: TableReading): boolean {
  const players = (view?.['players'] ?? []) as { readonly missing: readonly unknown[] }[]
  return players.some(({ missing }) => missing.length <= 4)
}

/** Somebody at a table of Sunken Treasure. */
export class SunkenPlayer extends Player {
  protected readonly game = 'sunken-treasure'
  /** How often each kind of action was done on the page. */
  readonly done = new Map<string, number>()

  override quick({ legal }: TableReading): string {
    return likeliest(legal)
  }

  protected override choose(legal: readonly string[]): Promise<void> {
    return this.act(likeliest(legal))
  }

  /** Does an action of the list with the mouse. */
  async act(action: string): Promise<void> {
    const [verb = '', first = '', second = '', joker] = action.split(' ')
    this.done.set(verb, (this.done.get(verb) ?? 0) + 1)
    if (verb === 'place') await this.click(`space-${first}`)
    else if (verb === 'sail') await this.click(first === 'off' ? 'dock-right' : `space-c${first}r1`)
    else if (verb === 'move') await this.move(first, second)
    else if (verb === 'collect') await this.collect(first, joker)
    else if (verb === 'pay' || verb === 'trade') await this.page.getByTestId(`card-${first}`).first().click()
    else await this.page.getByTestId('confirm').click()
  }

  /** A row of column 2 where a boat may be put now: bots that were first lie in others. */
  async openRow(): Promise<number> {
    await expect.poll(async () => (await this.read()).legal.length).toBeGreaterThan(0)
    const { legal } = await this.read()
    const row = [2, 3, 1, 4].find((each) => legal.includes(`place c2r${each}`))
    if (row === undefined) throw new Error(`column 2 is full: ${legal.join(', ')}`)
    return row
  }

  private async click(space: string): Promise<void> {
    const { x, y } = await this.freePointOf(space)
    await this.page.mouse.click(x, y)
  }

  /** With a finger. */
  async tap(space: string): Promise<void> {
    const { x, y } = await this.freePointOf(space)
    await this.page.touchscreen.tap(x, y)
  }

  /** Where no boat, ship or tile of the space lies. */
  private async freePointOf(space: string): Promise<{ x: number; y: number }> {
    const free = await this.page.getByTestId(space).evaluate(freePoint)
    if (free === null) throw new Error(`${space} has no free point`)
    return free
  }

  private async move(from: string, to: string): Promise<void> {
    // Of boats that lie on one another the last is on top.
    const boat = this.page.locator(`[data-testid^="boat-${from}-"][data-legal]`).last()
    await boat.locator('rect').click()
    await this.click(`space-${to}`)
  }

  private async collect(token: string, joker: string | undefined): Promise<void> {
    await this.page.getByTestId(`tile-${token}`).locator('rect').click()
    const chooser = this.page.getByTestId('chooser')
    // With one way to pay nothing is asked.
    if (!(await chooser.isVisible())) return
    await chooser.getByTestId(`way-${joker ?? 'card'}`).click()
  }
}

/** A point of the screen that is a cell's alone, from its upper right corner on; null if things cover it. Runs in the page. */
function freePoint(cell: Element): { x: number; y: number } | null {
  const box = cell.querySelector('rect')?.getBoundingClientRect()
  if (box === undefined) return null
  for (let y = box.top + 16; y < box.bottom; y += 8)
    for (let x = box.right - 14; x > box.left; x -= 8)
      if (document.elementFromPoint(x, y)?.closest('[data-spot]') === cell) return { x, y }
  return null
}

/** What a person would do: collect what one can, dive deeper, sail to the next boat. */
export function likeliest(legal: readonly string[]): string {
  const collects = legal.filter((action) => action.startsWith('collect'))
  const dives = legal
    .filter((action) => action.startsWith('move') && (action.at(-1) ?? '') > (action.split(' ')[1]?.at(-1) ?? ''))
    .toSorted((a, b) => (a.split(' ')[2] ?? '').localeCompare(b.split(' ')[2] ?? ''))
  return collects[0] ?? dives.at(-1) ?? legal[0] ?? ''
}
