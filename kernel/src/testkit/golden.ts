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
    test.each(game.meta.seats)('there is one for %i seats', (seats) => {
      expect(records.filter((record) => record.seats.length === seats).length).toBeGreaterThan(0)
    })
    test.each(game.meta.modes)('there is one of mode $id', (mode) => {
      const options = bytes(optionsOf(game, mode))
      expect(records.filter((record) => bytes(record.options) === options).length).toBeGreaterThan(0)
    })
    test.each(game.meta.ends)('there is one that ends by "%s"', (end) => {
      expect(records.filter((record) => record.end?.reason === end).length).toBeGreaterThan(0)
    })
  })
}

function read(game: Game, text: string): GameRecord | null {
  const result = parseRecord(text, (id) => (id === game.meta.id ? game.options : null))
  return result.ok ? result.value : null
}
