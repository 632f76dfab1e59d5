import { expect, test } from 'vitest'
import { DeviceLinks } from './deviceLinks.ts'

const MINUTE = 60_000
const PHONE = { browser: 'Safari', system: 'iPhone' }

test('a link is used once, within ten minutes, and its maker is told by whom', () => {
  let now = 0
  const links = new DeviceLinks(() => now)
  expect(links.of('laptop')).toEqual({ state: 'none', until: 0, usedBy: null })
  const token = links.make('ada', 'laptop')
  expect(links.of('laptop')).toEqual({ state: 'waiting', until: 10 * MINUTE, usedBy: null })
  expect(links.use(`${token}x`, PHONE)).toBeNull()
  now = 10 * MINUTE - 1
  expect(links.use(token, PHONE)).toBe('ada')
  expect(links.use(token, PHONE)).toBeNull()
  expect(links.of('laptop')).toEqual({ state: 'used', until: 10 * MINUTE, usedBy: PHONE })
  const late = links.make('ada', 'laptop')
  now += 10 * MINUTE
  expect(links.use(late, PHONE)).toBeNull()
  expect(links.of('laptop').state).toBe('none')
})

test('a new link ends the one before, and all end with their session', () => {
  const links = new DeviceLinks(() => 0)
  const [first, second] = [links.make('ada', 'laptop'), links.make('ada', 'laptop')]
  expect(links.use(first, PHONE)).toBeNull()
  links.forget(['laptop'])
  expect(links.use(second, PHONE)).toBeNull()
})
