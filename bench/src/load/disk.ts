import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NumberSource } from '@fathom/kernel'
import { waitOf } from './wishes.ts'

/** What the store writes for a move, in bytes: some five pages of SQLite's. */
const MOVE = 5 * 4096
/** After so much the file is written from its beginning again, as SQLite does. */
const FILE = 4 * 1024 * 1024

/**
 * How long moves would wait if they were nothing but written: what has come meanwhile goes to the disk together and is waited for, as in the store.
 * No server in front of this disk acknowledges them sooner.
 * @param rate moves a second
 * @returns for each, in milliseconds
 */
export async function diskWaits(
  folder: string,
  rate: number,
  seconds: number,
  choose: NumberSource,
): Promise<number[]> {
  const path = join(folder, 'disk-waits')
  const file = openSync(path, 'w')
  try {
    const waits: number[] = []
    const began = performance.now()
    const elapsed = (): number => performance.now() - began
    writeAt(file, 0, FILE)
    let [place, next] = [0, elapsed()]
    while (next < seconds * 1000) {
      const come: number[] = []
      for (; next < elapsed(); next += waitOf(1000 / rate, choose)) come.push(next)
      if (come.length === 0) {
        await sleep(1)
        continue
      }
      place = writeAt(file, place, come.length * MOVE)
      const written = elapsed()
      waits.push(...come.map((at) => written - at))
    }
    return waits
  } finally {
    closeSync(file)
    rmSync(path)
  }
}

/** Writes so many bytes and waits until the disk has them. @returns where the next ones go */
function writeAt(file: number, place: number, bytes: number): number {
  writeSync(file, Buffer.alloc(bytes, 1), 0, bytes, place)
  fdatasyncSync(file)
  return place + bytes > FILE ? 0 : place + bytes
}
