import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../event.ts'
import type { Game, GameView } from '../game.ts'
import { makeRecord, parseRecord, type GameRecord } from '../record.ts'
import { replay, verify } from '../replay.ts'
import type { GoldenWay } from './golden-games.ts'
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

/**
 * Each way is shown by the recorded game of its name: it happens in it, seats and options are the way's, and it ends as the way wants.
 * Nothing else is recorded.
 * @param folder with a slash at its end
 */
export function describeWays<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  folder: URL,
  ways: readonly Omit<GoldenWay<State, Action, Event>, 'choose'>[],
): void {
  const golden = new Map(readGolden(folder).map(({ name, text }) => [name, text]))

  describe(`what is to be seen of ${game.meta.id} has its recorded game`, () => {
    test.each(ways)('$name', (way) => {
      const record = read(game, golden.get(way.name) ?? '')
      expect(record).not.toBeNull()
      if (record === null) return
      let happened = 0
      const played = replay(game, record, ({ seat, action, events, state }) => {
        if (seat !== null && action !== null && way.happens({ seat, action, events, state })) happened++
      })
      expect(happened).toBeGreaterThan(0)
      expect(record.seats).toHaveLength(way.seats)
      expect(record.options).toEqual(way.options)
      expect(played.ok && way.ends(game.outcome(played.value))).toBe(true)
    })
    test('and nothing else is recorded', () => {
      expect([...golden.keys()]).toEqual(ways.map((way) => way.name).toSorted())
    })
  })
}

/** What the recorded games of a game do not show yet, in words. */
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
