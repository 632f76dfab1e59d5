import { fastSource } from '@fathom/kernel'
import { patched, readPush, type TableReading } from '@fathom/protocol'
import { describe, expect, it, vi } from 'vitest'
import { playFathom } from './bench.ts'
import { boardgameRefuses, playBoardgame } from './boardgame.ts'
import { PLAYERS, PLIES } from './numbers.ts'
import { playMaster } from './boardgameMaster.ts'
import { playPlain } from './plain.ts'
import { PEOPLE, playTable } from './table.ts'

describe('the toy game', () => {
  it('ends alike on the contract, on boardgame.io and in plain JavaScript for the same choices', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const fathom = playFathom(fastSource(100 + seed), fastSource(seed))
      expect(playPlain(fastSource(seed), fastSource(seed))).toEqual(fathom)
      expect(playBoardgame(String(seed), fastSource(seed))).toEqual(fathom)
    }
  })

  it('spreads its 160 placements evenly over the four players', () => {
    const { players } = playFathom(fastSource(1), fastSource(2))
    expect(players.map((player) => player.placed)).toEqual(Array<number>(PLAYERS).fill(PLIES / PLAYERS))
  })

  it('is played to its end at a table and on boardgame.io’s master, and all is told', async () => {
    const [ours, theirs] = [{ characters: 0 }, { characters: 0 }]
    const held: (TableReading | null)[] = PEOPLE.map(() => null)
    const hear = (seat: number, text: string): void => {
      const push = readPush(text)
      if (push.type === 'update') held[seat] = push.table
      else if (push.type === 'presence') held[seat] = { ...(held[seat] as TableReading), seats: push.seats }
      else if (push.type === 'change') held[seat] = patched(held[seat], push.patch) as TableReading
    }
    const seen = await playTable(fastSource(3), ours, hear)
    expect(held).toEqual(seen.map((text) => JSON.parse(text) as TableReading))
    expect(held[0]?.status).toBe('finished')
    expect(ours.characters).toBeGreaterThan(4 * 100 * PLIES)
    await playMaster(fastSource(3), theirs)
    expect(theirs.characters).toBeGreaterThan(4 * 100 * PLIES)
  })

  it('is refused by boardgame.io where a space is taken', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(boardgameRefuses()).toBe(true)
    expect(silenced).toHaveBeenCalledOnce()
    silenced.mockRestore()
  })
})
