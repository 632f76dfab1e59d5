import type { TableWish } from '@fathom/engine'

/** A table to be made in a certain position: the same numbers are drawn every time. */
export interface Prepared {
  readonly wish: Omit<TableWish, 'rated'>
  /** What all is drawn from, 64 hex digits. */
  readonly seed: string
  /** What has been played, as "SEAT ACTION" each. */
  readonly lines: readonly string[]
  /** What the bots do next, as "SEAT ACTION" each; what is not possible then is left out, and after the last they think for themselves. */
  readonly replies: readonly string[]
}

/** What the bots of prepared tables are to do next. */
export class Replies {
  private readonly kept = new Map<string, string[]>()

  keep(table: string, replies: readonly string[]): void {
    for (const reply of replies) {
      const end = reply.indexOf(' ')
      const thinker = `${table} ${reply.slice(0, end)}`
      this.kept.set(thinker, [...(this.kept.get(thinker) ?? []), reply.slice(end + 1)])
    }
  }

  forget(table: string): void {
    for (const thinker of this.kept.keys()) if (thinker.startsWith(`${table} `)) this.kept.delete(thinker)
  }

  /** The next thing that a seat of a table is to do; one that is refused is not said again. @param thinker as `Thought.thinker` */
  next(thinker: string): string | undefined {
    return this.kept.get(thinker)?.shift()
  }
}
