import type { TableReading } from '@fathom/protocol'
import { expect, test } from './fixtures.ts'
import { focused, tabTo } from './keys.ts'
import { leaveOutMiddle, SOON } from './player.ts'
import { goalOf, isLate, sightOf, targetOf, ThesaurosPlayer } from './thesaurosPlayer.ts'

/** Somebody who plays with the keys that the help names, and Tab. */
class KeysPlayer extends ThesaurosPlayer {
  override async step(table: TableReading): Promise<void> {
    // A key presses what the page shows: first it must have heard of the position.
    await expect(this.page.getByTestId('table')).toHaveAttribute('data-version', String(table.version))
    if (table.draft.canEndTurn) await this.page.keyboard.press('e')
    else await this.choose(table.legal, table)
    await expect
      .poll(async () => (await this.read()).version, { message: 'the step reaches the server', intervals: SOON })
      .toBeGreaterThan(table.version)
  }

  override async act(action: string, table: TableReading): Promise<void> {
    const [verb = '', first = '', second = '', third = ''] = action.split(' ')
    this.done.set(verb, (this.done.get(verb) ?? 0) + 1)
    switch (verb) {
      case 'budget':
        return this.enterByTab(/^send-budget$/)
      case 'transfer':
        return this.enterByTab(/^plan-0$/)
      case 'take':
        return this.enterByTab(new RegExp(`^take-${first}$`))
      case 'bribe':
        return this.enterByTab(/^seal-bribe$/)
      case 'place':
        return this.place(first, second)
      case 'step':
        return this.enterByT(`sea-${targetOf(table) ?? first}`)
      case 'move':
        await this.enterByT(`gear-${second}-${first}`)
        if (table.legal.filter((each) => each.startsWith(`move ${first} ${second} `)).length < 2) return
        return this.enterByT(`drop-${third}`)
      case 'sail':
        return this.sailByKeys(first, table)
      case 'done':
      case 'surface':
        return this.enterByTab(/^confirm$/)
      case 'tile':
      case 'keep':
      case 'choose':
      case 'teach':
      case 'map':
      case 'hat':
        return this.enterByT(`choose-${action.replaceAll(' ', '-')}`)
      default:
        return this.enterByT(`do-${action.replaceAll(' ', '-')}`)
    }
  }

  /** B and W take somebody into the hand, a digit goes to the line, and once more sends them there. */
  private async place(sort: string, zone: string): Promise<void> {
    const meeple = this.page.getByTestId(`meeple-${sort}`)
    const key = sort === 'B' || sort === 'M' ? sort : 'w'
    for (let press = 0; press < 5 && (await meeple.getAttribute('aria-pressed')) !== 'true'; press++)
      await this.page.keyboard.press(key)
    await expect(meeple).toHaveAttribute('aria-pressed', 'true')
    const digit = zone === '10' ? '0' : zone
    await this.page.keyboard.press(digit)
    await expect(this.page.getByTestId(`zone-${zone}`)).toBeFocused()
    await this.page.keyboard.press(digit)
  }

  private async sailByKeys(zodiac: string, table: TableReading): Promise<void> {
    if ((sightOf(table).pending?.voyages ?? []).length > 1) await this.enterByTab(new RegExp(`^pick-${zodiac}$`))
    const goal = goalOf(table, zodiac)
    if (goal === null) return this.enterByTab(/^confirm$/)
    return this.enterByT(goal === 'dive' ? 'do-dive' : `sea-${goal}`)
  }

  private async enterByTab(wanted: RegExp): Promise<void> {
    await expect(this.page.getByTestId(wanted)).toBeVisible()
    await tabTo(this.page, wanted)
    await this.page.keyboard.press('Enter')
  }

  /** T goes from one thing that can be done to the next, in the order of the page. */
  private async enterByT(wanted: string): Promise<void> {
    await expect(this.page.getByTestId(wanted).first()).toBeVisible()
    for (let press = 0; press < 90 && (await focused(this.page)) !== wanted; press++)
      await this.page.keyboard.press('t')
    expect(await focused(this.page)).toBe(wanted)
    await this.page.keyboard.press('Enter')
  }
}

/** What a person does in every game. */
const VERBS = ['budget', 'place', 'depart', 'done']

test('a whole Introductory game of Thesauros by keyboard alone', async ({ page }) => {
  test.setTimeout(600_000)
  const ana = new KeysPlayer(page)
  await ana.sitDown({ variant: 'introductory' }, 1)
  await ana.play(() => VERBS.every((verb) => ana.done.has(verb)))
  await leaveOutMiddle([ana], isLate)
  const end = await ana.play()
  expect(end.outcome?.scores).toHaveLength(2)
  await expect(page.getByTestId('result')).toBeVisible()
  for (const verb of VERBS) expect(ana.done.get(verb) ?? 0).toBeGreaterThan(0)
})
