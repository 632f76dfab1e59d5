export { makeRecord, recordedSet } from './record/make.ts'
export { parseRecord, rulesNamedIn } from './record/parse.ts'
export { PlayedPath } from './record/path.ts'
export {
  type GameRecord,
  type RecordHint,
  type RecordLine,
  type RecordSeat,
  type RecordTakeBack,
} from './record/types.ts'
