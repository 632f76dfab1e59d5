import {
  fastChance,
  fillOptions,
  LANGUAGES,
  SPECTATOR,
  type Chance,
  type GameMode,
  type Names,
  type Seat,
  type Viewer,
} from '@fathom/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { makeThesauros } from '../game.ts'
import { MODES, OPTIONS, rulesOf } from '../options.ts'
import { DECISIONS } from '../pending.ts'
import { GAME_DATA, SET } from '../testing/scene.ts'
import { boardOf } from '../set.ts'
import type { State } from '../state.ts'
import { ACCOUNTS, PHASES, SORTS } from '../types.ts'
import type { Action, Verb } from '../verbs.ts'
import { TROPHIES } from '../views.ts'
import { loadExplanations } from './explain.ts'
import { TOKENS, TRACKS, type Explained, type Explanations, type Table } from './explanations.ts'
import { makeTexts } from './index.ts'
import { REFUSAL_CODES } from './refusal-codes.ts'

const game = makeThesauros(SET)
const texts = makeTexts(SET)
const named = (reader: Viewer): Names => ({ reader, of: (seat) => ['Ada', 'Bo', 'Cleo', 'Dan'][seat] ?? '?' })

/** Everything said in random games of every mode, and what was refused in them. */
interface Heard {
  readonly sentences: Readonly<Record<'en' | 'fr', Set<string>>>
  readonly codes: Set<string>
  readonly events: Set<string>
  readonly asked: Set<string>
}

const heard: Heard = {
  sentences: { en: new Set(), fr: new Set() },
  codes: new Set(),
  events: new Set(),
  asked: new Set(),
}

