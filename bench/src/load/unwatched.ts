import { setTimeout as sleep } from 'node:timers/promises'
import type { TimeControl } from '@fathom/table'
import type { RunningTable } from './folder.ts'
import { processorSeconds, residentMegabytes } from './system.ts'

const DAY = 24 * 3600

/** A day for each turn, and three in hand. */
export const BY_TURNS: TimeControl = { bank: 3 * DAY, increment: DAY, cap: 5 * DAY, timeOut: 'bot' }

/** Nobody waits for a bot there. */
export const twoPeople = (games: readonly string[]) => (index: number) => ({ game: games[index % games.length] as string, level: null }) // prettier-ignore

/** What running tables cost while nobody looks at them. */
export interface Unwatched {
  readonly tables: number
  /** Until the server answers, in milliseconds. */
  readonly start: number
  /** Of its process, in MB; 0 where the system doesn't tell. */
  readonly rss: number
  /** Processor seconds of its process a second of the clock. */
  readonly cores: number
}

/** Lets a server that has just started alone for so many seconds. */
export async function leaveAlone(
  { length: tables }: readonly RunningTable[],
  start: number,
  { seconds, warmUp }: { readonly seconds: number; readonly warmUp: number },
  pid: number,
): Promise<Unwatched> {
  await sleep(warmUp)
  const before = processorSeconds(pid)
  await sleep(seconds * 1000)
  return { tables, start, rss: residentMegabytes(pid), cores: (processorSeconds(pid) - before) / seconds }
}

export function unwatchedLine({ tables, start, rss, cores }: Unwatched): string {
  return `${tables} tables by turns, nobody looks: started in ${Math.round(start)} ms, ${rss.toFixed(0)} MB, ${cores.toFixed(3)} of a processor`
}
