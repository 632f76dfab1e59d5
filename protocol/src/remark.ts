import { LINE, LONGEST_REMARK, MOST_REMARKS } from '@fathom/kernel'
import * as v from 'valibot'
import { ReportReason } from './talk.ts'

/** A position by the line of the record after which it stands; 0: the set-up. */
const RecordLineNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))

/** What somebody wrote about a position of a finished game. */
const RemarkReading = v.object({ line: RecordLineNumber, words: v.string() })

/** My remark on a position, in place of the one before; empty: none. Several lines, every character with a shape. */
export const SaveRemark = v.object({
  line: RecordLineNumber,
  words: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(LONGEST_REMARK, 'long-remark'),
    v.check((words) => words.split('\n').every((row) => row.trim() === '' || LINE.test(row.trim())), 'bad-line'),
  ),
})
export type SaveRemark = v.InferInput<typeof SaveRemark>

/** Mine about a game, by their positions. */
export const Remarks = v.object({
  remarks: v.pipe(v.array(RemarkReading), v.maxLength(MOST_REMARKS)),
  /** By what others may read them; null: nobody may. */
  key: v.nullable(v.string()),
})
export type Remarks = v.InferOutput<typeof Remarks>

/** Whether whoever has the link may read my remarks; another time it is another link. */
export const ShareRemarks = v.object({ shared: v.boolean() })

/** What somebody lets me read by a link. */
export const SharedRemarks = v.object({
  /** Whose they are. */
  by: v.string(),
  remarks: v.pipe(v.array(RemarkReading), v.maxLength(MOST_REMARKS)),
})
export type SharedRemarks = v.InferOutput<typeof SharedRemarks>

/** Whoever runs the server should look at a remark that somebody lets me read by their key. */
export const ReportRemark = v.object({
  key: v.pipe(v.string(), v.maxLength(64)),
  line: RecordLineNumber,
  ...ReportReason,
})
export type ReportRemark = v.InferInput<typeof ReportRemark>
