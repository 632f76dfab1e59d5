import { describe, expect, test } from 'vitest'
import { components } from '../components.ts'
import { OWN, QUEUE, SITES, ZODIAC_COUNT } from '../state.ts'
import { large, problems, small, type Change } from '../testing/changed.ts'
import { FIRST_NEUTRAL } from '../types.ts'

/** Room that the state has, whatever a set asks for: more is refused before a game begins. */
describe('what a set asks for beyond the room there is', () => {
  const cases: readonly [string, Change, string, string][] = [
    [
      'an eighth worker of a seat',
      (data) => (data.people.workersToRecruit = OWN - data.people.workersAtStart),
      'people.workers: 8 instead of 5.',
      'people.workers : 8 au lieu de 5.',
    ],
    [
      'a fifth neutral Zodiac',
      (data) => (data.supply.neutralZodiacs = ZODIAC_COUNT - FIRST_NEUTRAL + 1),
      'supply.neutralZodiacs: 5 instead of 4.',
      'supply.neutralZodiacs : 5 au lieu de 4.',
    ],
    [
      'a site 10',
      (data) => {
        const { sea, mapNumbers } = large(data)
        for (let number = 8; number <= SITES; number++) {
          mapNumbers.push(number)
          sea.sites.push({ site: number, size: 'small', tile: [0, 0, 10, 10] })
          for (const column of [1, 2, 3, 4]) {
            sea.spaces.push({ id: `s${number}.${column}`, kind: 'dig', site: number, column, x: 1, y: 1 })
          }
        }
      },
      'boards.3-4.mapNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] instead of [1, 2, 3, 4, 5, 6, 7].',
      'boards.3-4.mapNumbers : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] au lieu de [1, 2, 3, 4, 5, 6, 7].',
    ],
    [
      'a queue that is longer than any',
      (data) => (small(data).queues['7'] = Array.from({ length: QUEUE + 1 }, () => ({ players: 1 }))),
      'boards.1-2.queues.7: 13 spaces; there is room for 12.',
      'boards.1-2.queues.7 : 13 cases ; il y a de la place pour 12.',
    ],
    [
      'a room of four',
      (data) => large(data).museum[2]?.values.push(2),
      'boards.3-4.museum M3: 1 to 3 treasures of 2 to 5 points are expected, not 4, 3, 5, 2.',
      'boards.3-4.museum M3 : de 1 à 3 trésors valant de 2 à 5 points sont attendus, pas 4, 3, 5, 2.',
    ],
    [
      'a fifth auction',
      (data) => data.calendar.auctionsAfter.push(9),
      'calendar.auctionsAfter: [3, 5, 7, 8, 9] instead of [3, 5, 7, 8].',
      'calendar.auctionsAfter : [3, 5, 7, 8, 9] au lieu de [3, 5, 7, 8].',
    ],
  ]

  test.each(cases)('%s is refused with a sentence, printed or not', (_, change, english, french) => {
    expect(problems(change)).toContain(english)
    expect(problems(change, 'fr')).toContain(french)
    const printed: Change = (data) => {
      change(data)
      data.provenance = 'transcribed'
    }
    expect(problems(printed)).toContain(english)
  })

  test('the built-in set keeps within the room', () => {
    const { people, supply, boards } = components
    expect(people.workersAtStart + people.workersToRecruit).toBeLessThan(OWN)
    expect(FIRST_NEUTRAL + supply.neutralZodiacs).toBeLessThanOrEqual(ZODIAC_COUNT)
    expect(Math.max(...boards['3-4'].mapNumbers)).toBeLessThan(SITES)
  })
})
