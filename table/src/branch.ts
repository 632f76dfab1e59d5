import { fastSource, hashSeed, liveSource, type GameRecord, type NumberSource } from '@fathom/kernel'
import type { Branch, Chair } from './entry.ts'
import type { PlayedLines } from './playedLines.ts'

/** What of a table its numbers follow from. */
interface Drawing {
  readonly seed: string
  readonly chairs: readonly Chair[]
  readonly branch: Branch | null
  readonly setupBounds: readonly number[]
  readonly lines: PlayedLines
}

/** The bounds that lines have drawn below that are decided and not yet played, by line. */
export type DecidedBounds = Map<number, number[]>

/** The numbers of a line to come. */
export function lineSource(table: Drawing, line: number, decided: DecidedBounds): NumberSource {
  const draws = table.branch?.draws ?? null
  if (draws === null) return liveSource(table.seed, noncesOf(table), line)
  if (draws.method === 'hmac-sha256') return liveSource(draws.seed, draws.nonces, line)
  const stream = fastSource(draws.seed)
  for (const bound of table.setupBounds) stream(bound)
  for (let before = 1; before < line; before++) {
    for (const bound of table.lines.of(before)?.bounds ?? decided.get(before) ?? []) stream(bound)
  }
  const bounds: number[] = []
  decided.set(line, bounds)
  return (count) => {
    bounds.push(count)
    return stream(count)
  }
}

/** What each seat adds to the seed. */
export function noncesOf({ chairs, branch }: Pick<Drawing, 'chairs' | 'branch'>): readonly string[] {
  if (branch?.draws?.method === 'hmac-sha256') return branch.draws.nonces
  return chairs.map((chair) => (chair.kind === 'person' ? chair.nonce : '-'))
}

/** What a record says of where its numbers come from. Of two sources it names none: they can't be drawn again. @param isOver only then the seed is told */
export function drawnFrom(
  { branch, seed }: Pick<Drawing, 'branch' | 'seed'>,
  isOver: boolean,
): Pick<GameRecord, 'drawMethod' | 'seedHash' | 'seed'> {
  if (branch === null) return live(seed, isOver)
  const { draws } = branch
  if (draws === null) return { drawMethod: 'hmac-sha256', seedHash: '', seed: '' }
  if (draws.method === 'hmac-sha256') return live(draws.seed, isOver)
  return { drawMethod: draws.method, seedHash: '', seed: isOver ? String(draws.seed) : '' }
}

function live(seed: string, isOver: boolean): Pick<GameRecord, 'drawMethod' | 'seedHash' | 'seed'> {
  return { drawMethod: 'hmac-sha256', seedHash: hashSeed(seed), seed: isOver ? seed : '' }
}
