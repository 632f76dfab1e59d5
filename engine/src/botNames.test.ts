import { BOT_NAMES, characterOf } from '@fathom/bots/about'
import { GAME_IDS } from '@fathom/catalog'
import { expect, it } from 'vitest'
import { botNames } from './botNames.ts'

it.each(GAME_IDS)(
  'four bots at a table of %s are not alike: no two of the same name, and neighbours have other characters',
  (id) => {
    for (let start = 0; start < BOT_NAMES.length; start++) {
      const names = botNames(4, [], start)
      expect(new Set(names).size).toBe(4)
      const characters = names.map((name) => characterOf(id, name))
      for (const [index, each] of characters.slice(1).entries()) expect(each).not.toBe(characters[index])
    }
  },
)
