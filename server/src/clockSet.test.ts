import { expect, test } from 'vitest'
import { actOnce } from './testing/actOnce.ts'
import { ServerProcess } from './testing/serverProcess.ts'
import { newFolder } from './testing/serverUnderTest.ts'
import { TestClient, until } from './testing/testClient.ts'

const DAY = 24 * 3600_000

/** A machine that has been up for a day. Its clock is set forward by a day by SIGUSR2, and back by the next. */
const SET = `data:text/javascript,${encodeURIComponent(`
  const now = Date.now
  let ahead = 0
  const os = process.getBuiltinModule('os')
  const up = os.uptime
  os.uptime = () => up() + 86400
  process.getBuiltinModule('module').syncBuiltinESMExports()
  process.on('SIGUSR2', () => {
    ahead = ahead === 0 ? ${DAY} : 0
    Date.now = () => now() + ahead
    process.stderr.write('set\\n')
  })`)}`

test(
  'somebody sets the machine’s clock forward by a day and back: no player pays for it',
  { timeout: 60_000 },
  async () => {
    const server = await ServerProcess.start({ FATHOM_DATA: newFolder(), NODE_OPTIONS: `--import=${SET}`, LOG_LEVEL: 'warn' }) // prettier-ignore
    const [ada, ben] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Ben')]
    const timeControl = { bank: 180, increment: 0, cap: 180, timeOut: 'loss' } as const
    const { id } = await ada.createTable({
      game: 'silver-and-gold',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      timeControl,
    })
    await ben.does(id, 'join')
    const sets = async (times: number) => {
      server.send('SIGUSR2')
      await until(() => server.errors.split('set\n').length > times)
    }
    await actOnce([ada], id)
    await sets(1)
    const told = (await fetch(`${server.url}/api/games`)).headers.get('date') ?? ''
    expect(Math.abs(Date.parse(told) - Date.now())).toBeLessThan(30_000)
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ timeAhead: expect.closeTo(-DAY / 1000, -1) as number }) // prettier-ignore
    await actOnce([ben], id)
    await actOnce([ada], id)
    await sets(2)
    await actOnce([ben], id)
    const { status, clocks } = await ada.table(id)
    expect(status).toBe('playing')
    for (const clock of clocks ?? []) {
      expect(clock.left).toBeGreaterThan(120_000)
      expect(clock.left).toBeLessThan(180_000)
    }
    expect(server.errors).toContain('somebody has set this machine’s clock')
  },
)
