import { describeGame } from '@fathom/kernel/testkit'
import { components } from './components.ts'
import { conservationOf } from './conservation.ts'
import { makeThesauros } from './game.ts'
import { EDITIONS } from './options.ts'
import { makeSet } from './set.ts'
import { makeTexts } from './text/index.ts'

const set = makeSet(components)

describeGame(makeThesauros(set), {
  conservation: conservationOf(set),
  texts: makeTexts(set),
  editions: EDITIONS.map(({ id }) => id),
})
