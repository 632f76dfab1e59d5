import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../event.ts'
import type { Game, GameView } from '../game.ts'
import type { GameTexts } from '../text.ts'
import { adviceLaw } from './advice.ts'
import { conservationLaw, copyLaw, legalLaw, plainLaw, recordLaw, refusalLaw } from './laws.ts'
import { mustNameDeclared, textLaw } from './texts.ts'
import { hindsightLaw } from './hindsight.ts'
import { aheadLaw, determinizationLaw, simultaneousLaw, traitWatch, type Traits } from './secrets.ts'
import { sampling } from './sampling.ts'
import { playWalk, type Start, type Watch } from './walk.ts'

/** What a game brings to its own trial. */
export interface GameChecks<State, Action, View extends GameView, Event extends GameEvent> {
  /** What must hold in every position of this game: a sentence about what is wrong, or null. */
  readonly conservation?: (state: State) => string | null
  /** The game's words; held to having some for everything that happens. */
  readonly texts?: GameTexts<Action, View, Event>
  /** Modes that only vary another one by switches. The usual suite plays one random game of each; the long one plays as many as of any other mode. */
  readonly editions?: readonly string[]
}

/** The long suite. */
const IS_LONG = process.env['FATHOM_LONG'] === '1'

/** Random games a law sees: 100 in the usual suite, 2,000 in the long one (`FATHOM_LONG=1`). */
const RANDOM_GAMES = IS_LONG ? 2000 : 100

/** The usual suite samples the positions of its games; the long one looks at all of them. */
const looking: <S, A, V extends GameView, E extends GameEvent>(watch: Watch<S, A, V, E>) => Watch<S, A, V, E> = IS_LONG
  ? (watch) => watch
  : sampling

/**
 * Holds a game to every word of the contract, and to what it declares of itself, in random play of every mode and seat count.
 * One line in each game's tests.
 */
export function describeGame<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  checks: GameChecks<State, Action, View, Event> = {},
): void {
  const conservation = checks.conservation ?? (() => null)
  const texts = checks.texts === undefined ? [] : [checks.texts]
  const tables = tablesOf(game)
  const editions = IS_LONG ? [] : (checks.editions ?? [])
  const usual = Math.ceil(RANDOM_GAMES / tables.length)

  describe(`${game.meta.id} keeps the contract`, () => {
    test('it declares itself in order', () => {
      expect(game.meta.id).toMatch(/^[a-z][a-z0-9-]*$/)
      expectDeclared(game)
    })
    test.each(texts)('all that it declares has words', (words) => {
      expect(() => mustNameDeclared(game, words)).not.toThrow()
    })

    const laws: [string, () => Watch<State, Action, View, Event>][] = [
      ['whoever must act can, by a sorted list of readable actions', () => looking(legalLaw())],
      ['refusal is null exactly for the legal actions', () => looking(refusalLaw())],
      ['clones are independent, states survive JSON', () => looking(copyLaw())],
      ['views, events and outcomes are plain data that adds up', () => looking(plainLaw())],
      ['records read back, replay, verify and undo', recordLaw],
      ['nothing gets lost: the game’s own conservation', () => conservationLaw(conservation)],
      [
        'a sampled world looks the same to who sampled it, and can be played',
        () => looking(determinizationLaw(conservation)),
      ],
    ]
    if (game.ahead !== undefined) laws.push(['what may be planned tells nothing hidden', () => looking(aheadLaw())])
    if (game.meta.isSimultaneous)
      laws.push(['simultaneous choices are unseen and commute', () => looking(simultaneousLaw())])
    if (game.hindsight !== undefined) laws.push(['what may be looked up again tells nothing hidden', hindsightLaw])
    if (game.advice !== undefined)
      laws.push(['what newcomers are told holds', () => looking(adviceLaw(checks.texts ?? null))])
    for (const words of texts) laws.push(['everything that happens has words', () => looking(textLaw(words))])

    describe.each(tables)('mode $mode.id, $seats seats', ({ mode, seats }) => {
      const games = editions.includes(mode.id) ? 1 : usual
      test.each(laws)(`%s (${games} random games)`, (_, watch) => {
        expect(playAll(game, { mode, seats }, watch(), games)).toBe(games)
      })
    })

    test('secrets, chance and simultaneous choices show exactly if declared', () => {
      const seen: Traits = { secrets: false, chance: false, simultaneous: false }
      for (const table of tables) playWalk(game, { ...table, seed: 1 }, traitWatch(seen))
      const { hasSecrets, hasChance, isSimultaneous } = game.meta
      expect(seen).toEqual({ secrets: hasSecrets, chance: hasChance, simultaneous: isSimultaneous })
    })
  })
}

/** Plays games of seeds 1, 2, 3 … and checks one law in them; throws at the first violation. */
function playAll<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  table: Omit<Start, 'seed'>,
  watch: Watch<State, Action, View, Event>,
  games: number,
): number {
  let over = 0
  for (let seed = 1; seed <= games; seed++) {
    playWalk(game, { ...table, seed }, watch)
    over++
  }
  return over
}

/** Every mode at every seat count it is played with. */
export function tablesOf(game: Game): Omit<Start, 'seed'>[] {
  return game.meta.modes.flatMap((mode) => (mode.seats ?? game.meta.seats).map((seats) => ({ mode, seats })))
}

function expectDeclared(game: Game): void {
  const { meta } = game
  expect(meta.seats).toEqual([...new Set(meta.seats)].toSorted((a, b) => a - b))
  expect(meta.seats.length).toBeGreaterThan(0)
  expect(meta.modes.length).toBeGreaterThan(0)
  expect(new Set(meta.modes.map((mode) => mode.id)).size).toBe(meta.modes.length)
  for (const mode of meta.modes) for (const seats of mode.seats ?? []) expect(meta.seats).toContain(seats)
  expect(meta.ends.length).toBeGreaterThan(0)
  expect(meta.rulesVersion).toBeGreaterThan(0)
  expect(meta.minutes).toBeGreaterThan(0)
  for (const seats of meta.seats) expect(meta.longest(seats)).toBeGreaterThan(0)
  expect(new Set(game.options.map((option) => option.id)).size).toBe(game.options.length)
}
