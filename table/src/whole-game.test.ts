import { silverAndGold, silverAndGoldTexts } from '@fathom/silver-and-gold'
import { describe, expect, test } from 'vitest'
import { fastSource, makeRecord, parseRecord, SPECTATOR, verify, type AnyGame, type NumberSource } from '@fathom/kernel'
import { versionFor } from './numbering.ts'
import { readLog, readScores, readTable, readTableAt, type TableText } from './read.ts'
import { recordOf } from './record.ts'
import { isTurnComplete, legalNow, waitingFor } from './table.ts'
import { Desk, person } from './testing/play.ts'

const game: AnyGame = silverAndGold
const words = silverAndGoldTexts.en
const TEXT: TableText = {
  waitingForPlayers: () => 'players',
  endTurn: 'end',
  waitingForOthers: () => 'others',
  finished: () => 'over',
  of: (localized) => localized.en,
}
const NAMES = ['ana', 'bo', 'cy', 'dee']

/** One random step of somebody who may act: choosing, undoing, or ending the turn. */
function step(desk: Desk, random: NumberSource, seat: number): void {
  const draft = desk.table.drafts[seat]
  const hasDraft = draft !== undefined && draft.steps.length + (draft.held === null ? 0 : 1) > 0
  if (hasDraft && random(8) === 0) desk.must({ do: 'undo', seat, version: versionFor(desk.table, seat) })
  else if (isTurnComplete(desk.table, seat)) desk.must({ do: 'end-turn', seat, version: versionFor(desk.table, seat) })
  else {
    const legal = legalNow(desk.table, seat)
    desk.act(seat, [game.notation.make(legal[random(legal.length)])], random(2) === 0)
  }
}

/** Everything about a table that somebody else's draft must not touch. */
function shownTo(desk: Desk, who: string | null): string {
  const { view, legal, draft, outcome, seed, version } = readTable(desk.table, who, words, TEXT)
  return JSON.stringify({ view, legal, draft, outcome, seed, version, log: readLog(desk.table, who, 0).length })
}

describe.each([2, 3, 4])('Silver & Gold through a table of %i', (seats) => {
  test('a whole game with undos: secrets hold, restarts change nothing, the record verifies', () => {
    const random = fastSource(seats)
    const people = NAMES.slice(0, seats)
    const desk = new Desk(game, people.map(person), { expeditionAid: false })
    let hiddenSteps = 0
    const leaks: number[] = []
    const lost: number[] = []
    while (desk.table.status === 'playing') {
      const waiting = waitingFor(desk.table)
      const seat = waiting[random(waiting.length)] ?? 0
      const others = [...people.filter((_, other) => other !== seat), null]
      const before = others.map((who) => shownTo(desk, who))
      const lines = desk.table.lines.length
      step(desk, random, seat)
      if (desk.table.lines.length === lines) {
        hiddenSteps++
        if (others.some((who, index) => shownTo(desk, who) !== before[index])) leaks.push(desk.table.version)
      }
      if (random(25) === 0) {
        const again = desk.restarted()
        const isSame = (who: string | null) =>
          JSON.stringify(readTable(again, who, words, TEXT)) === JSON.stringify(readTable(desk.table, who, words, TEXT))
        if (![...people, null].every(isSame)) lost.push(desk.table.version)
      }
    }
    expect({ leaks, lost }).toEqual({ leaks: [], lost: [] })
    expect(hiddenSteps).toBeGreaterThan(28 * seats)

    const record = parseRecord(makeRecord(recordOf(desk.table)), () => game.options)
    expect(record.ok && verify(game, record.value)).toMatchObject({
      ok: true,
      value: { drawsChecked: true, finished: true },
    })
    const log = readLog(desk.table, null, 0)
    expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1))
    const own = log.flatMap((entry) => (entry.kind === 'events' ? entry.events : []))
    expect(own.some(({ type }) => type === 'crossed' || type === 'kept')).toBe(false)
    const last = readTableAt(desk.table, null, desk.table.version, words, TEXT)
    expect(last?.view).toEqual(game.view(desk.table.state, SPECTATOR))
    expect(readScores(desk.table, null).points.at(-1)?.totals).toEqual(
      game.outcome(desk.table.state).scores.map(({ total }) => total),
    )
  })
})
