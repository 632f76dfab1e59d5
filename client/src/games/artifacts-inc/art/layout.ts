import type { CardSide, CardSize, Rect } from './types.ts'

/**
 * Width and height of a card in pixels; the numbers of its drawing are these pixels. The index tab is part of the
 * height.
 */
export const cardSizes: Readonly<Record<CardSize, { readonly width: number; readonly height: number }>> = {
  full: { width: 150, height: 200 },
  small: { width: 112, height: 148 },
  tile: { width: 74, height: 112 },
  mini: { width: 40, height: 58 },
}

interface Plan {
  readonly tab: number
  readonly head: number
  readonly foot: number
  /** Left of everything, past the spine; and right of it. */
  readonly left: number
  readonly right: number
  /** Height of one line with a die's well, and of one without. */
  readonly slotLine: number
  readonly line: number
  /** The picture is at least as high. */
  readonly picture: number
  readonly well: number
}

/** How each size divides its height: tab, name, picture, lines of actions and abilities, cost. */
const plans: Readonly<Record<CardSize, Plan>> = {
  full: { tab: 14, head: 35, foot: 25, left: 9, right: 6, slotLine: 37, line: 26, picture: 44, well: 34 },
  small: { tab: 13, head: 31, foot: 20, left: 8, right: 4, slotLine: 27, line: 21, picture: 24, well: 25 },
  tile: { tab: 12, head: 29, foot: 20, left: 6, right: 3, slotLine: 20, line: 19, picture: 10, well: 19 },
  mini: { tab: 5, head: 0, foot: 16, left: 2, right: 2, slotLine: 0, line: 0, picture: 26, well: 0 },
}

/** One line of a card's workings: its dice, one slot, or one ability. */
export interface CardLine extends Rect {
  readonly what: 'dice' | 'slot' | 'ability'
  /** The number of the slot or ability. */
  readonly index: number
}

export interface CardLayout {
  readonly width: number
  readonly height: number
  readonly tab: number
  readonly head: Rect
  readonly picture: Rect
  readonly lines: readonly CardLine[]
  readonly foot: Rect
  readonly well: number
  /** The dice stand in a corner of the picture, since lines of work need the room. */
  readonly diceInPicture: boolean
}

/**
 * Where everything on a card is, for any side of the vocabulary: its lines stand below one another while they fit,
 * else in two columns, else lower; the picture takes what is left.
 */
export function cardLayout(size: CardSize, side: CardSide): CardLayout {
  const dice: Item[] = side.dice > 0 ? [{ what: 'dice', index: 0 }] : []
  const work = size === 'mini' ? [] : workOf(side)
  if (work.length === 0) return arrange(size, size === 'mini' ? [] : dice, false)
  const layout = arrange(size, work, dice.length > 0)
  return dice.length === 0 || layout.picture.height >= leastPicture ? layout : arrange(size, [...dice, ...work], false)
}

/** A lower picture is left out. */
export const leastPicture = 13

function arrange(size: CardSize, items: readonly Item[], diceInPicture: boolean): CardLayout {
  const { width, height } = cardSizes[size]
  const plan = plans[size]
  const inner = width - plan.left - plan.right
  const top = plan.tab + plan.head
  const end = height - plan.foot
  const heights = items.map((item) => (item.what === 'slot' ? plan.slotLine : plan.line))
  const room = end - top - plan.picture
  const total = heights.reduce((sum, each) => sum + each, 0)
  const area = { x: plan.left, width: inner, end }
  const lines =
    total <= room || items.length < 2 ? oneColumn(items, heights, area) : twoColumns(items, heights, room, area)
  const bodyTop = Math.min(end, ...lines.map((line) => line.y))
  return {
    width,
    height,
    tab: plan.tab,
    head: { x: plan.left, y: plan.tab, width: inner, height: plan.head },
    picture: { x: plan.left, y: top, width: inner, height: bodyTop - top - (lines.length > 0 ? 3 : 2) },
    lines,
    foot: { x: plan.left, y: end, width: inner, height: plan.foot },
    well: Math.min(plan.well, ...lines.filter((line) => line.what === 'slot').map((line) => line.height - 2)),
    diceInPicture,
  }
}

type Item = Pick<CardLine, 'what' | 'index'>

interface Area {
  readonly x: number
  readonly width: number
  readonly end: number
}

function workOf(side: CardSide): Item[] {
  return [
    ...side.slots.map((_, index) => ({ what: 'slot' as const, index })),
    ...side.abilities.map((_, index) => ({ what: 'ability' as const, index })),
  ]
}

function oneColumn(items: readonly Item[], heights: readonly number[], area: Area): CardLine[] {
  let y = area.end - heights.reduce((sum, each) => sum + each, 0)
  return items.map((item, index) => {
    const height = heights[index] ?? 0
    const line = { ...item, x: area.x, y, width: area.width, height }
    y += height
    return line
  })
}

/** Two columns, filled row by row so that the reading order holds; squeezed where even that is too high. */
function twoColumns(items: readonly Item[], heights: readonly number[], room: number, area: Area): CardLine[] {
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, row) =>
    Math.max(heights[row * 2] ?? 0, heights[row * 2 + 1] ?? 0),
  )
  const total = rows.reduce((sum, each) => sum + each, 0)
  const squeeze = Math.min(1, room / total)
  const half = area.width / 2
  let y = area.end - total * squeeze
  return rows.flatMap((row, rowIndex) => {
    const height = row * squeeze
    const line = items
      .slice(rowIndex * 2, rowIndex * 2 + 2)
      .map((item, column) => ({ ...item, x: area.x + column * half, y, width: half, height }))
    y += height
    return line
  })
}

/**
 * The well of a slot, a square in pixels of the card's size: where a die lies and a pointer aims. Null where there is
 * none.
 */
export function slotRect(size: CardSize, side: CardSide, slot: number): Rect | null {
  const layout = cardLayout(size, side)
  const line = layout.lines.find((each) => each.what === 'slot' && each.index === slot)
  return line ? wellOf(layout, line) : null
}

/** The well in a line: at its left, in the middle of its height. */
export function wellOf(layout: CardLayout, line: CardLine): Rect {
  return { x: line.x + 2, y: line.y + (line.height - layout.well) / 2, width: layout.well, height: layout.well }
}
