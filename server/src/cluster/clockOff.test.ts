import { describe, expect, test } from 'vitest'
import { actOnce } from '../testing/actOnce.ts'
import { inDatabase, newDatabase, POSTGRES } from '../testing/postgres.ts'
import { ServerProcess } from '../testing/serverProcess.ts'
import { TestClient } from '../testing/testClient.ts'

/** A process on a machine whose clock is so many milliseconds ahead. */
function withClockAhead(ms: number): string {
  return `--import=data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${ms}`)}`
}

describe.runIf(POSTGRES !== null)('a process whose clock is five minutes off', () => {
  test.each([
    ['ahead', 300],
    ['behind', -300],
  ])('(%s) takes no time from anybody, and ends no game', { timeout: 120_000 }, async (_, seconds) => {
    const database = await newDatabase()
    // The wrong one looks after all clocks: it is there first.
    const wrong = await ServerProcess.start({ DATABASE_URL: database, NODE_OPTIONS: withClockAhead(seconds * 1000), LOG_LEVEL: 'warn' }) // prettier-ignore
    const right = await ServerProcess.start({ DATABASE_URL: database })
    const people = await Promise.all(['Ada', 'Ben'].map((name) => TestClient.named(right.url, name)))
    const [ada, ben] = people as [TestClient, TestClient]
    const elsewhere = people.map(({ token }) => Object.assign(new TestClient(wrong.url), { token }))
    const timeControl = { bank: 180, increment: 0, cap: 180, timeOut: 'loss' } as const
    const { id } = await ada.createTable({
      game: 'silver-and-gold',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      timeControl,
    })
    await ben.does(id, 'join')
    for (let done = 0; done < 12; done++) await actOnce(done % 3 === 0 ? people : elsewhere, id)
    const { status, clocks } = await ada.table(id)
    expect(status).toBe('playing')
    for (const clock of clocks ?? []) expect(clock.left).toBeGreaterThan(120_000)
    const [times] = await inDatabase(
      `select max(abs(at - extract(epoch from clock_timestamp()) * 1000))::int as off from journal`,
      database,
    )
    expect(times?.['off']).toBeLessThan(60_000)

    expect(await (await fetch(`${wrong.url}/readyz`)).json()).toMatchObject({ ok: true, databaseAhead: expect.closeTo(-seconds, 0) as number }) // prettier-ignore
    // What pages count time left by.
    const told = (await fetch(`${wrong.url}/api/games`)).headers.get('date') ?? ''
    expect(Math.abs(Date.parse(told) - Date.now())).toBeLessThan(30_000)
    expect(wrong.errors).toContain('clock is off')
  })
})
