import { named, type Ear } from './ear.ts'

/** Plays Silver & Gold by ear: it knows only what was said, and only presses keys. */

interface Place {
  readonly island: string
  readonly cells: readonly (readonly [number, number])[]
}

/** "row 1, columns 1, 2 and 3; row 2, column 2" */
function cellsIn(words: string): [number, number][] {
  return words.split(';').flatMap((part) => {
    const [, row = '', columns = ''] = /row (\d), columns? ([\d, and]+)/.exec(part) ?? []
    return (columns.match(/\d/g) ?? []).map((column): [number, number] => [Number(row), Number(column)])
  })
}

/** "Widow’s Reach, row 1, column 2: 1 coin" */
function placesIn(words: string): Place[] {
  const [, richest = ''] = words.split('The richest: ')
  return richest.split('. ').flatMap((sentence) => {
    const [, island, cells] = /^([^,]+), (row [^:]+):/.exec(sentence) ?? []
    return island === undefined || cells === undefined ? [] : [{ island, cells: cellsIn(cells) }]
  })
}

/** Each island's free boxes: "Free boxes of Widow’s Reach: row 1, column 2." */
function freeIn(words: string): Place[] {
  return [...words.matchAll(/Free boxes of ([^:]+): ([^.]+)\./g)].map(([, island = '', cells = '']) => ({
    island,
    cells: cellsIn(cells),
  }))
}

/** The cards that were read, the smallest first: "Widow’s Reach, purple, 14 points; 14 boxes: 2 coins, 1 palm, 3 X" */
function cardsIn(words: string): string[] {
  const cards = [...words.matchAll(/(?:^|\. )([^,.]+), \w+, \d+ points[^;]*; (\d+) boxes/g)]
  return cards.toSorted((a, b) => Number(a[2]) - Number(b[2])).map(([, name = '']) => name)
}

/** How the pattern lies, as the expedition card is read: "the T, as it lies now: row 1, columns 1, 2 and 3; row 2, column 2." */
async function held(ear: Ear): Promise<string> {
  const card = await ear.read('the pattern', ({ text }) => /^the .+, as it lies now: /.test(text))
  return lieOf(cellsIn(card))
}

/** From the corner of its own rectangle, as words: the way a pattern lies. */
function lieOf(cells: readonly (readonly [number, number])[]): string {
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, column]) => column))
  return cells
    .map(([row, column]) => `${row - top}.${column - left}`)
    .toSorted()
    .join(' ')
}

/** Does what is asked, as it was said; returns what is asked next. */
export async function playSilver(ear: Ear, heard: string): Promise<string> {
  const asked = heard.split('Your turn').at(-1) ?? ''
  if (asked.includes('Keep two')) return keep(ear)
  if (/Take (a|\d) new/.test(asked)) return take(ear)
  if (asked.includes('Your red X')) return cross(ear, smallest(freeIn(await ear.ask('g', /Free boxes/))))
  if (asked.includes('Cross off')) return pattern(ear)
  return ear.ask('e', /Your turn|The game is over/)
}

async function keep(ear: Ear): Promise<string> {
  const cards = cardsIn(await ear.ask('g', /boxes/))
  for (const card of cards.slice(0, 2)) {
    await ear.tabTo(new RegExp(`^Keep ${named(card)}`))
    await ear.press('Enter')
  }
  await ear.tabTo(/^Keep these two$/)
  return ear.ask('Enter', /Done: Keep .+ Your turn/)
}

async function take(ear: Ear): Promise<string> {
  const [card] = cardsIn(await ear.ask('g', /boxes|top card/))
  await ear.tabTo(card === undefined ? /^Take the top card/ : new RegExp(`^Take ${named(card)}`))
  return ear.ask('Enter', /Done: Take .+ Your turn|You took/)
}

async function pattern(ear: Ear): Promise<string> {
  const words = await ear.ask('g', /fits/)
  const [best] = placesIn(words)
  if (best === undefined) return cross(ear, smallest(freeIn(words)))
  await reach(ear, best.island, middleOf(best.cells))
  const wanted = lieOf(best.cells)
  for (let pose = 0; (await held(ear)) !== wanted; pose++) {
    if (pose > 8) throw new Error(`the pattern is never said to lie as ${wanted}`)
    await ear.ask(pose === 3 ? 'f' : 'r', /as it lies now|Covers|can go here|must lie/)
  }
  await ear.hear(/Covers/)
  return ear.ask('Enter', /Done: .+, row .+ Your turn/)
}

async function cross(ear: Ear, { island, cells }: Place): Promise<string> {
  const [cell] = cells
  if (cell === undefined) throw new Error(`no free box of ${island} is said`)
  await reach(ear, island, cell)
  return ear.ask('Enter', /Done: .+, row .+ Your turn/)
}

function smallest(places: readonly Place[]): Place {
  const [first] = places.filter(({ cells }) => cells.length > 0).toSorted((a, b) => a.cells.length - b.cells.length)
  if (first === undefined) throw new Error('no free box is said')
  return first
}

function middleOf(cells: Place['cells']): readonly [number, number] {
  const mean = (of: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[of], 0) / cells.length
  const [row, column] = [mean(0), mean(1)]
  const far = (cell: readonly [number, number]): number => Math.hypot(cell[0] - row, cell[1] - column)
  return cells.toSorted((a, b) => far(a) - far(b))[0] ?? [1, 1]
}

/** Goes to a box of an island with Tab and the arrow keys, by what is read on the way. */
async function reach(ear: Ear, island: string, [row, column]: readonly [number, number]): Promise<void> {
  await ear.tabTo(new RegExp(`^${named(island)}, row \\d`))
  for (let presses = 0; presses < 14; presses++) {
    const name = await ear.focused()
    const [, atRow = '', atColumn = ''] = /, row (\d), column (\d)/.exec(name) ?? []
    const [down, right] = [row - Number(atRow), column - Number(atColumn)]
    if (down === 0 && right === 0) {
      if (presses > 0) return
      // The focus was here before anything was asked: go away and come back to hear what the page says of the box.
      await ear.press(column > 1 ? 'ArrowLeft' : 'ArrowRight')
      continue
    }
    const isAcross = right !== 0 && (presses % 2 === 0 || down === 0)
    await ear.press(isAcross ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp')
  }
  throw new Error(`the arrow keys never come to row ${row}, column ${column} of ${island}`)
}
