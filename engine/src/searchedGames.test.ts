import { searchFor } from '@fathom/bots'
import { GAME_IDS, loadGame } from '@fathom/catalog'
import { fastChance, fillOptions, liveSource, recordingChance, type AnyGame, type Seat } from '@fathom/kernel'
import { decide, evolve, legalNow, openTable, type Command, type EntryBody, type Table } from '@fathom/table'
import { expect, it } from 'vitest'

const SEED = '5e'.repeat(32)
const SEATS = 2
/** What bots add to the seed. */
const NONCES = Array.from({ length: SEATS }, () => '-')
/** Worlds played through for every fourth decision; for the others the search answers with what looks best. */
const WORLDS = 4
const SEARCHED = 4

/** One action as the search found it, where it stood on a bare position that only `apply` changes. */
interface Searched {
  readonly seat: Seat
  readonly action: string
  readonly legal: readonly string[]
  readonly draws: readonly number[]
}

/** A game of search bots without a table: positions are changed in place, as everywhere in a search. */
function searchedGame(game: AnyGame): { readonly state: unknown; readonly actions: readonly Searched[] } {
  const search = searchFor(game.meta.id)
  if (search === null) throw new Error(`no search for ${game.meta.id}`)
  const thoughts = fastChance(1)
  const state = game.setup(defaults(game), SEATS, recordingChance(liveSource(SEED, NONCES, 0)).chance)
  const actions: Searched[] = []
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const asked = seat
    const determinize = () => game.determinize(state, asked, thoughts)
    const iterations = actions.length % SEARCHED === 0 ? WORLDS : 0
    const { action } = search.search({ game, determinize, seat, chance: thoughts }, { iterations, mayGoOn: () => true })
    const legal = game.legal(state, seat).map((each) => game.notation.make(each))
    const { chance, tape } = recordingChance(liveSource(SEED, NONCES, actions.length + 1))
    game.apply(state, seat, action, chance)
    actions.push({ seat, action: game.notation.make(action), legal, draws: tape.draws })
  }
  return { state, actions }
}

function defaults(game: AnyGame) {
  const options = fillOptions(game.options, {})
  if (!options.ok) throw new Error(options.refusal.code)
  return options.value
}

/** A started table of bots with the same seed. */
function newTable(game: AnyGame): Table {
  const chairs = NONCES.map((_, seat) => ({ kind: 'bot' as const, name: `Bot ${seat}`, level: 'captain' }))
  const table = openTable('searched', game, {
    kind: 'created',
    n: 1,
    at: 0,
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    options: defaults(game),
    chairs,
    visibility: 'private',
    seed: SEED,
  })
  tell(table, { do: 'start' })
  return table
}

function tell(table: Table, command: Command): readonly EntryBody[] {
  const decided = decide(table, command)
  if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.refusal)} for ${JSON.stringify(command)}`)
  for (const body of decided.value) evolve(table, { ...body, n: table.version + 1, at: 0 })
  return decided.value
}

it.each(GAME_IDS)(
  '%s: a game that bots searched is the same game at a table, choice by choice and draw by draw',
  async (id) => {
    const game = (await loadGame(id))?.game as AnyGame
    const searched = searchedGame(game)
    const table = newTable(game)
    for (const { seat, action, legal } of searched.actions) {
      expect(legalNow(table, seat).map((each) => game.notation.make(each))).toEqual(legal)
      tell(table, { do: 'act', seat, actions: [action], version: null, endTurn: true })
    }
    expect(table.status).toBe('finished')
    expect(Array.from(table.lines, ({ action, draws }) => ({ action, draws }))).toEqual(
      searched.actions.map(({ action, draws }) => ({ action, draws })),
    )
    expect(table.state).toEqual(searched.state)
  },
)
