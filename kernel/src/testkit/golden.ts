import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Game, GameEvent, GameView } from '../game.ts'
import { makeRecord, parseRecord, type GameRecord } from '../record.ts'
import { verify } from '../replay.ts'
import { bytes } from './plain.ts'
import { optionsOf } from './walk.ts'

export interface GoldenRecord {
  /** The file's name without its ending. */
  readonly name: string
  readonly text: string
}

/** The recorded games of a folder, by name. None if there is no such folder. */
export function readGolden(folder: URL): GoldenRecord[] {
  const path = fileURLToPath(folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => ({ name: file.slice(0, -'.txt'.length), text: readFileSync(new URL(file, folder), 'utf8') }))
}

/**
 * Recorded games that must replay for ever (or the rules version is raised): each is read, replayed and verified. Fails if a seat count,
 * a mode or a declared end has no finished record, so a game without records fails.
 * @param folder with a slash at its end
 */
export function describeGolden<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  folder: URL,
): void {
  const golden = readGolden(folder)
  const records = golden.flatMap(({ text }) => read(game, text) ?? [])

  describe(`recorded games of ${game.meta.id}`, () => {
    test.each(golden)('$name replays and verifies', ({ text }) => {
      const record = read(game, text)
      expect(record).not.toBeNull()
      if (record === null) return
      expect(makeRecord(record)).toBe(text)
      expect(verify(game, record)).toEqual({
        ok: true,
        value: { lines: record.lines.length, drawsChecked: true, finished: true },
      })
    })
    test('there is one for every seat count, mode and end', () => {
      expect(goldenGaps(game, records)).toEqual([])
    })
  })
}

/** What a game's recorded games do not show, in words: all of it for a game without any. */
export function goldenGaps(game: Game, records: readonly GameRecord[]): string[] {
  const { seats, modes, ends } = game.meta
  const finished = records.filter((record) => record.end !== null)
  const shows = (is: (record: GameRecord) => boolean): boolean => finished.some(is)
  return [
    ...seats
      .filter((count) => !shows((record) => record.seats.length === count))
      .map((count) => `no recorded game of ${count} seats`),
    ...modes
      .filter((mode) => !shows((record) => bytes(record.options) === bytes(optionsOf(game, mode))))
      .map((mode) => `no recorded game of mode ${mode.id}`),
    ...ends
      .filter((end) => !shows((record) => record.end?.reason === end))
      .map((end) => `no recorded game that ends by ${end}`),
  ]
}

function read(game: Game, text: string): GameRecord | null {
  const result = parseRecord(text, (id) => (id === game.meta.id ? game.options : null))
  return result.ok ? result.value : null
}
