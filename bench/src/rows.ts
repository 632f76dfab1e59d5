/** One line of the benchmark's answer; stable, for programs that follow it over time. */
export interface Row {
  readonly id: string
  /** What was measured, as a person reads it. */
  readonly what: string
  readonly value: number
  readonly unit: string
  /** Actions to choose from, on average, for a row of plies: what a ply has to list. */
  readonly choices?: number
  /** What it is held against, measured in the same run. */
  readonly peer?: string
  readonly peerValue?: number
  /** `value / peerValue`. */
  readonly ratio?: number
  /** The least that is wanted, or with `lessIsBetter` the most: of the ratio where there is one, else of the value. */
  readonly goal?: number
  readonly lessIsBetter?: true
}

/** A row against a peer: the ratio worked out. */
export function against(row: Row & { readonly peer: string; readonly peerValue: number }): Row {
  return { ...row, ratio: row.value / row.peerValue }
}

/** True if the goal is met; a row without a goal always is. */
export function meetsGoal(row: Row): boolean {
  if (row.goal === undefined) return true
  const reached = row.ratio ?? row.value
  return row.lessIsBetter ? reached <= row.goal : reached >= row.goal
}

/** Rows as a plain table, numbers to the right. */
export function table(rows: readonly Row[]): string {
  const heads = ['what', 'value', 'unit', 'choices', 'peer', 'peer value', 'ratio', 'goal', '']
  const cells = rows.map((row) => [
    row.what,
    count(row.value),
    row.unit,
    row.choices === undefined ? '' : row.choices.toFixed(1),
    row.peer ?? '',
    row.peerValue === undefined ? '' : count(row.peerValue),
    row.ratio === undefined ? '' : times(row.ratio),
    row.goal === undefined ? '' : row.ratio === undefined ? count(row.goal) : times(row.goal),
    row.goal === undefined ? '' : meetsGoal(row) ? 'met' : 'MISSED',
  ])
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((line) => (line[column] ?? '').length)))
  const toTheRight = new Set([1, 3, 5, 6, 7])
  const format = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        toTheRight.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [
    format(heads),
    widths
      .map((width) => '-'.repeat(width))
      .join('  ')
      .trimEnd(),
    ...cells.map(format),
  ].join('\n')
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

function times(ratio: number): string {
  return `${ratio.toFixed(2)}x`
}
