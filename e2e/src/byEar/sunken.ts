import { named, type Ear } from './ear.ts'

/** Plays Sunken Treasure by ear: it knows only what was said, and only presses keys. */

/** What comes after a step: the next question, or the end. */
const NEXT = /Your turn|\bwins?\./

/** Does what is asked, as it was said; returns what is asked next. */
export async function playSunken(ear: Ear, heard: string): Promise<string> {
  const asked = heard.split('Your turn').at(-1) ?? ''
  if (asked.includes('Place a bathyscaphe')) return goToFirst(ear, /Column (\d), row 2/)
  if (/Sail to|leave the board/.test(asked)) return sail(ear)
  if (/collect or move|go on collecting/.test(asked)) return act(ear, asked)
  if (asked.includes('Choose a card')) return pay(ear)
  if (asked.includes('Trade')) return ear.ask('x', NEXT)
  return ear.ask('e', NEXT)
}

/** Goes to the first place that was said, and presses Enter. */
async function goToFirst(ear: Ear, place: RegExp): Promise<string> {
  const [, column = ''] = place.exec(await ear.ask('g', place)) ?? []
  await reach(ear, Number(column), 2)
  return ear.ask('Enter', NEXT)
}

/** To the nearest column, so that all boats come to act. */
async function sail(ear: Ear): Promise<string> {
  const words = await ear.ask('g', /Column \d|Off the board/)
  const columns = [...words.matchAll(/Column (\d):/g)].map(([, column]) => Number(column))
  if (columns.length === 0) return leave(ear)
  await reach(ear, Math.min(...columns), 1)
  return ear.ask('Enter', NEXT)
}

async function leave(ear: Ear): Promise<string> {
  await ear.tabTo(/^Leave the board$/)
  return ear.ask('Enter', NEXT)
}

/** Collects what is new to the own board, else a double; moves to a tile that can be paid; else ends. */
async function act(ear: Ear, asked: string): Promise<string> {
  const words = await ear.ask('g', /Collect|Move to|nothing to choose/)
  const offers = [...words.matchAll(/Collect the ([^:]+): (.*?)(?= Collect the | Move to |$)/g)]
  const fresh = offers.find(([, , said = '']) => /New to your board|twelfth/.test(said))
  const [, tile] = fresh ?? offers.find(([, , said = '']) => said.includes('a double')) ?? []
  if (tile !== undefined) return collect(ear, tile)
  if (asked.includes('end your actions')) return ear.ask('x', NEXT)
  const space = await goal(ear, words)
  if (space === undefined) throw new Error(`nothing that can be done is said: ${words}`)
  await reach(ear, space.column, space.row)
  return ear.ask('Enter', NEXT)
}

async function collect(ear: Ear, tile: string): Promise<string> {
  await ear.tabTo(new RegExp(`^${named(tile)}`), 't')
  await ear.press('Enter')
  if (await ear.has('dialog', /^Collect the/)) {
    await ear.tabTo(/^With /)
    await ear.press('Enter')
  }
  return ear.hear(NEXT)
}

/** Where a boat may move: best to a tile of a kind that is lacking, and of a colour in the hand. */
async function goal(ear: Ear, words: string): Promise<{ column: number; row: number } | undefined> {
  const mine = await ear.ask('i', /In your hand/)
  const [, hand = ''] = /In your hand: ([^.]+)/.exec(mine) ?? []
  const [, lacks = ''] = /lacks ([^.]+)/.exec(mine) ?? []
  const moves = [...words.matchAll(/Move to column (\d), row (\d): ([^.]+)\./g)].map((found) => {
    const [, column, row, tiles = ''] = found
    const worth = tiles.split(', ').filter((tile) => {
      const [color = '', ...kind] = tile.split(' ')
      return hand.includes(color) && lacks.includes(kind.join(' '))
    }).length
    return { column: Number(column), row: Number(row), worth }
  })
  return moves.toSorted((a, b) => b.worth - a.worth || b.column - a.column)[0]
}

async function pay(ear: Ear): Promise<string> {
  const words = await ear.ask('g', /gets your (\w+) card/)
  const [, color = ''] = /gets your (\w+) card/.exec(words) ?? []
  await ear.tabTo(new RegExp(`^${named(color)} card`, 'i'))
  return ear.ask('Enter', NEXT)
}

/** Goes to a space of the sea with Tab and the arrow keys; row 1 is the surface. */
async function reach(ear: Ear, column: number, row: number): Promise<void> {
  await ear.tabTo(/^Column \d, |^Left of the board|^Off the board/)
  for (let presses = 0; presses < 24; presses++) {
    const name = await ear.focused()
    const [, at] = /^Column (\d)/.exec(name) ?? []
    const atColumn = at === undefined ? (name.startsWith('Left') ? 0 : 7) : Number(at)
    const atRow = Number(/row (\d)/.exec(name)?.[1] ?? 1)
    const [down, right] = [row - atRow, column - atColumn]
    if (down === 0 && right === 0) return
    if (right === 0) await ear.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
    else await ear.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
  }
  throw new Error(`the arrow keys never come to column ${column}, row ${row}`)
}
