import { expect, it } from 'vitest'
import type { TableMetadata } from './metadata.ts'
import { library } from './library.ts'
import { rematchOf } from './newTable.ts'

it('a rematch keeps the options that today’s rules still have, and fills in the others', async () => {
  const ada = { id: 'ada', name: 'Ada', language: 'en' } as const
  const old = {
    game: 'thesauros',
    options: { variant: 'lawless', mercenaryEnvelope: 7, currents: true },
    chairs: [{ kind: 'person', person: ada, nonce: '-' }, { kind: 'open' }],
    visibility: 'private',
    onlookers: { allowed: true, delay: 0 },
  } as unknown as TableMetadata
  const created = await rematchOf(library, old, null, { ...ada, rest: null })
  const today = await library.load('thesauros')
  expect(created).toMatchObject({
    ok: true,
    value: {
      rulesVersion: today?.game.meta.rulesVersion,
      options: { variant: 'lawless', mercenaryEnvelope: true },
      components: { digest: today?.set?.digest },
    },
  })
  expect(created).not.toHaveProperty('value.options.currents')
})
