/** Lines of a plain table: the first column to the left, the others to the right. */
export function columns(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)))
  return [heads, ...rows]
    .map((row) =>
      widths
        .map((width, column) => (column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
