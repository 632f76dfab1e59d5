import type { Cell } from '../../../art/outline.ts'

export type { Cell }

export const cardColors = ['grey', 'green', 'orange', 'purple'] as const
export type CardColor = (typeof cardColors)[number]

/** A treasure card as it is drawn: everything told, nothing looked up. */
export interface IslandProps {
  readonly id: string
  readonly name: string
  readonly color: CardColor
  readonly points: number
  readonly seal: { readonly color: CardColor; readonly points: number } | null
  /** One text a row, four marks each: `.` no box, `o` plain, `X` cross, `C` coin, `P` palm. */
  readonly rows: readonly string[]
  /** By box number, row by row: box = row * 4 + column. */
  readonly crossed: readonly boolean[]
}

/** The pattern where the pointer holds it. Cells may lie off the island; `blocked` are those that don't go. */
export interface Ghost {
  readonly cells: readonly Cell[]
  readonly ok: boolean
  /** Nobody points there: it only shows where the pattern fits. */
  readonly hint?: boolean
  readonly blocked?: readonly Cell[]
}
