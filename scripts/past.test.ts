import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { GAME_IDS, loadGame } from '@fathom/catalog'
import { parseRecord, verify, type PastRules } from '@fathom/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { bundleGame } from './past/bundle.ts'
import { brokenSeal, sealed } from './past/seal.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'past-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Every module of past rules that the project has. */
const modules = GAME_IDS.flatMap((game) => {
  const past = join(root, 'games', game, 'past')
  const files = existsSync(past) ? readdirSync(past).filter((file) => file.endsWith('.mjs')) : []
  return files.map((file) => ({ game, version: Number(file.slice(0, -'.mjs'.length)), path: join(past, file) }))
})

describe('a module of past rules', () => {
  test.each(modules)('$game $version is as it was made', ({ game, version, path }) => {
    expect(brokenSeal(game, version, readFileSync(path, 'utf8'))).toBeNull()
    expect(existsSync(path.replace('.mjs', '.d.mts'))).toBe(true)
  })

  test('says when somebody has changed it', () => {
    const text = sealed('reef', 3, { code: 'export const rules = 1\n', licences: ['sand\n\nFree for all.'] })
    expect(brokenSeal('reef', 3, text)).toBeNull()
    expect(brokenSeal('reef', 3, text.replaceAll('\n', '\r\n'))).toBeNull()
    expect(brokenSeal('reef', 3, text.replace('= 1', '= 2'))).toMatch(
      /^games\/reef\/past\/3\.mjs was changed since it was made: take it back from git/,
    )
    expect(brokenSeal('reef', 3, text.replace('Free', 'Dear'))).toMatch(/was changed since it was made/)
    expect(brokenSeal('reef', 4, text)).toMatch(/^games\/reef\/past\/4\.mjs says something else of itself/)
  })
})

test('what is taken from a library is kept with its licence', async () => {
  // Its search draws numbers.
  const { licences } = await bundleGame(root, 'thesauros')
  expect(licences.map((licence) => licence.split('\n')[0])).toContain('pure-rand')
})

describe.each(GAME_IDS)('%s as it stands', (id) => {
  test('can be kept: the same text every time, which alone replays a recorded game', async () => {
    const entry = await loadGame(id)
    const made = await bundleGame(root, id)
    expect(await bundleGame(root, id)).toEqual(made)
    const file = join(folder, `${id}.mjs`)
    writeFileSync(file, sealed(id, 1, made))
    const { rules } = (await import(pathToFileURL(file).href)) as { rules: PastRules }
    expect(rules.game.meta).toEqual({ ...entry?.game.meta, longest: expect.any(Function) as unknown })
    expect(rules.components).toEqual(entry?.components)
    expect(rules.sets === null).toBe(entry?.sets === null)
    expect(rules.expertise).toMatchObject({ evaluation: {}, search: {} })

    const golden = join(root, 'games', id, 'golden')
    const [first = ''] = readdirSync(golden).filter((name) => name.endsWith('.txt'))
    const record = parseRecord(readFileSync(join(golden, first), 'utf8'), () => rules.game.options)
    if (!record.ok) throw new Error(record.refusal.code)
    expect(verify(rules.game, record.value)).toMatchObject({ ok: true, value: { finished: true } })
  })
})
