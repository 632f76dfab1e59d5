export { makeRecord, recordedSet } from './record/make.ts'
export { parseRecord } from './record/parse.ts'
export {
  DRAW_METHODS,
  type DrawMethod,
  type GameRecord,
  type RecordedSet,
  type RecordEnd,
  type RecordLine,
  type RecordSeat,
} from './record/types.ts'