/** Traces of missing values, and marks that do not go together. */
function oddOnes(texts: readonly string[]): string[] {
  return texts.filter((text) =>
    /undefined|NaN|\[object|\bnull\b|\$\{|\S {2}|\( |\(\)|[:,;] ?[.,]|\.\.| [.,]/.test(text),
  )
}

/** Names for programs that people never read. */
const IDS =
  /\b(?:HR|RD|GE|ME|SF|H2|H57|[sgwf]\d(?:\.\d)?|M\d|lagoon-\w+|[a-z]+-(?:sonar|engine|gun|pot|cage|detector))\b/

/** An ordinary space where French wants a narrow no-break one, or a straight apostrophe. */
function isBadlySet(text: string): boolean {
  return / [:;!?$»]|« |[^\u202f][:;!?$»]|'/.test(text)
}

const VERB_ACTIONS = Object.values(Object.groupBy(GAME_DATA.actionTable.actions, (action) => action.do))

/** An action whose verb is as likely as any other: random games come round more then. */
function pick(chance: Chance, actions: readonly Action[]): Action | undefined {
  const verbs = [...new Set(actions.map((action) => action.do))].filter(
    (verb, _, all) => all.length === 1 || !IDLE.has(verb),
  )
  const verb = verbs[chance.below(verbs.length)]
  const choices = actions.filter((action) => action.do === verb)
  return choices[chance.below(choices.length)]
}
const IDLE = new Set<Verb>(['refuse', 'skip', 'pass', 'surface'])

function listen(mode: GameMode, seats: number, seed: number): void {
  const options = fillOptions(OPTIONS, mode.options)
  if (!options.ok) throw new Error(options.refusal.code)
  const chance = fastChance(seed)
  const state = game.setup(options.value, seats, chance)
  let turn = 0
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state), turn++) {
    const seat = acting[chance.below(acting.length)] ?? 0
    const legal = game.legal(state, seat)
    const action = chance.below(8) === 0 ? legal[chance.below(legal.length)] : pick(chance, legal)
    if (action === undefined) throw new Error('nothing to do')
    if (turn % 3 === 0) look(state, seats, seat, chance)
    const view = game.view(state, seat)
    for (const language of LANGUAGES) heard.sentences[language].add(texts[language].action(action, view))
    for (const event of game.apply(state, seat, action, chance)) hear(event, seats)
  }
  look(state, seats, 0, chance)
}

function hear(event: Event, seats: number): void {
  heard.events.add(event.type)
  const viewers: readonly Viewer[] = [0, seats - 1, SPECTATOR]
  for (const viewer of viewers) {
    const seen = game.redact(event, viewer)
    if (seen === null) continue
    for (const language of LANGUAGES) {
      const sentence = texts[language].event(seen, named(viewer))
      if (sentence !== null) heard.sentences[language].add(sentence)
    }
  }
}

/** A position: prompts and boards for everybody, and refusals of things that can't be done. */
function look(state: State, seats: number, seat: Seat, chance: Chance): void {
  const viewers: readonly Viewer[] = [seat, SPECTATOR]
  for (const viewer of viewers) {
    const view = game.view(state, viewer)
    if (view.pending !== null) heard.asked.add(view.pending.kind)
    for (const language of LANGUAGES) {
      const { prompt, board } = texts[language]
      for (let other = 0; other < seats; other++) heard.sentences[language].add(prompt(view, other, named(viewer)))
      for (const line of board(view, named(viewer))) if (line !== '') heard.sentences[language].add(line)
    }
  }
  for (const actions of VERB_ACTIONS) {
    const action = actions[chance.below(actions.length)]
    const why = action === undefined ? null : game.refusal(state, seat, action)
    if (why === null) continue
    heard.codes.add(why.code)
    for (const language of LANGUAGES) heard.sentences[language].add(texts[language].refusal(why))
  }
}

const TABLES = MODES.flatMap((mode) => (mode.seats ?? [2]).map((seats) => ({ mode, seats })))

describe('random games of every mode', () => {
  beforeAll(() => TABLES.forEach(({ mode, seats }, index) => listen(mode, seats, index + 1)), 60_000)

  test('nearly everything is asked, happens and is refused in them', () => {
    expect(DECISIONS.filter((kind) => !heard.asked.has(kind)).length).toBeLessThan(6)
    expect(heard.events.size).toBeGreaterThan(60)
    expect(heard.codes.size).toBeGreaterThan(60)
  })

  test('every refusal in them has a sentence of its own', () => {
    const known: readonly string[] = REFUSAL_CODES
    expect([...heard.codes].filter((code) => !known.includes(code))).toEqual([])
  })

  test.each(LANGUAGES)('what is said is whole: %s', (language) => {
    expect(oddOnes([...heard.sentences[language]])).toEqual([])
  })

  test.each(LANGUAGES)('no id is left in it: %s', (language) => {
    expect([...heard.sentences[language]].filter((text) => IDS.test(text)).slice(0, 9)).toEqual([])
  })

  test('French puts narrow no-break spaces before its double marks', () => {
    expect([...heard.sentences.fr].filter(isBadlySet)).toEqual([])
  })
})

describe('refusals', () => {
  const numbers = { needs: 7, has: 5, fee: 1, least: 2, most: 4, left: 3, amount: 9, zone: 4, spaces: 2, meeples: 2 }
  const places = { number: 3, depth: 2, column: 4, last: 2, space: 's2.1', room: 'M2', place: 'M1.2', tile: 'B01' }
  const things = { account: 'GE', sort: 'H57', card: 'mask', item: 'booster', zodiac: 'red', value: 5, asked: 'place' }
  const params = { ...numbers, ...places, ...things }

  test.each(LANGUAGES)('every code has words of its own, and unknown ones say so: %s', (language) => {
    const sentences = REFUSAL_CODES.map((code) => texts[language].refusal({ code, params }))
    expect(new Set(sentences).size).toBe(REFUSAL_CODES.length)
    expect(sentences.filter((sentence) => !/^[A-ZÀ-Ý«].*\.$/u.test(sentence))).toEqual([])
    expect(oddOnes(sentences)).toEqual([])
    expect(texts[language].refusal({ code: 'from-elsewhere', params: {} })).toContain('from-elsewhere')
  })
})

/** Explanations of everything, for a mode and a number of seats. */
function explained(say: Explanations, mode: GameMode, seats: number): readonly Explained[] {
  const options = fillOptions(OPTIONS, mode.options)
  if (!options.ok) throw new Error(options.refusal.code)
  const table: Table = { rules: rulesOf(options.value, seats), players: Array.from({ length: seats }) }
  return [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((zone) => say.zone(zone, table)),
    ...ACCOUNTS.map((id) => say.account(id, table)),
    ...PHASES.map((id) => say.phase(id, table)),
    ...[...SET.items.ids, ...SET.found.map(({ id }) => id)].map((id) => say.item(id, table)),
    ...SORTS.map((id) => say.meeple(id, table)),
    ...TOKENS.map((id) => say.token(id, table)),
    ...TRACKS.map((id) => say.track(id, table)),
    ...[1, 2, 3, 4, 7, 8, 9].map((zone) => say.deed(zone, table)),
    ...TROPHIES.map((id) => say.trophy(id, table)),
    ...boardOf(SET, seats).rooms.map(({ id }) => say.room(id, table)),
  ]
}

describe('explanations', () => {
  test.each(LANGUAGES)('everything explains itself, in every mode: %s', async (language) => {
    const say = await loadExplanations(language, SET)
    for (const { mode, seats } of TABLES) {
      for (const { title, lines } of explained(say, mode, seats)) {
        expect(title).not.toBe('')
        expect(lines.length).toBeGreaterThan(0)
        expect(oddOnes([title, ...lines])).toEqual([])
        expect(lines.filter((line) => !line.endsWith('.') || (language === 'fr' && isBadlySet(line)))).toEqual([])
      }
    }
  })
})
