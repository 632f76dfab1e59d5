import type { BLOCK_READS, BLOCK_WRITES, BlockOfMine, StoredBlock } from './blocks.ts'
import type { CompanyStore } from './companyStore.ts'
import type { StoreCaller } from './storeCalls.ts'

/** Whom people play with, in the threads of the SQLite store. */
export class SqliteCompany implements CompanyStore {
  private readonly reader: StoreCaller<typeof BLOCK_READS>
  private readonly writer: StoreCaller<typeof BLOCK_WRITES>

  constructor(reader: StoreCaller<typeof BLOCK_READS>, writer: StoreCaller<typeof BLOCK_WRITES>) {
    this.reader = reader
    this.writer = writer
  }

  blocks(): Promise<StoredBlock[]> {
    return this.reader.call('blocks')
  }
  blocksOf(person: string): Promise<BlockOfMine[]> {
    return this.reader.call('blocksOf', person)
  }
  addBlock(id: string, block: StoredBlock, at: number, most: number): Promise<'ok' | 'full'> {
    return this.writer.call('addBlock', id, block, at, most)
  }
  removeBlock(person: string, id: string): Promise<string | null> {
    return this.writer.call('removeBlock', person, id)
  }
}
