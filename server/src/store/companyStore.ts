import type { BlockOfMine, StoredBlock } from './blocks.ts'

/** What is kept of whom people play with, and whom they do not. A promise that resolves after a change means: it is on the disk. */
export interface CompanyStore {
  /** Every block that there is. */
  blocks(): Promise<StoredBlock[]>
  /** Whom a person keeps away, the last first. */
  blocksOf(person: string): Promise<BlockOfMine[]>
  /** @returns `full` if the person has as many as anybody may; `ok` also if the other was kept away already */
  addBlock(id: string, block: StoredBlock, at: number, most: number): Promise<'ok' | 'full'>
  /** @returns who is not kept away any more; null: there is no such block of theirs */
  removeBlock(person: string, id: string): Promise<string | null>
}
