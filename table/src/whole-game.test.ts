import { silverAndGold, silverAndGoldTexts } from '@fathom/silver-and-gold'
import { describe, expect, test } from 'vitest'
import { fastSource, makeRecord, parseRecord, SPECTATOR, verify, type AnyGame, type NumberSource } from '@fathom/kernel'
import { versionFor } from './numbering.ts'
import { readLog } from './log.ts'
import { readTable, readTableAt, type TableText } from './read.ts'
import { readScores } from './scoreHistory.ts'
import { recordOf } from './record.ts'
import { isTurnComplete, legalNow, waitingFor } from './table.ts'
import { TableDriver, person } from './testing/tableDriver.ts'

const game: AnyGame = silverAndGold
const words = silverAndGoldTexts.en
const TEXT: TableText = {
  waitingForPlayers: () => 'players',
  endTurn: 'end',
  waitingForOthers: () => 'others',
  finished: () => 'over',
  closed: () => 'closed',
  endAgreed: '',
  nobodyCame: '',
  former: 'former',
  of: (localized) => localized.en,
}
const NAMES = ['ana', 'bo', 'cy', 'dee']

/** One random step of somebody who may act: choosing, undoing, or ending the turn. */
function step(driver: TableDriver, random: NumberSource, seat: number): void {
  const draft = driver.table.drafts[seat]
  const hasDraft = draft !== undefined && draft.steps.length + (draft.held === null ? 0 : 1) > 0
  if (hasDraft && random(8) === 0) driver.must({ do: 'undo', seat, version: versionFor(driver.table, seat) })
  else if (isTurnComplete(driver.table, seat))
    driver.must({ do: 'end-turn', seat, version: versionFor(driver.table, seat) })
  else {
    const legal = legalNow(driver.table, seat)
    driver.act(seat, [game.notation.make(legal[random(legal.length)])], random(2) === 0)
  }
}

/** Everything about a table that somebody else's draft must not touch. */
function shownTo(driver: TableDriver, who: string | null): string {
  const { view, legal, draft, outcome, seed, version } = readTable(driver.table, who, words, TEXT)
  return JSON.stringify({ view, legal, draft, outcome, seed, version, log: readLog(driver.table, who, 0).length })
}

describe.each([2, 3, 4])('Silver & Gold through a table of %i', (seats) => {
  test('a whole game with undos: secrets hold, restarts change nothing, the record verifies', () => {
    const random = fastSource(seats)
    const people = NAMES.slice(0, seats)
    const driver = new TableDriver(game, people.map(person), { expeditionAid: false })
    let hiddenSteps = 0
    const leaks: number[] = []
    const lost: number[] = []
    while (driver.table.status === 'playing') {
      const waiting = waitingFor(driver.table)
      const seat = waiting[random(waiting.length)] ?? 0
      const others = [...people.filter((_, other) => other !== seat), null]
      const before = others.map((who) => shownTo(driver, who))
      const lines = driver.table.lines.length
      step(driver, random, seat)
      if (driver.table.lines.length === lines) {
        hiddenSteps++
        if (others.some((who, index) => shownTo(driver, who) !== before[index])) leaks.push(driver.table.version)
      }
      if (random(25) === 0) {
        const again = driver.restarted()
        const isSame = (who: string | null) =>
          JSON.stringify(readTable(again, who, words, TEXT)) ===
          JSON.stringify(readTable(driver.table, who, words, TEXT))
        if (![...people, null].every(isSame)) lost.push(driver.table.version)
      }
    }
    expect({ leaks, lost }).toEqual({ leaks: [], lost: [] })
    expect(hiddenSteps).toBeGreaterThan(28 * seats)

    const record = parseRecord(makeRecord(recordOf(driver.table)), () => game.options)
    expect(record.ok && verify(game, record.value)).toMatchObject({
      ok: true,
      value: { drawsChecked: true, finished: true },
    })
    const log = readLog(driver.table, null, 0)
    expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1))
    const own = log.flatMap((entry) => (entry.kind === 'events' ? entry.events : []))
    expect(own.some(({ type }) => type === 'crossed' || type === 'kept')).toBe(false)
    const last = readTableAt(driver.table, null, driver.table.version, words, TEXT)
    expect(last.ok && last.value.view).toEqual(game.view(driver.table.state, SPECTATOR))
    expect(readScores(driver.table, null).points.at(-1)?.totals).toEqual(
      game.outcome(driver.table.state).scores.map(({ total }) => total),
    )
  })
})

test('points that were a secret are told over the whole game once it is over', () => {
  const secretive: AnyGame = {
    ...game,
    view(state, viewer) {
      const view = game.view(state, viewer)
      const scores = view.scores.map((score, seat) => (seat === viewer ? score : { ...score, total: 0 }))
      return { ...view, scores }
    },
  }
  const random = fastSource(5)
  const driver = new TableDriver(secretive, ['ana', 'bo'].map(person), { expeditionAid: false })
  const totalsFor = (who: string | null) => readScores(driver.table, who).points.map(({ totals }) => totals)
  let known = 0
  while (driver.table.status === 'playing') {
    step(driver, random, waitingFor(driver.table)[0] ?? 0)
    if (driver.table.status !== 'playing') break
    if (totalsFor(null).length !== 1 || totalsFor('ana').some(([, bo]) => bo !== 0)) known++
  }
  expect(known).toBe(0)
  const told = totalsFor(null)
  expect([told.length > 10, totalsFor('ana'), totalsFor('bo')]).toEqual([true, told, told])
  expect(told.at(-1)).toEqual(game.outcome(driver.table.state).scores.map(({ total }) => total))
})
