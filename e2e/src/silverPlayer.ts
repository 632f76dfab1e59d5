import type { Locator } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { Player } from './player.ts'

/** A few turns have been played, as all see it, and not only a draft: everything but the end of a round has been seen. */
export const isBegun = ({ view, draft }: TableReading): boolean =>
  (view?.['round'] !== 1 || (view['turn'] as number) >= 4) && !draft.canEndTurn
/** The last round is half over. */
export const isLate = ({ view }: TableReading): boolean => view?.['round'] === 4 && (view['turn'] as number) >= 4

/** Somebody at a table of Silver & Gold. */
export class SilverPlayer extends Player {
  protected readonly game = 'silver-and-gold'
  private turns = 0
  /** The cards of their islands, in the table's order. */
  private islands: readonly string[] = []

  protected override async choose(legal: readonly string[], { view, you }: TableReading): Promise<void> {
    const { players } = view as unknown as { players: readonly { islands: readonly { card: string }[] }[] }
    this.islands = (players[you ?? 0]?.islands ?? []).map(({ card }) => card)
    const [first = ''] = legal
    const [verb] = first.split(' ')
    if (verb === 'keep') await this.keep(first)
    else if (verb === 'take') await this.take(first)
    else if (verb === 'bonus') await this.crossBox(first)
    else await this.cross(legal)
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
    await (await this.boxAt(card, box)).click()
  }

  /** Every third turn a single box, else the pattern wherever it can be made to fit. */
  private async cross(legal: readonly string[]): Promise<void> {
    this.turns++
    const patterns = legal.filter((action) => action.startsWith('cross'))
    const pattern = patterns[this.turns % Math.max(1, patterns.length)]
    if (pattern === undefined || this.turns % 3 === 0) return this.single(legal)
    const [, card = '', ...boxes] = pattern.split(' ')
    const box = await this.boxAt(card, boxes[0] ?? '')
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

  /** A box in sight: a phone shows one island at a time. */
  private async boxAt(card: string, name: string): Promise<Locator> {
    const tab = this.page.getByTestId(`show-island-${this.islands.indexOf(card)}`)
    if (await tab.isVisible()) await tab.click()
    const box = (Number(name[1]) - 1) * 4 + 'abcd'.indexOf(name[0] ?? '')
    return this.page.getByTestId(`box-${card}-${box}`)
  }
}
