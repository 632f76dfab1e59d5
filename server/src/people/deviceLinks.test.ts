import { expect, test } from 'vitest'
import { DeviceLinks } from './deviceLinks.ts'

const MINUTE = 60_000
const PHONE = { browser: 'Safari', system: 'iPhone' }

test('a link is used once, within ten minutes, and its maker is told by whom', async () => {
  let now = 0
  const links = new DeviceLinks(undefined, () => now)
  expect(await links.of('laptop')).toEqual({ state: 'none', until: 0, usedBy: null })
  const token = await links.make('ada', 'laptop')
  expect(await links.of('laptop')).toEqual({ state: 'waiting', until: 10 * MINUTE, usedBy: null })
  expect(await links.use(`${token}x`, PHONE)).toBeNull()
  now = 10 * MINUTE - 1
  expect(await links.use(token, PHONE)).toBe('ada')
  expect(await links.use(token, PHONE)).toBeNull()
  expect(await links.of('laptop')).toEqual({ state: 'used', until: 10 * MINUTE, usedBy: PHONE })
  const late = await links.make('ada', 'laptop')
  now += 10 * MINUTE
  expect(await links.use(late, PHONE)).toBeNull()
  expect((await links.of('laptop')).state).toBe('none')
})

test('a new link ends the one before, and all end with their session', async () => {
  const links = new DeviceLinks(undefined, () => 0)
  const [first, second] = [await links.make('ada', 'laptop'), await links.make('ada', 'laptop')]
  expect(await links.use(first, PHONE)).toBeNull()
  await links.forget(['laptop'])
  expect(await links.use(second, PHONE)).toBeNull()
})
