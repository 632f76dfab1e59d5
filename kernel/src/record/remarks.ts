/** Something that somebody wrote about a position of a game. */
export interface Remark {
  /** The line of the record after which the position stands; 0: the set-up. */
  readonly line: number
  /** Plain text; a position has one remark at most. */
  readonly words: string
}

/** In UTF-16 units. */
export const LONGEST_REMARK = 1000
/** Of one person, about one game. */
export const MOST_REMARKS = 200

/** A remark's row in a record: `# note 12 the wrong island`. */
const ROW = /^# note(?: (.*))?$/s
/** What nothing on a page can show; a new line is none of it. */
const SHAPELESS = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Cs}]/u

/** A record with remarks after its end. `parseRecord` skips them, as every row that begins with `#`: they change nothing of the game. */
export function withRemarks(record: string, remarks: readonly Remark[]): string {
  if (remarks.length === 0) return record
  const rows = remarks.map(({ line, words }) => `# note ${line} ${escape(words)}`)
  return `${[record.trimEnd(), '', ...rows].join('\n')}\n`
}

/** The record as it was before `withRemarks`. */
export function withoutRemarks(record: string): string {
  const rows = record.split('\n')
  const left = rows.filter((row) => !row.startsWith('#'))
  return left.length === rows.length ? record : `${left.join('\n').trimEnd()}\n`
}

/** The number of a record's last line: 0, if nothing came after the set-up. */
export function lastLineOf(record: string): number {
  return record.split('\n').filter((row) => /^\d+ /.test(row)).length - 1
}

/**
 * The remarks of a record, in the order of their positions.
 * @returns `bad`: the rows of the file whose remarks can't be read: of a position that the record does not have, or that has one already, empty, too
 * long, with characters that can't be shown, or more than `MOST_REMARKS`
 */
export function remarksIn(record: string): { readonly remarks: readonly Remark[]; readonly bad: readonly number[] } {
  const rows = record.split(/\r?\n/)
  const last = lastLineOf(record)
  const read = new Map<number, Remark>()
  const bad: number[] = []
  for (const [index, row] of rows.entries()) {
    const match = ROW.exec(row)
    if (match === null) continue
    const remark = readRemark(match[1] ?? '')
    if (remark === null || remark.line > last || read.has(remark.line) || read.size === MOST_REMARKS)
      bad.push(index + 1)
    else read.set(remark.line, remark)
  }
  return { remarks: inOrder([...read.values()]), bad }
}

/** Remarks in the order of their positions. */
export function inOrder<R extends Remark>(remarks: readonly R[]): readonly R[] {
  return remarks.toSorted((one, other) => one.line - other.line)
}

function readRemark(row: string): Remark | null {
  const [, line = '', escaped = ''] = /^(0|[1-9]\d{0,5}) (.+)$/s.exec(row) ?? []
  const words = escaped.replaceAll(/\\(n|\\)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim()
  return words === '' || words.length > LONGEST_REMARK || SHAPELESS.test(words) ? null : { line: Number(line), words }
}

function escape(words: string): string {
  return words.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}
