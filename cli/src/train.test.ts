import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Network, WeightsFile } from '@fathom/bots/train'
import { describe, expect, it } from 'vitest'
import { run, temporaryFolder } from './testing/run.ts'

const folder = temporaryFolder()

/** Trains on a few games into a folder of its own; what was written there. */
async function trained(name: string, ...args: string[]): Promise<{ readonly file: string; readonly plot: string }> {
  const out = join(folder, name)
  mkdirSync(out)
  const few = ['--game', 'silver-and-gold', '--games', '3', '--rounds', '2', '--arena', '4', '--out', out]
  const { status, stderr } = await run('train', [...few, ...args])
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return { file: readFileSync(join(out, 'weights.json'), 'utf8'), plot: readFileSync(join(out, 'weights.svg'), 'utf8') }
}

describe('train', () => {
  it('writes the same bytes for the same numbers, and others for another seed', async () => {
    const first = await trained('first', '--seed', '4')
    expect(await trained('again', '--seed', '4')).toEqual(first)
    expect((await trained('other', '--seed', '5')).file).not.toBe(first.file)
  })

  it('tells what was asked for, and who won', async () => {
    const { file, plot } = await trained('told', '--seed', '7', '--ridge', '2')
    const weights = JSON.parse(file) as WeightsFile
    expect(weights.fit).toMatchObject({ seed: 7, games: 3, rounds: 2, ridge: 2 })
    expect(weights.arena.map(({ seats, games }) => [seats, games])).toEqual([
      [2, 4],
      [4, 4],
    ])
    expect(Object.keys(weights.fitted ?? {})).toEqual(Object.keys(weights.hand))
    expect(plot).toContain('<svg ')
  })

  it('keeps the weights made by hand if the fitted ones have not met them', async () => {
    const { file } = await trained('unmet', '--arena', '0')
    expect(JSON.parse(file)).toMatchObject({ used: 'hand', arena: [] })
  })

  it('makes a network, the same one for the same numbers', async () => {
    const [once, twice] = await Promise.all(
      ['once', 'twice'].map(async (name) => {
        const out = join(folder, name)
        mkdirSync(out)
        const { status } = await run('train', ['--game', 'artifacts-inc', '--network', '--games', '10', '--out', out])
        expect(status).toBe(0)
        return readFileSync(join(out, 'network.json'), 'utf8')
      }),
    )
    expect(twice).toBe(once)
    const { inputs, hidden, direct } = JSON.parse(once ?? '') as Network
    expect(hidden.map((unit) => unit.inputs.length)).toEqual(hidden.map(() => inputs.length))
    expect([...direct, ...hidden.map(({ weight }) => weight)].every(Number.isFinite)).toBe(true)
  })

  it('says in a sentence what it can not do', async () => {
    expect((await run('train', [])).stderr).toContain('Which game? Say --game ID.')
    expect((await run('train', ['--game', 'thesauros', '--ridge', 'much'])).stderr).toContain(
      '--ridge must be a number from 0 to 1000, not "much".',
    )
    expect((await run('train', ['--game', 'thesauros', '--network'])).stderr).toContain(
      'Only artifacts-inc has a network.',
    )
    expect((await run('train', ['--game', 'thesauros', '--out', join(folder, 'nowhere')])).status).toBe(2)
  })
})
