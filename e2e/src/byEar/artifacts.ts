import { named, type Ear } from './ear.ts'

/** Plays Artifacts, Inc. by ear: it knows only what was said, and only presses keys. */

/** What comes after a step: the next question, or the end. */
const NEXT = /Your turn|end your turn|confirm, or undo|\bwins?\./

/** Does what is asked, as it was said; returns what is asked next. */
export async function playArtifacts(ear: Ear, heard: string): Promise<string> {
  const asked = heard.split('Your turn').at(-1) ?? ''
  if (asked.includes('Lay your starting cards')) return go(ear, /^Lay /)
  if (/Place your d(ic|i)e/.test(asked)) return place(ear)
  if (asked.includes('Buy a card')) return buy(ear)
  if (asked.includes('Choose an order of')) return order(ear)
  if (asked.includes('Choose what to sell')) return sell(ear)
  if (asked.includes('Choose what to gain')) return gain(ear)
  return ear.ask('e', NEXT)
}

/** Goes to what can be done with T, until it is read so, and presses Enter. */
async function go(ear: Ear, wanted: RegExp): Promise<string> {
  await ear.tabTo(wanted, 't')
  return ear.ask('Enter', NEXT)
}

interface Offer {
  /** What its button begins with. */
  readonly button: RegExp
  readonly worth: number
}

function best<Thing extends { readonly worth: number }>(things: readonly Thing[]): Thing | undefined {
  return things.toSorted((a, b) => b.worth - a.worth)[0]
}

/** "Place a 3 on Desert Expedition (top row, column 2, slot 1) to gain 1 Scroll. Also with 4 and 5." */
const PLACE = /Place a (\d) on (.+?)(?: \((top|bottom) row, column (-?\d+)(?:, slot (\d))?\))? to ([^.]+)\./g

/** Puts the die where most is said to come of it; dives when the dice are said to reach. */
async function place(ear: Ear): Promise<string> {
  const words = await ear.ask('g', /Place a|Dive for|End the turn/)
  const [, depth, reach] = /Dive for the (\d+), .+?: your dice and your bonus come to (\d+)/.exec(words) ?? []
  if (depth !== undefined && Number(reach) >= Number(depth)) {
    await ear.press('d')
    return ear.ask('Enter', NEXT)
  }
  const mine = / to (buy|sell)/.test(words) ? await ear.ask('i', /reputation/) : ''
  const places = [...words.matchAll(PLACE)].map(([, die = '', name = '', row, column, slot = '1', does = '']) => ({
    die,
    worth: worthOf(does, mine),
    button:
      row === undefined
        ? new RegExp(`^${named(name.replace(/^the /, ''))}\\.`)
        : new RegExp(`^${named(name)}, ${row} row, column ${column}, slot ${slot},`),
  }))
  const chosen = best(places.filter(({ worth }) => worth > 0))
  if (chosen === undefined) return end(ear)
  await ear.press(chosen.die)
  return go(ear, chosen.button)
}

/** How good a slot's deed is, the best first; 0 for deeds better left undone. */
function worthOf(does: string, mine: string): number {
  const dollars = Number(/\$(\d+)/.exec(mine)?.[1] ?? 0)
  const artifacts = [...mine.matchAll(/(\d+) (?:Fossil|Scroll|Gem|Statue)s?\b(?=[,.])/g)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  )
  if (does.startsWith('fill')) return 9
  if (does.startsWith('sell')) return artifacts >= 3 ? 8 : 0
  if (does.startsWith('buy')) return dollars >= 3 ? 7 : 0
  return does.startsWith('gain') ? 6 : 5
}

/** Ends the turn; with dice left the page asks once more, and says so. */
async function end(ear: Ear): Promise<string> {
  const said = await ear.ask('e', /would stay unused|Your turn|\bwins?\./)
  return said.includes('would stay unused') ? ear.ask('e', NEXT) : said
}

/** "Diving Suit (B): $6 for you now. 2 reputation. +3 to the sum of your dive." */
const CARD = /([^.:]+) \([A-Z]\): \$(\d+)[^.]*\. (\d+) reputation\. /g
/** "Desert Expedition, top row, column 2: upgrade for $4. +1 reputation." */
const UPGRADE = /([^.:]+), (top|bottom) row, column (-?\d+): upgrade for \$(\d+)[^.]*\. ([+−]\d+) reputation/g

async function buy(ear: Ear): Promise<string> {
  const words = await ear.ask('g', /Buy nothing/)
  const found = [...words.matchAll(CARD)]
  const cards = found.map((card, index): Offer => {
    const [whole, name = '', price = '', reputation = ''] = card
    const does = words.slice(card.index + whole.length, found[index + 1]?.index).split(/Level 2|Buy nothing/)[0] ?? ''
    const dice = Number(/(\d) d(?:ic|i)e to roll/.exec(does)?.[1] ?? 0)
    const more = (/gain |sum of your dive/.test(does) ? 1 : 0) + (does.includes('+1 reputation') ? 0.5 : 0)
    return {
      button: new RegExp(`^${named(name.trim())} \\(`),
      worth: (Number(reputation) + 3 * dice + more) * 2 + Number(price) / 4,
    }
  })
  const upgrades = [...words.matchAll(UPGRADE)].map(([, name = '', row, column, , gained = '']): Offer => ({
    button: new RegExp(`^${named(name.trim())}, level 1, ${row} row, column ${column}, `),
    worth: 2 * Number(gained.replace('−', '-')) + 1,
  }))
  const chosen = best([...cards, ...upgrades])
  if (chosen === undefined) return ear.ask('x', NEXT)
  await ear.tabTo(chosen.button, 't')
  await ear.press('Enter')
  if (upgrades.includes(chosen)) return ear.hear(NEXT)
  await ear.hear(/choose a free place/)
  const places = [...(await ear.ask('g', /Free place/)).matchAll(/Free place: ([^:]+): ([+−]\d+) reputation/g)]
  const free = best(places.map(([, where = '', gained = '']) => ({ where, worth: Number(gained.replace('−', '-')) })))
  return go(ear, new RegExp(`^Free place: ${named(free?.where ?? 'none')}`))
}

/** Fills the order that is said to pay most. */
async function order(ear: Ear): Promise<string> {
  const words = await ear.ask('g', /Fill order/)
  const orders = [...words.matchAll(/Fill order (\d) of .+?: (\d+ \w+) for \$(\d+)\./g)]
  const order = best(orders.map(([, n = '', what = '', dollars = '']) => ({ n, what, worth: Number(dollars) })))
  return go(ear, new RegExp(`^Order ${order?.n} of \\d: ${order?.what},`))
}

async function sell(ear: Ear): Promise<string> {
  await ear.tabTo(/^Everything$/)
  await ear.press('Enter')
  await ear.tabTo(/^Sell$/)
  return ear.ask('Enter', NEXT)
}

async function gain(ear: Ear): Promise<string> {
  const words = await ear.ask('g', /Gain \d/)
  const [, what = ''] = /Gain (\d+ \w+)/.exec(words) ?? []
  await ear.tabTo(new RegExp(`^${named(what)}`))
  return ear.ask('Enter', NEXT)
}
