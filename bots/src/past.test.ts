import { fastChance } from '@fathom/kernel'
import { thesaurosPast } from '@fathom/thesauros'
import { expect, it } from 'vitest'
import { askBot, botFor, botLevels, type Bot, type Pace } from './index.ts'
import { decisions } from './testkit/decisions.ts'

const PAST = await Promise.all(
  Object.entries(thesaurosPast).map(async ([version, load]) => ({ version, ...(await load()) })),
)
const SEATS = 3
/** Worlds in which the seat sees the same and everything hidden is another. */
const TWINS = 2

/** Stops a search after a few questions whether it may go on. */
function patience(): Pace {
  let left = 4
  return { mayGoOn: () => left-- > 0 }
}

const asked = PAST.flatMap((rules) =>
  botLevels(rules.game.meta.id).map((level) => [rules.game.meta.id, rules.version, level, rules] as const),
)

it.each(asked)('%s %s: a bot of the level %s plays it, and does not peek', (id, _, level, { game, expertise }) => {
  const bot = botFor(id, level, expertise) as Bot
  for (const [index, { state, seat }] of decisions(game, SEATS, 23, 29, 160).entries()) {
    const choose = (position: unknown) =>
      game.notation.make(askBot(bot, game, position, seat, fastChance(index), patience()))
    const choice = choose(state)
    expect(game.legal(state, seat).map((action) => game.notation.make(action))).toContain(choice)
    for (let twin = 0; twin < TWINS; twin++) {
      expect(choose(game.determinize(state, seat, fastChance(1000 + twin)))).toBe(choice)
    }
  }
})

it('a bot judges by what came with the rules', () => {
  const [rules] = PAST
  const [first] = rules === undefined ? [] : decisions(rules.game, SEATS, 23, 1, 5)
  if (rules === undefined || first === undefined) throw new Error('somebody is asked')
  const { game } = rules
  let looked = 0
  const evaluation = { value: () => looked++, continues: () => false, tries: () => 1 }
  askBot(botFor(game.meta.id, 'mate', { evaluation }) as Bot, game, first.state, first.seat, fastChance(1))
  expect(looked).toBe(game.legal(first.state, first.seat).length)
})
