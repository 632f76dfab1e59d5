import { withRecordWords } from './text/index.ts'

/** Opens the record in a file, once what that takes is here. */
export async function openFile(file: File) {
  const begin = await withRecordWords(() => import('./begin.ts'))
  return begin.openFile(file)
}
