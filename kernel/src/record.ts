export { makeRecord, recordedSet } from './record/make.ts'
export { KeptPositions } from './record/keptPositions.ts'
export { parseRecord, rulesNamedIn } from './record/parse.ts'
export { PlayedPath } from './record/path.ts'
export {
  type GameRecord,
  type RecordHint,
  type RecordLine,
  type RecordSeat,
  type RecordTakeBack,
} from './record/types.ts'
export {
  inOrder,
  LONGEST_REMARK,
  MOST_REMARKS,
  lastLineOf,
  remarksIn,
  withoutRemarks,
  withRemarks,
  type Remark,
} from './record/remarks.ts'
